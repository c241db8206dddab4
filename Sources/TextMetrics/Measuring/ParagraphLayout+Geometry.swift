import CConcertinaPango

extension ParagraphLayout {
  /// Reads where the lines end.
  ///
  /// The heights are added up here, because Pango's own positions overflow past 2^31 units.
  ///
  /// - Parameters:
  ///   - isPrefix: Whether the paragraph goes on after the text.
  ///   - readsStarts: Whether to read where the lines begin, too.
  /// - Returns: The lines of the text that was set last.
  func geometry(isPrefix: Bool, readsStarts: Bool) -> ParagraphGeometry {
    var geometry = ParagraphGeometry(lineBottoms: [], isPrefix: isPrefix)
    let count = Int(pango_layout_get_line_count(pointer))
    geometry.lineBottoms.reserveCapacity(count)
    if readsStarts { geometry.lineStarts.reserveCapacity(count) }
    let lines = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(lines) }
    let spacing = Int(pango_layout_get_spacing(pointer))
    var extents = PangoRectangle()
    var top = 0
    repeat {
      pango_layout_iter_get_line_extents(lines, nil, &extents)
      geometry.lineBottoms.append(top + Int(extents.height))
      top += Int(extents.height) + spacing
      guard readsStarts, let line = pango_layout_iter_get_line_readonly(lines) else { continue }
      geometry.lineStarts.append(LineStart(line))
    } while pango_layout_iter_next_line(lines) != 0
    return geometry
  }
}

extension LineStart {
  /// The most letters of a word that the digest covers.
  private static let headLength = 8

  fileprivate init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    byte = Int(line.pointee.start_index)
    guard let text = pango_layout_get_text(line.pointee.layout),
      let first = line.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
    else {
      head = 0
      return
    }
    head = Self.head(of: first.pointee, in: text)
  }

  private static func head(of run: PangoGlyphItem, in text: UnsafePointer<CChar>) -> UInt64 {
    guard let item = run.item?.pointee, let string = run.glyphs?.pointee else { return 0 }
    var digest: UInt64 = 0
    for index in 0..<min(Int(string.num_glyphs), headLength) {
      let byte = Int(item.offset) + Int(string.log_clusters[index])
      if text[byte] == PlainText.space { break }
      let glyph = string.glyphs[index]
      digest = Digest.mix(digest, UInt64(glyph.glyph) << 32 | bits(glyph.geometry.width))
      digest = Digest.mix(
        digest, bits(glyph.geometry.x_offset) << 32 | bits(glyph.geometry.y_offset))
    }
    return digest
  }

  private static func bits(_ length: PangoGlyphUnit) -> UInt64 {
    UInt64(UInt32(bitPattern: length))
  }
}
