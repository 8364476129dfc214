// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Views.txt; do not edit.

public import Foundation

/// UIActivityIndicatorView.Style under its older name.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// UIBlurEffect.Style under its older name.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// UIScrollView.KeyboardDismissMode under its older name.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// UIScrollView.ContentInsetAdjustmentBehavior under its older name.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior

/// UIScrollView.IndicatorStyle under its older name.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// UISearchBar.Style under its older name.
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// UISearchBar.Icon under its older name.
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

/// UIDatePicker.Mode under its older name.
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// UIProgressView.Style under its older name.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// UISegmentedControl.Segment under its older name.
@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

/// UITouch.Phase under its older name.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// UIEvent.EventType under its older name.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// UIEvent.EventSubtype under its older name.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// UIView.noIntrinsicMetric under its older name.
@available(*, deprecated, message: "use UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// UIView.layoutFittingCompressedSize under its older name.
@available(*, deprecated, message: "use UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// UIView.layoutFittingExpandedSize under its older name.
@available(*, deprecated, message: "use UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// UIAccessibilityTraits.none under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// UIAccessibilityTraits.button under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// UIAccessibilityTraits.link under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// UIAccessibilityTraits.image under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// UIAccessibilityTraits.header under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// UIAccessibilityTraits.selected under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// UIAccessibilityTraits.staticText under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }

/// UIAccessibilityTraits.notEnabled under its older name.
@available(*, deprecated, message: "use UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
