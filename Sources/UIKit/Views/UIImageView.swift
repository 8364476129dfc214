public import Foundation
internal import LayoutCore

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIImageViewMembers {
    /// The picture.
    open var image: UIImage? {
        didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Settings of the picture, if it is a symbol.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Creates a view of a picture, as large as it.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }
    /// Creates a view of a picture and another for when it is touched.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }
    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        guard let image, image.isSizeKnown else { return super.intrinsicContentSize }
        return image.size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func describe(_ node: inout ViewNode) {
        super.describe(&node)
        node.kind = .image
        guard let image else { return }
        guard image.isSizeKnown else {
            LayoutLog.reportOnce(
                "the size of the picture '\(image.name ?? "?")' is not known: put it into UIImage.knownSizes"
            )
            return
        }
        node.image = ImageDescription(size: Size(image.size), mode: mode)
    }

    private var mode: ImageDescription.Mode {
        switch contentMode {
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .scaleToFill, .redraw: .scaleToFill
        default: .center
        }
    }
}
