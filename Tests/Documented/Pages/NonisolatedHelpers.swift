import AnchorKit
import Masonry
import SnapKit
import UIKit

// docs/uikit.md, "Concurrency": helpers of apps in Swift 5 mode that say nothing of actors. That they compile is the test.

enum Fonts {
    static let title = UIFont.preferredFont(forTextStyle: .headline)
    static let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
    static let described = UIFont(
        descriptor: .preferredFontDescriptor(withTextStyle: .body), size: 0)
}

extension UIColor {
    static let line = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}

func lineHeight(_ font: UIFont) -> CGFloat {
    font.lineHeight + font.ascender + font.descender + font.leading
}

func width(_ text: NSString) -> CGFloat { text.size(withAttributes: nil).width }

func picture(_ name: String) -> UIImage? {
    UIImage.knownSizes[name] = CGSize(width: 24, height: 24)
    return UIImage(named: name)
}

func hairline(in view: UIView) -> CALayer {
    let line = UIView()
    view.addSubview(line)
    line.snp.makeConstraints { $0.edges.equalToSuperview() }
    [line.topAnchor.constraint(equalTo: view.topAnchor)].activate().offset(1)
    MASAttachKeys(["line": line])
    [line].mas_makeConstraints { (make: MASConstraintMaker) in make.left.equalTo(view) }
    return CALayer()
}
