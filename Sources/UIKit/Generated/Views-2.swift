// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Views.txt; do not edit.

public import Foundation

/// What layout does not look at of UITextView.
@preconcurrency @MainActor
open class UITextViewMembers: UIScrollView {
    /// Stored; layout does not look at it.
    open var textColor: UIColor? = .label
    /// Stored; layout does not look at it.
    open var textAlignment: NSTextAlignment = .natural
    /// Stored; layout does not look at it.
    open var selectedRange: NSRange = NSRange(location: 0, length: 0)
    /// Stored; layout does not look at it.
    open var isEditable: Bool = true
    /// Stored; layout does not look at it.
    open var isSelectable: Bool = true
    /// Stored; layout does not look at it.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Stored; layout does not look at it.
    open var allowsEditingTextAttributes: Bool = false
    /// Stored; layout does not look at it.
    open var clearsOnInsertion: Bool = false
    /// Stored; layout does not look at it.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// Stored; layout does not look at it.
    open var usesStandardTextScaling: Bool = false
    /// Stored; layout does not look at it.
    open var isFindInteractionEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Stored; layout does not look at it.
    open var borderStyle: UITextView.BorderStyle = .none
    /// Stored; layout does not look at it.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Stored; layout does not look at it.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Stored; layout does not look at it.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Stored; layout does not look at it.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Stored; layout does not look at it.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Stored; layout does not look at it.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// Stored; layout does not look at it.
    open var inlinePredictionType: UITextInlinePredictionType = .default
    /// Stored; layout does not look at it.
    open var keyboardType: UIKeyboardType = .default
    /// Stored; layout does not look at it.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// Stored; layout does not look at it.
    open var returnKeyType: UIReturnKeyType = .default
    /// Stored; layout does not look at it.
    open var enablesReturnKeyAutomatically: Bool = false
    /// Stored; layout does not look at it.
    open var isSecureTextEntry: Bool = false
    /// Stored; layout does not look at it.
    open var textContentType: UITextContentType!
    /// Stored; layout does not look at it.
    open var passwordRules: UITextInputPasswordRules?
    /// Stored; layout does not look at it.
    open var selectedTextRange: UITextRange?
    /// Stored; layout does not look at it.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// Stored; layout does not look at it.
    open var inputDelegate: (any UITextInputDelegate)?
    /// The same always here.
    open var markedTextRange: UITextRange? { nil }
    /// The same always here.
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    /// The same always here.
    open var endOfDocument: UITextPosition { UITextPosition() }
    /// The same always here.
    open var layoutManager: NSLayoutManager { NSLayoutManager() }
    /// The same always here.
    open var textStorage: NSTextStorage { NSTextStorage() }
    /// Does nothing here.
    open func scrollRangeToVisible(_ range: NSRange) {  }
    /// Does nothing here.
    open func insertText(_ text: String) {  }
    /// Does nothing here.
    open func deleteBackward() {  }
    /// Does nothing here.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    /// Does nothing here.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    /// Does nothing here.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    /// Does nothing here.
    open func text(in range: UITextRange) -> String? { nil }
    /// Does nothing here.
    open func replace(_ range: UITextRange, withText text: String) {  }
    /// Does nothing here.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Does nothing here.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
}

