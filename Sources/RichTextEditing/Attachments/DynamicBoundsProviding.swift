import GtkCore

/// Answers itself how large an attachment is, instead of ``AttachmentSize`` and the widget's wishes.
///
///     final class Square: DynamicBoundsProviding {
///       func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
///         EditorSize(width: lineWidth / 2, height: lineWidth / 2)
///       }
///     }
///     attachment.boundsProvider = Square()
///
/// It is asked at each layout, also about widths that the editor never gets. Call the widget's
/// `queueResize` when the answer has changed. The attachment keeps it alive.
@MainActor
public protocol DynamicBoundsProviding: AnyObject {
  /// The size of an attachment in a line of that width, in pixels.
  ///
  /// The widget gets that and no less than it needs at least, and no more than 16,384 either way.
  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize
}

extension Attachment {
  /// What the provider says, within limits; nil: there is none.
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
