import LayoutCore

extension SceneLowering {
    /// Adds a constraint of the document, unless no traits install it or it cannot hold between its items.
    mutating func add(_ constraint: DesignConstraint, in owner: DesignView) {
        // What exists at design time only stands in for what the app adds: Xcode lays out with it, the app without.
        if constraint.isPlaceholder, options.purpose == .anyScreen { return }
        guard isInstalled(constraint) else { return }
        let firstID = constraint.firstItem ?? owner.id
        let secondID = constraint.secondAttribute.map { _ in constraint.secondItem ?? owner.id }
        guard !isAbsent(firstID), !(secondID.map(isAbsent) ?? false) else { return }
        guard
            var first = anchor(firstID, constraint.firstAttribute, constraint.place)
        else { return }
        var second: Anchor?
        if let secondID, let attribute = constraint.secondAttribute {
            guard var anchor = anchor(secondID, attribute, constraint.place) else { return }
            meanViewport(&first, beside: secondID)
            meanViewport(&anchor, beside: firstID)
            second = anchor
        }
        // A title stays in the middle of a button of any height, and so does its baseline.
        let shift =
            constraint.multiplier * middle(of: &second, constraint.secondAttribute)
            - middle(of: &first, constraint.firstAttribute)
        let constant = resolved(constraint.constant) + shift
        let name = uniqueName(
            constraint.identifier ?? constraint.id
                ?? "line \(constraint.place.line):\(constraint.place.column)")
        let lowered = Constraint(
            name: name, first, constraint.relation, second, multiplier: constraint.multiplier,
            constant: .number(constant), priority: constraint.priority,
            source: source(constraint.place))
        if let objection = ConstraintRules.objections(to: lowered).first {
            var diagnostic = objection.diagnostic
            diagnostic.severity = .warning
            diagnostic.file = document.file
            diagnostic.line = constraint.place.line
            diagnostic.column = constraint.place.column
            diagnostic.message += "; the constraint is left out"
            diagnostics.append(diagnostic)
            return
        }
        layout.constraints.append(lowered)
        guard traits == nil else { return }
        rule(for: constraint.isInstalled) { $0 ? nil : .deactivate([name]) }
        rule(for: constraint.constant) {
            $0 + shift == constant ? nil : .setConstant(name, $0 + shift)
        }
    }

    /// Makes a button's baseline its middle; how far below that it lies.
    private func middle(of anchor: inout Anchor?, _ attribute: String?) -> Double {
        guard var changed = anchor else { return 0 }
        let distance = middle(of: &changed, attribute)
        anchor = changed
        return distance
    }

    private func middle(of anchor: inout Anchor, _ attribute: String?) -> Double {
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
            let view = items[anchor.item.id]?.view,
            let distance = Baselines.belowMiddle(of: view, scale: document.scale)
        else { return 0 }
        anchor.attribute = .centerY
        return distance
    }

    /// The centre of a scroll view, or within its margins, means that of its viewport even for views inside, unlike its edges.
    private func meanViewport(_ anchor: inout Anchor, beside other: String) {
        let attribute = anchor.attribute.withinMargins
        guard attribute == .centerX || attribute == .centerY,
            anchor.item.part == .body, items[anchor.item.id]?.view.tag == "scrollView"
        else { return }
        var current: String? = guides[other]?.owner ?? items[other]?.parent
        while let id = current {
            if id == anchor.item.id {
                anchor.item.part = anchor.attribute.isMargin ? .margins : .frame
                anchor.attribute = attribute
                return
            }
            current = items[id]?.parent
        }
    }

    private func isInstalled(_ constraint: DesignConstraint) -> Bool {
        if let traits { return constraint.isInstalled.value(for: traits) }
        return DesignTraits.all.contains { constraint.isInstalled.value(for: $0) }
    }

    private func isAbsent(_ id: String) -> Bool {
        absent.contains(id) || (guides[id].map { absent.contains($0.owner) } ?? false)
    }

    /// One side of a constraint; nil with a diagnostic when the item or attribute is not known.
    private mutating func anchor(
        _ id: String, _ attributeName: String, _ place: XMLTree.Place
    ) -> Anchor? {
        let name = attributeName == "baseline" ? "lastBaseline" : attributeName
        guard let attribute = LayoutAttribute(rawValue: name) else {
            report(
                "unknown-attribute", place,
                "'\(attributeName.prefix(40))' is no layout attribute; the constraint is left out")
            return nil
        }
        if let item = items[id] {
            guard attribute.isMargin, needsMarginGuide(item) else {
                return Anchor(ItemReference(id), attribute)
            }
            return Anchor(marginGuide(item), attribute.withinMargins)
        }
        guard let guide = guides[id], let owner = items[guide.owner] else {
            report(
                "unknown-item", place,
                "the constraint refers to '\(id.prefix(60))', which the scene does not hold; it is left out"
            )
            return nil
        }
        return Anchor(reference(to: guide.kind, id: id, of: owner), attribute)
    }

    /// The rectangle that a layout guide of the document is.
    private mutating func reference(
        to kind: DesignGuide.Kind, id: String, of owner: Item
    ) -> ItemReference {
        let view = owner.view.id
        switch kind {
        case .top, .bottom:
            return barGuide(id, kind, of: owner)
        case .safeArea:
            guard owner.seesSafeArea || (owner.parent == nil && isOnScreen) else {
                return ItemReference(view)
            }
            return owner.parent == nil && hasBarParameters
                ? safeAreaGuide(id, of: owner) : ItemReference(view, .safe)
        case .margins:
            return needsMarginGuide(owner) ? marginGuide(owner) : ItemReference(view, .margins)
        case .readable: return ItemReference(view, .readable)
        case .keyboard: return ItemReference(view, .keyboard)
        case .scrollContent:
            return ItemReference(view, owner.view.tag == "scrollView" ? .content : .body)
        case .scrollFrame:
            return ItemReference(view, owner.view.tag == "scrollView" ? .frame : .body)
        }
    }
}

extension LayoutAttribute {
    /// Whether it is measured from layout margins.
    var isMargin: Bool { withinMargins != self }
}
