import Concertina

extension CatalogField {
  /// Logs the events of the field.
  ///
  /// - Parameters:
  ///   - events: The log.
  ///   - prefix: The name of the field in the log; empty if there is only one field.
  func logEvents(to events: SceneEvents, prefix: String = "") {
    func log(_ name: String, _ detail: String = "") {
      events.send(SceneEvent(name: name, detail: detail, source: prefix))
    }
    onTextChanged = { field in
      let isSecret = (field as? SingleLineField)?.mode == .password
      let text = isSecret ? String(field.text.map { _ in "•" }) : field.text
      let scalars = text.unicodeScalars
      events.send(
        .text(
          excerpt: String(String.UnicodeScalarView(scalars.prefix(40))), length: scalars.count
        ).from(prefix))
    }
    onBeginEditing = { _ in log("focus", "in") }
    onEndEditing = { _ in log("focus", "out") }
    onShouldReturn = { _ in log("return") }
    onValidateFail = { log("invalid", $0.message.text) }
    onStateChanged = { log("state", $0.rawValue) }
  }
}
