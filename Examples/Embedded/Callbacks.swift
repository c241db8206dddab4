import CConcertinaGtk

typealias ApplicationCallback =
  @convention(c) (UnsafeMutablePointer<GtkApplication>?, gpointer?) -> Void
typealias ButtonCallback = @convention(c) (UnsafeMutablePointer<GtkButton>?, gpointer?) -> Void

/// Connects a function to a signal; `free` is called with the data when the connection ends.
func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String, _ function: GCallback,
  _ data: gpointer? = nil, free: GClosureNotify? = nil
) {
  g_signal_connect_data(object, signal, function, data, free, GConnectFlags(rawValue: 0))
}

/// Opens the window, or shows the one that is open.
func activate(_: UnsafeMutablePointer<GtkApplication>?, data: gpointer?) {
  // GTK calls this on the main thread, which Swift cannot know.
  MainActor.assumeIsolated { openWindow() }
}

@MainActor
func openWindow() {
  if let window = gtk_application_get_active_window(application) {
    return gtk_window_present(window)
  }
  let description = String(decoding: PackageResources.window_ui, as: UTF8.self)
  guard let builder = gtk_builder_new_from_string(description, -1),
    let window = gtk_builder_get_object(builder, "window")
  else { return }
  defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
  // The connection keeps the object as long as there is a button to press.
  connect(
    gtk_builder_get_object(builder, "send"), "clicked",
    unsafeBitCast(sendClicked as ButtonCallback, to: GCallback.self),
    Unmanaged.passRetained(Feedback(builder)).toOpaque(),
    free: { data, _ in if let data { Unmanaged<Feedback>.fromOpaque(data).release() } })
  gtk_window_set_application(UnsafeMutablePointer(OpaquePointer(window)), application)
  gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
}

/// Shows what would be sent; the data is the ``Feedback`` of the window.
func sendClicked(_: UnsafeMutablePointer<GtkButton>?, data: gpointer?) {
  guard let data else { return }
  let feedback = Unmanaged<Feedback>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { feedback.send() }
}
