import GtkCore

/// The conditions that visible attachments meet in every painted frame, checked by the positions of
/// the widgets and never by how these were computed.
extension AttachmentSet {
  /// The violated conditions, each with the ids of the attachments that lead to it.
  var violations: [String] {
    guard !isEmpty else { return [] }
    return visiblePlaces.flatMap { place in
      let attachment = place.attachment
      let own = displacement(of: place).map { ["attachmentOnCharacter, \($0)"] } ?? []
      let nested = attachment.nodes.flatMap(\.area.violations)
      return (own + nested).map { "\(attachment.id): \($0)" }
    }
  }

  /// Returns where a widget is and where its character is, unless the widget is there, give or take
  /// its margins; nil if it is.
  private func displacement(of place: AttachmentPlace) -> String? {
    let widget = place.attachment.content
    guard widget.isMapped, let bounds = widget.bounds(in: area.textView) else { return nil }
    let moved = place.attachment.drawingOffset
    let character = rectangle(of: place).moved(by: (Double(moved.x), Double(moved.y)))
    // A widget that cannot be as narrow as its line is clipped at the end.
    let excess = max(Double(widget.measure(.horizontal).minimum) - character.width, 0)
    let isMirrored = area.textView.direction == .rightToLeft
    let left = character.x - (isMirrored ? excess : 0)
    let right = character.x + character.width + (isMirrored ? 0 : excess)
    let isInside =
      bounds.x > left - 1 && bounds.x + bounds.width < right + 1
      && bounds.y > character.y - 1
      && bounds.y + bounds.height < character.y + character.height + 1
    return isInside ? nil : "widget \(Self.text(of: bounds)), character \(Self.text(of: character))"
  }

  private static func text(of rectangle: Rectangle) -> String {
    "\(rectangle.width)×\(rectangle.height) at \(rectangle.x), \(rectangle.y)"
  }
}
