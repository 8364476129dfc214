import SnapKit
import UIKit

/// A cell as high as what it holds, whose box can be closed.
final class CollapsingCell: UITableViewCell {
    let name = UILabel()
    let event = UILabel()
    let box = UIView()
    let details = UILabel()
    private var closed: Constraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.text = "Ada"
        event.text = "wrote a note"
        details.text = "What it says is long enough to need several lines on any telephone."
        details.numberOfLines = 3
        for view in [name, event, box] { contentView.addSubview(view) }
        box.addSubview(details)
        name.snp.makeConstraints { make in
            make.top.equalTo(contentView).offset(30)
            make.left.equalTo(contentView).offset(20)
        }
        event.snp.makeConstraints { make in
            make.left.equalTo(name)
            make.top.equalTo(name.snp.bottom).offset(10)
        }
        box.snp.makeConstraints { make in
            make.top.equalTo(event.snp.bottom).offset(10)
            make.left.equalTo(contentView).offset(10)
            make.right.equalTo(contentView).offset(-20)
            make.bottom.equalTo(contentView).offset(-10).priority(999)
            closed = make.height.equalTo(0).constraint
        }
        closed?.deactivate()
        details.snp.makeConstraints { make in
            make.edges.equalTo(box).inset(10).priority(.high)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func collapse() { closed?.activate() }
}

/// A screen with one such cell under its top edge.
final class CollapsingCellViewController: UIViewController {
    let cell = CollapsingCell(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cell)
        cell.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
        }
        cell.contentView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
    }
}
