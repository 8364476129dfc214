import LayoutCore

/// One step of a case: a batch of updates and what holds after it.
struct CaseStep {
    /// The batch.
    var updates: [Update] = []
    /// Codes for which a constraint of the batch is refused when it is read.
    var refusals: [String] = []
    /// What holds: any one of these.
    var alternatives: [CaseExpectation]

    init(_ value: Any, _ place: String) throws {
        var fields = try CaseFields(value, place)
        fields.skip("why", "confidence", "lp")
        let expectation = fields.take("expect")
        let operations = fields.take("do") as? [Any] ?? []
        try fields.finish()
        alternatives = try CaseExpectation.alternatives(expectation, "\(place).expect")
        for (number, operation) in operations.enumerated() {
            try append(operation, "\(place).do[\(number)]")
        }
    }

    private mutating func append(_ value: Any, _ place: String) throws {
        var fields = try CaseFields(value, place)
        let operation = try fields.text("op")
        switch operation {
        case "resize":
            let size = try fields.numbers("size") ?? []
            updates.append(.resize(Size(size[0] ?? 0, size[1] ?? 0)))
        case "rotate": updates.append(.rotate)
        case "safeArea":
            let insets = try fields.numbers("insets") ?? []
            updates.append(.setSafeArea(try CaseInput.insets(insets, place)))
        case "keyboard": updates.append(.setKeyboardHeight(try fields.number("height")))
        case "direction":
            updates.append(.setDirection(try CaseInput.direction(fields.text("value"), place)))
        case "fit":
            updates.append(.fit(Fitting(target: Size(try fields.number("width"), 0))))
        case "setConstant":
            updates.append(.setConstant(try fields.text("name"), try fields.number("value")))
        case "setPriority":
            updates.append(.setPriority(try fields.text("name"), try fields.number("value")))
        case "activate": updates.append(.activate(try fields.texts("names")))
        case "deactivate": updates.append(.deactivate(try fields.texts("names")))
        case "addConstraint":
            do throws(DiagnosticList) {
                updates.append(.add(try Constraint(parsing: fieldText(&fields))))
            } catch {
                refusals += error.diagnostics.map(\.code)
            }
        case "shuffle":
            // Every case runs with its constraints in another order too, so there is nothing to do here.
            _ = try fields.number("seed")
        default: try appendViewOperation(operation, &fields, place)
        }
        try fields.finish()
    }

    private func fieldText(_ fields: inout CaseFields) -> String {
        (try? fields.text("constraint")) ?? ""
    }

    private mutating func appendViewOperation(
        _ operation: String, _ fields: inout CaseFields, _ place: String
    ) throws {
        let id = try fields.text("view")
        switch operation {
        case "hide": updates.append(.hide([id]))
        case "show": updates.append(.show([id]))
        case "remove": updates.append(.removeView(id))
        case "setIntrinsic":
            let size = try fields.numbers("size") ?? []
            updates.append(.setIntrinsicSize(id, IntrinsicSize(size[0], size[1])))
        case "setText":
            let size = try fields.numbers("size") ?? []
            updates.append(
                .setMeasuredText(
                    id, IntrinsicSize(size[0], size[1]),
                    try CaseInput.table(fields.take("table"), place)))
        case "setHugging":
            updates.append(
                .setHugging(
                    id,
                    try CaseInput.priorities(
                        fields.take("value"), ViewNode.defaultHugging, place)))
        case "setCompression":
            updates.append(
                .setCompressionResistance(
                    id,
                    try CaseInput.priorities(
                        fields.take("value"), ViewNode.defaultCompressionResistance, place)))
        case "setStack":
            updates.append(.setStack(id, try CaseInput.stackChange(&fields, place)))
        default: throw CaseError(description: "\(place): unknown operation '\(operation)'")
        }
    }
}
