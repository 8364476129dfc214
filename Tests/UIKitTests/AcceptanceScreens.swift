import UIKit

// Screens as apps write them, each after one of the ways of writing that real layout code shows: views that build
// themselves, state that comes late, cells, controls with parts of their own. Nothing here looks different from what an
// app for a phone would hold.

/// A picture to zoom that fills the cell of a collection.
final class FullScreenPictureCell: UICollectionViewCell, UIScrollViewDelegate {
    static let identifier = "FullScreenPictureCell"
    let scrollView = UIScrollView()
    let pictureView = UIImageView()
    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: "didDoubleTap")
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .black
        contentView.addSubview(scrollView)
        scrollView.addSubview(pictureView)
        scrollView.minimumZoomScale = 1.0
        scrollView.maximumZoomScale = 3
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.addGestureRecognizer(doubleTap)
        pictureView.contentMode = .scaleAspectFit
        [scrollView, pictureView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: contentView.topAnchor),
            scrollView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            scrollView.widthAnchor.constraint(equalTo: contentView.widthAnchor),
            scrollView.heightAnchor.constraint(equalTo: contentView.heightAnchor),
            pictureView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            pictureView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            pictureView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            pictureView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            pictureView.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.image = nil
        scrollView.setZoomScale(1, animated: false)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { pictureView }
}

/// A player over the bottom edge: a line, then picture, title and two buttons in a row. Built once it has a superview.
final class MiniPlayerBar: UIView {
    let separator = UIView()
    let picture = UIImageView()
    let title = UILabel()
    let play = UIButton(type: .system)
    let skip = UIButton(type: .system)
    private(set) lazy var row = UIStackView(arrangedSubviews: [picture, title, play, skip])

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, row.superview == nil else { return }
        addSubview(separator)
        addSubview(row)
        row.spacing = 5
        row.alignment = .center
        title.font = .systemFont(ofSize: 16, weight: .medium)
        separator.backgroundColor = .lightGray
        for view in [separator, row] { view.translatesAutoresizingMaskIntoConstraints = false }
        separator.topAnchor.constraint(equalTo: topAnchor).isActive = true
        separator.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        separator.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        separator.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        let inside = safeAreaLayoutGuide
        row.topAnchor.constraint(equalTo: separator.bottomAnchor, constant: 8).isActive = true
        row.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 8).isActive = true
        row.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -8).isActive = true
        row.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -8).isActive = true
        for (view, side) in [(picture as UIView, 48.0), (play, 44), (skip, 44)] {
            view.widthAnchor.constraint(equalToConstant: CGFloat(side)).isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(side)).isActive = true
        }
    }
}

/// A slider over the times at its ends: a stack view that arranges itself.
final class TimeSliderStack: UIStackView {
    let slider = UISlider()
    let elapsed = UILabel()
    let remaining = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 4
        let times = UIStackView(arrangedSubviews: [elapsed, UIView(), remaining])
        for label in [elapsed, remaining] { label.font = .systemFont(ofSize: 12) }
        [slider, times].forEach { addArrangedSubview($0) }
        slider.heightAnchor.constraint(equalToConstant: 36).isActive = true
        times.heightAnchor.constraint(equalToConstant: 22).isActive = true
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A row of a list with a picture beside texts that grow.
final class EpisodeRow: UITableViewCell {
    let picture = UIImageView()
    let date = UILabel()
    let title = UILabel()
    let summary = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        selectionStyle = .none
        title.numberOfLines = 0
        summary.numberOfLines = 2
        let texts = UIStackView(arrangedSubviews: [date, title, summary])
        texts.axis = .vertical
        texts.spacing = 5
        [picture, texts].forEach {
            contentView.addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 100),
            picture.heightAnchor.constraint(equalToConstant: 100),
            picture.leadingAnchor.constraint(
                equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            picture.topAnchor.constraint(
                greaterThanOrEqualTo: contentView.layoutMarginsGuide.topAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(
                equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            texts.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            texts.topAnchor.constraint(
                greaterThanOrEqualTo: contentView.layoutMarginsGuide.topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A title at the left and a switch at the right, built once when there is a window.
final class SwitchRow: UIView {
    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 16)
        label.textAlignment = .left
        return label
    }()
    let toggle = UISwitch()
    private var isBuilt = false

    init(title: String, isOn: Bool) {
        super.init(frame: .zero)
        titleLabel.text = title
        toggle.isOn = isOn
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard !isBuilt else { return }
        isBuilt = true
        for view in [titleLabel, toggle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
        toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20).isActive = true
        titleLabel.trailingAnchor.constraint(
            lessThanOrEqualTo: toggle.leadingAnchor, constant: -8
        ).isActive = true
    }
}

/// A row of words to tap, as wide as the words; built in `updateConstraints`.
final class WordMenu: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var words: [String] = [] { didSet { collection.reloadData() } }
    private(set) lazy var collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
        view.dataSource = self
        view.delegate = self
        return view
    }()
    private var isBuilt = false

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        if !isBuilt {
            isBuilt = true
            addSubview(collection)
            collection.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                collection.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
                collection.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
                collection.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                collection.heightAnchor.constraint(equalToConstant: 32),
            ])
        }
        super.updateConstraints()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        words.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = words[indexPath.item].boundingRect(
            with: CGSize(width: 1000, height: 32), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 14)], context: nil
        ).width
        return CGSize(width: width + 24, height: 32)
    }
}

