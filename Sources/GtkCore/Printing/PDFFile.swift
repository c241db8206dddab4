import CConcertinaGtk
import FileWriting

/// A file in PDF that is written page by page, as a ``/FileWriting/FileReplacement``.
///
/// A file that was there before stays as it is until the new one is complete, and also if writing
/// fails.
@MainActor
package final class PDFFile {
  /// The writing of bytes, and the first reason why it failed.
  private final class Output {
    let file: FileReplacement
    var failure: FileWriteError?

    init(_ file: FileReplacement) { self.file = file }

    func write(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Bool {
      guard failure == nil else { return false }
      do throws(FileWriteError) {
        try file.append(UnsafeRawBufferPointer(start: bytes, count: count))
        return true
      } catch {
        failure = error
        return false
      }
    }
  }

  private let path: String
  private let output: Output
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path of the complete file.
  ///   - width: The width of the pages, in points.
  ///   - height: The height of the pages, in points.
  ///   - title: The title of the document; empty for none.
  /// - Throws: ``PrintError/unwritable(path:reason:)``.
  package init(
    _ path: String, width: Double, height: Double, title: String
  ) throws(PrintError) {
    self.path = path
    do throws(FileWriteError) {
      output = Output(try FileReplacement(of: path))
    } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    let data = Unmanaged.passUnretained(output).toOpaque()
    guard
      let surface = cairo_pdf_surface_create_for_stream(writePDF, data, width, height),
      let context = cairo_create(surface)
    else { preconditionFailure("PDFFile: cairo has no memory") }
    (self.surface, self.context) = (surface, context)
    if !title.isEmpty {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Concertina")
  }

  /// Draws a page.
  ///
  /// - Throws: ``PrintError/unwritable(path:reason:)``, if the disk is full, for instance.
  package func addPage(_ draw: (PageCanvas) -> Void) throws(PrintError) {
    cairo_save(context)
    draw(PageCanvas(onPoints: context, hasLinks: true))
    cairo_restore(context)
    cairo_show_page(context)
    try check()
  }

  /// Adds an entry to the outline of the document.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - parent: The entry that it is below; nil for none.
  ///   - page: The page, counted from 0.
  ///   - y: The distance from the top of the page, in points.
  /// - Returns: The entry.
  package func addOutline(_ title: String, below parent: Int?, page: Int, y: Double) -> Int {
    let place = "page=\(page + 1) pos=[0 \(y.rounded())]"
    return Int(
      cairo_pdf_surface_add_outline(
        surface, CInt(clamping: parent ?? Int(CAIRO_PDF_OUTLINE_ROOT)), title, place,
        cairo_pdf_outline_flags_t(rawValue: 0)))
  }

  /// Completes the file.
  ///
  /// - Throws: ``PrintError/unwritable(path:reason:)``.
  package func finish() throws(PrintError) {
    cairo_surface_finish(surface)
    try check()
    do throws(FileWriteError) {
      try output.file.commit()
    } catch {
      throw .unwritable(path: path, reason: error.message)
    }
  }

  private func check() throws(PrintError) {
    // Cairo does not tell of all that it could not write when it finishes.
    if let failure = output.failure { throw .unwritable(path: path, reason: failure.message) }
    let status = cairo_status(context)
    let other = cairo_surface_status(surface)
    guard status != CAIRO_STATUS_SUCCESS || other != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(status == CAIRO_STATUS_SUCCESS ? other : status)
    throw .unwritable(path: path, reason: reason.map { String(cString: $0) } ?? "")
  }

  /// Releases what draws; call it always.
  package func close() {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}

private func writePDF(
  data: UnsafeMutableRawPointer?, bytes: UnsafePointer<UInt8>?, count: CUnsignedInt
) -> cairo_status_t {
  guard let data else { return CAIRO_STATUS_WRITE_ERROR }
  return PDFFile.write(data, bytes, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
}

extension PDFFile {
  fileprivate nonisolated static func write(
    _ data: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) -> Bool {
    Unmanaged<Output>.fromOpaque(data).takeUnretainedValue().write(bytes, count)
  }
}
