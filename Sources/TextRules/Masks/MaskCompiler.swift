/// Parses the notation of masks.
struct MaskCompiler {
  private let notations: [MaskNotation]
  private var elements: [MaskElement] = []
  private var block = Block.outside
  /// The index in ``elements`` at which the letters of one kind began; they are sorted when they
  /// end.
  private var sortStart = 0
  private var offset = 0
  private var openOffset = 0

  private enum Block { case outside, places, fixed }

  static func elements(
    of source: String, notations: [MaskNotation]
  ) throws(MaskError) -> [MaskElement] {
    var compiler = MaskCompiler(notations: notations)
    return try compiler.compile(source)
  }

  private init(notations: [MaskNotation]) { self.notations = notations }

  private mutating func compile(_ source: String) throws(MaskError) -> [MaskElement] {
    var isEscaped = false
    for character in source {
      if !isEscaped && character == "\\" && block != .places {
        isEscaped = true
      } else {
        try read(character, isEscaped: isEscaped)
        isEscaped = false
      }
      offset += character.unicodeScalars.count
    }
    guard !isEscaped else { throw MaskError(.danglingEscape, offset: max(0, offset - 1)) }
    try expectClosed()
    guard elements.contains(where: { !$0.isLiteral }) else {
      throw MaskError(.noPlaces, offset: 0)
    }
    return elements
  }

  private func expectClosed() throws(MaskError) {
    switch block {
    case .outside: return
    case .places: throw MaskError(.unclosed("["), offset: openOffset)
    case .fixed: throw MaskError(.unclosed("{"), offset: openOffset)
    }
  }

  private mutating func read(_ character: Character, isEscaped: Bool) throws(MaskError) {
    guard !character.isControl else { throw MaskError(.controlCharacter, offset: offset) }
    if isEscaped { return try append(.literal(character, isValue: block == .fixed)) }
    switch (block, character) {
    case (.outside, "["): open(.places)
    case (.outside, "{"): open(.fixed)
    case (.places, "]"), (.fixed, "}"): close()
    case (_, "["), (_, "]"), (_, "{"), (_, "}"):
      throw MaskError(.unexpected(character), offset: offset)
    case (.places, _): try appendPlace(character)
    case (.outside, _), (.fixed, _): try append(.literal(character, isValue: block == .fixed))
    }
  }

  private mutating func open(_ opened: Block) {
    block = opened
    openOffset = offset
    sortStart = elements.count
  }

  private mutating func close() {
    sortPlaces()
    block = .outside
  }

  private mutating func append(_ element: MaskElement) throws(MaskError) {
    if case .repetition = elements.last { throw MaskError(.afterRepetition, offset: offset) }
    elements.append(element)
  }

  private mutating func appendPlace(_ letter: Character) throws(MaskError) {
    guard letter != "…" else { return try append(.repetition(repeatedCharacters)) }
    let place = try place(letter)
    if sortStart < elements.count, place.characters != elements[sortStart].characters {
      sortPlaces()
    }
    try append(place)
  }

  private func place(_ letter: Character) throws(MaskError) -> MaskElement {
    switch letter {
    case "0": return .slot(.digits, isOptional: false)
    case "9": return .slot(.digits, isOptional: true)
    case "A": return .slot(.letters, isOptional: false)
    case "a": return .slot(.letters, isOptional: true)
    case "_": return .slot(.lettersAndDigits, isOptional: false)
    case "-": return .slot(.lettersAndDigits, isOptional: true)
    default:
      guard let notation = notations.first(where: { $0.character == letter }) else {
        throw MaskError(.unknownNotation(letter), offset: offset)
      }
      return .slot(notation.characterSet, isOptional: notation.isOptional)
    }
  }

  private var repeatedCharacters: MaskCharacters {
    guard sortStart < elements.count else { return .lettersAndDigits }
    return elements.last?.characters ?? .lettersAndDigits
  }

  /// Puts the optional places of one kind after the others, since they cannot be told apart.
  private mutating func sortPlaces() {
    let places = elements[sortStart...]
    let sorted =
      places.filter { !$0.isSkippable && !$0.isRepetition }
      + places.filter(\.isSkippable) + places.filter(\.isRepetition)
    elements.replaceSubrange(sortStart..., with: sorted)
    sortStart = elements.count
  }
}

extension MaskElement {
  fileprivate var characters: MaskCharacters? {
    switch self {
    case .literal: nil
    case .slot(let characters, _), .repetition(let characters): characters
    }
  }

  fileprivate var isRepetition: Bool {
    if case .repetition = self { true } else { false }
  }
}

extension Character {
  /// Whether it cannot stand in a mask.
  var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
