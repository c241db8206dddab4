/// The changes that one Ctrl+Z undoes, in the order in which they happened, and the selections
/// before and after.
public struct UndoStep: Hashable, Sendable {
  /// The origin of changes, which decides which later ones join them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Letters that the user types, one after the other.
    case typing
    /// Characters that the user deletes, one after the other.
    case deleting
    /// A paste, a drop, a command: a step of its own.
    case command
    /// A text processor's reaction to typing: a step of its own, so that undo first restores what
    /// was typed.
    case automatic
  }

  /// The origin of the changes.
  public let kind: Kind
  /// The changes, in order.
  public private(set) var replacements: [Replacement]
  /// The selection before them.
  public let before: EditorSelection
  /// The selection after them.
  public private(set) var after: EditorSelection
  /// The approximate memory that it uses, in bytes.
  private(set) var weight: Int

  /// Creates a step of changes that have happened.
  public init(
    _ kind: Kind, _ replacements: [Replacement], before: EditorSelection, after: EditorSelection
  ) {
    self.init(
      kind, replacements, before: before, after: after,
      weight: replacements.reduce(64) { $0 + $1.weight })
  }

  init(
    _ kind: Kind, _ replacements: [Replacement], before: EditorSelection, after: EditorSelection,
    weight: Int
  ) {
    self.kind = kind
    self.replacements = replacements
    self.before = before
    self.after = after
    self.weight = weight
  }

  /// Adds all of another step, which came after this one.
  mutating func append(_ next: UndoStep) {
    replacements += next.replacements
    after = next.after
    weight += next.weight
  }

  /// The changes that undo it: the inverses, the last one first.
  public var inverses: [Replacement] { replacements.reversed().map(\.inverse) }
}
