import LayoutCore

/// The size classes a document is laid out for; nil is "any", as on the square canvas of Xcode 6 and 7.
struct DesignTraits: Hashable, Sendable {
    /// Horizontal size class.
    var width: SizeClass?
    /// Vertical size class.
    var height: SizeClass?

    /// The four combinations that screens have.
    static let all: [DesignTraits] = SizeClass.allCases.flatMap { width in
        SizeClass.allCases.map { DesignTraits(width: width, height: $0) }
    }
}

/// The key of a variation: which size classes it is for.
struct TraitKey: Hashable, Sendable {
    /// Horizontal size class, or nil for any.
    var width: SizeClass?
    /// Vertical size class, or nil for any.
    var height: SizeClass?

    /// For any size class; written "default".
    static let any = TraitKey()

    /// Reads a key such as "heightClass=regular-widthClass=compact"; nil when it depends on anything else.
    init?(_ text: String) {
        self.init()
        if text == "default" { return }
        for part in text.split(separator: "-") {
            let pieces = part.split(separator: "=", maxSplits: 1)
            guard pieces.count == 2, let value = SizeClass(rawValue: String(pieces[1])) else {
                return nil
            }
            switch pieces[0] {
            case "widthClass": width = value
            case "heightClass": height = value
            default: return nil
            }
        }
    }

    private init() {}

    /// How many size classes it names, when it holds for the traits; nil when it does not hold.
    func rank(for traits: DesignTraits) -> Int? {
        if let width, width != traits.width { return nil }
        if let height, height != traits.height { return nil }
        return (width == nil ? 0 : 1) + (height == nil ? 0 : 1)
    }
}

/// A value that may differ by size class: the most specific variation that holds decides, the later of equals.
struct Varying<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Without any variation.
    var base: Value
    /// Variations in document order, at most one a key.
    var variations: [Variation] = []

    /// A value for some size classes.
    struct Variation: Hashable, Sendable {
        var key: TraitKey
        var value: Value
    }

    /// Creates a value without variations.
    init(_ base: Value) { self.base = base }

    /// Adds a variation; one of the same key counts no more.
    mutating func vary(_ key: TraitKey, _ value: Value) {
        variations.removeAll { $0.key == key }
        variations.append(Variation(key: key, value: value))
    }

    /// The value for some traits.
    func value(for traits: DesignTraits) -> Value {
        var best = -1
        var value = base
        for variation in variations {
            if let rank = variation.key.rank(for: traits), rank >= best {
                best = rank
                value = variation.value
            }
        }
        return value
    }
}
