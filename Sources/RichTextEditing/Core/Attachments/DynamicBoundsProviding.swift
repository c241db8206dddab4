import GtkCore

/// Determines the size of an attachment, instead of `AttachmentSize` and the widget's own size.
///
///     final class Square: DynamicBoundsProviding {
///       func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
///         EditorSize(width: lineWidth / 2, height: lineWidth / 2)
///       }
///     }
///     attachment.boundsProvider = Square()
///
/// It is called during each layout, also for widths that the editor never gets. Call the widget's
/// `queueResize` when the result has changed. The attachment keeps the provider alive.
@MainActor
public protocol DynamicBoundsProviding: AnyObject {
  /// Returns the size of an attachment in a line of a width, in pixels.
  ///
  /// The widget gets that size, but no less than its minimum, and no more than 16,384 in either
  /// direction.
  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize
}

extension Attachment {
  /// Returns the provider's size, within limits; nil if there is no provider.
  func providedSize(inLine lineWidth: Int) -> (width: Int, height: Int)? {
    guard let size = boundsProvider?.size(of: self, lineWidth: lineWidth) else { return nil }
    let extents = 1...AttachmentSet.greatestExtent
    let width = max(size.width.clamped(to: extents), content.measure(.horizontal).minimum)
    let least = content.measure(.vertical, forSize: width).minimum
    return (
      width.clamped(to: extents), max(size.height.clamped(to: extents), least).clamped(to: extents)
    )
  }
}

extension Int {
  fileprivate func clamped(to limits: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
