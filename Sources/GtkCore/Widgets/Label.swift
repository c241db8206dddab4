import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkLabel.
///
/// The text is never interpreted as markup.
@MainActor
public final class Label: Widget {
  /// Creates a label.
  public convenience init(_ text: String = "") {
    self.init(adopting: madeByGtk(concertina_label_new()))
    self.text = text
  }

  /// Creates a label with another accessible role.
  public convenience init(_ text: String, role: AccessibleRole) {
    self.init(adopting: madeByGtk(concertina_label_new_with_role(role.value)))
    self.text = text
  }

  /// The attributes of parts of the text.
  public var textAttributes: [Attribute] {
    get { settings.attributes }
    set {
      guard newValue != textAttributes else { return }
      settings.attributes = newValue
      applyAttributes()
    }
  }

  /// Parts of the text, in bytes of its UTF-8, with the scale of their font: one that is almost 1
  /// makes each of them a run of its own, that Pango lays out by itself.
  package var scaledParts: (bytes: [Range<Int>], scale: Double) {
    get { settings.scaledParts }
    set {
      guard newValue != scaledParts else { return }
      settings.scaledParts = newValue
      applyAttributes()
    }
  }

  /// The text.
  public var text: String {
    get { call(gtk_label_get_text) }
    set { call(gtk_label_set_text, newValue) }
  }

  /// Sets a text in which an underscore marks the key that, together with Alt, activates another
  /// widget.
  ///
  /// The label is also that widget's accessible label.
  public func setMnemonicText(_ text: String, for widget: Widget) {
    gtk_label_set_text_with_mnemonic(nativePointer, text)
    call(gtk_label_set_mnemonic_widget, widget)
    widget.setLabelled(by: self)
  }

  /// The minimum width of the label, in characters of average width; nil for that of its text.
  public var minWidthInCharacters: Int? {
    get { Self.width(call(gtk_label_get_width_chars)) }
    set { call(gtk_label_set_width_chars, newValue ?? -1) }
  }

  /// Wraps long text; a word that is longer than a line is broken without a hyphen.
  ///
  /// The hyphen that Pango would insert looks like a character of the text.
  public func wrapLines() {
    call(gtk_label_set_wrap, true)
    gtk_label_set_wrap_mode(nativePointer, PANGO_WRAP_WORD_CHAR)
    applyAttributes()
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { call(gtk_label_get_selectable) }
    set { call(gtk_label_set_selectable, newValue) }
  }

  /// Cuts text that does not fit, with an ellipsis at the end.
  public func ellipsize(afterLines lines: Int? = nil) {
    gtk_label_set_ellipsize(nativePointer, PANGO_ELLIPSIZE_END)
    if let lines { call(gtk_label_set_lines, lines) }
  }

  /// The natural width of text that can be wrapped or cut, in characters; nil for that of the
  /// text.
  public var maxWidthInCharacters: Int? {
    get { Self.width(call(gtk_label_get_max_width_chars)) }
    set { call(gtk_label_set_max_width_chars, newValue ?? -1) }
  }

  private static func width(_ characters: Int) -> Int? { characters < 0 ? nil : characters }

  /// Cuts text that does not fit in its middle, with an ellipsis, as is usual for names of files.
  ///
  /// - Parameter count: The numbers of characters of average width that are shown at least and at
  ///   most; a shorter text is never cut.
  public func ellipsizeMiddle(showing count: ClosedRange<Int>) {
    gtk_label_set_ellipsize(nativePointer, PANGO_ELLIPSIZE_MIDDLE)
    minWidthInCharacters = min(text.count, count.lowerBound)
    maxWidthInCharacters = count.upperBound
  }

  /// Centers all lines of the text.
  public func centerLines() {
    xAlignment = .center
    gtk_label_set_justify(nativePointer, GTK_JUSTIFY_CENTER)
  }

  /// Whether some of the text is cut off at the label's current size.
  public var isEllipsized: Bool {
    pango_layout_is_ellipsized(gtk_label_get_layout(nativePointer)) != 0
  }

  /// Increases the distance between lines by this many pixels, half of them above each line and
  /// half below.
  public func setLineSpacing(_ spacing: Int) {
    let height = lineHeight
    settings.lineHeightFactor =
      spacing > 0 && height > 0 ? Double(height + spacing) / Double(height) : nil
    applyAttributes()
  }

  private func applyAttributes() {
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    if gtk_label_get_wrap(nativePointer) != 0 {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    for part in textAttributes {
      if let attribute = part.pangoAttribute { pango_attr_list_insert(attributes, attribute) }
    }
    for bytes in scaledParts.bytes {
      guard let attribute = pango_attr_scale_new(scaledParts.scale) else { continue }
      attribute.pointee.start_index = guint(clamping: bytes.lowerBound)
      attribute.pointee.end_index = guint(clamping: bytes.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    if let factor = settings.lineHeightFactor {
      pango_attr_list_insert(attributes, pango_attr_line_height_new(factor))
    }
    gtk_label_set_attributes(nativePointer, attributes)
  }

  /// The settings that GTK knows only as Pango's attributes, which the GObject owns.
  private var settings: LabelSettings {
    let (object, key) = (pointer(as: GObject.self), "concertina-label-settings")
    if let kept = g_object_get_data(object, key) {
      return Unmanaged<LabelSettings>.fromOpaque(kept).takeUnretainedValue()
    }
    let new = LabelSettings()
    g_object_set_data_full(
      object, key, Unmanaged.passRetained(new).toOpaque(), releaseLabelSettings)
    return new
  }

  /// The position of the text in a label that is too wide for it; the center by default.
  ///
  /// ``Alignment/fill`` and ``Alignment/baseline`` count as the start.
  public var xAlignment: Alignment {
    get { Alignment(position: gtk_label_get_xalign(nativePointer)) }
    set { gtk_label_set_xalign(nativePointer, newValue.position) }
  }

  /// The position of the text in a label that is too high for it; the center by default.
  ///
  /// ``Alignment/fill`` and ``Alignment/baseline`` count as the start.
  public var yAlignment: Alignment {
    get { Alignment(position: gtk_label_get_yalign(nativePointer)) }
    set { gtk_label_set_yalign(nativePointer, newValue.position) }
  }

  /// The attributes that CSS sets for the label's text, as a PangoAttrList that the label owns;
  /// `nil` for none.
  ///
  /// This is the only public access to the letter spacing, line height and font features that CSS
  /// sets.
  package var layoutAttributes: OpaquePointer? {
    pango_layout_get_attributes(gtk_label_get_layout(nativePointer))
  }
}

private final class LabelSettings {
  var attributes: [Label.Attribute] = []
  var scaledParts: (bytes: [Range<Int>], scale: Double) = ([], 1)
  var lineHeightFactor: Double?
}

private func releaseLabelSettings(data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<LabelSettings>.fromOpaque(data).release()
}
