import LayoutSolver
import Testing
