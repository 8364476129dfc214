// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Views.txt; do not edit.

public import Foundation

/// What layout does not look at of UIResponder.
@preconcurrency @MainActor
open class UIResponderMembers: NSObject {
    /// The same always here.
    open var inputView: UIView? { nil }
    /// The same always here.
    open var inputAccessoryView: UIView? { nil }
    /// The same always here.
    open var inputViewController: UIViewController? { nil }
    /// The same always here.
    open var inputAccessoryViewController: UIViewController? { nil }
    /// The same always here.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// The same always here.
    open var textInputMode: UITextInputMode? { nil }
    /// The same always here.
    open var textInputContextIdentifier: String? { nil }
    /// The same always here.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The same always here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// Does nothing here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  }
    /// Does nothing here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {  }
    /// Does nothing here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  }
    /// Does nothing here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {  }
    /// Does nothing here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {  }
    /// Does nothing here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {  }
    /// Does nothing here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {  }
    /// Does nothing here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {  }
    /// Does nothing here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {  }
    /// Does nothing here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {  }
    /// Does nothing here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {  }
    /// Does nothing here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {  }
    /// Does nothing here.
    open func remoteControlReceived(with event: UIEvent?) {  }
    /// Does nothing here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Does nothing here.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    /// Does nothing here.
    open func buildMenu(with builder: any UIMenuBuilder) {  }
    /// Does nothing here.
    open func validate(_ command: UICommand) {  }
    /// Does nothing here.
    open func reloadInputViews() {  }
    /// Does nothing here.
    open func cut(_ sender: Any?) {  }
    /// Does nothing here.
    open func copy(_ sender: Any?) {  }
    /// Does nothing here.
    open func paste(_ sender: Any?) {  }
    /// Does nothing here.
    open func select(_ sender: Any?) {  }
    /// Does nothing here.
    open func selectAll(_ sender: Any?) {  }
    /// Does nothing here.
    open func delete(_ sender: Any?) {  }
}