/// What layout does not look at of UIScrollView.
@preconcurrency @MainActor
open class UIScrollViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var isDirectionalLockEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var alwaysBounceVertical: Bool = false
    /// Stored; layout does not look at it.
    open var alwaysBounceHorizontal: Bool = false
    /// Stored; layout does not look at it.
    open var isPagingEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var bounces: Bool = true
    /// Stored; layout does not look at it.
    open var bouncesHorizontally: Bool = true
    /// Stored; layout does not look at it.
    open var bouncesVertically: Bool = true
    /// Stored; layout does not look at it.
    open var isScrollEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var showsHorizontalScrollIndicator: Bool = true
    /// Stored; layout does not look at it.
    open var showsVerticalScrollIndicator: Bool = true
    /// Stored; layout does not look at it.
    open var delaysContentTouches: Bool = true
    /// Stored; layout does not look at it.
    open var canCancelContentTouches: Bool = true
    /// Stored; layout does not look at it.
    open var bouncesZoom: Bool = true
    /// Stored; layout does not look at it.
    open var scrollsToTop: Bool = true
    /// Stored; layout does not look at it.
    open var allowsKeyboardScrolling: Bool = true
    /// Stored; layout does not look at it.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var scrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
    /// Stored; layout does not look at it.
    open var indicatorStyle: UIScrollView.IndicatorStyle = .default
    /// Stored; layout does not look at it.
    open var decelerationRate: UIScrollView.DecelerationRate = .normal
    /// Stored; layout does not look at it.
    open var indexDisplayMode: UIScrollView.IndexDisplayMode = .automatic
    /// Stored; layout does not look at it.
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    /// Stored; layout does not look at it.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    /// Stored; layout does not look at it.
    open var minimumZoomScale: CGFloat = 1
    /// Stored; layout does not look at it.
    open var maximumZoomScale: CGFloat = 1
    /// Stored; layout does not look at it.
    open var zoomScale: CGFloat = 1
    /// Stored; layout does not look at it.
    open var refreshControl: UIRefreshControl?
    /// The same always here.
    open var isTracking: Bool { false }
    /// The same always here.
    open var isDragging: Bool { false }
    /// The same always here.
    open var isDecelerating: Bool { false }
    /// The same always here.
    open var isZooming: Bool { false }
    /// The same always here.
    open var isZoomBouncing: Bool { false }
    /// The same always here.
    open var isScrollAnimating: Bool { false }
    /// The same always here.
    open var isZoomAnimating: Bool { false }
    /// The same always here.
    open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
    /// The same always here.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// The same always here.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
    /// Does nothing here.
    open func flashScrollIndicators() {  }
    /// Does nothing here.
    open func stopScrollingAndZooming() {  }
    /// Does nothing here.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Does nothing here.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    /// Does nothing here.
    open func zoom(to rect: CGRect, animated: Bool) {  }
    /// Does nothing here.
    open func adjustedContentInsetDidChange() {  }
}

/// What layout does not look at of UIWindow.
@preconcurrency @MainActor
open class UIWindowMembers: UIView {
    /// Stored; layout does not look at it.
    open var windowLevel: UIWindow.Level = .normal
    /// Stored; layout does not look at it.
    open var canResizeToFitContent: Bool = false
    /// Stored; layout does not look at it.
    open var windowScene: UIWindowScene?
    /// The same always here.
    open var canBecomeKey: Bool { true }
    /// Does nothing here.
    open func becomeKey() {  }
    /// Does nothing here.
    open func resignKey() {  }
    /// Does nothing here.
    open func sendEvent(_ event: UIEvent) {  }
}

/// What layout does not look at of UISwitch.
@preconcurrency @MainActor
open class UISwitchMembers: UIControl {
    /// Stored; layout does not look at it.
    open var onTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var thumbTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var onImage: UIImage?
    /// Stored; layout does not look at it.
    open var offImage: UIImage?
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var preferredStyle: UISwitch.Style = .automatic
    /// The same always here.
    open var style: UISwitch.Style { .sliding }
}

/// What layout does not look at of UISlider.
@preconcurrency @MainActor
open class UISliderMembers: UIControl {
    /// Stored; layout does not look at it.
    open var value: Float = 0
    /// Stored; layout does not look at it.
    open var minimumValue: Float = 0
    /// Stored; layout does not look at it.
    open var maximumValue: Float = 1
    /// Stored; layout does not look at it.
    open var minimumValueImage: UIImage?
    /// Stored; layout does not look at it.
    open var maximumValueImage: UIImage?
    /// Stored; layout does not look at it.
    open var isContinuous: Bool = true
    /// Stored; layout does not look at it.
    open var minimumTrackTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var maximumTrackTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var thumbTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The same always here.
    open var currentThumbImage: UIImage? { nil }
    /// The same always here.
    open var currentMinimumTrackImage: UIImage? { nil }
    /// The same always here.
    open var currentMaximumTrackImage: UIImage? { nil }
    /// Does nothing here.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func thumbImage(for state: UIControl.State) -> UIImage? { nil }
    /// Does nothing here.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    /// Does nothing here.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    /// Does nothing here.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Does nothing here.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Does nothing here.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Does nothing here.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
}