/// A button as wide as the screen allows, which constrains itself; its width is read once.
final class WideButton: UIButton {
    enum Metric {
        @MainActor static var width: CGFloat { UIScreen.main.bounds.size.width - 40 }
        static let height: CGFloat = 60
    }

    var isDisabled: Bool = false { didSet { isEnabled = !isDisabled } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        layer.cornerRadius = 30
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
        titleLabel?.font = .boldSystemFont(ofSize: 20)
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.constraint(equalToConstant: Metric.width).isActive = true
        heightAnchor.constraint(equalToConstant: Metric.height).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A field with a line under it and a warning below its own bounds; constrained anew in each layout.
final class LinedField: UITextField {
    let warning = UILabel()
    private let underline = CALayer()
    private var own: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(underline)
        addSubview(warning)
        warning.text = "!"
        warning.translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        underline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        NSLayoutConstraint.deactivate(own)
        own = [
            warning.topAnchor.constraint(equalTo: bottomAnchor, constant: 4),
            warning.leadingAnchor.constraint(equalTo: leadingAnchor),
            warning.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        NSLayoutConstraint.activate(own)
    }

    var underlineFrame: CGRect { underline.frame }
}

/// A picker turned by a quarter: its width is the row's height and the reverse.
final class SidewaysPicker: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        picker.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        picker.translatesAutoresizingMaskIntoConstraints = false
        addSubview(picker)
        NSLayoutConstraint.activate([
            picker.centerXAnchor.constraint(equalTo: centerXAnchor),
            picker.centerYAnchor.constraint(equalTo: centerYAnchor),
            picker.widthAnchor.constraint(equalTo: heightAnchor),
            picker.heightAnchor.constraint(equalTo: widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { UIView() }
}

/// A header over a section: a strip and two texts from the bottom up, built when the data arrives.
final class MonthHeader: UITableViewHeaderFooterView {
    let strip = UIView()
    let month = UILabel()
    let count = UILabel()

    func configure(month text: String, count number: Int) {
        month.text = text
        count.text = "\(number)"
        guard strip.superview == nil else { return }
        strip.layer.cornerRadius = 8
        strip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for view in [strip, month, count] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            strip.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            strip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            strip.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            strip.heightAnchor.constraint(equalToConstant: 12),
            count.bottomAnchor.constraint(equalTo: strip.topAnchor, constant: -8),
            count.leadingAnchor.constraint(equalTo: strip.leadingAnchor),
            month.bottomAnchor.constraint(equalTo: count.topAnchor, constant: -2),
            month.leadingAnchor.constraint(equalTo: count.leadingAnchor),
            month.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        ])
    }
}
