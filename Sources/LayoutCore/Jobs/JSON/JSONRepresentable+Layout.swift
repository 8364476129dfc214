extension ViewNode: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> ViewNode? {
        reader.view(node, path)
    }

    var json: JSONNode {
        let plain = ViewNode(id: id, kind: kind)
        return .object([
            ("id", .string(id)), ("kind", kind == .view ? nil : .string(kind.rawValue)),
            ("children", children.isEmpty ? nil : .array(children.map(\.json))),
            ("intrinsicSize", intrinsicJSON), ("text", text?.json), ("font", font?.json),
            ("lines", numberOfLines == 1 ? nil : .number(Double(numberOfLines))),
            ("textTable", textTable.map(ViewNode.json)),
            ("sizeTable", sizeTable.isEmpty ? nil : .array(sizeTable.map(\.json))),
            ("minimumScale", minimumScale.map { .number($0) }), ("image", image?.json),
            ("role", role.map { .string($0) }),
            ("hugging", hugging == plain.hugging ? nil : hugging.json),
            (
                "compressionResistance",
                compressionResistance == plain.compressionResistance
                    ? nil : compressionResistance.json
            ),
            ("firstBaseline", firstBaselineFromTop.map { .number($0) }),
            ("lastBaseline", lastBaselineFromBottom.map { .number($0) }),
            ("alignmentInsets", alignmentInsets == .zero ? nil : alignmentInsets.json),
            ("autoresizing", autoresizing?.json),
            (
                "semanticContent",
                semanticContent == .unspecified ? nil : .string(semanticContent.rawValue)
            ),
            (
                marginsAreDirectional ? "directionalMargins" : "margins",
                margins == plain.margins && !marginsAreDirectional ? nil : margins.json
            ),
            ("marginsFromSafeArea", insetsMarginsFromSafeArea ? nil : false),
            ("preservesSuperviewMargins", preservesSuperviewMargins ? true : nil),
            ("systemMargins", respectsSystemMargins ? true : nil),
            ("hidden", isHidden ? true : nil), ("clips", clipsToBounds ? true : nil),
            ("alpha", alpha == 1 ? nil : .number(alpha)),
            ("stack", stack == plain.stack ? nil : stack?.json),
            ("class", className.map { .string($0) }),
            ("accessibilityIdentifier", accessibilityIdentifier.map { .string($0) }),
            ("tags", tags.isEmpty ? nil : .strings(tags)), ("source", source.map { .string($0) }),
        ])
    }

    /// Null tells a picture's view that its picture's size is not its natural size.
    private var intrinsicJSON: JSONNode? {
        if let intrinsicSize { return .numbers([intrinsicSize.width, intrinsicSize.height]) }
        return image == nil ? nil : JSONNode(.null)
    }

    fileprivate static func json(_ table: [TextTableRow]) -> JSONNode {
        .array(table.map { .numbers([$0.minimumWidth, $0.height]) })
    }
}

extension LocalizedText {
    var json: JSONNode {
        guard let key else { return .string(value) }
        return .object([("key", .string(key)), ("default", value == key ? nil : .string(value))])
    }
}

extension FontDescription {
    fileprivate var json: JSONNode {
        .object([
            ("family", family.map { .string($0) }), ("size", .number(size)),
            ("weight", weight.map { .string($0) }), ("textStyle", textStyle.map { .string($0) }),
        ])
    }
}

extension SizeTableRow {
    fileprivate var json: JSONNode {
        .object([
            ("size", size.json), ("maximumWidth", maximumWidth.map { .number($0) }),
            ("textSize", textSize.map { .string($0.rawValue) }),
            ("locale", locale.map { .string($0) }),
        ])
    }
}

extension AutoresizedFrame {
    fileprivate var json: JSONNode {
        let parts = FlexiblePart.allCases.filter(flexible.contains).map(\.rawValue)
        return .object([
            ("frame", .numbers([frame.x, frame.y, frame.width, frame.height])),
            ("in", superviewSize.json), ("flexible", parts.isEmpty ? nil : .strings(parts)),
        ])
    }
}

extension ImageDescription {
    fileprivate var json: JSONNode {
        .object([
            ("size", size.json), ("mode", mode == .scaleToFill ? nil : .string(mode.rawValue)),
        ])
    }
}

extension StackSettings {
    fileprivate var json: JSONNode {
        let plain = StackSettings()
        return .object([
            ("axis", axis == plain.axis ? nil : .string(axis.rawValue)),
            (
                "distribution",
                distribution == plain.distribution ? nil : .string(distribution.rawValue)
            ),
            ("alignment", alignment == plain.alignment ? nil : .string(alignment.rawValue)),
            ("spacing", spacing == 0 ? nil : .number(spacing)),
            (
                "customSpacing",
                customSpacing.isEmpty ? nil : .object(customSpacing.mapValues { .number($0) })
            ),
            ("marginsRelative", isMarginsRelative ? true : nil),
            ("baselineRelative", isBaselineRelative ? true : nil),
            ("textWidthDisambiguation", disambiguatesTextWidth ? nil : false),
        ])
    }
}

extension Size {
    var json: JSONNode { .numbers([width, height]) }
}

extension EdgeInsets {
    var json: JSONNode { .numbers([top, left, bottom, right]) }
}

extension AxisPair {
    var json: JSONNode {
        .object([("horizontal", .number(horizontal)), ("vertical", .number(vertical))])
    }
}

