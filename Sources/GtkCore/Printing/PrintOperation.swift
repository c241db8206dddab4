import CConcertinaGtk

/// What a document gives to the dialog for printing: pages, in pieces of work.
@MainActor
package protocol PrintedPages: AnyObject {
  /// The number of pages, once all are laid out.
  var pageCount: Int { get }
  /// Lays out a part that takes a moment; returns whether all is laid out.
  func layOutMore() -> Bool
  /// Draws a page.
  func draw(page: Int, on canvas: PageCanvas)
}

/// What became of a document that the user was asked to print.
public enum PrintResult: Sendable {
  /// It has been sent to the printer, to a file or to a preview.
  case printed
  /// The user has cancelled the dialog.
  case cancelled
}

/// A handle on a GtkPrintOperation: the desktop's dialog for printing, and its preview.
///
/// Pages are laid out between other events of the main loop, so windows stay alive meanwhile.
@MainActor
package final class PrintOperation: Object {
  private var pages: (any PrintedPages)?
  private var failure: PrintError?
  private var continuation: CheckedContinuation<Bool, Never>?
  private let makePages: (PageSetup) throws(PrintError) -> any PrintedPages

  /// Creates an operation.
  ///
  /// - Parameters:
  ///   - title: The name of the job.
  ///   - setup: The paper that the dialog begins with.
  ///   - makePages: Makes the pages for the paper that the user has chosen.
  package init(
    title: String, setup: PageSetup,
    makePages: @escaping (PageSetup) throws(PrintError) -> any PrintedPages
  ) {
    self.makePages = makePages
    super.init(adopting: checked(gtk_print_operation_new()))
    gtk_print_operation_set_job_name(pointer(), title)
    gtk_print_operation_set_allow_async(pointer(), 1)
    gtk_print_operation_set_use_full_page(pointer(), 1)
    gtk_print_operation_set_unit(pointer(), GTK_UNIT_POINTS)
    gtk_print_operation_set_embed_page_setup(pointer(), 1)
    gtk_print_operation_set_show_progress(pointer(), 1)
    let gtkSetup = setup.makeGtkSetup()
    gtk_print_operation_set_default_page_setup(pointer(), gtkSetup)
    g_object_unref(UnsafeMutableRawPointer(gtkSetup))
  }

  /// Shows the dialog above a window, or the preview, and prints.
  ///
  /// - Throws: ``PrintError``.
  package func run(above window: Window, isPreview: Bool) async throws(PrintError) -> PrintResult {
    if isPreview, !Self.hasViewer { throw .noViewer }
    let connections = connect()
    defer { for connection in connections { connection.disconnect() } }
    let isPrinted = await withCheckedContinuation { continuation in
      self.continuation = continuation
      let action =
        isPreview ? GTK_PRINT_OPERATION_ACTION_PREVIEW : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG
      var error: UnsafeMutablePointer<GError>?
      let result = gtk_print_operation_run(pointer(), action, window.window, &error)
      if let error { failure = failure ?? .failed(GLibError(consuming: error)) }
      if result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS { end(result) }
    }
    if let failure { throw failure }
    return isPrinted ? .printed : .cancelled
  }

  /// Whether there is the program that GTK's own settings name for previews, or any other one for
  /// PDF files; without one GTK shows nothing, and says nothing.
  private static var hasViewer: Bool {
    if let program = g_find_program_in_path("evince") {
      g_free(program)
      return true
    }
    guard let viewer = g_app_info_get_default_for_type("application/pdf", 0) else { return false }
    g_object_unref(UnsafeMutableRawPointer(viewer))
    return true
  }

  /// Writes the document to a file in PDF by the same steps as a printer gets them.
  ///
  /// - Throws: ``PrintError``.
  package func export(to path: String) throws(PrintError) {
    gtk_print_operation_set_allow_async(pointer(), 0)
    gtk_print_operation_set_export_filename(pointer(), path)
    let connections = connect()
    defer { for connection in connections { connection.disconnect() } }
    var error: UnsafeMutablePointer<GError>?
    _ = gtk_print_operation_run(pointer(), GTK_PRINT_OPERATION_ACTION_EXPORT, nil, &error)
    if let error { failure = failure ?? .failed(GLibError(consuming: error)) }
    if let failure { throw failure }
  }

  private func end(_ result: GtkPrintOperationResult) {
    continuation?.resume(returning: result == GTK_PRINT_OPERATION_RESULT_APPLY)
    continuation = nil
    pages = nil
  }

  private func connect() -> [SignalConnection] {
    [
      connect(.beginPrint) { [weak self] in self?.begin($0.arguments.value) },
      connect(.paginate) { [weak self] _ in self?.paginate() ?? true },
      connect(.drawPage) { [weak self] in
        self?.draw($0.arguments.context.value, page: $0.arguments.page)
      },
      connect(.done) { [weak self] in
        self?.end(GtkPrintOperationResult(UInt32(clamping: $0.arguments)))
      },
    ]
  }

  private func begin(_ context: OpaquePointer?) {
    guard let context, let setup = gtk_print_context_get_page_setup(context) else { return }
    do {
      pages = try makePages(PageSetup(setup))
    } catch {
      failure = error
      gtk_print_operation_cancel(pointer())
    }
  }

  private func paginate() -> Bool {
    guard let pages else {
      gtk_print_operation_set_n_pages(pointer(), 1)
      return true
    }
    guard pages.layOutMore() else { return false }
    gtk_print_operation_set_n_pages(pointer(), gint(clamping: max(pages.pageCount, 1)))
    return true
  }

  private func draw(_ context: OpaquePointer?, page: Int) {
    guard let context, let cairo = gtk_print_context_get_cairo_context(context) else { return }
    cairo_save(cairo)
    pages?.draw(page: page, on: PageCanvas(onPoints: cairo, hasLinks: false))
    cairo_restore(cairo)
  }
}

extension Signal
where
  Emitter: PrintOperation, Arguments == MainThreadValue<OpaquePointer?>,
  Result == Void
{
  fileprivate static var beginPrint: Self {
    Signal("begin-print") { MainThreadValue($0.object(0)) }
  }
}

extension Signal where Emitter: PrintOperation, Arguments == Void, Result == Bool {
  fileprivate static var paginate: Self { Signal("paginate") }
}

extension Signal
where
  Emitter: PrintOperation, Arguments == (context: MainThreadValue<OpaquePointer?>, page: Int),
  Result == Void
{
  fileprivate static var drawPage: Self {
    Signal("draw-page") { (MainThreadValue($0.object(0)), $0.integer(1)) }
  }
}

extension Signal where Emitter: PrintOperation, Arguments == Int, Result == Void {
  fileprivate static var done: Self { Signal("done") { $0.integer(0) } }
}
