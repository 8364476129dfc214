/// Builds of Xcode that more than one rule of the canvas asks for, as the number before the first point of a document's
/// `toolsVersion`, such as 21507.
enum XcodeBuild {
    /// What a document that states none is taken for: the first of Xcode 16.
    static let unstated = 23_000
    /// The first of Xcode 9, since which there are safe areas.
    static let firstOf9 = 13_000
    /// The first of Xcode 11, since which what is presented is a sheet.
    static let firstOf11 = 15_000
    /// The first of Xcode 14.3, since which a presented scene has a screen of its own on the canvas.
    static let firstOf14_3 = 21_700

    /// Whether a build is one of Xcode 26. Builds from 30,000 on, which betas write, are none.
    static func isOf26(_ build: Int) -> Bool { (24_000..<30_000).contains(build) }
}