/// What layout does not look at of UIView.
@preconcurrency @MainActor
open class UIViewMembers: UIResponder {
    /// Stored; layout does not look at it.
    open var isUserInteractionEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var isOpaque: Bool = true
    /// Stored; layout does not look at it.
    open var clearsContextBeforeDrawing: Bool = true
    /// Stored; layout does not look at it.
    open var isMultipleTouchEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var isExclusiveTouch: Bool = false
    /// Stored; layout does not look at it.
    open var tintColor: UIColor! = .systemBlue
    /// Stored; layout does not look at it.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    /// Stored; layout does not look at it.
    open var mask: UIView?
    /// Stored; layout does not look at it.
    open var contentScaleFactor: CGFloat = 2
    /// Stored; layout does not look at it.
    open var contentStretch: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Stored; layout does not look at it.
    open var restorationIdentifier: String?
    /// Stored; layout does not look at it.
    open var motionEffects: [UIMotionEffect] = []
    /// Stored; layout does not look at it.
    open var interactions: [any UIInteraction] = []
    /// Stored; layout does not look at it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Stored; layout does not look at it.
    open var largeContentTitle: String?
    /// Stored; layout does not look at it.
    open var largeContentImage: UIImage?
    /// Stored; layout does not look at it.
    open var largeContentImageInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var showsLargeContentViewer: Bool = false
    /// Stored; layout does not look at it.
    open var scalesLargeContentImage: Bool = false
    /// Stored; layout does not look at it.
    open var minimumContentSizeCategory: UIContentSizeCategory?
    /// Stored; layout does not look at it.
    open var maximumContentSizeCategory: UIContentSizeCategory?
    /// Stored; layout does not look at it.
    open var isAccessibilityElement: Bool = false
    /// Stored; layout does not look at it.
    open var accessibilityElementsHidden: Bool = false
    /// Stored; layout does not look at it.
    open var accessibilityViewIsModal: Bool = false
    /// Stored; layout does not look at it.
    open var shouldGroupAccessibilityChildren: Bool = false
    /// Stored; layout does not look at it.
    open var accessibilityIgnoresInvertColors: Bool = false
    /// Stored; layout does not look at it.
    open var accessibilityRespondsToUserInteraction: Bool = true
    /// Stored; layout does not look at it.
    open var accessibilityLabel: String?
    /// Stored; layout does not look at it.
    open var accessibilityHint: String?
    /// Stored; layout does not look at it.
    open var accessibilityValue: String?
    /// Stored; layout does not look at it.
    open var accessibilityLanguage: String?
    /// Stored; layout does not look at it.
    open var accessibilityAttributedLabel: NSAttributedString?
    /// Stored; layout does not look at it.
    open var accessibilityAttributedHint: NSAttributedString?
    /// Stored; layout does not look at it.
    open var accessibilityAttributedValue: NSAttributedString?
    /// Stored; layout does not look at it.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Stored; layout does not look at it.
    open var accessibilityElements: [Any]?
    /// Stored; layout does not look at it.
    open var accessibilityFrame: CGRect = .zero
    /// Stored; layout does not look at it.
    open var accessibilityPath: UIBezierPath?
    /// Stored; layout does not look at it.
    open var accessibilityActivationPoint: CGPoint = .zero
    /// Stored; layout does not look at it.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
    /// Stored; layout does not look at it.
    open var accessibilityContainerType: UIAccessibilityContainerType = .none
    /// Stored; layout does not look at it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Stored; layout does not look at it.
    open var accessibilityUserInputLabels: [String]! = []
    /// Stored; layout does not look at it.
    open var accessibilityHeaderElements: [Any]?
    /// Stored; layout does not look at it.
    open var accessibilityTextualContext: String?
    /// Stored; layout does not look at it.
    open var focusGroupIdentifier: String?
    /// Stored; layout does not look at it.
    open var focusEffect: UIFocusEffect?
    /// The same always here.
    open var canBecomeFocused: Bool { false }
    /// The same always here.
    open var isFocused: Bool { false }
    /// The same always here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Does nothing here.
    open func tintColorDidChange() {  }
    /// Does nothing here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Does nothing here.
    open func draw(_ rect: CGRect) {  }
    /// Does nothing here.
    open func setNeedsDisplay() {  }
    /// Does nothing here.
    open func setNeedsDisplay(_ rect: CGRect) {  }
    /// Does nothing here.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Does nothing here.
    open func addMotionEffect(_ effect: UIMotionEffect) {  }
    /// Does nothing here.
    open func removeMotionEffect(_ effect: UIMotionEffect) {  }
    /// Does nothing here.
    open func addInteraction(_ interaction: any UIInteraction) {  }
    /// Does nothing here.
    open func removeInteraction(_ interaction: any UIInteraction) {  }
    /// Does nothing here.
    open func encode(with coder: NSCoder) {  }
    /// Does nothing here.
    open func encodeRestorableState(with coder: NSCoder) {  }
    /// Does nothing here.
    open func decodeRestorableState(with coder: NSCoder) {  }
    /// Does nothing here.
    open func setNeedsFocusUpdate() {  }
    /// Does nothing here.
    open func updateFocusIfNeeded() {  }
    /// Does nothing here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Does nothing here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {  }
    /// Does nothing here.
    open func accessibilityActivate() -> Bool { false }
    /// Does nothing here.
    open func accessibilityIncrement() {  }
    /// Does nothing here.
    open func accessibilityDecrement() {  }
    /// Does nothing here.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Does nothing here.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does nothing here.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Does nothing here.
    open func accessibilityElementDidBecomeFocused() {  }
    /// Does nothing here.
    open func accessibilityElementDidLoseFocus() {  }
    /// Does nothing here.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Does nothing here.
    open func accessibilityElementCount() -> Int { 0 }
    /// Does nothing here.
    open func accessibilityElement(at index: Int) -> Any? { nil }
    /// Does nothing here.
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    /// Does nothing here.
    open func display(_ layer: CALayer) {  }
    /// Does nothing here.
    open func draw(_ layer: CALayer, in ctx: CGContext) {  }
    /// Does nothing here.
    open func layerWillDraw(_ layer: CALayer) {  }
    /// Does nothing here.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What layout does not look at of UILabel.
@preconcurrency @MainActor
open class UILabelMembers: UIView {
    /// Stored; layout does not look at it.
    open var textColor: UIColor! = .label
    /// Stored; layout does not look at it.
    open var highlightedTextColor: UIColor?
    /// Stored; layout does not look at it.
    open var shadowColor: UIColor?
    /// Stored; layout does not look at it.
    open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
    /// Stored; layout does not look at it.
    open var textAlignment: NSTextAlignment = .natural
    /// Stored; layout does not look at it.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Stored; layout does not look at it.
    open var isEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var isHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var enablesMarqueeWhenAncestorFocused: Bool = false
    /// Stored; layout does not look at it.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// Stored; layout does not look at it.
    open var allowsDefaultTighteningForTruncation: Bool = false
    /// Stored; layout does not look at it.
    open var showsExpansionTextWhenTruncated: Bool = false
    /// Stored; layout does not look at it.
    open var minimumFontSize: CGFloat = 0
    /// Stored; layout does not look at it.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Stored; layout does not look at it.
    open var preferredVibrancy: UILabelVibrancy = .none
    /// Does nothing here.
    open func drawText(in rect: CGRect) {  }
}

/// What layout does not look at of UIControl.
@preconcurrency @MainActor
open class UIControlMembers: UIView {
    /// Stored; layout does not look at it.
    open var isSelected: Bool = false
    /// Stored; layout does not look at it.
    open var isHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
    /// Stored; layout does not look at it.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    /// Stored; layout does not look at it.
    open var isContextMenuInteractionEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var showsMenuAsPrimaryAction: Bool = false
    /// Stored; layout does not look at it.
    open var toolTip: String?
    /// Stored; layout does not look at it.
    open var isSymbolAnimationEnabled: Bool = false
    /// The same always here.
    open var isTracking: Bool { false }
    /// The same always here.
    open var isTouchInside: Bool { false }
    /// The same always here.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { .center }
    /// Does nothing here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Does nothing here.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Does nothing here.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {  }
    /// Does nothing here.
    open func cancelTracking(with event: UIEvent?) {  }
    /// Does nothing here.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

/// What layout does not look at of UIButton.
@preconcurrency @MainActor
open class UIButtonMembers: UIControl {
    /// Stored; layout does not look at it.
    open var reversesTitleShadowWhenHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var showsTouchWhenHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var isPointerInteractionEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyUpdatesConfiguration: Bool = false
    /// Stored; layout does not look at it.
    open var changesSelectionAsPrimaryAction: Bool = false
    /// Stored; layout does not look at it.
    open var isHovered: Bool = false
    /// Stored; layout does not look at it.
    open var adjustsImageWhenHighlighted: Bool = true
    /// Stored; layout does not look at it.
    open var adjustsImageWhenDisabled: Bool = true
    /// Stored; layout does not look at it.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Stored; layout does not look at it.
    open var menu: UIMenu?
    /// Stored; layout does not look at it.
    open var role: UIButton.Role = .normal
    /// Stored; layout does not look at it.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
}

/// What layout does not look at of UIImageView.
@preconcurrency @MainActor
open class UIImageViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var highlightedImage: UIImage?
    /// Stored; layout does not look at it.
    open var isHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var animationImages: [UIImage]?
    /// Stored; layout does not look at it.
    open var highlightedAnimationImages: [UIImage]?
    /// Stored; layout does not look at it.
    open var animationDuration: TimeInterval = 0
    /// Stored; layout does not look at it.
    open var animationRepeatCount: Int = 0
    /// Stored; layout does not look at it.
    open var adjustsImageWhenAncestorFocused: Bool = false
    /// Stored; layout does not look at it.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    /// The same always here.
    open var isAnimating: Bool { false }
    /// The same always here.
    open var focusedFrameGuide: UILayoutGuide { UILayoutGuide() }
    /// Does nothing here.
    open func startAnimating() {  }
    /// Does nothing here.
    open func stopAnimating() {  }
}

/// What layout does not look at of UITextField.
@preconcurrency @MainActor
open class UITextFieldMembers: UIControl {
    /// Stored; layout does not look at it.
    open var textColor: UIColor? = .label
    /// Stored; layout does not look at it.
    open var textAlignment: NSTextAlignment = .natural
    /// Stored; layout does not look at it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Stored; layout does not look at it.
    open var clearsOnBeginEditing: Bool = false
    /// Stored; layout does not look at it.
    open var adjustsFontSizeToFitWidth: Bool = false
    /// Stored; layout does not look at it.
    open var allowsEditingTextAttributes: Bool = false
    /// Stored; layout does not look at it.
    open var clearsOnInsertion: Bool = false
    /// Stored; layout does not look at it.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// Stored; layout does not look at it.
    open var minimumFontSize: CGFloat = 0
    /// Stored; layout does not look at it.
    open var background: UIImage?
    /// Stored; layout does not look at it.
    open var disabledBackground: UIImage?
    /// Stored; layout does not look at it.
    open var clearButtonMode: UITextField.ViewMode = .never
    /// Stored; layout does not look at it.
    open var leftViewMode: UITextField.ViewMode = .never
    /// Stored; layout does not look at it.
    open var rightViewMode: UITextField.ViewMode = .never
    /// Stored; layout does not look at it.
    open var interactionState: Any?
    /// Stored; layout does not look at it.
    open var inputDelegate: (any UITextInputDelegate)?
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
    /// The same always here.
    open var markedTextRange: UITextRange? { nil }
    /// The same always here.
    open var isEditing: Bool { false }
    /// The same always here.
    open var hasText: Bool { false }
    /// The same always here.
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    /// The same always here.
    open var endOfDocument: UITextPosition { UITextPosition() }
    /// Does nothing here.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Does nothing here.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Does nothing here.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Does nothing here.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Does nothing here.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Does nothing here.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Does nothing here.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Does nothing here.
    open func drawText(in rect: CGRect) {  }
    /// Does nothing here.
    open func drawPlaceholder(in rect: CGRect) {  }
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
