import AuthoringStage
import SnapKit

extension Stage {
    /// An upright stage with the present meaning and reading from the left.
    static func standard(_ size: CGSize = Stage.portrait) -> Stage {
        ConstraintConfig.meaning = .current
        ConstraintConfig.interfaceLayoutDirection = .leftToRight
        return Stage(size)
    }
}
