/// What a feature draws with the text, from the lowest layer to the highest one.
///
/// Within a layer the features draw in the order of the editor's list.
public enum DrawingLayer: Int, CaseIterable, Sendable {
  /// Boxes, bars and rules of paragraphs.
  case paragraphs
  /// Marks below the characters, such as that of the line with the caret.
  case marks
  /// Backgrounds of runs.
  case backgrounds
  /// Markers of lists.
  case markers
  /// Signs on top of the characters.
  case signs
  /// What is shown during a drag.
  case drag

  /// The layers below the characters.
  static let belowText: [Self] = allCases.filter { $0 < .signs }
  /// The layers on top of the characters.
  static let onText: [Self] = allCases.filter { $0 >= .signs }
}

extension DrawingLayer: Comparable {
  /// Whether a layer is below another one.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
