import LayoutCore
import Testing

/// Numbers as text, at the ends of what a double is.
@Suite struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-3, "-3"), (0x1p-20, "9.5367431640625e-07"),
        (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"),
        (0x1p53, "9007199254740992"), (1e16, "1e+16"), (-0x1p63, "-9.223372036854775808e18"),
        (0x1p63, "9.223372036854775808e18"), (1e300, "1e+300"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ])
    func readsBackAndHasNoNeedlessEnd(value: Double, text: String) {
        let written = NumberText.text(value)
        #expect(Double(written) == value)
        #expect(Double(text) == value)
        #expect(!written.hasSuffix(".0"))
        #expect(written.count <= text.count)
    }

    @Test func whatIsNoNumberHasAText() {
        #expect(NumberText.text(.nan) == "nan")
        #expect(NumberText.text(.infinity) == "inf")
        #expect(NumberText.text(-.infinity) == "-inf")
    }
}
