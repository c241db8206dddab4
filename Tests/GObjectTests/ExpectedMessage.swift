import CConcertinaGtk

/// Expects one critical message of GLib while a closure runs, and fails without it.
///
/// The pattern has `*` for any text; the domain is that of the library that prints it, and nil for
/// the package's own.
func expectCritical(
  _ pattern: String, from domain: String? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ body: () throws -> Void
) rethrows {
  // Before GLib 2.76, GObject's own were warnings.
  let isWarning = domain == "GLib-GObject" && glib_check_version(2, 76, 0) != nil
  g_test_expect_message(domain, isWarning ? G_LOG_LEVEL_WARNING : G_LOG_LEVEL_CRITICAL, pattern)
  try body()
  g_test_assert_expected_messages_internal(domain, "\(file)", Int32(line), "")
}
