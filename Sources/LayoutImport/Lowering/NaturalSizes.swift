import LayoutCore

/// Natural sizes of leaves: by rule where a control's size is known, from images, else from what the document records.
struct NaturalSizes {
    let document: DesignDocument
    let options: ImportOptions
    let resources: DocumentResources

    /// The natural size of a view's alignment rectangle; nil where it has none or its text is measured later.
    func size(of view: DesignView) -> IntrinsicSize? {
        if let size = view.placeholderSize, options.purpose == .asDesigned {
            return IntrinsicSize(
                size.width.map { max(0, $0) }, size.height.map { max(0, $0) })
        }
        // A text view's recorded frame says nothing of its text: it is as wide as it can be.
        if view.tag == "textView", options.textSizes == .recorded || options.measurer == nil {
            return nil
        }
        let axes = ControlSizes.axes(view)
        guard axes.width || axes.height else { return nil }
        var rule = ControlSizes.size(
            view, toolsVersion: document.toolsVersion,
            isRounded: document.device.screen?.isRounded == true)
        if options.purpose == .asDesigned, ControlSizes.variesByContent.contains(view.tag) {
            rule = IntrinsicSize(nil, nil)
        }
        var recorded: IntrinsicSize?
        if view.tag == "imageView" {
            if let size = imageSize(view.content.image) {
                return IntrinsicSize(size.width, size.height)
            }
            if view.content.image == nil, options.purpose == .anyScreen { return nil }
        }
        if options.textSizes == .recorded || options.measurer == nil || view.tag == "imageView" {
            recorded = IntrinsicSize(view.frame.width, view.frame.height)
        }
        return IntrinsicSize(
            axes.width ? rule.width ?? recorded?.width : nil,
            axes.height ? rule.height ?? recorded?.height : nil)
    }

    /// Size of an image by name, points; nil when neither the document nor a catalog knows it.
    private func imageSize(_ name: String?) -> Size? {
        guard let name else { return nil }
        return resources.imageSizes[name] ?? document.imageSizes[name]
    }
}
