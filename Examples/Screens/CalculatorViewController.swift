import SnapKit
import UIKit

/// A keyboard below a display: turned, the keyboard is higher than the screen.
class CalculatorViewController: UIViewController {
    let display = UIView()
    let number = UILabel()
    let keyboard = UIView()
    private let rows = [
        ["AC", "+/-", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "-"], ["1", "2", "3", "+"],
        ["0", "", ".", "="],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(keyboard)
        view.addSubview(display)
        constrainKeyboard()
        display.snp.makeConstraints { make in
            make.top.equalTo(0)
            make.bottom.equalTo(keyboard.snp.top)
            make.left.right.equalTo(view)
        }
        number.text = "0"
        display.addSubview(number)
        number.snp.makeConstraints { make in
            make.left.right.bottom.equalTo(display).offset(-10)
        }
        addKeys()
    }

    func constrainKeyboard() {
        keyboard.snp.makeConstraints { make in
            make.bottom.equalTo(view.snp.bottom)
            make.left.right.equalTo(view)
            make.height.equalTo(view.snp.width).multipliedBy(1.25)
        }
    }

    private func addKeys() {
        var above: UIView?
        for row in rows {
            var first: UIView?
            for (column, title) in row.enumerated() where title != "" {
                let key = UIButton(type: .system)
                key.setTitle(title, for: .normal)
                key.accessibilityIdentifier = "key \(title)"
                keyboard.addSubview(key)
                key.snp.makeConstraints { make in
                    make.height.equalTo(keyboard).multipliedBy(0.2)
                    make.width.equalTo(keyboard).multipliedBy(title == "0" ? 0.5 : 0.25)
                    make.top.equalTo(above?.snp.bottom ?? keyboard.snp.top)
                    switch column {
                    case 0: make.left.equalTo(keyboard)
                    case 1: make.right.equalTo(keyboard.snp.centerX)
                    case 2: make.left.equalTo(keyboard.snp.centerX)
                    default: make.right.equalTo(keyboard)
                    }
                }
                first = first ?? key
            }
            above = first
        }
    }
}

/// The calculator with a keyboard that gives way: at most seven tenths of the screen's height.
final class RepairedCalculatorViewController: CalculatorViewController {
    override func constrainKeyboard() {
        keyboard.snp.makeConstraints { make in
            make.bottom.left.right.equalTo(view)
            make.height.equalTo(view.snp.width).multipliedBy(1.25).priority(999)
            make.height.lessThanOrEqualTo(view).multipliedBy(0.7)
        }
    }
}
