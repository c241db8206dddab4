/// The parts of what was entered into a field that are not in its text.
///
/// Each part knows the place where it was left out, and stays until the user edits that place:
/// `10-20` in a sum without a sign is `1020`, and a digit at its end does not make it what was
/// meant. A deletion beside the place does, and so does whatever replaces the text around it.
package struct EntryLoss: Equatable, Sendable {
  /// The longest part of the text that a message repeats.
  static let longestText = 24

  /// Characters that were left out together.
  struct Part: Equatable, Sendable {
    /// The longest text of a part that is kept.
    static let longestText = 4_096

    /// The characters, as far as they are known.
    var text: String
    /// The number of characters.
    var count: Int
    /// The number of entered characters before them.
    var place: Int
    /// Why they were left out.
    var reason: RejectionReason
    /// Whether the user still writes: they may find their place with what follows.
    var isOpen = false
    /// Whether other characters that were entered with them are in the text.
    var isPartial = false
    /// Whether they are a part of a number in a form for programs, left out by another format.
    var isOfNumber = false

    /// Creates a part, which keeps no more of a text than an entry can have in it.
    init(
      _ text: String, count: Int? = nil, at place: Int, _ reason: RejectionReason,
      isOpen: Bool = false, isPartial: Bool = false
    ) {
      self.text = String(text.prefix(Self.longestText))
      self.count = count ?? text.count
      (self.place, self.reason) = (place, reason)
      (self.isOpen, self.isPartial) = (isOpen, isPartial)
    }

    /// Whether all of the characters are known.
    var isKnown: Bool { text.count == count }

    /// Returns the same part at another place.
    func moved(to place: Int) -> Part {
      var moved = self
      moved.place = place
      return moved
    }

    /// Removes the last characters.
    mutating func removeLast(_ number: Int) {
      if isKnown { text = String(text.dropLast(number)) }
      count -= number
    }
  }

  /// The parts, in the order in which they were left out.
  private(set) var parts: [Part]
  /// The number of characters that were typed after the last accepted one.
  var trailingCount = 0

  init?(_ parts: [Part]) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  init(_ part: Part) { parts = [part] }

  /// Whether other parts of what was entered are in the text; if not, it was rejected completely.
  package var isPartial: Bool { parts.contains(where: \.isPartial) }

  /// The parts that a message is about.
  var told: [Part] { isPartial ? parts.filter(\.isPartial) : parts }

  /// The number of characters that were left out.
  package var count: Int { told.reduce(0) { $0 + $1.count } }

  /// The characters, as far as they are known and a message can repeat them.
  package var text: String { String(told.map(\.text).joined().prefix(Self.longestText)) }

  /// Why the first of them were left out.
  package var reason: RejectionReason { told.first?.reason ?? .character }

  /// The number of characters that may find their place with what follows.
  var openCount: Int { parts.reduce(0) { $0 + ($1.isOpen ? $1.count : 0) } }

  /// The same loss, of which nothing can find its place anymore; `nil` if everything in it was
  /// rejected completely.
  var closed: EntryLoss? {
    EntryLoss(
      parts.filter(\.isPartial).map { part in
        var closed = part
        closed.isOpen = false
        return closed
      })
  }

  /// The same loss without the last character, which the user has taken back; `nil` if nothing is
  /// missing anymore.
  var withoutLast: EntryLoss? {
    guard var rest = removingLast(1) else { return nil }
    rest.trailingCount = max(0, trailingCount - 1)
    return rest
  }

  /// Returns the same loss without the last of the characters that may find their place; `nil` if
  /// nothing is missing anymore.
  func removingLast(_ number: Int) -> EntryLoss? {
    var (rest, number) = (self, number)
    while number > 0, let last = rest.parts.lastIndex(where: \.isOpen) ?? rest.parts.indices.last {
      let removed = min(number, rest.parts[last].count)
      rest.parts[last].removeLast(removed)
      if rest.parts[last].count == 0 { rest.parts.remove(at: last) }
      number -= removed
    }
    return rest.parts.isEmpty ? nil : rest
  }

  /// Returns the same loss with further parts.
  func adding(_ more: [Part]) -> EntryLoss {
    var all = self
    all.parts += more
    return all
  }

  /// The same loss after some of what is written together with its open parts was accepted.
  var partial: EntryLoss {
    var partial = self
    for index in parts.indices where parts[index].isOpen { partial.parts[index].isPartial = true }
    return partial
  }

  /// Returns what is still missing after an edit, with the places of the new text.
  ///
  /// - Parameters:
  ///   - places: The places that the edit replaces.
  ///   - count: The number of characters that it writes there.
  /// - Returns: The parts that the edit does not touch; `nil` if there are none.
  func replacing(_ places: Range<Int>, withCount count: Int) -> EntryLoss? {
    var rest = self
    rest.parts = parts.compactMap { part in
      // What is written at the place of a part does not say what becomes of that part.
      let isBeside = places.lowerBound <= part.place && part.place <= places.upperBound
      guard places.isEmpty || !isBeside else { return nil }
      var moved = part
      if part.place > places.lowerBound { moved.place += count - places.count }
      return moved
    }
    return rest.parts.isEmpty ? nil : rest
  }
}

extension EntryContent {
  /// Everything that was entered, with what is missing in its places; `nil` if that is not known.
  var whole: String? {
    guard let loss else { return String(entered) }
    let told = loss.told
    guard told.allSatisfy(\.isKnown) else { return nil }
    let characters = entered
    var whole = ""
    for place in 0...characters.count {
      // A part whose place is behind the text is at its end.
      let parts = told.filter { min($0.place, characters.count) == place }
      whole += parts.map(\.text).joined()
      if place < characters.count { whole.append(characters[place]) }
    }
    return whole
  }
}
