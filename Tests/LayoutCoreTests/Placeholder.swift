import LayoutCore
import Testing
