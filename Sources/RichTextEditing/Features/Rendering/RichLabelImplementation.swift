import GtkCore
import RichTextModel

/// The labels of a rich label, and their layout.
@MainActor
final class RichLabelImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(RichLabel.declaration)
  /// The largest indent, in pixels: it is a part of the minimum width.
  private static let maxIndent = 1_000

  /// A label or a rule, and where it is.
  private struct Row {
    let widget: Widget
    let marker: Label?
    let appearance: ParagraphAppearance
    /// The space before its lines, in pixels.
    let indent: Int
    /// The space after its lines, in pixels.
    let outdent: Int
    let above: Int
    let below: Int
    /// Where it is, with the space above and below it; nil before the first layout.
    var extent: Range<Int>?

    /// The space beside its lines, in pixels.
    var margins: Int { indent + outdent }
  }

  private var rows: [Row] = []
  var content: RichText {
    didSet {
      guard content != oldValue else { return }
      rebuild()
      if content.text != oldValue.text { textChanged.notify(()) }
      changed.notify(())
    }
  }
  /// There is other content.
  private(set) lazy var changed: Event<Void> = makeEvent()
  /// There is another text, and not only other attributes.
  private(set) lazy var textChanged: Event<Void> = makeEvent()
  var styles = NamedStyles.standard { didSet { if styles != oldValue { rebuild() } } }
  var isSelectable = false {
    didSet { for label in labels { label.isSelectable = isSelectable } }
  }
  var linkActivated = WidgetRequest<String>()

  /// The labels of the text, without markers.
  var labels: [Label] { rows.compactMap { $0.widget as? Label } }
  /// The labels of markers.
  var markers: [Label] { rows.compactMap(\.marker) }

  init(_ content: RichText) { self.content = content }

  func build() { rebuild() }

  private func rebuild() {
    guard hasWidget else { return }
    for child in rows.flatMap({ [$0.widget, $0.marker] }) { child?.unparent() }
    rows = RichLabelPart.parts(of: content, styles).map(row)
    for child in rows.flatMap({ [$0.marker, $0.widget] }) { child?.insert(into: widget) }
    widget.queueResize()
  }

  // MARK: Parts

  private func row(for part: RichLabelPart) -> Row {
    let style = styles[part.format.style]
    let rooms = MarkerRooms()
    let wanted = part.format.indent(
      listIndent: rooms.indent, markerRoom: rooms.room(for: part.format, styles), styles)
    let indent = min(wanted, Self.maxIndent)
    return Row(
      widget: part.format.style == .rule ? Separator(.horizontal) : label(for: part),
      marker: part.marker.map { marker(of: part, $0) },
      appearance: ParagraphAppearance(of: part.format, style, indent: Double(indent)),
      indent: indent, outdent: min(style?.rightMargin ?? 0, Self.maxIndent),
      above: part.format.spacingAbove(style),
      below: part.format.spacingAfter.asLength + (style?.spacingAfter ?? 0).asLength)
  }

  private func label(for part: RichLabelPart) -> Label {
    let label = Label()
    label.textAttributes = part.attributes
    label.setText(part.text, links: part.links)
    label.wrapLines()
    label.xAlignment = part.format.alignment.inLabel
    label.isSelectable = isSelectable
    if styles[part.format.style]?.hasBackground == true { label.addStyleClass("code") }
    if !part.links.isEmpty {
      label.onLinkActivated { [weak self] in self?.linkActivated($0) ?? false }
    }
    return label
  }

  private func marker(of part: RichLabelPart, _ marker: ListMarker) -> Label {
    let label = Label(marker.text)
    label.addStyleClass("marker")
    label.textAttributes =
      part.attributes.first?.bytes.lowerBound == 0
      ? part.attributes.filter { $0.bytes.lowerBound == 0 }.map {
        Label.Attribute(bytes: 0..<marker.text.utf8.count, $0.property)
      } : []
    return label
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize size: Int) -> SizeRequest {
    guard orientation == .vertical else {
      let requests = rows.map { ($0.widget.measure(.horizontal), $0.margins) }
      return SizeRequest(
        minimum: requests.map { $0.0.minimum + $0.1 }.max() ?? 0,
        natural: requests.map { $0.0.natural + $0.1 }.max() ?? 0)
    }
    let sum = rows.map { height(of: $0, width: size) + $0.above + $0.below }.reduce(0, +)
    return SizeRequest(minimum: sum, natural: sum)
  }

  private func height(of row: Row, width: Int) -> Int {
    let room = width < 0 ? -1 : max(width - row.margins, 0)
    return row.widget.measure(.vertical, forSize: room).natural
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isMirrored = widget.direction == .rightToLeft
    var y = 0
    for (index, row) in rows.enumerated() {
      let top = y
      y += row.above
      let (room, own) = (max(width - row.margins, 0), self.height(of: row, width: width))
      row.widget.allocate(
        x: isMirrored ? row.outdent : row.indent, y: y, width: room, height: own)
      if let marker = row.marker { place(marker, row, y: y, width: width, isMirrored) }
      y += own + row.below
      rows[index].extent = top..<y
    }
  }

  private func place(_ marker: Label, _ row: Row, y: Int, width: Int, _ isMirrored: Bool) {
    let gap = MarkerRooms().indent / 5
    let own = marker.measure(.horizontal).natural
    let end = max(row.indent - gap, own)
    marker.allocate(
      x: isMirrored ? width - end : end - own, y: y, width: own,
      height: marker.measure(.vertical).natural)
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    var rest = rows[...]
    while let first = rest.popFirst() {
      var last = first
      while let next = rest.first, last.appearance.joins(next.appearance) {
        last = next
        rest.removeFirst()
      }
      draw(first, through: last, snapshot)
    }
    super.snapshot(snapshot)
  }

  /// Draws what rows have beside their letters; a rule is a widget here.
  private func draw(_ first: Row, through last: Row, _ snapshot: Snapshot) {
    guard let top = first.extent?.lowerBound, let bottom = last.extent?.upperBound,
      first.widget is Label, !first.appearance.isPlain
    else { return }
    let isMirrored = widget.direction == .rightToLeft
    let gap = first.appearance.gapAbove
    let area = first.appearance.area(
      y: Double(top) + gap, height: Double(bottom - top) - gap, inWidth: Double(widget.width),
      isMirrored: isMirrored)
    // Letters are laid out for the place of an icon alone.
    let line =
      first.appearance.hasIcon
      ? (y: Double(top + first.above), height: TextLayout("0", of: first.widget).height) : nil
    let parts = first.appearance.parts(in: area, firstLine: line, isMirrored: isMirrored)
    snapshot.append(parts, of: widget)
  }
}

extension ParagraphFormat.Alignment {
  /// The position of lines in a label.
  fileprivate var inLabel: Alignment {
    switch self {
    case .natural, .left, .justified: .start
    case .center: .center
    case .right: .end
    }
  }
}
