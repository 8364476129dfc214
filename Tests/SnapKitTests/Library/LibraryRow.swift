import AuthoringStage
import SnapKit
import UIKit

/// A piece of authoring code that the public library and this one run alike, word for word; `Truth` has what came of it there.
struct LibraryRow: Sendable {
    /// What is written, for people and as the key of the recorded truth.
    let name: String
    /// Writes it and gives the records that came of it.
    let write: @MainActor @Sendable (LibraryStage) -> [String]

    /// A line in a block for `box`, recorded before it is active.
    static func line(
        _ name: String,
        _ write: @escaping @MainActor @Sendable (ConstraintMaker, LibraryStage) -> Void
    ) -> LibraryRow {
        LibraryRow(name: name) { stage in
            stage.records(stage.box.snp.prepareConstraints { make in write(make, stage) })
        }
    }

    /// Several statements, after which everything active is recorded.
    static func steps(
        _ name: String, _ write: @escaping @MainActor @Sendable (LibraryStage) -> Void
    ) -> LibraryRow {
        LibraryRow(name: name) { stage in
            write(stage)
            return stage.notes + stage.stage.records()
        }
    }
}

/// Named views and guides in a window.
@MainActor
final class LibraryStage {
    let stage: Stage
    let root: UIView
    let box: UIView
    let inner: UIView
    let other: UIView
    let label: UILabel
    let guide = UILayoutGuide()
    let foreign = UILayoutGuide()
    /// What a row wants remembered besides its constraints.
    var notes: [String] = []

    init() {
        stage = Stage()
        ConstraintConfig.interfaceLayoutDirection = .leftToRight
        root = stage.root
        box = stage.add("box")
        inner = stage.add("inner", to: box)
        other = stage.add("other")
        label = stage.add(UILabel(), "label")
        box.addLayoutGuide(guide)
        other.addLayoutGuide(foreign)
        stage.name(guide, "guide")
        stage.name(foreign, "foreign")
        stage.name(root.safeAreaLayoutGuide, "safe")
        stage.name(root.layoutMarginsGuide, "inside")
        stage.name(root.readableContentGuide, "readable")
    }

    /// Records of lines: constraints in their order, with identifier and whether they are active.
    func records(_ lines: [Constraint]) -> [String] {
        lines.flatMap(\.layoutConstraints).map { constraint in
            stage.records([constraint])[0]
                + (constraint.identifier.map { " '\($0)'" } ?? "")
                + (constraint.isActive ? " active" : "")
        }
    }

    /// Remembers something.
    func note(_ text: Any) { notes.append("\(text)") }
}
