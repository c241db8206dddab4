import GtkCore

/// The conditions that visible attachments meet in every painted frame, checked by the positions of
/// the widgets and never by how these were computed.
extension AttachmentSet {
  /// The violated conditions, each with the ids of the attachments that lead to it.
  var violations: [String] {
    guard !isEmpty else { return [] }
    return visiblePlaces.flatMap { place in
      let attachment = place.attachment
      let own = standsOnItsCharacter(place) ? [] : ["attachmentOnCharacter"]
      let nested = attachment.nestedEditors.flatMap(\.area.violations)
      return (own + nested).map { "\(attachment.id): \($0)" }
    }
  }

  /// Whether a widget is where GTK has its character, give or take its margins.
  private func standsOnItsCharacter(_ place: AttachmentPlace) -> Bool {
    let widget = place.attachment.content
    guard widget.isMapped, let bounds = widget.bounds(in: area.textView) else { return true }
    let moved = place.attachment.drawingOffset
    let character = rectangle(of: place).moved(by: (Double(moved.x), Double(moved.y)))
    // A widget that cannot be as narrow as its line is clipped at the end.
    let least = Double(widget.measure(.horizontal).minimum)
    let right = character.x + max(character.width, least)
    return bounds.x > character.x - 1 && bounds.x + bounds.width < right + 1
      && bounds.y > character.y - 1
      && bounds.y + bounds.height < character.y + character.height + 1
  }
}
