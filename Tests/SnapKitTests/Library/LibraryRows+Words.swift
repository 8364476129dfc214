import SnapKit
import UIKit

/// A word of attributes, on the maker, on a view and on a guide.
struct LibraryWord: Sendable {
    let name: String
    let maker: @MainActor @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    let chain: @MainActor @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable
    let view: @MainActor @Sendable (UIView) -> ConstraintItem
    let guide: @MainActor @Sendable (UILayoutGuide) -> ConstraintItem

    init(
        _ name: String,
        _ maker: @escaping @MainActor @Sendable (ConstraintMaker) -> ConstraintMakerExtendable,
        _ chain:
            @escaping @MainActor @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable,
        _ view: @escaping @MainActor @Sendable (UIView) -> ConstraintItem,
        _ guide: @escaping @MainActor @Sendable (UILayoutGuide) -> ConstraintItem
    ) {
        self.name = name
        self.maker = maker
        self.chain = chain
        self.view = view
        self.guide = guide
    }

    /// Words of one attribute, then of several.
    static let all: [LibraryWord] = single + several
    static let single: [LibraryWord] = [
        LibraryWord("left", { $0.left }, { $0.left }, { $0.snp.left }, { $0.snp.left }),
        LibraryWord("top", { $0.top }, { $0.top }, { $0.snp.top }, { $0.snp.top }),
        LibraryWord("right", { $0.right }, { $0.right }, { $0.snp.right }, { $0.snp.right }),
        LibraryWord("bottom", { $0.bottom }, { $0.bottom }, { $0.snp.bottom }, { $0.snp.bottom }),
        LibraryWord(
            "leading", { $0.leading }, { $0.leading }, { $0.snp.leading }, { $0.snp.leading }),
        LibraryWord(
            "trailing", { $0.trailing }, { $0.trailing }, { $0.snp.trailing }, { $0.snp.trailing }),
        LibraryWord("width", { $0.width }, { $0.width }, { $0.snp.width }, { $0.snp.width }),
        LibraryWord("height", { $0.height }, { $0.height }, { $0.snp.height }, { $0.snp.height }),
        LibraryWord(
            "centerX", { $0.centerX }, { $0.centerX }, { $0.snp.centerX }, { $0.snp.centerX }),
        LibraryWord(
            "centerY", { $0.centerY }, { $0.centerY }, { $0.snp.centerY }, { $0.snp.centerY }),
        LibraryWord(
            "lastBaseline", { $0.lastBaseline }, { $0.lastBaseline }, { $0.snp.lastBaseline },
            { $0.snp.lastBaseline }),
        LibraryWord(
            "firstBaseline", { $0.firstBaseline }, { $0.firstBaseline }, { $0.snp.firstBaseline },
            { $0.snp.firstBaseline }),
        LibraryWord(
            "leftMargin", { $0.leftMargin }, { $0.leftMargin }, { $0.snp.leftMargin },
            { $0.snp.leftMargin }),
        LibraryWord(
            "rightMargin", { $0.rightMargin }, { $0.rightMargin }, { $0.snp.rightMargin },
            { $0.snp.rightMargin }),
        LibraryWord(
            "topMargin", { $0.topMargin }, { $0.topMargin }, { $0.snp.topMargin },
            { $0.snp.topMargin }),
        LibraryWord(
            "bottomMargin", { $0.bottomMargin }, { $0.bottomMargin }, { $0.snp.bottomMargin },
            { $0.snp.bottomMargin }),
        LibraryWord(
            "leadingMargin", { $0.leadingMargin }, { $0.leadingMargin }, { $0.snp.leadingMargin },
            { $0.snp.leadingMargin }),
        LibraryWord(
            "trailingMargin", { $0.trailingMargin }, { $0.trailingMargin },
            { $0.snp.trailingMargin }, { $0.snp.trailingMargin }),
        LibraryWord(
            "centerXWithinMargins", { $0.centerXWithinMargins }, { $0.centerXWithinMargins },
            { $0.snp.centerXWithinMargins }, { $0.snp.centerXWithinMargins }),
        LibraryWord(
            "centerYWithinMargins", { $0.centerYWithinMargins }, { $0.centerYWithinMargins },
            { $0.snp.centerYWithinMargins }, { $0.snp.centerYWithinMargins }),
    ]
    static let several: [LibraryWord] = [
        LibraryWord("edges", { $0.edges }, { $0.edges }, { $0.snp.edges }, { $0.snp.edges }),
        LibraryWord(
            "horizontalEdges", { $0.horizontalEdges }, { $0.horizontalEdges },
            { $0.snp.horizontalEdges }, { $0.snp.horizontalEdges }),
        LibraryWord(
            "verticalEdges", { $0.verticalEdges }, { $0.verticalEdges }, { $0.snp.verticalEdges },
            { $0.snp.verticalEdges }),
        LibraryWord(
            "directionalEdges", { $0.directionalEdges }, { $0.directionalEdges },
            { $0.snp.directionalEdges }, { $0.snp.directionalEdges }),
        LibraryWord(
            "directionalHorizontalEdges", { $0.directionalHorizontalEdges },
            { $0.directionalHorizontalEdges }, { $0.snp.directionalHorizontalEdges },
            { $0.snp.directionalHorizontalEdges }),
        LibraryWord(
            "directionalVerticalEdges", { $0.directionalVerticalEdges },
            { $0.directionalVerticalEdges }, { $0.snp.directionalVerticalEdges },
            { $0.snp.directionalVerticalEdges }),
        LibraryWord("size", { $0.size }, { $0.size }, { $0.snp.size }, { $0.snp.size }),
        LibraryWord(
            "center", { $0.center }, { $0.centerX.centerY }, { $0.snp.center }, { $0.snp.center }),
        LibraryWord(
            "margins", { $0.margins }, { $0.margins }, { $0.snp.margins }, { $0.snp.margins }),
        LibraryWord(
            "directionalMargins", { $0.directionalMargins }, { $0.directionalMargins },
            { $0.snp.directionalMargins }, { $0.snp.directionalMargins }),
        LibraryWord(
            "centerWithinMargins", { $0.centerWithinMargins }, { $0.centerWithinMargins },
            { $0.snp.centerWithinMargins }, { $0.snp.centerWithinMargins }),
    ]
}

