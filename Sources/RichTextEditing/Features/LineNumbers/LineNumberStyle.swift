/// How the numbers beside an editor's paragraphs are written.
///
/// ```swift
/// editor.showsLineNumbers = true
/// editor.lineNumberStyle.text = { $0 % 5 == 0 ? "\($0)" : "·" }
/// editor.lineNumberStyle.continuation = "↪"
/// ```
///
/// ## Origin
/// Proton's LineNumberProvider.
public struct LineNumberStyle {
  /// Returns what is written beside a paragraph, by its number from 1; the digits by default.
  ///
  /// It is called while the editor is drawn, for visible paragraphs only.
  public var text: @MainActor (_ number: Int) -> String
  /// What is written beside the further lines of a paragraph that is wrapped; empty, by default,
  /// for nothing.
  public var continuation: String
  /// Whether there is a line between the numbers and the text; false by default.
  public var hasSeparator: Bool

  /// Describes numbers.
  public init(
    continuation: String = "", hasSeparator: Bool = false,
    text: @escaping @MainActor (_ number: Int) -> String = { "\($0)" }
  ) {
    self.text = text
    self.continuation = continuation
    self.hasSeparator = hasSeparator
  }
}
