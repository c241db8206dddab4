import Concertina

/// The code of `Height.md`.
@MainActor
func compareLines(of editor: AutoHeightEditor) -> (estimated: Int, real: Int)? {
  guard let estimate = editor.naiveLineEstimate else { return nil }
  return (estimate.lineCount, editor.area.lineCount)
}