/// What layout does not look at of UIStepper.
@preconcurrency @MainActor
open class UIStepperMembers: UIControl {
    /// Stored; layout does not look at it.
    open var isContinuous: Bool = true
    /// Stored; layout does not look at it.
    open var autorepeat: Bool = true
    /// Stored; layout does not look at it.
    open var wraps: Bool = false
    /// Stored; layout does not look at it.
    open var value: Double = 0
    /// Stored; layout does not look at it.
    open var minimumValue: Double = 0
    /// Stored; layout does not look at it.
    open var maximumValue: Double = 100
    /// Stored; layout does not look at it.
    open var stepValue: Double = 1
    /// Does nothing here.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {  }
    /// Does nothing here.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {  }
}

/// What layout does not look at of UIProgressView.
@preconcurrency @MainActor
open class UIProgressViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var progress: Float = 0
    /// Stored; layout does not look at it.
    open var progressTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var trackTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var progressImage: UIImage?
    /// Stored; layout does not look at it.
    open var trackImage: UIImage?
    /// Stored; layout does not look at it.
    open var observedProgress: Progress?
}

/// What layout does not look at of UIPageControl.
@preconcurrency @MainActor
open class UIPageControlMembers: UIControl {
    /// Stored; layout does not look at it.
    open var numberOfPages: Int = 0
    /// Stored; layout does not look at it.
    open var currentPage: Int = 0
    /// Stored; layout does not look at it.
    open var hidesForSinglePage: Bool = false
    /// Stored; layout does not look at it.
    open var defersCurrentPageDisplay: Bool = false
    /// Stored; layout does not look at it.
    open var pageIndicatorTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var currentPageIndicatorTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
    /// Stored; layout does not look at it.
    open var allowsContinuousInteraction: Bool = true
    /// Stored; layout does not look at it.
    open var preferredIndicatorImage: UIImage?
    /// Stored; layout does not look at it.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// The same always here.
    open var interactionState: UIPageControl.InteractionState { .none }
    /// Does nothing here.
    open func updateCurrentPageDisplay() {  }
    /// Does nothing here.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {  }
    /// Does nothing here.
    open func indicatorImage(forPage page: Int) -> UIImage? { nil }
}

/// What layout does not look at of UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var hidesWhenStopped: Bool = true
    /// Stored; layout does not look at it.
    open var color: UIColor! = .gray
}

/// What layout does not look at of UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControlMembers: UIControl {
    /// Stored; layout does not look at it.
    open var isMomentary: Bool = false
    /// Stored; layout does not look at it.
    open var apportionsSegmentWidthsByContent: Bool = false
    /// Stored; layout does not look at it.
    open var selectedSegmentTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var selectedSegmentIndex: Int = -1
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Does nothing here.
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
    /// Does nothing here.
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {  }
    /// Does nothing here.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {  }
    /// Does nothing here.
    open func isEnabledForSegment(at segment: Int) -> Bool { true }
}

/// What layout does not look at of UIDatePicker.
@preconcurrency @MainActor
open class UIDatePickerMembers: UIControl {
    /// Stored; layout does not look at it.
    open var datePickerMode: UIDatePicker.Mode = .dateAndTime
    /// Stored; layout does not look at it.
    open var locale: Locale?
    /// Stored; layout does not look at it.
    open var calendar: Calendar! = Calendar.current
    /// Stored; layout does not look at it.
    open var timeZone: TimeZone?
    /// Stored; layout does not look at it.
    open var date: Date = Date(timeIntervalSinceReferenceDate: 0)
    /// Stored; layout does not look at it.
    open var minimumDate: Date?
    /// Stored; layout does not look at it.
    open var maximumDate: Date?
    /// Stored; layout does not look at it.
    open var countDownDuration: TimeInterval = 0
    /// Stored; layout does not look at it.
    open var minuteInterval: Int = 1
    /// Stored; layout does not look at it.
    open var roundsToMinuteInterval: Bool = true
    /// The same always here.
    open var datePickerStyle: UIDatePickerStyle { .automatic }
    /// Does nothing here.
    open func setDate(_ date: Date, animated: Bool) {  }
}

