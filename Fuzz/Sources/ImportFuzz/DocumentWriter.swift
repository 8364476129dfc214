/// Writes a document that is well-formed and otherwise as the fuzzer's bytes will have it: few ids, so that they collide
/// and constraints find something, and numbers from both ends.
struct DocumentWriter {
    private var bytes: ArraySlice<UInt8>
    private var text = ""
    private var elementsLeft = 200

    private static let tags = [
        "view", "label", "button", "imageView", "stackView", "scrollView", "tableView",
        "tableViewCell",
        "tableViewCellContentView", "collectionViewCell", "textField", "textView", "switch",
        "slider",
        "segmentedControl", "activityIndicatorView", "toolbar", "searchBar", "containerView",
        "stackView",
    ]
    private static let ids = ["root", "a", "b", "c", "d", "e", "safe", "guide", "content", "frame"]
    private static let numbers = [
        "0.0", "1", "20", "44", "375", "667", "-8", "0.5", "1e7", "-1e7", "1e300", "nan", "-0.0",
        "1e-9", "x",
        "333.33333333333331",
    ]
    private static let attributes = [
        "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
        "centerY", "baseline",
        "firstBaseline", "leadingMargin", "bottomMargin", "centerXWithinMargins", "nonsense",
    ]
    private static let devices = [
        "retina4_7", "retina5_9", "retina6_1", "retina6_12", "ipad9_7", "ipad12_9rounded",
        "appleTV", "none",
    ]
    private static let versions = [
        "0", "9532", "12121", "14460", "14868", "17701", "21507", "24506", "99999999999999",
    ]

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    private mutating func next(_ bound: Int) -> Int { Int(bytes.popFirst() ?? 0) % bound }

    private mutating func pick(_ words: [String]) -> String { words[next(words.count)] }

    /// The whole document.
    mutating func document() -> String {
        let orientation = next(3) == 0 ? "landscape" : "portrait"
        text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(pick(Self.versions))" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(pick(Self.devices))" orientation="\(orientation)"/>
            <scenes><scene><objects><viewController id="one"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>

            """
        element(depth: 0)
        if next(3) == 0 {
            text += "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        }
        return text + "</viewController></objects></scene></scenes></document>"
    }

    private mutating func element(depth: Int) {
        guard elementsLeft > 0, depth < 24 else { return }
        elementsLeft -= 1
        let tag = depth == 0 ? "view" : pick(Self.tags)
        text += "<\(tag) id=\"\(depth == 0 ? "root" : pick(Self.ids))\""
        if next(4) != 0 { text += " translatesAutoresizingMaskIntoConstraints=\"NO\"" }
        for _ in 0..<next(4) { text += option() }
        text += ">\n<rect key=\"frame\""
        for name in ["x", "y", "width", "height"] { text += " \(name)=\"\(pick(Self.numbers))\"" }
        text += "/>\n"
        if next(6) == 0 { text += "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n" }
        if next(6) == 0 { text += "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>\n" }
        text += "<subviews>\n"
        for _ in 0..<next(5) where !bytes.isEmpty { element(depth: depth + 1) }
        text += "</subviews>\n<constraints>\n"
        for number in 0..<next(6) where !bytes.isEmpty { constraint(number) }
        text += "</constraints>\n"
        if next(8) == 0 {
            text += "<variation key=\"heightClass=compact\"><mask key=\"subviews\">"
            text += "<exclude reference=\"\(pick(Self.ids))\"/></mask></variation>\n"
        }
        text += "</\(tag)>\n"
    }

    private mutating func option() -> String {
        switch next(12) {
        case 0: " hidden=\"YES\""
        case 1: " axis=\"vertical\""
        case 2:
            " distribution=\"\(pick(["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]))\""
        case 3:
            " alignment=\"\(pick(["center", "top", "trailing", "firstBaseline", "lastBaseline"]))\""
        case 4: " spacing=\"\(pick(Self.numbers))\""
        case 5: " horizontalHuggingPriority=\"\(pick(["1", "251", "1000", "0", "-3"]))\""
        case 6: " text=\"\(pick(["", "Label", "a long text of several words", "مرحبا", "👩‍👩‍👧"]))\""
        case 7: " numberOfLines=\"\(pick(["0", "2", "-1", "999999999999"]))\""
        case 8: " preservesSuperviewLayoutMargins=\"YES\""
        case 9: " key=\"\(pick(["contentView", "tableHeaderView", "view"]))\""
        case 10:
            " placeholderIntrinsicWidth=\"\(pick(Self.numbers))\" placeholderIntrinsicHeight=\"infinite\""
        default: " fixedFrame=\"YES\""
        }
    }

    private mutating func constraint(_ number: Int) {
        text +=
            "<constraint id=\"k\(elementsLeft)-\(number)\" firstAttribute=\"\(pick(Self.attributes))\""
        if next(3) != 0 { text += " firstItem=\"\(pick(Self.ids))\"" }
        if next(3) != 0 {
            text += " secondItem=\"\(pick(Self.ids))\" secondAttribute=\"\(pick(Self.attributes))\""
        }
        if next(2) == 0 { text += " constant=\"\(pick(Self.numbers))\"" }
        if next(5) == 0 {
            text += " multiplier=\"\(pick(["16:9", "1/3", "0", "-1", "1:0", "1e300", "0.5"]))\""
        }
        if next(3) == 0 {
            text += " priority=\"\(pick(["1", "250", "750", "999.5", "1000", "1001"]))\""
        }
        if next(4) == 0 {
            text += " relation=\"\(pick(["lessThanOrEqual", "greaterThanOrEqual"]))\""
        }
        text += "/>\n"
    }
}
