/// The properties that make a paragraph an item of a list: the kind of its marker, and the depth of
/// nesting.
///
/// ```swift
/// var format = ParagraphFormat()
/// format.list = ListItem(.number)              // 1.
/// format.list = ListItem(.number, level: 1)    // a.
/// format.list = ListItem(.task, isChecked: true)
/// ```
///
/// A marker is painted, and is not part of the text: it is in no selection and no count. The number
/// of an item follows from the items before it (`ListNumbering`).
public struct ListItem: Hashable, Sendable {
  /// The kinds of markers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A bullet, whose form depends on the level.
    case bullet
    /// A number or a letter.
    case number
    /// A box that can be ticked.
    case task
  }

  /// The greatest level: content that is nested more deeply is on this level.
  public static let maxLevel = 15

  /// The kind of the marker.
  public var kind: Kind
  /// The depth of nesting, from 0 to ``maxLevel``.
  public var level: Int {
    didSet { level = Self.clamped(level) }
  }
  /// The form of the number; nil for that of the level: 1, a, i, and again from the start.
  public var numberFormat: ListNumberFormat?
  /// The number of the item; nil for that after the item before, or 1 for the first one.
  public var start: Int?
  /// Whether the box of a task is ticked.
  public var isChecked: Bool

  /// Creates an item.
  public init(
    _ kind: Kind, level: Int = 0, numberFormat: ListNumberFormat? = nil, start: Int? = nil,
    isChecked: Bool = false
  ) {
    self.kind = kind
    self.level = Self.clamped(level)
    self.numberFormat = numberFormat
    self.start = start
    self.isChecked = isChecked
  }

  /// The item that follows this one in the same list, as Return begins it.
  public var next: ListItem { ListItem(kind, level: level, numberFormat: numberFormat) }

  /// Whether an item on the same level has a marker of the same kind and format.
  func isInSameList(as other: ListItem) -> Bool {
    kind == other.kind && (kind != .number || format == other.format)
  }

  /// The form of the number, also where the item has none of its own.
  var format: ListNumberFormat { numberFormat ?? .standard(forLevel: level) }

  private static func clamped(_ level: Int) -> Int { min(max(level, 0), maxLevel) }
}
