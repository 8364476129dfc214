// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Lists.txt; do not edit.

public import Foundation

/// UIKit's UITableViewDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Does nothing here.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Does nothing here.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Does nothing here.
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 0 }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
}

/// UIKit's UICollectionViewDataSource; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asked for.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Asked for.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Does nothing here.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Does nothing here.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {  }
}

/// UIKit's UICollectionViewDataSourcePrefetching; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {  }
}

/// UIKit's UICollectionViewDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
}

extension UICollectionViewDelegate {
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {  }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
}

/// UIKit's UICollectionViewDelegateFlowLayout; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    /// Does nothing here.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    /// Does nothing here.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// UIKit's UIScrollViewDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Does nothing here.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Does nothing here.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Does nothing here.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Does nothing here.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Does nothing here.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Does nothing here.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Does nothing here.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Does nothing here.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Does nothing here.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing here.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {  }
    /// Does nothing here.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {  }
    /// Does nothing here.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing here.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {  }
    /// Does nothing here.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {  }
    /// Does nothing here.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing here.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {  }
    /// Does nothing here.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {  }
}

/// UIKit's UITextFieldDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Does nothing here.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Does nothing here.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Does nothing here.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Does nothing here.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Does nothing here.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Does nothing here.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Does nothing here.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Does nothing here.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Does nothing here.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Does nothing here.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing here.
    public func textFieldDidBeginEditing(_ textField: UITextField) {  }
    /// Does nothing here.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing here.
    public func textFieldDidEndEditing(_ textField: UITextField) {  }
    /// Does nothing here.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {  }
    /// Does nothing here.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    /// Does nothing here.
    public func textFieldDidChangeSelection(_ textField: UITextField) {  }
    /// Does nothing here.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Does nothing here.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// UIKit's UITextViewDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Does nothing here.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Does nothing here.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Does nothing here.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Does nothing here.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Does nothing here.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Does nothing here.
    func textViewDidChange(_ textView: UITextView)
    /// Does nothing here.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Does nothing here.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    /// Does nothing here.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
}

extension UITextViewDelegate {
    /// Does nothing here.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing here.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing here.
    public func textViewDidBeginEditing(_ textView: UITextView) {  }
    /// Does nothing here.
    public func textViewDidEndEditing(_ textView: UITextView) {  }
    /// Does nothing here.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing here.
    public func textViewDidChange(_ textView: UITextView) {  }
    /// Does nothing here.
    public func textViewDidChangeSelection(_ textView: UITextView) {  }
    /// Does nothing here.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
    /// Does nothing here.
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
}

/// UIKit's UIPickerViewDataSource; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Asked for.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asked for.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// UIKit's UIPickerViewDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// Does nothing here.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { view ?? UIView() }
    /// Does nothing here.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {  }
}

/// UIKit's UITableViewRowAction; layout does not look at it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var backgroundColor: UIColor?
}

/// UIKit's UIContextualAction; layout does not look at it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var backgroundColor: UIColor! = .gray
    /// Stored; layout does not look at it.
    open var image: UIImage?
    /// Creates one from its parts.
    public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void) { self.init(); self.title = title }
}

/// UIKit's UISwipeActionsConfiguration; layout does not look at it.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Stored; layout does not look at it.
    open var performsFirstActionWithFullSwipe: Bool = true
    /// Creates one from its parts.
    public convenience init(actions: [UIContextualAction]) { self.init() }
}

extension UITableView {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case plain
        case grouped
        case insetGrouped
    }
}

extension UITableView {
    /// Values as UIKit numbers them.
    public enum ScrollPosition: Int, Sendable {
        case none
        case top
        case middle
        case bottom
    }
}

extension UITableView {
    /// Values as UIKit numbers them.
    public enum RowAnimation: Int, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }
}

extension UITableView {
    /// Values as UIKit numbers them.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges
        case fromAutomaticInsets
    }
}

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum CellStyle: Int, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
    }
}

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
        case singleLineEtched
    }
}

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum SelectionStyle: Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }
}
