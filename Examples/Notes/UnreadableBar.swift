import Concertina
import GtkCore

/// Says above a note that it cannot be read, and what can be done: below it is what is left of it.
@MainActor
final class UnreadableBar {
  let box: Box
  /// Called when the user wants to go on with what is left.
  var onCopy: (@MainActor () -> Void)?
  /// Called when the user wants to see the older versions.
  var onVersions: (@MainActor () -> Void)?
  private let label = Label("", role: .status)
  private let copyButton = Button(texts.translated("Open as a Copy"))
  private let versionsButton = Button(texts.translated("Versions…"))

  init() {
    label.wrapLines()
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    box = Box(.horizontal, spacing: 6, [label, versionsButton, copyButton])
    box.setMargins(top: 6, bottom: 6, start: 12, end: 6)
    for button in [versionsButton, copyButton] { button.verticalAlignment = .center }
    copyButton.onClicked { [weak self] in self?.onCopy?() }
    versionsButton.onClicked { [weak self] in self?.onVersions?() }
    box.isVisible = false
  }

  /// Shows why a note cannot be read.
  func show(_ error: EditedDocumentError, isEmpty: Bool, hasVersions: Bool) {
    let rest = texts.translated("Below is what can be read of it; its file stays as it is.")
    label.text = isEmpty ? error.message : "\(error.message) \(rest)"
    (copyButton.isVisible, versionsButton.isVisible) = (!isEmpty, hasVersions)
    box.isVisible = true
  }
}
