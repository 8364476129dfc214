internal import Foundation
internal import LayoutCore

extension UIView {
    /// Adds a guide of the view's own.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self, guide.part == nil else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
        LayoutClock.tick()
    }

    /// Removes a guide with all constraints that mention it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.part == nil else { return }
        var current: UIView? = self
        while let view = current {
            for constraint in view.heldConstraints where constraint.mentions(guide) {
                constraint.uninstall()
            }
            current = view.superview
        }
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        LayoutClock.tick()
    }

    /// A built-in guide, the same each time.
    func builtInGuide(_ part: ItemReference.Part, _ identifier: String) -> UILayoutGuide {
        if let known = builtInGuides[part] { return known }
        let guide = UILayoutGuide(part, of: self, identifier: identifier)
        builtInGuides[part] = guide
        return guide
    }

    /// What bars, notch and home indicator leave free.
    public var safeAreaLayoutGuide: UILayoutGuide {
        builtInGuide(.safe, "UIViewSafeAreaLayoutGuide")
    }
    /// Inside the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        builtInGuide(.margins, "UIViewLayoutMarginsGuide")
    }
    /// Inside the margins, and not wider than is good to read.
    public var readableContentGuide: UILayoutGuide {
        builtInGuide(.readable, "UIViewReadableContentGuide")
    }
    /// Where the keyboard is; the bottom of the safe area while it is hidden.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = builtInGuides[.keyboard] as? UIKeyboardLayoutGuide { return known }
        let guide = UIKeyboardLayoutGuide(
            .keyboard, of: self, identifier: "UIKeyboardLayoutGuide")
        builtInGuides[.keyboard] = guide
        return guide
    }

    // MARK: Margins

    /// Margins when nothing is said: 8, and none in a controller's view, which has the system's.
    private var defaultMargins: UIEdgeInsets {
        controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    }

    /// Space that content keeps to the edges, points.
    public var layoutMargins: UIEdgeInsets {
        get { ownMargins ?? defaultMargins }
        set {
            guard newValue != ownMargins else { return }
            ownMargins = newValue
            LayoutClock.tick()
            layoutMarginsDidChange()
        }
    }

    /// Space that content keeps to the edges by reading direction, points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return isRightToLeft
                ? NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.right, bottom: margins.bottom,
                    trailing: margins.left)
                : NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.left, bottom: margins.bottom,
                    trailing: margins.right)
        }
        set {
            layoutMargins =
                isRightToLeft
                ? UIEdgeInsets(
                    top: newValue.top, left: newValue.trailing, bottom: newValue.bottom,
                    right: newValue.leading)
                : UIEdgeInsets(
                    top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
                    right: newValue.trailing)
        }
    }

    /// Whether the view's content is read from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How far bars, notch and home indicator reach into the view, points.
    public var safeAreaInsets: UIEdgeInsets {
        if let solvedSafeArea { return solvedSafeArea }
        return layoutRoot === self && window != nil
            ? UIEdgeInsets(UIScreen.main.environment.safeArea) : .zero
    }
}

/// Where the keyboard is.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it follows a floating keyboard; inert.
    open var followsUndockedKeyboard = false
    /// Whether it ends at the safe area while the keyboard is hidden; it always does here.
    open var usesBottomSafeArea = true
}

extension UIEdgeInsets {
    /// Insets of the model.
    init(_ insets: EdgeInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }

    /// Insets for the model.
    var model: EdgeInsets {
        EdgeInsets(
            top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
    }
}

extension IntrinsicSize {
    /// A natural size from UIKit's, where -1 is none.
    init(_ size: CGSize) {
        self.init(
            size.width < 0 ? nil : Double(size.width), size.height < 0 ? nil : Double(size.height))
    }
}

extension Size {
    /// A size from UIKit's.
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension CGSize {
    /// A size of the model.
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
