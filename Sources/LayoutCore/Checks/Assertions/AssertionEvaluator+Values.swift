extension AssertionEvaluator {
    /// What comes of looking at a number.
    enum Value {
        case known(SweptNumber)
        /// A view of it is hidden or not there.
        case absent
        /// It cannot be known, for a reason in words.
        case unknown(String)
    }

    /// A number on this screen, points where it is a length.
    func value(_ number: GroundAssertion.Number) -> Value {
        switch number {
        case .length(let length):
            return .known(SweptNumber(length.points(scale: screen.environment.scale)))
        case .attribute(let target, let attribute): return value(target, attribute)
        case .inSuperview(let item, let side): return value(item, side)
        case .operation(let first, let operation, let second):
            return combine(value(first), value(second)) { one, other in
                switch operation {
                case .plus: one + other
                case .minus: one - other
                case .times: one * other
                case .over: one / other
                }
            }
        case .negated(let inner):
            guard case .known(let number) = value(inner) else { return value(inner) }
            return .known(-number)
        case .function(let function, let numbers): return value(function, numbers)
        case .count(let targets, let isVisible):
            let count = targets.count { isVisible ? isThere($0) : isKept($0) }
            return .known(SweptNumber(Double(count)))
        }
    }

    private func combine(
        _ first: Value, _ second: Value, _ operation: (SweptNumber, SweptNumber) -> SweptNumber
    ) -> Value {
        switch (first, second) {
        case (.known(let one), .known(let other)): return .known(operation(one, other))
        case (.unknown, _): return first
        case (_, .unknown): return second
        default: return .absent
        }
    }

    private func value(
        _ function: NumberExpression.Function, _ numbers: [GroundAssertion.Number]
    ) -> Value {
        var result: SweptNumber?
        for number in numbers {
            switch value(number) {
            case .absent: break
            case .unknown(let reason): return .unknown(reason)
            case .known(let next):
                guard let known = result else {
                    result = function == .abs ? absolute(next) : next
                    continue
                }
                switch function {
                case .sum: result = known + next
                case .min: result = (known - next).isPositive(screen.trace) ? next : known
                case .max, .abs: result = (known - next).isPositive(screen.trace) ? known : next
                }
            }
        }
        return result.map(Value.known) ?? .absent
    }

    private func value(_ item: Int, _ side: GroundAssertion.Side) -> Value {
        guard let frame = screen.frames[item] else { return .absent }
        let outer = screen.tree.items[item].parent.flatMap { screen.frames[$0] }
        switch side {
        case .x: return .known(SweptNumber(outer.map { frame.left - $0.left } ?? frame.left))
        case .y: return .known(SweptNumber(outer.map { frame.top - $0.top } ?? frame.top))
        case .width: return .known(SweptNumber(frame.width))
        case .height: return .known(SweptNumber(frame.height))
        }
    }

    // MARK: Views

    /// Whether something is shown, or a guide of what is shown.
    func isThere(_ target: AssertionScope.Target) -> Bool {
        guard case .item(let number) = target else { return true }
        let item = screen.tree.items[number]
        guard screen.frames[number] != nil, !item.isRemoved else { return false }
        if item.node == nil, let owner = item.parent { return screen.tree.items[owner].isShown }
        return item.isShown
    }

    /// Whether no update removed it.
    private func isKept(_ target: AssertionScope.Target) -> Bool {
        guard case .item(let number) = target else { return true }
        return !screen.tree.items[number].isRemoved
    }

    private func frame(_ target: AssertionScope.Target) -> AffineFrame? {
        guard isThere(target) else { return nil }
        switch target {
        case .item(let number): return screen.frames[number]
        case .area(.screen): return screen.bounds
        case .area(.safeArea): return inside(screen.environment.safeArea)
        case .area(.margins):
            let margins = EffectiveMargins(
                index: scope.index, environment: screen.environment,
                changed: screen.tree.changedMargins)
            return inside(
                EdgeInsets(
                    top: margins.margin(of: 0, .top, nil), left: margins.margin(of: 0, .left, nil),
                    bottom: margins.margin(of: 0, .bottom, nil),
                    right: margins.margin(of: 0, .right, nil)))
        case .area(.keyboard):
            let bounds = screen.bounds
            let environment = screen.environment
            let height = Affine(max(environment.keyboardHeight, environment.safeArea.bottom))
            return AffineFrame(
                left: bounds.left, top: bounds.bottom - height, width: bounds.width, height: height)
        }
    }

    private func inside(_ insets: EdgeInsets) -> AffineFrame {
        let bounds = screen.bounds
        return AffineFrame(
            left: bounds.left + insets.left, top: bounds.top + insets.top,
            width: bounds.width - (insets.left + insets.right),
            height: bounds.height - (insets.top + insets.bottom))
    }

    private func value(
        _ target: AssertionScope.Target, _ attribute: NumberExpression.Attribute
    ) -> Value {
        guard let frame = frame(target) else { return .absent }
        let isReversed = screen.environment.direction == .rightToLeft
        let known: Affine
        switch attribute {
        case .left: known = frame.left
        case .right: known = frame.right
        case .top: known = frame.top
        case .bottom: known = frame.bottom
        case .centerX: known = frame.centerX
        case .centerY: known = frame.centerY
        case .width: known = frame.width
        case .height: known = frame.height
        case .leading: known = isReversed ? screen.bounds.right - frame.right : frame.left
        case .trailing: known = isReversed ? screen.bounds.right - frame.left : frame.right
        case .target: known = screen.trace.min(frame.width, frame.height)
        case .ratio: return .known(SweptNumber(frame.width) / SweptNumber(frame.height))
        case .area: return .known(SweptNumber(frame.width) * SweptNumber(frame.height))
        case .baseline, .lines, .fontSize: return value(ofText: target, attribute, frame)
        }
        return .known(SweptNumber(known))
    }

    // MARK: Text

    private func value(
        ofText target: AssertionScope.Target, _ attribute: NumberExpression.Attribute,
        _ frame: AffineFrame
    ) -> Value {
        guard case .item(let number) = target, let node = screen.tree.items[number].node else {
            return .unknown("'\(scope.name(of: target))' has no text")
        }
        let text = screen.tree.items[number].text
        switch attribute {
        case .fontSize:
            guard text != nil else { return .unknown("'\(node.id)' has no text") }
            let category = TextSizeCategory(rawValue: screen.environment.textSize) ?? .large
            let font = node.font ?? LayoutState.font(of: node)
            return .known(SweptNumber(font.pointSize(at: category)))
        case .lines:
            guard case .measured(let measured)? = text?.extent, let text else {
                return .unknown("the text of '\(node.id)' is not measured")
            }
            let count = screen.trace.step(frame.width) {
                measured.layout(
                    width: $0 - text.sidePadding, numberOfLines: text.numberOfLines,
                    scale: text.scale
                ).lineCount
            }
            return .known(SweptNumber(Double(count)))
        default:
            guard let known = screen.tree.items[number].firstBaselineFromTop else {
                return .unknown("the baseline of '\(node.id)' is neither stated nor measured")
            }
            return .known(SweptNumber(frame.top + known))
        }
    }

    /// Whether a view is what a word says.
    func verdict(
        _ target: AssertionScope.Target, _ condition: Assertion.Condition
    ) -> AssertionVerdict {
        func answer(_ isSo: Bool) -> AssertionVerdict { isSo ? .holds(by: nil) : .broken(by: nil) }
        switch condition {
        case .visible: return answer(isThere(target))
        case .hidden: return answer(!isThere(target))
        case .ambiguous:
            guard case .item(let number) = target else { return answer(false) }
            let id = screen.tree.items[number].id
            return answer(screen.report.ambiguities.contains { $0.item == id })
        case .truncated, .fits:
            guard case .item(let number) = target, let frame = frame(target) else {
                return .skipped
            }
            guard let isCutOff = isCutOff(number, frame) else {
                return .unknown("the text of '\(scope.name(of: target))' is not measured")
            }
            return answer(isCutOff == (condition == .truncated))
        }
    }

    /// Whether a text is cut off; nil where it is not measured.
    private func isCutOff(_ number: Int, _ frame: AffineFrame) -> Bool? {
        guard let text = screen.tree.items[number].text else { return false }
        func isCutOff(_ width: Double, _ height: Double) -> Bool? {
            switch text.extent {
            case .measured(let measured):
                return measured.truncation(
                    in: Size(
                        (width - text.sidePadding) / text.minimumScale, height - 2 * text.padding),
                    numberOfLines: text.numberOfLines, scale: text.scale) != nil
            case .stated(let size, let heights):
                guard let natural = size.width else { return nil }
                let pixel = 1 / max(text.scale, 1)
                guard
                    let row = heights.first(where: {
                        width + SolvedLength.slack >= $0.minimumWidth
                    })
                else {
                    return width + pixel < natural * text.minimumScale
                        || height + pixel < size.height ?? 0
                }
                return height + pixel < row.height
            case .unknown: return nil
            }
        }
        // A frame that gains width and loses height may be cut off at both ends.
        if screen.trace.isStrict, frame.width.slope * frame.height.slope < 0 {
            screen.trace.collapse()
        }
        // Width and height change together with the size: both count in the offset.
        return screen.trace.step(Affine(0, slope: 1)) {
            isCutOff(frame.width.value(at: $0), frame.height.value(at: $0))
        }
    }
}
