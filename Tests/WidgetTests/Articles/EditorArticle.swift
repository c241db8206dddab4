import Concertina
import GtkCore

/// The code of `Editor.md`.
@MainActor
func addEntries(
  to editor: AutoHeightEditor, translate: @escaping @MainActor (Range<Int>) -> Void
) {
  editor.extraMenu = { range in
    range.isEmpty ? [] : [MenuEntry("_Translate") { translate(range) }]
  }
}
