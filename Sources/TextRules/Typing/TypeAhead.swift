import CGLib

/// Finds a row of a list by the first letters of its name, as they are typed.
///
/// Letters that come soon after one another make one beginning; the same letter again and again goes
/// through all rows that begin with it. Capitals and accents do not matter.
///
/// ```swift
/// var search = TypeAhead()
/// search.type("b", at: 0, in: ["Apple", "Banana", "Blueberry"], from: nil)     // 1
/// search.type("l", at: 0.3, in: ["Apple", "Banana", "Blueberry"], from: 1)     // 2
/// ```
///
/// It has no clock: who calls it says when a key was pressed.
public struct TypeAhead: Sendable {
  /// How long after a letter another one still belongs to it, in seconds.
  public static let patience = 1.0

  private var typed = ""
  private var lastTime: Double?

  /// Begins without any letter.
  public init() {}

  /// Whether a beginning is being typed: then a space belongs to it.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: Whether the last letter came a short time ago.
  public func isTyping(at time: Double) -> Bool {
    guard let lastTime else { return false }
    return time - lastTime < Self.patience
  }

  /// Takes a letter.
  ///
  /// - Parameters:
  ///   - character: The letter.
  ///   - time: When it was typed, in seconds from anywhere.
  ///   - items: The names of the rows.
  ///   - current: The row that is selected; nil: none.
  /// - Returns: The row to select; nil if no name begins so.
  public mutating func type(
    _ character: Character, at time: Double, in items: [String], from current: Int?
  ) -> Int? {
    if !isTyping(at: time) { typed = "" }
    lastTime = time
    typed.append(character)
    let wanted = typed.foldedForSearch
    guard let first = wanted.first else { return nil }
    let isRepeated = wanted.count > 1 && wanted.allSatisfy { $0 == first }
    return row(beginning: wanted, in: items, from: current, skipsCurrent: wanted.count == 1)
      ?? (isRepeated
        ? row(beginning: String(first), in: items, from: current, skipsCurrent: true) : nil)
  }

  /// Looks from the selected row on, and from the first one again.
  private func row(
    beginning: String, in items: [String], from current: Int?, skipsCurrent: Bool
  ) -> Int? {
    guard !items.isEmpty else { return nil }
    let start = current.map { skipsCurrent ? $0 + 1 : $0 } ?? 0
    return (0..<items.count).lazy.map { (start + $0) % items.count }
      .first { items[$0].foldedForSearch.hasPrefix(beginning) }
  }
}

extension String {
  /// The text in small letters without accents.
  fileprivate var foldedForSearch: String {
    let lowercase = lowercased()
    guard let decomposed = g_utf8_normalize(lowercase, -1, G_NORMALIZE_NFD) else {
      return lowercase
    }
    defer { g_free(decomposed) }
    let base = String(cString: decomposed).unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(base))
  }
}
