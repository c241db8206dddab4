import CConcertinaGtk

/// Warnings about faults of GTK itself, which are printed and end no test.
///
/// Any other warning ends a run of the tests, which has `G_DEBUG=fatal-warnings`.
enum KnownWarnings {
  /// Parts of the text of such warnings.
  static let texts = [
    // GTK 4.8 looks for a tooltip half a second after the pointer has entered a popover, even if it
    // was destroyed in the meantime. A menu that grabs the pointer is entered wherever that is.
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed"
  ]

  /// Makes all other warnings fatal, where warnings are.
  static func install() {
    let isFatal: GTestLogFatalFunc = { _, _, message, _ in
      let text = message.map { String(cString: $0) } ?? ""
      return KnownWarnings.texts.contains(where: text.contains) ? 0 : 1
    }
    g_test_log_set_fatal_handler(isFatal, nil)
  }
}
