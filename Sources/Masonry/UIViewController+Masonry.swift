extension UIViewController {
    private func guide(
        _ guide: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute
    ) -> MASViewAttribute {
        MASViewAttribute(view: view, item: guide, layoutAttribute: attribute)
    }

    /// The lower edge of the top guide.
    public var mas_topLayoutGuide: MASViewAttribute { guide(topLayoutGuide, .bottom) }
    /// The upper edge of the top guide.
    public var mas_topLayoutGuideTop: MASViewAttribute { guide(topLayoutGuide, .top) }
    /// The lower edge of the top guide.
    public var mas_topLayoutGuideBottom: MASViewAttribute { guide(topLayoutGuide, .bottom) }
    /// The upper edge of the bottom guide.
    public var mas_bottomLayoutGuide: MASViewAttribute { guide(bottomLayoutGuide, .top) }
    /// The upper edge of the bottom guide.
    public var mas_bottomLayoutGuideTop: MASViewAttribute { guide(bottomLayoutGuide, .top) }
    /// The lower edge of the bottom guide.
    public var mas_bottomLayoutGuideBottom: MASViewAttribute { guide(bottomLayoutGuide, .bottom) }
}
