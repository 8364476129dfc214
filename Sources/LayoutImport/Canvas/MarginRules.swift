import LayoutCore

/// Layout margins that a document leaves to the system, by the Xcode that saved it (docs/interface-builder.md,
/// "Margins").
struct MarginRules: Sendable {
    /// Build of Xcode.
    let toolsVersion: Int
    /// Width of the screen it is drawn on, points; nil when the document states no device.
    let screenWidth: Double?

    /// First build whose table cells have margins of their own: that of Xcode 9.1.
    static let firstWithCellMargins = 13_500

    /// From this width on a screen has the wider margins, points.
    static let wideScreen = 414.0

    /// Up to this width screens have narrower cell margins before Xcode 11, points.
    static let narrowScreen = 320.0
    /// From this width on tables have the wider margins, points.
    static let wideTable = 390.0

    /// The same for roots of a size of their own before Xcode 16, points.
    private static let wideRoot = 400.0

    /// Leading and trailing margin of a root view, points; Xcode 6 has one alone, and so have televisions since there are
    /// safe areas.
    static func rootMargin(
        width: Double, toolsVersion: Int = XcodeBuild.unstated, isTelevision: Bool = false
    ) -> Double {
        if isTelevision && toolsVersion >= XcodeBuild.firstOf9 { return 16 }
        let isFirst = toolsVersion < 8_000
        let wide = toolsVersion < 23_000 ? wideRoot : wideScreen
        return width >= wide && !isFirst ? 20 : 16
    }

    /// Whether the safe area adds to the margins of a root view: since the SDK of iOS 11.
    var addsSafeArea: Bool { toolsVersion >= XcodeBuild.firstOf9 }

    /// Margins of a plain view, points.
    static let plain = ViewNode.defaultMargins

    /// Width of the screen whose margins cells have in a document that states no device, points: none before Xcode 11, then a
    /// wide one, from Xcode 12 on another.
    private var usualScreenWidth: Double? {
        guard toolsVersion >= XcodeBuild.firstOf11 else { return nil }
        return toolsVersion < 17_000 ? MarginRules.wideScreen : 375
    }

    /// Where a table cell is.
    enum CellPlace {
        case alone, table, rootTable
    }

    /// Margins of the content of a table cell, points. `width` is the table's, or the cell's where it stands alone;
    /// margins preserved in a table that is the scene's root are the screen's. Before Xcode 9 a table's margins reach the
    /// content where the cell preserves them too.
    func cellContent(
        width: Double, in place: CellPlace, preservesSuperview: Bool,
        isCellPreserving: Bool = false, hasAccessory: Bool
    ) -> EdgeInsets {
        let generation = toolsVersion / 1000
        if screenWidth != nil, toolsVersion < MarginRules.firstWithCellMargins,
            place != .alone, preservesSuperview,
            isCellPreserving
        {
            return EdgeInsets(top: 8, left: 15, bottom: 8, right: hasAccessory ? 8 : 15)
        }
        guard let screenWidth = screenWidth ?? usualScreenWidth,
            toolsVersion >= MarginRules.firstWithCellMargins
        else {
            return MarginRules.plain
        }
        // Xcode 9 and 10 go by the table's width; later ones by the screen's where that is less, or where its margins are
        // preserved.
        let isEarly = generation == 13 || generation == 14
        let preservesScreen = preservesSuperview && place == .rootTable && generation >= 17
        let width = isEarly ? width : (preservesScreen ? screenWidth : min(width, screenWidth))
        // Where the screen decides, what is as narrow as the narrowest has no wide margins: in Xcode 11, and up to Xcode 16 on
        // screens that are as wide as a wide table.
        let isMiddle = (17..<24).contains(generation)
        let isOf11 = generation == 15 || generation == 16
        let isByScreen =
            place != .rootTable
            && (isOf11 || (isMiddle && screenWidth >= MarginRules.wideTable))
        // Up to Xcode 11 tables that constraints place keep the older 15 points where the screen is not wide; cells alone
        // do in Xcode 11, and before on the narrowest.
        let isNarrow: Bool
        switch place {
        case .rootTable: isNarrow = false
        case .table: isNarrow = generation <= 16 && screenWidth < MarginRules.wideScreen
        case .alone:
            isNarrow =
                isOf11
                ? screenWidth < MarginRules.wideScreen
                : isEarly && screenWidth <= MarginRules.narrowScreen
        }
        // Alone, a cell is wide from a table's width on between Xcode 12 and 16.
        let isAsInTable = place != .alone || isMiddle
        let wide = isAsInTable ? MarginRules.wideTable : MarginRules.wideScreen
        let isWide = width >= wide || (isByScreen && width > MarginRules.narrowScreen)
        let side: Double = isNarrow ? 15 : (isWide ? 20 : 16)
        let top: Double = XcodeBuild.isOf26(toolsVersion) ? 15 : 11
        let bottom: Double = generation == 13 || generation == 14 ? 10.5 : top
        return EdgeInsets(
            top: top, left: side, bottom: bottom,
            right: hasAccessory ? MarginRules.plain.right : side)
    }
}
