import AuthoringStage
import LayoutCore
import SnapKit
import Testing

@testable import AppScreens

/// Screens in the style of real apps, which differ from an app's file in nothing, build and lay out; frames by hand.
@MainActor @Suite(.serialized) struct AppScreenTests {
    /// A view in the window of a telephone of 375 by 667 points with a status bar of 20.
    private func show(
        _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    )
        -> UIWindow
    {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        return show(controller)
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        ConstraintConfig.meaning = .current
        UIScreen.simulate(device: "iphone-8")
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func values(_ view: UIView?) -> [CGFloat] {
        guard let frame = view?.frame else { return [] }
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    @Test func pictureFillsItsCell() {
        let cell = PictureCell(frame: .zero)
        let window = show(cell, 0, 0, 300, 400)
        #expect(values(cell.scrollView) == [0, 0, 300, 400])
        #expect(values(cell.imageView) == [0, 0, 300, 400])
        #expect(cell.scrollView.contentSize == CGSize(width: 300, height: 400))
        cell.scrollViewDidZoom(cell.scrollView)
        #expect(cell.scrollView.contentInset == .zero)
        withExtendedLifetime(window) {}
    }

    @Test func playerSharesItsRow() {
        let bar = PlayerBar()
        let window = show(bar, 0, 100, 375, 63)
        #expect(values(bar.hairline) == [0, 0, 375, 1])
        #expect(values(bar.row) == [12, 7, 351, 50])
        #expect(values(bar.cover) == [0, 0, 50, 50])
        // 351 - 50 - 40 - 40 - three gaps of 10.
        #expect(bar.titleLabel.frame.minX == 60)
        #expect(bar.titleLabel.frame.width == 191)
        #expect(values(bar.playButton) == [261, 5, 40, 40])
        #expect(values(bar.nextButton) == [311, 5, 40, 40])
        withExtendedLifetime(window) {}
    }

    @Test func timesShareTheWidthUnderTheSlider() {
        let stack = TimesStack()
        let window = show(stack, 0, 100, 300, 63)
        #expect(values(stack.slider) == [0, 0, 300, 36])
        #expect(values(stack.arrangedSubviews[1]) == [0, 41, 300, 22])
        #expect(values(stack.elapsedLabel) == [0, 0, 150, 22])
        #expect(values(stack.remainingLabel) == [150, 0, 150, 22])
        withExtendedLifetime(window) {}
    }

    private final class Stories: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(
                withIdentifier: StoryCell.reuseIdentifier, for: indexPath)
            (cell as? StoryCell)?.titleLabel.text = "Story"
            return cell
        }
    }

    @Test func rowsOfStoriesAreAsHighAsTheirPicture() {
        let source = Stories()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(StoryCell.self, forCellReuseIdentifier: StoryCell.reuseIdentifier)
        table.dataSource = source
        let window = show(table, 0, 100, 375, 400)
        let cells = table.visibleCells.compactMap { $0 as? StoryCell }
        #expect(cells.count == 2)
        // 100 points of picture and margins of 8.
        #expect(cells.map(\.frame.height) == [116, 116])
        #expect(cells.last.map { values($0.pictureView) } == [8, 8, 100, 100])
        let title = cells[0].titleLabel
        #expect(title.superview?.frame.minX == 120)
        #expect(title.superview?.frame.midY == 58)
        withExtendedLifetime(window) {}
    }

    @Test func switchStandsAtTheRight() {
        let row = ToggleRow(title: "Sound")
        let window = show(row, 0, 50, 375, 44)
        #expect(values(row.toggle) == [304, 6.5, 51, 31])
        #expect(row.titleLabel.frame.minX == 20)
        #expect(row.titleLabel.frame.minY == 0)
        #expect(row.titleLabel.frame.height == 44)
        withExtendedLifetime(window) {}
    }

