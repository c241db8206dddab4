import CConcertinaPango

/// The environment that a text is laid out in: a widget's fonts, language, resolution and
/// directions.
///
/// The two Pango contexts carry everything that GTK knows about fonts. Take them from the view
/// itself (`gtk_text_view_get_ltr_context`, `gtk_text_view_get_rtl_context`): a context made from
/// scratch rounds differently, and then lines break differently. Where there is no display, as in
/// tests and tools, ``init(font:resolution:defaultDirection:)`` makes them from a font description.
///
/// Use an environment only on the thread of its contexts, which with GTK is the main thread.
public struct TextEnvironment {
  let leftToRight: GObjectReference
  let rightToLeft: GObjectReference
  let attributes: AttributeList?
  /// The attributes of paragraphs that are cut into stretches.
  let attributesOfLongParagraphs: AttributeList?

  /// The direction of text without any strong character: the widget's direction.
  public var defaultDirection: TextDirection

  /// The keyboard's direction for the caret's paragraph; `nil` while the caret is not in the text.
  public var caretDirection: CaretDirection?

  /// Creates an environment from a view's own contexts.
  ///
  /// - Parameters:
  ///   - leftToRight: A `PangoContext` whose base direction is left to right; it is retained.
  ///   - rightToLeft: A `PangoContext` whose base direction is right to left; it is retained.
  ///   - attributes: A `PangoAttrList` for all of the text, for example the letter spacing and line
  ///     height that CSS sets; it is retained, and must not change afterwards.
  ///   - insertsHyphens: Whether words that are broken because they are longer than a line get a
  ///     hyphen; in paragraphs that are cut into stretches (``LongParagraph``) they always do.
  ///   - defaultDirection: The widget's direction.
  ///   - caretDirection: The keyboard's direction, for the paragraph with the caret.
  public init(
    leftToRightContext leftToRight: OpaquePointer,
    rightToLeftContext rightToLeft: OpaquePointer,
    attributes: OpaquePointer? = nil,
    insertsHyphens: Bool = true,
    defaultDirection: TextDirection = .leftToRight,
    caretDirection: CaretDirection? = nil
  ) {
    self.leftToRight = GObjectReference(retaining: leftToRight)
    self.rightToLeft = GObjectReference(retaining: rightToLeft)
    let given = attributes.map(AttributeList.init(retaining:))
    self.attributes = insertsHyphens ? given : Self.withoutHyphens(given)
    attributesOfLongParagraphs = given
    self.defaultDirection = defaultDirection
    self.caretDirection = caretDirection
  }

  /// Creates an environment with contexts for the default font map, without a display.
  ///
  /// ```swift
  /// let environment = TextEnvironment(font: "Sans 11", resolution: 96)
  /// ```
  ///
  /// - Parameters:
  ///   - font: A Pango font description; whatever it leaves out is Pango's default.
  ///   - resolution: Dots per inch, which turn the font's points into pixels.
  ///   - defaultDirection: The direction of text without strong characters.
  public init(
    font: String, resolution: Double = 96, defaultDirection: TextDirection = .leftToRight
  ) {
    leftToRight = Self.makeContext(font: font, resolution: resolution, PANGO_DIRECTION_LTR)
    rightToLeft = Self.makeContext(font: font, resolution: resolution, PANGO_DIRECTION_RTL)
    (attributes, attributesOfLongParagraphs) = (nil, nil)
    self.defaultDirection = defaultDirection
    caretDirection = nil
  }

  /// A number that changes whenever the contexts do: their fonts, resolution, language or
  /// direction.
  public var serial: UInt64 {
    let high = UInt64(pango_context_get_serial(leftToRight.pointer))
    return high << 32 | UInt64(pango_context_get_serial(rightToLeft.pointer))
  }

  func context(for direction: TextDirection) -> GObjectReference {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// Whether a paragraph of a known direction is laid out alike in both environments.
  func laysOutLike(_ other: TextEnvironment) -> Bool {
    leftToRight.pointer == other.leftToRight.pointer
      && rightToLeft.pointer == other.rightToLeft.pointer
      && AttributeList.areEqual(attributes, other.attributes)
  }

  private static func withoutHyphens(_ given: AttributeList?) -> AttributeList {
    let attributes = AttributeList(copying: given)
    attributes.leaveOutHyphens()
    return attributes
  }

  private static func makeContext(
    font: String, resolution: Double, _ direction: PangoDirection
  ) -> GObjectReference {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
      preconditionFailure("Pango makes a context for every font map")
    }
    let description = pango_font_description_from_string(font)
    defer { pango_font_description_free(description) }
    pango_context_set_font_description(context, description)
    pango_context_set_base_dir(context, direction)
    pango_cairo_context_set_resolution(context, resolution)
    return GObjectReference(adopting: context)
  }
}
