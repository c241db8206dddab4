import GtkCore
import TextRules

/// Who decides on the edits of a person, and what is let in without being asked about.
@MainActor
struct AreaEdits {
  /// What comes in of an edit; nil refuses all of it, what it deletes too.
  var gate: (@MainActor (TextEdit) -> String?)?
  /// Whether what changes now was decided on before, or a program does it.
  var isLetIn = false
  /// Whether the program itself sets the text.
  var isByProgram = false
  /// Whether the buffer's own history changes the text.
  var isUndoing = false
  /// Where a composition takes the place of a selection, while nothing else happens.
  var compositionPlace: Int? {
    didSet { hasCompositionEnded = false }
  }
  /// Whether that composition has ended; what it comes to may still be on its way.
  var hasCompositionEnded = false
  /// Whether GTK deletes a selection at the moment, for a composition in its place.
  var isBeginningComposition = false

  /// Whether somebody is to be asked about what happens now.
  var asks: Bool { gate != nil && !isLetIn && !isUndoing }

  /// What comes in of an edit; nil: nothing of it happens.
  func answer(to edit: TextEdit) -> String? { asks ? gate?(edit) : edit.text }
}
