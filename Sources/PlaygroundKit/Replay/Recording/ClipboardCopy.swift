import GtkCore

/// Copies what the clipboard has, for a step that pastes it.
///
/// What is on the clipboard during a replay is something else: the step has the content itself.
@MainActor
struct ClipboardCopy {
  /// The forms beside plain text that an input for rich text takes, the best one first.
  private static let markup = [
    "application/vnd.concertina.rich-text+json", "text/html", "text/markdown",
  ]

  let clipboard: Clipboard

  /// Whether there is nothing but a picture or files, which no step can paste.
  var isUnwritable: Bool {
    !clipboard.offersPlainText && (clipboard.offersTexture || clipboard.offersFiles)
  }

  /// Reads the content.
  ///
  /// - Parameters:
  ///   - withMarkup: Whether the input takes more than plain text.
  ///   - done: Called with a step that pastes it; nil if there is no text.
  func read(withMarkup: Bool, _ done: @escaping @MainActor (ScenarioStep?) -> Void) {
    let types = withMarkup ? Self.markup.filter { clipboard.offers($0) } : []
    readForms(types[...], []) { forms in
      readPlainText { text in
        guard !forms.isEmpty else { return done(text.map { .paste($0) }) }
        let plain = text.map { [PastedForms.Form(Clipboard.plainText, $0)] } ?? []
        done(PastedForms(forms + plain).map { .pasteForms($0) })
      }
    }
  }

  private func readForms(
    _ types: ArraySlice<String>, _ forms: [PastedForms.Form],
    _ done: @escaping @MainActor ([PastedForms.Form]) -> Void
  ) {
    guard let type = types.first else { return done(forms) }
    clipboard.read(type) { bytes in
      let form = bytes.map { PastedForms.Form(type, String(decoding: $0, as: UTF8.self)) }
      readForms(types.dropFirst(), forms + [form].compactMap { $0 }, done)
    }
  }

  private func readPlainText(_ done: @escaping @MainActor (String?) -> Void) {
    guard clipboard.offersPlainText else { return clipboard.readText(done) }
    clipboard.readPlainText { done($0.map { String(decoding: $0, as: UTF8.self) }) }
  }
}
