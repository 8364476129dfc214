import AuthoringStage
import SnapKit

@testable import LayoutWorker

/// A screen that code of an app might make: a tree of views, texts, stacks and guides from a seed, all authored live.
final class RandomController: UIViewController {
    private var random: SplitMix64
    private var count = 0
    /// Lines that the open state changes.
    private var kept: [Constraint] = []
    private var hideable: [UIView] = []

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "screen"
        fill(view, depth: 0)
    }

    /// Brings the screen into another state: constants, hidden views, and for some seeds a view that comes or goes.
    func open() {
        for line in kept { line.update(offset: length()) }
        for view in hideable where chance(0.5) { view.isHidden.toggle() }
        guard let last = view.subviews.last else { return }
        if chance(0.3) {
            last.removeFromSuperview()
        } else if chance(0.5) {
            let late = UIView()
            view.addSubview(late)
            late.snp.makeConstraints { make in
                make.top.equalTo(last.snp.bottom).offset(length())
                make.leading.equalToSuperview()
                make.size.equalTo(length())
            }
        }
    }

    // MARK: Chance

    private func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    private func length() -> CGFloat { CGFloat(Int.random(in: 0...320, using: &random)) / 4 }

    private func words() -> String {
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
            String(repeating: "m", count: Int.random(in: 1...8, using: &random))
        }.joined(separator: " ")
    }

    // MARK: Views

    private func fill(_ parent: UIView, depth: Int) {
        var previous: UIView?
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let child = make(depth: depth)
            parent.addSubview(child)
            place(child, in: parent, after: previous)
            if chance(0.2) { hideable.append(child) }
            if type(of: child) == UIView.self, depth < 2, chance(0.6) {
                fill(child, depth: depth + 1)
            }
            previous = child
        }
    }

    private func make(depth: Int) -> UIView {
        count += 1
        let view: UIView
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1:
            let label = UILabel()
            label.text = words()
            label.numberOfLines = chance(0.5) ? 0 : 1
            label.font = .systemFont(ofSize: 10 + length() / 8)
            view = label
        case 2:
            let stack = UIStackView()
            stack.axis = chance(0.5) ? .horizontal : .vertical
            stack.spacing = length() / 4
            stack.alignment = chance(0.5) ? .fill : .center
            stack.distribution = chance(0.5) ? .fill : .fillEqually
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                stack.addArrangedSubview(SizedView(length(), length()))
            }
            view = stack
        case 3: view = SizedView(length(), length())
        case 4: view = UISwitch()
        default: view = UIView()
        }
        view.accessibilityIdentifier = "v\(count)"
        if chance(0.1) { view.semanticContentAttribute = .forceRightToLeft }
        if chance(0.1) { view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
        return view
    }

    private func place(_ child: UIView, in parent: UIView, after previous: UIView?) {
        if chance(0.1) {
            child.frame = CGRect(x: length(), y: length(), width: length(), height: length())
            child.autoresizingMask = chance(0.5) ? [.flexibleWidth] : []
            return
        }
        let priorities: [ConstraintPriority] = [.required, .required, .high, .low]
        child.snp.makeConstraints { make in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: make.leading.equalToSuperview().inset(length())
            case 1: make.leading.equalTo(parent.snp.leadingMargin).offset(length())
            default: make.left.equalTo(parent.safeAreaLayoutGuide).offset(length())
            }
            if let previous {
                kept.append(make.top.equalTo(previous.snp.bottom).offset(length()).constraint)
            } else {
                kept.append(make.top.equalToSuperview().offset(length()).constraint)
            }
            let priority = priorities[Int.random(in: 0..<4, using: &random)]
            if chance(0.5) {
                make.trailing.lessThanOrEqualToSuperview().inset(length())
            } else {
                make.width.equalToSuperview().multipliedBy(0.5).offset(length() / 4)
                    .priority(priority)
            }
            if chance(0.5) { make.height.equalTo(length()).priority(priority) }
            if chance(0.1) { make.centerX.equalToSuperview().priority(.low) }
        }
    }
}
