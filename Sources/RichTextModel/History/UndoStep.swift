/// What one Ctrl+Z takes back: changes in the order in which they happened, and the selections around.
public struct UndoStep: Hashable, Sendable {
  /// What made the changes, which decides what grows together with them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Letters that a person types, one after the other.
    case typing
    /// Characters that a person deletes, one after the other.
    case deleting
    /// A paste, a drop, a command: a step of its own.
    case command
    /// What a text processor did in answer to typing: a step of its own, so that what was typed comes
    /// back first.
    case automatic
  }

  /// What made the changes.
  public let kind: Kind
  /// The changes, in order.
  public let replacements: [Replacement]
  /// The selection before them.
  public let before: EditorSelection
  /// The selection after them.
  public let after: EditorSelection
  /// About how many bytes it keeps in memory.
  let weight: Int

  /// Makes a step of changes that have happened.
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

  /// What takes it back: the inverses, the last one first.
  public var inverses: [Replacement] { replacements.reversed().map(\.inverse) }
}
