import GtkCore
import TextRules

/// The gate for the user's edits, and what passes it without being asked about.
@MainActor
struct AreaEdits {
  /// Returns the text that an edit may insert; nil rejects the whole edit, including its deletion.
  var gate: (@MainActor (TextEdit) -> String?)?
  /// Whether the current change was decided on before, or is made by code.
  var bypassesGate = false
  /// Whether code, not the user, is setting the text.
  var isByProgram = false
  /// Whether the buffer's own history is changing the text.
  var isUndoing = false
  /// The offset of a composition that replaces a selection; nil as soon as anything else happens.
  var compositionPlace: Int? {
    didSet { hasCompositionEnded = false }
  }
  /// Whether that composition has ended; the text that it commits may still be on its way.
  var hasCompositionEnded = false
  /// Whether GTK is deleting a selection that a composition replaces.
  var isBeginningComposition = false

  /// Whether the current change has to be asked about.
  var asks: Bool { gate != nil && !bypassesGate && !isUndoing }

  /// Returns the text that an edit may insert; nil rejects the edit.
  func answer(to edit: TextEdit) -> String? { asks ? gate?(edit) : edit.text }
}