/// What layout does not look at of UIPickerView.
@preconcurrency @MainActor
open class UIPickerViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var showsSelectionIndicator: Bool = true
    /// Does nothing here.
    open func reloadAllComponents() {  }
    /// Does nothing here.
    open func reloadComponent(_ component: Int) {  }
    /// Does nothing here.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {  }
    /// Does nothing here.
    open func selectedRow(inComponent component: Int) -> Int { -1 }
    /// Does nothing here.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    /// Does nothing here.
    open func rowSize(forComponent component: Int) -> CGSize { .zero }
}

/// What layout does not look at of UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControlMembers: UIControl {
    /// Stored; layout does not look at it.
    open var attributedTitle: NSAttributedString?
    /// The same always here.
    open var isRefreshing: Bool { false }
    /// Does nothing here.
    open func beginRefreshing() {  }
    /// Does nothing here.
    open func endRefreshing() {  }
}

/// UIKit's UIColorWell; layout does not look at it.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var supportsAlpha: Bool = true
    /// Stored; layout does not look at it.
    open var selectedColor: UIColor?
}

/// What layout does not look at of UISearchBar.
@preconcurrency @MainActor
open class UISearchBarMembers: UIView {
    /// Stored; layout does not look at it.
    open var barStyle: UIBarStyle = .default
    /// Stored; layout does not look at it.
    open var text: String?
    /// Stored; layout does not look at it.
    open var prompt: String?
    /// Stored; layout does not look at it.
    open var placeholder: String?
    /// Stored; layout does not look at it.
    open var showsBookmarkButton: Bool = false
    /// Stored; layout does not look at it.
    open var showsCancelButton: Bool = false
    /// Stored; layout does not look at it.
    open var showsSearchResultsButton: Bool = false
    /// Stored; layout does not look at it.
    open var isSearchResultsButtonSelected: Bool = false
    /// Stored; layout does not look at it.
    open var showsScopeBar: Bool = false
    /// Stored; layout does not look at it.
    open var barTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var searchBarStyle: UISearchBar.Style = .default
    /// Stored; layout does not look at it.
    open var isTranslucent: Bool = true
    /// Stored; layout does not look at it.
    open var scopeButtonTitles: [String]?
    /// Stored; layout does not look at it.
    open var selectedScopeButtonIndex: Int = 0
    /// Stored; layout does not look at it.
    open var backgroundImage: UIImage?
    /// Stored; layout does not look at it.
    open var scopeBarBackgroundImage: UIImage?
    /// Stored; layout does not look at it.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var searchTextPositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var autocapitalizationType: UITextAutocapitalizationType = .none
    /// Stored; layout does not look at it.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Stored; layout does not look at it.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Stored; layout does not look at it.
    open var keyboardType: UIKeyboardType = .default
    /// Stored; layout does not look at it.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// Stored; layout does not look at it.
    open var returnKeyType: UIReturnKeyType = .search
    /// Stored; layout does not look at it.
    open var enablesReturnKeyAutomatically: Bool = false
    /// Stored; layout does not look at it.
    open var isSecureTextEntry: Bool = false
    /// Stored; layout does not look at it.
    open var textContentType: UITextContentType!
    /// Does nothing here.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {  }
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {  }
    /// Does nothing here.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { nil }
    /// Does nothing here.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {  }
}

/// UIKit's UIVisualEffectView; layout does not look at it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// As UIKit has it.
    public let contentView = UIView()
    /// Creates one from its parts.
    public init(effect: UIVisualEffect?) { super.init(frame: .zero); self.effect = effect; contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]; addSubview(contentView) }
    /// Creates one from its parts.
    public required init?(coder: NSCoder) { super.init(coder: coder); addSubview(contentView) }
    /// Stored; layout does not look at it.
    open var effect: UIVisualEffect?
}
