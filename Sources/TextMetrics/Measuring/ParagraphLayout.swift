import CConcertinaPango

/// One reused `PangoLayout`, set up for one direction.
final class ParagraphLayout {
  private let layout: GObjectReference
  private let attributes: AttributeList?
  private let attributesOfLongParagraphs: AttributeList?
  private let wrapMode: ParagraphStyle.WrapMode
  private var hasOwnAttributes = false
  private var wasLong = false

  /// The line width below which Pango 1.50 may abort the process.
  ///
  /// It aborts where words may be broken and a combining mark follows a space; the view does so as
  /// well.
  private static let narrowestForLoneMarks = PangoUnits.units(fromPixels: 4)

  init(_ environment: TextEnvironment, _ direction: TextDirection, _ style: ParagraphStyle) {
    guard let made = pango_layout_new(environment.context(for: direction).pointer) else {
      preconditionFailure("Pango makes a layout for every context")
    }
    layout = GObjectReference(adopting: made)
    attributes = environment.attributes
    attributesOfLongParagraphs = environment.attributesOfLongParagraphs
    wrapMode = style.wrapMode
    pango_layout_set_attributes(made, attributes?.pointer)
    let alignment = direction == .leftToRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    pango_layout_set_alignment(made, alignment)
    pango_layout_set_spacing(made, PangoUnits.units(fromPixels: max(0, style.pixelsInsideWrap)))
    pango_layout_set_indent(made, PangoUnits.units(fromPixels: style.indent))
  }

  var pointer: OpaquePointer { layout.pointer }

  /// Sets the paragraph to lay out; everything read afterwards is about this one.
  ///
  /// - Parameters:
  ///   - text: The text without its separator; bytes that Pango rejects become U+FFFD.
  ///   - layoutWidth: The width of a line in Pango units; negative if lines are not wrapped.
  ///   - spans: The attributes of parts of the text.
  ///   - isPartOfLong: Whether the text is part of a paragraph that is cut into stretches.
  func setText(
    _ text: UnsafeBufferPointer<UInt8>, layoutWidth: Int32, spans: [ParagraphStyling.Span] = [],
    isPartOfLong: Bool = false
  ) {
    PangoText.withValid(text) { valid in
      setAttributes(
        stretches: LongParagraph.stretches(in: valid), spans: spans, textLength: valid.count,
        isPartOfLong: isPartOfLong)
      pango_layout_set_width(pointer, layoutWidth)
      pango_layout_set_wrap(pointer, pangoWrapMode(for: valid, layoutWidth: layoutWidth))
      let bytes = UnsafeRawPointer(valid.baseAddress)?.assumingMemoryBound(to: CChar.self)
      pango_layout_set_text(pointer, bytes ?? PangoText.empty, gint(clamping: valid.count))
    }
  }

  private func pangoWrapMode(
    for text: UnsafeBufferPointer<UInt8>, layoutWidth: Int32
  ) -> PangoWrapMode {
    let isNarrow = (0..<Self.narrowestForLoneMarks).contains(layoutWidth)
    let isDangerous = isNarrow && wrapMode == .wordOrCharacter && PangoText.hasLoneMark(text)
    return isDangerous ? PANGO_WRAP_CHAR : wrapMode.pangoMode
  }

  private func setAttributes(
    stretches: [LongParagraph.Stretch], spans: [ParagraphStyling.Span], textLength: Int,
    isPartOfLong: Bool
  ) {
    let isLong = isPartOfLong || !stretches.isEmpty
    let common = isLong ? attributesOfLongParagraphs : attributes
    let isOther = hasOwnAttributes || isLong != wasLong
    (hasOwnAttributes, wasLong) = (!stretches.isEmpty || !spans.isEmpty, isLong)
    guard hasOwnAttributes else {
      if isOther { pango_layout_set_attributes(pointer, common?.pointer) }
      return
    }
    let list = AttributeList(copying: common)
    list.insert(spans, textLength: textLength)
    stretches.forEach(list.insertStretch)
    pango_layout_set_attributes(pointer, list.pointer)
  }
}

extension AttributeList {
  /// Makes a stretch an item of its own, with an attribute that changes nothing.
  fileprivate func insertStretch(_ stretch: LongParagraph.Stretch) {
    guard let attribute = pango_attr_scale_new(LongParagraph.scale) else { return }
    attribute.pointee.start_index = guint(clamping: stretch.bytes.lowerBound)
    attribute.pointee.end_index = guint(clamping: stretch.bytes.upperBound)
    pango_attr_list_insert(pointer, attribute)
  }
}

extension ParagraphStyle.WrapMode {
  fileprivate var pangoMode: PangoWrapMode {
    switch self {
    case .character: PANGO_WRAP_CHAR
    case .word: PANGO_WRAP_WORD
    case .none, .wordOrCharacter: PANGO_WRAP_WORD_CHAR
    }
  }
}
