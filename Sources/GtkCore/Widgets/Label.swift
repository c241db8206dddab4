import CGtk
import CGtkShims

/// A handle on a GtkLabel.
///
/// Its text is never read as markup.
@MainActor
public final class Label: Widget {
  private var lineHeightFactor: Double?
  /// The parts that look different; kept by this handle.
  public var looks: [Look] = [] { didSet { if looks != oldValue { applyAttributes() } } }

  /// Makes a label.
  public init(_ text: String = "") {
    super.init(adopting: madeByGtk(gtk_label_new(nil)))
    self.text = text
  }

  /// Makes a label that is something else than a label to a screen reader.
  public init(_ text: String, role: AccessibleRole) {
    super.init(adopting: madeByGtk(concertina_label_new_with_role(role.value)))
    self.text = text
  }

  /// The text.
  public var text: String {
    get { String(cString: gtk_label_get_text(nativePointer)) }
    set { gtk_label_set_text(nativePointer, newValue) }
  }

  /// Sets a text in which an underscore marks the key that, with Alt, goes to another widget.
  ///
  /// The label also names that widget for screen readers.
  public func setMnemonicText(_ text: String, for widget: Widget) {
    gtk_label_set_text_with_mnemonic(nativePointer, text)
    gtk_label_set_mnemonic_widget(nativePointer, widget.widgetPointer)
    widget.setLabelled(by: self)
  }

  /// Keeps room for that many characters of usual width, however short the text is.
  public func setLeastWidth(inCharacters count: Int) {
    gtk_label_set_width_chars(nativePointer, gint(clamping: count))
  }

  /// Lets long text take several lines; a word that is longer than a line is broken without a hyphen.
  ///
  /// Pango would write one, which looks like a character of the text.
  public func wrapLines() {
    gtk_label_set_wrap(nativePointer, 1)
    gtk_label_set_wrap_mode(nativePointer, PANGO_WRAP_WORD_CHAR)
    applyAttributes()
  }

  /// Cuts text that does not fit with an ellipsis at its end.
  public func ellipsize(afterLines lines: Int? = nil) {
    gtk_label_set_ellipsize(nativePointer, PANGO_ELLIPSIZE_END)
    if let lines { gtk_label_set_lines(nativePointer, gint(clamping: lines)) }
  }

  /// Whether some of the text is not to be seen, in the place that the label was given last.
  public var isEllipsized: Bool {
    pango_layout_is_ellipsized(gtk_label_get_layout(nativePointer)) != 0
  }

  /// Sets lines this many pixels farther apart, half of it above each line and half below.
  public func setLineSpacing(_ spacing: Int) {
    let height = lineHeight
    lineHeightFactor =
      spacing > 0 && height > 0 ? Double(height + spacing) / Double(height) : nil
    applyAttributes()
  }

  private func applyAttributes() {
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    if gtk_label_get_wrap(nativePointer) != 0 {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    for look in looks {
      if let attribute = look.attribute { pango_attr_list_insert(attributes, attribute) }
    }
    if let lineHeightFactor {
      pango_attr_list_insert(attributes, pango_attr_line_height_new(lineHeightFactor))
    }
    gtk_label_set_attributes(nativePointer, attributes)
  }

  /// Where the text stands in too wide a label: 0 at its start, 1 at its end.
  public func setHorizontalTextAlignment(_ position: Double) {
    gtk_label_set_xalign(nativePointer, Float(position))
  }

  /// Where the text stands in too high a label: 0 at its top, 1 at its bottom.
  public func setVerticalTextAlignment(_ position: Double) {
    gtk_label_set_yalign(nativePointer, Float(position))
  }

  /// Whether the text can be selected and copied.
  public func setSelectable(_ isSelectable: Bool) {
    gtk_label_set_selectable(nativePointer, isSelectable ? 1 : 0)
  }

  /// The attributes (a `PangoAttrList`) that the style gives to the label's text; nil for none.
  ///
  /// This is the only public door to what CSS says of letter spacing, line height and font features.
  public var layoutAttributes: OpaquePointer? {
    pango_layout_get_attributes(gtk_label_get_layout(nativePointer))
  }
}