    @Test func signInStandsUnderTheStatusBar() {
        let view = SignInView(frame: .zero)
        let window = show(view, 0, 0, 375, 667)
        #expect(values(view.logo) == [147.5, 80, 80, 80])
        #expect(values(view.box) == [24, 200, 327, 52])
        #expect(view.countryLabel.frame.minX == 16)
        #expect(view.countryLabel.frame.midY == 26)
        #expect(view.countryLabel.frame.size == view.countryLabel.intrinsicContentSize)
        #expect(view.field.frame.minX == view.countryLabel.frame.maxX + 10)
        #expect(view.field.frame.maxX == 311)
        #expect(view.field.frame.height == 52)
        #expect(values(view.button) == [24, 276, 327, 52])
        #expect(view.links.map { values($0) } == [0, 125, 250].map { [$0, 627, 125, 30] })
        withExtendedLifetime(window) {}
    }

    @Test func accountStandsUnderTheNavigationBar() {
        let account = AccountViewController()
        let window = show(UINavigationController(rootViewController: account))
        // A status bar of 20 and a bar of 44.
        #expect(
            account.parts.map { values($0) } == [
                [30, 94, 315, 30], [30, 134, 315, 30], [30, 179, 315, 40],
            ])
        withExtendedLifetime(window) {}
    }

    @Test func stackIsCentredOrFilled() {
        for (isCentered, row, second) in [
            (true, [129.5, 0, 116, 20], [66, 0, 50, 20]),
            (false, [0, 0, 375, 20], [195.5, 0, 179.5, 20]),
        ] as [(Bool, [CGFloat], [CGFloat])] {
            let stack = SwitchableStack(centered: isCentered)
            stack.bind([SizedView(50, 20), SizedView(50, 20)])
            let window = show(stack, 0, 100, 375, 20)
            let part: SizedView? = stack.part(at: 1)
            #expect(values(part?.superview) == row)
            #expect(values(part) == second)
            withExtendedLifetime(window) {}
        }
    }

    @Test func picturesCoverOneAnother() {
        let fan = PictureFan()
        let window = show(fan, 0, 100, 375, 60)
        #expect(fan.pictures.map(\.frame.minX) == [77.5, 117.5, 157.5, 197.5, 237.5])
        #expect(fan.pictures.allSatisfy { $0.frame.size == CGSize(width: 60, height: 60) })
        #expect(fan.subviews.last === fan.pictures[2])
        withExtendedLifetime(window) {}
    }

    @Test func warningStandsBelowTheField() {
        let field = WarningField()
        let window = show(field, 20, 100, 200, 40)
        for _ in 0..<3 {
            #expect(field.warningLabel.frame.minY == 46)
            #expect(field.warningLabel.frame.minX == 0)
            #expect(field.warningLabel.frame.width == 200)
            #expect(field.lineFrame == CGRect(x: 0, y: 39, width: 200, height: 1))
            field.setNeedsLayout()
            field.layoutIfNeeded()
        }
        withExtendedLifetime(window) {}
    }

    @Test func textsStandInTheMiddleAboveThePicture() {
        let intro = IntroViewController()
        let window = show(intro)
        #expect(values(intro.pictureView) == [0, 254.5, 375, 412.5])
        #expect(values(intro.paddingView) == [20, 20, 335, 234.5])
        #expect(intro.headline.frame.maxY == 113.25)
        #expect(intro.subline.frame.minY == 121.25)
        #expect([intro.headline, intro.subline].map(\.frame.width) == [335, 335])
        withExtendedLifetime(window) {}
    }

    @Test func hairlinesStandAlongTheSides() {
        let view = UIView()
        let lines = [
            view.addHairline(.top, left: 10, right: 20), view.addHairline(.bottom),
            view.addHairline(.left, thickness: 2), view.addHairline(.right, thickness: 2),
        ]
        let window = show(view, 0, 100, 100, 50)
        #expect(
            lines.map { values($0) } == [
                [10, 0, 70, 0.5], [0, 49.5, 100, 0.5], [0, 0, 2, 50], [98, 0, 2, 50],
            ])
        withExtendedLifetime(window) {}
    }

    @Test func linesStandUnderOneAnother() {
        let list = CheckList(titles: ["One", "Two", "Three"])
        let controller = UIViewController()
        controller.view.addSubview(list)
        list.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(5)
            make.top.equalToSuperview().offset(7)
            make.width.equalTo(320)
        }
        let window = show(controller)
        #expect(values(list) == [5, 7, 320, 124])
        #expect(list.lines.map { values($0) } == [10, 48, 86].map { [10, $0, 300, 28] })
        withExtendedLifetime(window) {}
    }
}
