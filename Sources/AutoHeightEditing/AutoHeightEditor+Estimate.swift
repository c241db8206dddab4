import TextMetrics

/// The line estimate that self-growing editors are often built on.
package typealias NaiveLineEstimate = TextMetrics.NaiveLineEstimate

extension AutoHeightEditor {
  /// The number of lines according to the naive estimate, for the text at its present width.
  ///
  /// Compare it with `GrowingTextArea.lineCount`, which is the real number:
  ///
  ///     print(editor.naiveLineEstimate?.lineCount ?? 0, editor.area.lineCount)
  ///
  /// The estimate lays out all of the text, one line for each paragraph, which takes time for a
  /// long text. It is nil before the editor has fonts.
  package var naiveLineEstimate: NaiveLineEstimate? { area.naiveLineEstimate }
}
