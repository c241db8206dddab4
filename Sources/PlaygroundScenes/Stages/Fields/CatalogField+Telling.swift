import Concertina

extension CatalogField {
  /// Logs the events of the field.
  ///
  /// - Parameters:
  ///   - events: The log.
  ///   - prefix: The name of the field in the log; empty if there is only one field.
  func tell(_ events: SceneEvents, prefix: String = "") {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    func tell(_ name: String, _ detail: String = "") {
      events.send(SceneEvent(name: start + name, detail: detail))
    }
    onTextChanged = { field in
      let isSecret = (field as? SingleLineField)?.mode == .password
      let text = isSecret ? String(field.text.map { _ in "•" }) : field.text
      let event = SceneEvent.text(
        excerpt: String(text.prefix(40)), length: text.unicodeScalars.count)
      tell(event.name, event.detail)
    }
    onBeginEditing = { _ in tell("focus", "in") }
    onEndEditing = { _ in tell("focus", "out") }
    onShouldReturn = { _ in tell("return") }
    onValidateFail = { tell("invalid", $0.message.text) }
    onContainerStateChanged = { tell("state", $0.rawValue) }
  }
}
