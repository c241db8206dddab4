import TextMetrics
import WidgetSupport

/// The line estimate that auto-growing editors are often built on.
public typealias NaiveLineEstimate = TextMetrics.NaiveLineEstimate

extension AutoHeightEditor {
  /// How many lines the naive estimate sees in the text at the present width: to compare it with
  /// ``GrowingTextArea/lineCount``, which is what there is.
  ///
  ///     print(editor.naiveLineEstimate?.lineCount ?? 0, editor.area.lineCount)
  ///
  /// It lays out all of the text on one line a paragraph, which takes its time for a long one. Nil before
  /// the editor has fonts.
  public var naiveLineEstimate: NaiveLineEstimate? { area.naiveLineEstimate }
}
