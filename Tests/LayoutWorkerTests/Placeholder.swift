import LayoutWorker
import Testing
