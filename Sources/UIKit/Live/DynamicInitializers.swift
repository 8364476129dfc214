internal import Foundation

/// Makes objects of classes that are only known at run time, as lists make cells of registered classes.
///
/// Swift makes such objects through `required` initialisers alone, which subclasses of the app would have to repeat. The
/// entry points below are those of convenience initialisers of the base classes: they take the class as an argument and
/// go on to whatever designated initialiser that class has, an unimplemented one trapping as on Apple's platforms. Initialisers
/// own their arguments, methods borrow theirs, hence `consuming`.
@MainActor
enum DynamicInitializers {
    /// A cell of a table; nil for a class that is none.
    static func tableCell(
        _ type: AnyClass, _ style: UITableViewCell.CellStyle, _ identifier: String?
    )
        -> UITableViewCell?
    { (type as? UITableViewCell.Type)?.make(style, identifier) }

    /// A header or footer of a table; nil for a class that is none.
    static func headerFooter(_ type: AnyClass, _ identifier: String?)
        -> UITableViewHeaderFooterView?
    {
        (type as? UITableViewHeaderFooterView.Type)?.make(identifier)
    }

    /// A view of a collection; nil for a class that is none.
    static func reusableView(_ type: AnyClass) -> UICollectionReusableView? {
        (type as? UICollectionReusableView.Type)?.make(())
    }

    /// A layer.
    static func layer(_ type: AnyClass) -> CALayer {
        (type as? CALayer.Type)?.make(()) ?? CALayer()
    }
}

extension UITableViewCell {
    @_silgen_name("$s5UIKit15UITableViewCellC4made10identifierA2C0D5StyleO_SSSgtcfC")
    fileprivate static func make(
        _ style: CellStyle, _ identifier: consuming String?
    ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C4madeACSSSg_tcfC")
    fileprivate static func make(
        _ identifier: consuming String?
    ) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @_silgen_name("$s5UIKit24UICollectionReusableViewC4madeACyt_tcfC")
    fileprivate static func make(_ made: Void) -> UICollectionReusableView
}

extension CALayer {
    @_silgen_name("$s5UIKit7CALayerC4madeACyt_tcfC")
    fileprivate static func make(_ made: Void) -> CALayer
}
