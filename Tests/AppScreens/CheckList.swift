import SnapKit
import UIKit

/// Lines to check, each under the one before.
class CheckList: UIView {
    class Line: UIButton {
        init(_ title: String) {
            super.init(frame: CGRect())
            contentHorizontalAlignment = .left
            titleLabel?.adjustsFontSizeToFitWidth = true
            titleLabel?.minimumScaleFactor = 0.5
            setTitle(title, for: .normal)
        }

        @available(*, unavailable)
        required init?(coder _: NSCoder) { fatalCoder() }
    }

    private(set) var lines = [Line]()

    init(titles: [String]) {
        super.init(frame: CGRect())
        let padding: CGFloat = 10
        var anchor = UIView()
        addSubview(anchor)
        anchor.snp.makeConstraints { x in
            x.left.equalToSuperview()
            x.right.equalToSuperview()
            x.top.equalToSuperview()
            x.height.equalTo(0)
        }
        for title in titles {
            let line = Line(title)
            lines.append(line)
            addSubview(line)
            line.snp.makeConstraints { x in
                x.left.equalTo(self.snp.left).offset(padding)
                x.right.equalTo(self.snp.right).offset(-padding)
                x.top.equalTo(anchor.snp.bottom).offset(padding)
                x.height.equalTo(28)
            }
            anchor = line
        }
        snp.makeConstraints { x in
            x.bottom.equalTo(anchor.snp.bottom).offset(padding)
        }
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) { fatalCoder() }
}
