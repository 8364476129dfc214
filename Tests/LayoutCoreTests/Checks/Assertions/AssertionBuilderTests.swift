import Testing

@testable import LayoutCore

/// The Swift spelling gives the tree of the text.
@Suite struct AssertionBuilderTests {
    @Test func swiftAndTextAreOneLanguage() throws {
        let section = try expect("Login") { screen throws(Diagnostic) in
            screen.button.width >= 44
            screen.button.bottom <= screen.safeArea.bottom - 8
            noOverlap(screen.title, screen.form.children, screen.button)
            screen.title.isNotTruncated.warning.because("legal text")
            aligned(screen.email, screen.password, by: .leading).within(0)
            (screen.avatar.ratio == 1).named("square")
            screen.form.is(.below, screen.logo, by: 16).when(.compare(.width, .less, 400))
            (screen.a.isVisible || screen.b.isVisible) && !screen.c.isVisible
            try same(.width, screen.views("row-*"))
            screen.a.isCentered(in: screen.b, .vertical)
            screen.a.width.isIn(8, 16 * screen.b.width / 2 + 1)
        }.forAll(.width(320...1366), .directions([.leftToRight, .rightToLeft]))
        #expect(
            section.text == """
                screen Login
                for width in 320...1366, direction in (ltr, rtl)
                  button.width >= 44
                  button.bottom <= safeArea.bottom - 8
                  no overlap among (title, form.*, button)
                  warn: title not truncated because 'legal text'
                  aligned (email, password) leading within 0
                  square: avatar.ratio == 1
                  when width < 400: form below logo by 16
                  (a visible or b visible) and c not visible
                  same width row-*
                  a centered vertically in b
                  a.width in 8...16 * b.width / 2 + 1

                """)
    }
}
