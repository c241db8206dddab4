import FoundationEssentials
import TextParagraphs

/// Content that lands at a place in a text, paragraph by paragraph.
struct LandingContent {
  private let content: RichText
  private let place: InsertionPlace
  /// The first offset of each paragraph, at least one.
  private let starts: [Int]
  /// The format that each paragraph brings; nil if all of them take that of the place.
  private let own: [ParagraphFormat]?

  init(_ content: RichText, from source: Insertion.Source, at place: InsertionPlace) {
    self.place = place
    let isText = place.isLiteral || place.isInCodeOfLine && content.isWithinLine
    if isText {
      let text = source == .plainText ? content.text : PlainTextForm.text(of: content)
      self.content = RichText(
        place.isLiteral ? text.replacing("\u{2028}", with: "\n").withoutAttachments : text,
        attributes: place.isLiteral ? AttributeContainer() : place.letters)
    } else if source == .plainText {
      self.content = content.withLetters(place.letters)
    } else {
      self.content = content.withBlocksOnLines(after: place.previous, before: place.next)
    }
    starts = self.content.paragraphStarts
    let takesAll = isText || source == .plainText || content.isWithinLine(from: source)
    own = takesAll ? nil : self.content.formats(at: starts).nested(in: place.format.list)
  }

  /// What putting the content there amounts to.
  var insertion: Insertion {
    let formats = formats
    var landed = content
    let ends = Array(starts.dropFirst()) + [content.count]
    landed.changeAttributes(in: zip(starts, ends).map { $0..<$1 }) {
      $1[ParagraphKey.self] = formats[$0].ifNotPlain
      $1[FollowingParagraphKey.self] = nil
    }
    if place.next == nil, starts.count > 1, isEndedByBreak {
      landed.changeAttributes(in: (landed.count - 1)..<landed.count) {
        $0[FollowingParagraphKey.self] = formats.last.flatMap { $0.isStructured ? $0 : nil }
      }
    }
    return Insertion(
      range: place.range, content: landed, formatAfter: formats.last ?? place.format)
  }

  // MARK: Formats

  private var isEndedByBreak: Bool { starts.last == content.count }

  /// The format that each paragraph lands with.
  private var formats: [ParagraphFormat] {
    guard starts.count > 1 else { return [single] }
    let last = starts.count - 1
    return starts.indices.map { index in
      if index == 0, own == nil || place.hasTextBefore { return first }
      if index == last, own == nil || place.hasTextAfter || isEndedByBreak { return rest }
      return own?[index] ?? line.asNextLine
    }
  }

  /// The format of the place, of which a rule that gets text is body text.
  private var line: ParagraphFormat {
    var format = place.format
    if format.style == .rule { format.style = .body }
    return format
  }

  private var single: ParagraphFormat {
    guard let own, !place.hasTextBefore, !place.hasTextAfter else { return line }
    return own[0]
  }

  /// The format of the paragraph that the first line of the content is in.
  private var first: ParagraphFormat {
    guard !place.hasTextBefore, place.hasTextAfter else { return line }
    // The text of the line goes on to the last line, and with it the tick.
    var format = line
    format.list?.isChecked = false
    format.isCollapsed = false
    return format
  }

  /// The format of the paragraph that the last line of the content is in.
  private var rest: ParagraphFormat {
    let isDivided = place.hasTextBefore && place.isInOneParagraph
    guard own == nil || isDivided else { return place.lastFormat }
    if !place.hasTextBefore, place.hasTextAfter {
      var format = line
      format.list?.start = nil
      format.beginsBlock = false
      return format
    }
    return own == nil || place.hasTextAfter ? line.asNextLine : line.continued(in: place.styles)
  }
}

extension ParagraphFormat {
  /// The format of another line of the same text.
  fileprivate var asNextLine: ParagraphFormat {
    var format = self
    format.list = list?.next
    (format.isCollapsed, format.beginsBlock) = (false, false)
    return format
  }
}

extension [ParagraphFormat] {
  /// The formats of lists that are pasted into an item: the outermost items are on its level.
  fileprivate func nested(in item: ListItem?) -> [ParagraphFormat] {
    guard let item, let top = compactMap({ $0.list?.level }).min(), top != item.level else {
      return self
    }
    var isInList = false
    return map { format in
      var format = format
      isInList = format.list != nil || isInList && format.headIndent > 0
      if let level = format.list?.level {
        format.list?.level = level + item.level - top
      } else if isInList {
        // What is indented after an item is part of it.
        format.headIndent = Swift.max(
          format.headIndent + (item.level - top) * NamedStyles.quoteIndent, 0)
      }
      return format
    }
  }
}

extension RichText {
  /// Whether it is in one paragraph, and has no block attachment.
  fileprivate var isWithinLine: Bool {
    !text.unicodeScalars.contains(where: ParagraphEnd.isEnd)
      && !runs.contains { $0.attributes[AttachmentKey.self]?.isBlock == true }
  }

  /// Whether it is text within a paragraph, and not a whole one.
  fileprivate func isWithinLine(from source: Insertion.Source) -> Bool {
    guard isWithinLine else { return false }
    let format = runs.first?.attributes[ParagraphKey.self]
    return source == .selection || format?.isStructured != true
  }

  /// Text with the attributes of letters wherever it has none of its own.
  fileprivate func withLetters(_ letters: AttributeContainer) -> RichText {
    var text = self
    text.changeAttributes(in: 0..<count) { if $0 == AttributeContainer() { $0 = letters } }
    return text
  }

  fileprivate var paragraphStarts: [Int] {
    var starts = [0]
    var isAfterReturn = false
    for (offset, scalar) in text.unicodeScalars.enumerated() where ParagraphEnd.isEnd(scalar) {
      // An LF after a CR belongs to the same end.
      if scalar == "\n", isAfterReturn, starts.last == offset { starts.removeLast() }
      starts.append(offset + 1)
      isAfterReturn = scalar == "\r"
    }
    return starts
  }

  /// Returns the formats of the first characters of paragraphs.
  fileprivate func formats(at starts: [Int]) -> [ParagraphFormat] {
    var formats: [ParagraphFormat] = []
    forEachRun { range, attributes in
      while formats.count < starts.count, range.contains(starts[formats.count]) {
        formats.append(attributes[ParagraphKey.self] ?? ParagraphFormat())
      }
    }
    return formats + Array(repeating: ParagraphFormat(), count: starts.count - formats.count)
  }
}
