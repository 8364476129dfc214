extension JobWriter {
    /// A value for a key, mostly of its kind.
    mutating func value(_ key: String) -> String {
        if isWrong() { return pick(Self.wrongNumbers) }
        switch key {
        case "intrinsicSize": return next(4) == 0 ? "[null,\(size())]" : sizes(2)
        case "text": return pick(Self.texts)
        case "font":
            return pick([
                "{\"size\":17}", "{\"textStyle\":\"body\",\"weight\":\"bold\"}",
                "{\"size\":0.1,\"family\":\"Inter\"}",
            ])
        case "textTable": return pick(["[[120,20.5],[60,41]]", "[[1,2]]"])
        case "sizeTable":
            return pick([
                "[{\"size\":[1,2]}]",
                "[{\"size\":[3,4],\"maximumWidth\":9,\"textSize\":\"large\",\"locale\":\"de\"}]",
            ])
        case "image": return pick(["{\"size\":[24,24]}", "{\"size\":[1,0],\"mode\":\"center\"}"])
        case "hugging", "compressionResistance":
            return next(2) == 0
                ? priority() : "{\"\(pick(["horizontal", "vertical"]))\":\(priority())}"
        case "alignmentInsets", "margins":
            return next(2) == 0
                ? numbers(4) : "{\"\(pick(["top", "left", "bottom", "right"]))\":\(number())}"
        case "safeArea":
            return next(2) == 0
                ? sizes(4) : "{\"\(pick(["top", "left", "bottom", "right"]))\":\(size())}"
        case "autoresizing":
            return
                "{\"frame\":\(sizes(4)),\"in\":\(sizes(2)),\"flexible\":[\"\(pick(["width", "topMargin", "leftMargin"]))\"]}"
        case "semanticContent": return quoted(pick(["ltr", "rtl", "unspecified"]))
        case "stack":
            return object(
                some(
                    5,
                    of: [
                        "axis", "distribution", "alignment", "spacing", "customSpacing",
                        "marginsRelative",
                        "baselineRelative",
                    ]))
        case "axis": return quoted(pick(["vertical", "horizontal"]))
        case "distribution":
            return quoted(
                pick([
                    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
                ]))
        case "alignment":
            return quoted(
                pick(["fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"]))
        case "customSpacing": return "{\"screen\":\(number())}"
        case "constant": return next(2) == 0 ? number() : pick(["\"inset\"", "\"-inset\""])
        case "multiplier": return isWrong() ? "0" : pick(["1", "0.5", "-1", "3"])
        case "spacing", "firstBaseline": return number()
        case "minimumScale", "alpha": return fraction()
        case "lines": return pick(["0", "1", "3"])
        case "scale": return pick(["1", "2", "0.5"])
        case "priority": return priority()
        case "direction": return quoted(pick(["leftToRight", "rightToLeft", "leadingToTrailing"]))
        case "active", "generated", "marginsRelative", "baselineRelative", "hidden",
            "systemMargins", "marginsFromSafeArea":
            return pick(["true", "false"])
        case "class", "source", "name": return quoted(pick(Self.names))
        case "tags", "aliases": return list(2) { $0.quoted($0.pick(Self.names)) }
        case "align": return pick(["\"centerY\"", "[\"top\",\"bottom\"]", "[]"])
        case "extraRoots": return "[{\"id\":\"lost\"}]"
        case "guides": return "[{\"id\":\"gap\",\"owner\":\"\(known(views, Self.ids))\"}]"
        case "readableWidths": return "{\"large\":\(size())}"
        case "states":
            let updates = list(4) { $0.update() }
            let isGroup = next(2) == 0
            states.append(isGroup ? "group.s0" : "s0")
            return isGroup ? "{\"group\":{\"s0\":\(updates)}}" : "{\"s0\":\(updates)}"
        case "when":
            return list(2) { "{\"if\":\"\($0.condition())\",\"apply\":[\($0.update())]}" }
        case "horizontal", "vertical": return quoted(pick(["compact", "regular"]))
        case "landscape": return posture()
        case "splits": return "{\"oneHalf\":{\"portrait\":\(posture())}}"
        case "idiom": return quoted(pick(["phone", "pad", "tv", "mac"]))
        case "year": return pick(["2024", "1999"])
        case "textSizes":
            return pick(["[\"large\"]", "\"accessibility5\"", "[\"xSmall\",\"large\"]"])
        case "directions": return pick(["[\"rtl\"]", "[\"ltr\",\"rtl\"]"])
        case "orientations": return pick(["[\"landscape\"]", "[\"portrait\",\"landscape\"]"])
        case "exclude": return "[\"*-m4\"]"
        case "base": return pick(["\"iphone-8\"", "\"desk\"", "\"ipad-pro-11-m4\""])
        case "platform": return quoted(isWrong() ? "macOS" : pick(["iOS", "tvOS"]))
        case "strings": return "{\"de\":{\"one\":\"Eins\"},\"fr\":{}}"
        case "locales": return pick(["[\"base\",\"de\"]", "\"fr\""])
        case "data":
            return "[{\"id\":\"x\",\"texts\":{\"screen\":\"long\"},\"updates\":[\(update())]}]"
        case "steps": return list(2) { $0.list(2) { $0.update() } }
        case "frames": return quoted(pick(["all", "none", "findings"]))
        case "checks": return list(2) { $0.pick(Self.rules) }
        case "expect":
            return list(1) {
                "{\"if\":\"\($0.condition())\",\"frames\":{\"screen\":[null,\($0.number()),1,null]},\"step\":0}"
            }
        default: return "0"
        }
    }
}