extension Constraint: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Constraint? {
        reader.constraint(node, path)
    }

    /// The string where it says everything, else the object.
    var json: JSONNode {
        if isActive, !isGenerated, source == nil { return .string(text) }
        let constantJSON: JSONNode?
        switch constant {
        case .number(let value): constantJSON = value == 0 ? nil : .number(value)
        case .parameter(let name, let negated):
            constantJSON = .string(negated ? "-\(name)" : name)
        case .systemSpacing: constantJSON = .string(constant.text)
        }
        return .object([
            ("name", name.map { .string($0) }), ("first", .string(first.text)),
            ("relation", .string(relation.text)), ("second", second.map { .string($0.text) }),
            ("multiplier", multiplier == 1 ? nil : .number(multiplier)),
            ("constant", constantJSON), ("priority", priority == 1000 ? nil : .number(priority)),
            ("active", isActive ? nil : false), ("generated", isGenerated ? true : nil),
            ("source", source.map { .string($0) }),
        ])
    }
}

extension Update: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Update? {
        reader.update(node, path)
    }

    var json: JSONNode {
        switch self {
        case .setConstant(let name, let value): Update.set("\(name).constant", .number(value))
        case .setMultiplier(let name, let value): Update.set("\(name).multiplier", .number(value))
        case .setPriority(let name, let value): Update.set("\(name).priority", .number(value))
        case .setParameter(let name, let value): Update.set(name, .number(value))
        case .activate(let names): .object([("activate", .strings(names))])
        case .deactivate(let names): .object([("deactivate", .strings(names))])
        case .add(let constraint): .object([("add", constraint.json)])
        case .remove(let names): .object([("remove", .strings(names))])
        case .remake(let item, let constraints):
            .object([("remake", .string(item)), ("with", .array(constraints.map(\.json)))])
        case .hide(let ids): .object([("hide", .strings(ids))])
        case .show(let ids): .object([("show", .strings(ids))])
        case .removeView(let id): .object([("removeView", .string(id))])
        case .setText(let id, let text): Update.set("\(id).text", text.json)
        case .setMeasuredText(let id, let size, let table):
            Update.set(
                "\(id).measuredText",
                .object([
                    ("size", .numbers([size.width, size.height])),
                    ("table", table.isEmpty ? nil : ViewNode.json(table)),
                ]))
        case .setIntrinsicSize(let id, let size):
            Update.set("\(id).intrinsicSize", .numbers([size.width, size.height]))
        case .setHugging(let id, let pair): Update.set("\(id).hugging", pair.json)
        case .setCompressionResistance(let id, let pair):
            Update.set("\(id).compressionResistance", pair.json)
        case .setStack(let id, let change): Update.set("\(id).stack", change.json)
        case .setMargins(let id, let margins): Update.set("\(id).margins", margins.json)
        case .setDirection(let direction): .object([("direction", .string(direction.rawValue))])
        case .resize(let size): .object([("resize", size.json)])
        case .rotate: .object([("rotate", true)])
        case .fit(let fitting):
            .object([
                (
                    "fit",
                    .object([
                        ("target", fitting.target.json), ("priorities", fitting.priorities.json),
                    ])
                )
            ])
        case .setSafeArea(let insets): .object([("safeArea", insets.json)])
        case .setKeyboardHeight(let height): .object([("keyboard", .number(height))])
        }
    }

    private static func set(_ target: String, _ value: JSONNode) -> JSONNode {
        .object([("set", .string(target)), ("to", value)])
    }
}

extension StackChange {
    fileprivate var json: JSONNode {
        .object([
            ("axis", axis.map { .string($0.rawValue) }),
            ("distribution", distribution.map { .string($0.rawValue) }),
            ("alignment", alignment.map { .string($0.rawValue) }),
            ("spacing", spacing.map { .number($0) }),
            (
                "customSpacing",
                customSpacing.map {
                    .object($0.mapValues { $0.map { .number($0) } ?? JSONNode(.null) })
                }
            ),
            ("marginsRelative", isMarginsRelative.map { JSONNode(.bool($0)) }),
            ("baselineRelative", isBaselineRelative.map { JSONNode(.bool($0)) }),
        ])
    }
}

extension Predicate: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Predicate? {
        reader.predicate(node, path)
    }

    var json: JSONNode { .string(text) }
}

extension Layout: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Layout? {
        reader.layout(node, path)
    }

    var json: JSONNode {
        .object([
            ("root", root.json),
            ("extraRoots", extraRoots.isEmpty ? nil : .array(extraRoots.map(\.json))),
            (
                "guides",
                guides.isEmpty
                    ? nil
                    : .array(
                        guides.map {
                            .object([("id", .string($0.id)), ("owner", .string($0.owner))])
                        })
            ),
            (
                "readableWidths",
                readableWidths.isEmpty
                    ? nil
                    : .object(
                        Dictionary(
                            uniqueKeysWithValues: readableWidths.map {
                                ($0.key.rawValue, .number($0.value))
                            }))
            ),
            (
                "parameters",
                parameters.isEmpty ? nil : .object(parameters.mapValues { .number($0) })
            ),
            ("constraints", constraints.isEmpty ? nil : .array(constraints.map(\.json))),
            (
                "states",
                states.isEmpty ? nil : .object(states.mapValues { .array($0.map(\.json)) })
            ),
            (
                "when",
                rules.isEmpty
                    ? nil
                    : .array(
                        rules.map {
                            .object([
                                ("if", $0.predicate.json),
                                ("apply", .array($0.updates.map(\.json))),
                            ])
                        })
            ),
        ])
    }
}