/// Every word with every kind of target and modifier (inventory a.1 to a.3).
enum LibraryWordRows {
    static let all: [LibraryRow] = LibraryWord.all.flatMap { rows($0) } + pairs + sets

    private static func rows(_ word: LibraryWord) -> [LibraryRow] {
        let (name, of) = (word.name, word.maker)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
        return [
            .line("\(name).equalTo(view)") { of($0).equalTo($1.other) },
            .line("\(name).equalTo(guide)") { of($0).equalTo($1.foreign) },
            .line("\(name).equalTo(safeAreaLayoutGuide)") {
                of($0).equalTo($1.root.safeAreaLayoutGuide)
            },
            .line("\(name).equalTo(view.snp.\(name))") { of($0).equalTo(word.view($1.other)) },
            .line("\(name).equalTo(guide.snp.\(name))") { of($0).equalTo(word.guide($1.foreign)) },
            .line("\(name).equalTo(7)") { make, _ in of(make).equalTo(7) },
            .line("\(name).equalTo(size)") { make, _ in
                of(make).equalTo(CGSize(width: 50, height: 60))
            },
            .line("\(name).equalTo(point)") { make, _ in of(make).equalTo(CGPoint(x: 3, y: 4)) },
            .line("\(name).equalTo(insets)") { make, _ in of(make).equalTo(insets) },
            .line("\(name).equalTo(directionalInsets)") { make, _ in
                of(make).equalTo(directional)
            },
            .line("\(name).equalToSuperview()") { make, _ in of(make).equalToSuperview() },
            .line("\(name).equalTo(view).offset(10)") { of($0).equalTo($1.other).offset(10) },
            .line("\(name).equalTo(view).inset(10)") { of($0).equalTo($1.other).inset(10) },
            .line("\(name).equalTo(view).inset(insets)") { of($0).equalTo($1.other).inset(insets) },
            .line("\(name).equalTo(view).inset(directionalInsets)") {
                of($0).equalTo($1.other).inset(directional)
            },
            .line("\(name).equalTo(7).inset(10)") { make, _ in of(make).equalTo(7).inset(10) },
            LibraryRow(name: "right to left: \(name) with insets") { stage in
                ConstraintConfig.interfaceLayoutDirection = .rightToLeft
                let made = stage.box.snp.prepareConstraints { make in
                    of(make).equalTo(stage.other).inset(insets)
                    of(make).equalTo(stage.other).inset(directional)
                    of(make).equalTo(insets)
                    of(make).equalTo(directional)
                }
                ConstraintConfig.interfaceLayoutDirection = .leftToRight
                return stage.records(made)
            },
            LibraryRow(name: "guide.snp.\(name)") { stage in
                stage.records(
                    stage.guide.snp.prepareConstraints { make in
                        of(make).equalTo(stage.other)
                        of(make).equalTo(7)
                        of(make).equalToSuperview().inset(10)
                    })
            },
            .line("left.\(name).equalTo(view)") { word.chain($0.left).equalTo($1.other) },
        ]
    }

    /// Each attribute against each single attribute of another view.
    private static let pairs: [LibraryRow] = LibraryWord.single.flatMap { first in
        LibraryWord.single.filter { $0.name != first.name }.map { second in
            LibraryRow.line("\(first.name).equalTo(view.snp.\(second.name)).inset(10)") {
                first.maker($0).equalTo(second.view($1.other)).inset(10)
            }
        }
    }

    /// Each word of several against each other word of several, and against one attribute.
    private static let sets: [LibraryRow] = LibraryWord.several.flatMap { first in
        (LibraryWord.several.filter { $0.name != first.name } + [LibraryWord.single[0]]).map {
            second in
            LibraryRow.line("\(first.name).equalTo(view.snp.\(second.name))") {
                first.maker($0).equalTo(second.view($1.other))
            }
        }
    }
}
