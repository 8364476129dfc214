import LayoutCore
import Testing
import UIKit

/// Screens as apps write them build unchanged and lay out; the frames are computed by hand. Texts are measured once where
/// a number depends on them, by the same measurer that the engine has.
@MainActor @Suite struct AcceptanceScreenTests {
    /// A window of 375 by 667 points without a safe area at its sides, with a view in it.
    private func show(_ view: UIView, _ frame: CGRect) -> UIWindow {
        UIScreen.simulate(device: "iphone-8")
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = frame
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func pictureFillsItsCell() {
        let cell = FullScreenPictureCell(frame: .zero)
        let window = show(cell, CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(cell.scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(cell.pictureView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(cell.scrollView.contentSize == CGSize(width: 300, height: 400))
        #expect(cell.viewForZooming(in: cell.scrollView) === cell.pictureView)
        withExtendedLifetime(window) {}
    }

    @Test func miniPlayerSharesItsRow() {
        let bar = MiniPlayerBar()
        bar.title.text = "Title"
        let window = show(bar, CGRect(x: 0, y: 100, width: 375, height: 64.5))
        #expect(bar.separator.frame == CGRect(x: 0, y: 0, width: 375, height: 0.5))
        #expect(bar.row.frame == CGRect(x: 8, y: 8.5, width: 359, height: 48))
        #expect(bar.picture.frame == CGRect(x: 0, y: 0, width: 48, height: 48))
        // 359 - 48 - 44 - 44 - 3 gaps of 5 are left for the title.
        #expect(bar.title.frame.minX == 53)
        #expect(bar.title.frame.width == 208)
        #expect(bar.play.frame == CGRect(x: 266, y: 2, width: 44, height: 44))
        #expect(bar.skip.frame == CGRect(x: 315, y: 2, width: 44, height: 44))
        withExtendedLifetime(window) {}
    }

    @Test func timesStandUnderTheSlider() {
        let stack = TimeSliderStack()
        stack.elapsed.text = "0:10"
        stack.remaining.text = "3:20"
        let window = show(stack, CGRect(x: 0, y: 100, width: 300, height: 62))
        #expect(stack.slider.frame == CGRect(x: 0, y: 0, width: 300, height: 36))
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 40, width: 300, height: 22))
        #expect(stack.elapsed.frame.minX == 0)
        #expect(stack.remaining.frame.maxX == 300)
        withExtendedLifetime(window) {}
    }

    @Test func rowsOfAListAreAsHighAsTheirContent() {
        UIScreen.simulate(device: "iphone-8")
        let source = EpisodeSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .plain)
        table.register(EpisodeRow.self, forCellReuseIdentifier: "episode")
        table.dataSource = source
        table.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? EpisodeRow }
        #expect(cells.count == 2)
        // 100 points of picture and 8 of margin above and below.
        #expect(cells.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 116))
        #expect(cells.last?.frame == CGRect(x: 0, y: 116, width: 375, height: 116))
        #expect(cells.first?.picture.frame == CGRect(x: 8, y: 8, width: 100, height: 100))
        #expect(table.contentSize == CGSize(width: 375, height: 232))
    }

    @Test func switchStandsAtTheRight() {
        let row = SwitchRow(title: "Sound", isOn: true)
        let window = show(row, CGRect(x: 0, y: 50, width: 375, height: 44))
        #expect(row.toggle.frame == CGRect(x: 304, y: 6.5, width: 51, height: 31))
        #expect(row.titleLabel.frame.minX == 20)
        #expect(row.titleLabel.frame.midY == 22)
        #expect(row.titleLabel.frame.size == row.titleLabel.intrinsicContentSize)
        withExtendedLifetime(window) {}
    }

    @Test func wordsStandInARow() {
        let menu = WordMenu()
        menu.words = ["One", "Three"]
        let window = show(menu, CGRect(x: 0, y: 50, width: 375, height: 48))
        #expect(menu.collection.frame == CGRect(x: 16, y: 8, width: 343, height: 32))
        let widths = menu.words.map {
            $0.size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)]).width + 24
        }
        let frames = menu.collection.visibleCells.map(\.frame)
        #expect(frames.map(\.width) == widths)
        #expect(frames.map(\.minX) == [0, widths[0] + 12])
        withExtendedLifetime(window) {}
    }

    @Test func buttonFollowsTheScreenInJobs() throws {
        UIScreen.simulate(device: "iphone-8")
        #expect(WideButton().constraints.map(\.constant) == [335, 60])
        let job = try LayoutJob(
            view: ButtonHost(), on: [.devices("iphone-8", "iphone-15", landscape: false)])
        let specification = try #require(job.file.specifications.first)
        var solver = try JobSolver(specification)
        let place = try #require(solver.items.items.firstIndex { $0.id == "button" })
        let frames = try (0..<2).map { try solver.solve($0).values[(4 * place)..<(4 * place + 4)] }
        #expect(Array(frames[0]) == [20, 0, 335, 60])
        #expect(Array(frames[1]) == [20, 0, 353, 60])
    }

    @Test func warningStandsBelowTheField() {
        let field = LinedField()
        let window = show(field, CGRect(x: 20, y: 50, width: 200, height: 40))
        #expect(field.underlineFrame == CGRect(x: 0, y: 39, width: 200, height: 1))
        #expect(field.warning.frame.origin == CGPoint(x: 0, y: 44))
        #expect(field.warning.frame.width == 200)
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(field.constraints.count == 3)
        withExtendedLifetime(window) {}
    }

    @Test func pickerIsTurned() {
        let view = SidewaysPicker()
        let window = show(view, CGRect(x: 0, y: 50, width: 300, height: 60))
        #expect(view.picker.bounds.size == CGSize(width: 60, height: 300))
        #expect(view.picker.center == CGPoint(x: 150, y: 30))
        let shown = view.picker.frame
        #expect(abs(shown.minX) < 1e-9)
        #expect(abs(shown.width - 300) < 1e-9)
        #expect(abs(shown.height - 60) < 1e-9)
        withExtendedLifetime(window) {}
    }

    @Test func headerStandsOnItsStrip() {
        UIScreen.simulate(device: "iphone-8")
        let header = MonthHeader(reuseIdentifier: "month")
        header.configure(month: "May", count: 3)
        let line = header.month.intrinsicContentSize.height
        let fitting = header.contentView.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 375, height: 10 + line + 2 + line + 8 + 12))
    }

    /// Cells of registered classes are made by initialisers that own what they are given.
    @Test func aReuseIdentifierOutlivesItsCells() {
        // Longer than what a string holds without memory of its own.
        let name = ["a", "name", "of", "many", "words"].joined(separator: " ")
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: name)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: name)
        for row in 0..<100 {
            let path = IndexPath(row: row, section: 0)
            #expect(
                table.dequeueReusableCell(withIdentifier: name, for: path).reuseIdentifier == name)
            let header = table.dequeueReusableHeaderFooterView(withIdentifier: name)
            #expect(header?.reuseIdentifier == name)
        }
        #expect(name == "a name of many words")
    }
}

/// Two rows.
@MainActor private final class EpisodeSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
        if let row = cell as? EpisodeRow {
            row.date.text = "1 May"
            row.title.text = "Title"
            row.summary.text = "Summary"
        }
        return cell
    }
}

/// A view that holds the button in its middle.
private final class ButtonHost: UIView {
    let button = WideButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
}
