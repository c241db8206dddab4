/// The outcome of an edit of an entry, before it is carried out.
package struct EntryEdit: Sendable {
  /// The content before the edit.
  package let before: EntryContent
  /// The content after the edit; `nil` if the edit changes nothing.
  package let after: EntryContent?
  /// The characters of the edit that have no place; `nil` if all of them have one.
  package let rejection: EntryLoss?
  /// What is missing after the edit.
  let loss: EntryLoss?
  /// Whether any of what the user has written since they began is in the text.
  let isTaken: Bool
  /// The memory of the mask if nothing changes.
  let remembered: MaskedText?
  /// The text that was typed; `nil` if it came from elsewhere.
  package let typed: String?
  /// Everything that was entered since the field was empty; `nil` if that is not known.
  let raw: String?
  /// The range that the edit replaces, in Unicode scalars.
  let range: Range<Int>

  /// The part of a plain text that the edit inserts; `nil` if it changes nothing.
  package var inserted: String? {
    after.map { after in
      let start = after.text.scalarIndex(at: range.lowerBound).index
      let end = after.text.scalarIndex(at: after.caret).index
      return String(after.text[start..<max(start, end)])
    }
  }
}

/// The result that a format gives for an edit.
struct FormattedEdit {
  /// The content after the edit; `nil` if the edit changes nothing.
  var content: EntryContent?
  /// The number of characters that do not fit.
  var rejectedCount: Int
  /// These characters, as far as they are known.
  var rejectedText = ""
  /// Why they do not fit.
  var reason = RejectionReason.character
  /// Whether any of the characters were accepted.
  var isTaken = true
  /// The number of characters that are missing since the user began to write, if the format keeps
  /// count of them: what is missing may find its place later.
  var missingCount: Int?
  /// The text before, with what the mask remembers of a character that was rejected.
  var remembered: MaskedText?
}

// MARK: - What is missing

extension FormattedEdit {
  /// Finds what is missing from the text after an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - before: The content before.
  ///   - goesOn: Whether the user goes on writing.
  ///   - wasTaken: Whether any of what they have written before is in the text.
  /// - Returns: What is missing; `nil` if nothing is.
  func missing(
    after edit: TextEdit, of before: EntryContent, goesOn: Bool, wasTaken: Bool
  ) -> EntryLoss? {
    let after = content ?? before
    let lower = before.place(at: edit.range.lowerBound)
    let places = lower..<max(lower, before.place(at: edit.range.upperBound))
    let written = after.placeCount - before.placeCount + places.count
    var loss = kept(of: before, places, written, goesOn: goesOn)
    let open = loss?.openCount ?? 0
    let total = missingCount ?? open + rejectedCount
    if total < open { loss = loss?.removingLast(open - total) }
    if total > open {
      let end = lower + max(0, written)
      let new = parts(of: edit, count: total - open, from: lower, to: end, after)
      loss = loss?.adding(new) ?? EntryLoss(new)
      let trailing = goesOn ? before.loss?.trailingCount ?? 0 : 0
      loss?.trailingCount = isTaken ? 0 : trailing + total - open
    }
    return isTaken || wasTaken ? loss?.partial : loss
  }

  /// What was missing before, and still is.
  private func kept(
    of before: EntryContent, _ places: Range<Int>, _ written: Int, goesOn: Bool
  ) -> EntryLoss? {
    // An empty field has nothing to go on from, and a value that replaces everything begins again.
    guard written >= 0, goesOn || before.placeCount > 0 else { return nil }
    let earlier = goesOn ? before.loss : before.loss?.closed
    guard content != nil else { return earlier }
    var moved = earlier?.replacing(places, withCount: written)
    if isTaken { moved?.trailingCount = 0 }
    return moved
  }

  /// The parts of an edit's text that are not in the text after it.
  private func parts(
    of edit: TextEdit, count: Int, from start: Int, to end: Int, _ after: EntryContent
  ) -> [EntryLoss.Part] {
    // The digits are there, and only what separates them is not.
    if reason == .groups {
      return [EntryLoss.Part("", count: count, at: end, reason, isOpen: true)]
    }
    let accepted = after.entered.dropFirst(start).prefix(end - start)
    var alignment = EntryAlignment(of: edit.text, accepted: accepted, from: start)
    if !rejectedText.isEmpty { alignment.keep(only: rejectedText) }
    guard alignment.count == count else {
      let text = rejectedText.count == count ? rejectedText : ""
      return [EntryLoss.Part(text, count: count, at: end, reason, isOpen: true)]
    }
    return alignment.parts.map {
      EntryLoss.Part($0.text, at: $0.place, reason, isOpen: true)
    }
  }
}

/// Which characters of a text are in the entry, and between which of them the others were.
struct EntryAlignment {
  struct Part {
    var text: String
    var place: Int
  }

  /// The characters that are not in the entry.
  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - text: The text as it was entered.
  ///   - accepted: The characters of it that are in the entry, in their order.
  ///   - start: The place of the first of them.
  init(of text: String, accepted: some Collection<Character>, from start: Int) {
    var (rest, place) = (accepted[...], start)
    for character in text {
      if Self.take(character, from: &rest, &place) { continue }
      if parts.last?.place == place {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character), place: place))
      }
    }
  }

  /// The number of characters that are not in the entry.
  var count: Int { parts.reduce(0) { $0 + $1.text.count } }

  /// Leaves out what was not rejected, such as separators between digits.
  ///
  /// What is rejected is rather at the end, and what the mask has for its own at the start.
  mutating func keep(only rejected: String) {
    var rest = Substring(rejected)
    parts = parts.reversed().compactMap { part in
      let kept = part.text.reversed().filter { character in
        guard rest.last == character else { return false }
        rest.removeLast()
        return true
      }
      return kept.isEmpty ? nil : Part(text: String(kept.reversed()), place: part.place)
    }.reversed()
  }

  /// Returns whether a character is the next one in the entry, as it is or as its scalars.
  private static func take<Rest: Collection<Character>>(
    _ character: Character, from rest: inout Rest, _ place: inout Int
  ) -> Bool where Rest.SubSequence == Rest {
    guard let first = rest.first else { return false }
    if first == character || first.asciiDigit != nil && first == character.asciiDigit {
      (rest, place) = (rest.dropFirst(), place + 1)
      return true
    }
    let scalars = character.unicodeScalars.map(Character.init)
    guard scalars.count > 1, rest.starts(with: scalars) else { return false }
    (rest, place) = (rest.dropFirst(scalars.count), place + scalars.count)
    return true
  }
}
