import CConcertinaGLib

/// Finds a row of a list by the first letters of its name, as they are typed.
///
/// Letters that are typed in quick succession are the beginning of one name; typing the same letter
/// repeatedly cycles through all rows that begin with it. Case and accents are ignored.
///
/// ```swift
/// var search = TypeAhead()
/// search.type("b", at: 0, in: ["Apple", "Banana", "Blueberry"], from: nil)     // 1
/// search.type("l", at: 0.3, in: ["Apple", "Banana", "Blueberry"], from: 1)     // 2
/// ```
///
/// It has no clock of its own: the caller passes the time at which a key was pressed.
package struct TypeAhead: Sendable {
  /// The time after a letter in which the next one still belongs to the same name, in seconds.
  package static let patience = 1.0

  private var typed = ""
  private var lastTime: Double?

  /// Creates a search without any letters.
  package init() {}

  /// Returns whether a name is being typed; if so, a space is part of it.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: Whether the last letter was typed a short time ago.
  package func isTyping(at time: Double) -> Bool {
    guard let lastTime else { return false }
    return time - lastTime < Self.patience
  }

  /// Handles a typed letter.
  ///
  /// - Parameters:
  ///   - character: The letter.
  ///   - time: When it was typed, in seconds from any fixed moment.
  ///   - items: The names of the rows.
  ///   - current: The selected row; `nil` if there is none.
  /// - Returns: The row to select; `nil` if no name begins with the letters.
  package mutating func type(
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

  /// Searches from the selected row on, then from the first one.
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
  /// The text in lowercase without accents.
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
