public import Foundation

extension UIView {
    /// Changes views over time: the changes happen at once; `LayoutAnimation.record` keeps before and after.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        LayoutAnimation.run(duration: duration, delay: delay, curve: .init(options), animations)
        completion?(true)
    }
    /// Changes views over time, like a spring.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        LayoutAnimation.run(duration: duration, delay: delay, curve: .init(options), animations)
        completion?(true)
    }
    /// Changes views over time, like a spring.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        LayoutAnimation.run(duration: duration, delay: delay, curve: .init(options), animations)
        completion?(true)
    }
    /// Changes views over time in steps.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        LayoutAnimation.run(duration: duration, delay: delay, curve: .linear, animations)
        completion?(true)
    }
    /// A step of a change.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }
    /// Changes a view's content over time.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        LayoutAnimation.run(duration: duration, delay: 0, curve: .init(options), animations ?? {})
        completion?(true)
    }
    /// Puts a view in the place of another over time.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }
    /// Changes views at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
    /// Switches movements on or off; inert.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Whether views move.
    public class var areAnimationsEnabled: Bool { true }
    /// How long the change takes that goes on.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    /// Begins a change.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends a change.
    public class func commitAnimations() {}
    /// How long a change takes.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
}

/// Changes views over time.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: NSObjectProtocol {
    /// Adds to the change.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds to the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes.
    func startAnimation()
}

/// Changes views over time under control.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let curve: LayoutAnimation.Curve
    /// How long it takes, seconds.
    public let duration: TimeInterval
    /// How far it is, 0...1.
    open var fractionComplete: CGFloat = 0
    /// Whether it goes back.
    open var isReversed = false
    /// Whether it may be stopped.
    open var isInterruptible = true
    /// Whether it stays at its end.
    open var pausesOnCompletion = false
    /// Whether it goes on.
    public private(set) var isRunning = false
    /// Where it is in its life.
    public private(set) var state = UIViewAnimatingState.inactive

    /// Creates a change along a curve.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        self.curve = LayoutAnimation.Curve(curve)
        self.animations = animations.map { [$0] } ?? []
    }
    /// Creates a change like a spring.
    public init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        curve = .easeInOut
        self.animations = animations.map { [$0] } ?? []
    }
    /// Creates a change along a curve of one's own.
    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        curve = .easeInOut
        self.animations = animations.map { [$0] } ?? []
    }

    /// Changes views over time.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
    /// Adds to the change.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds to the change.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }
    /// Adds to the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Goes: to the end at once.
    open func startAnimation() {
        let work = animations
        animations = []
        LayoutAnimation.run(duration: duration, delay: 0, curve: curve) {
            for change in work { change() }
        }
        for completion in completions { completion(.end) }
        completions = []
        fractionComplete = 1
    }
    /// Goes: to the end at once.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Goes on: to the end at once.
    open func continueAnimation(
        withTimingParameters parameters: AnyObject?, durationFactor: CGFloat
    ) { startAnimation() }
    /// Waits.
    open func pauseAnimation() {}
    /// Ends.
    open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
    /// Ends at a place.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Where a change is.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Where a change is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}
