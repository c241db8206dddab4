import CBenchLoop
import TextFieldCatalog

// Our side of meson-helpers/bench --fields: the field as in an app, in the measuring loop that also
// runs the plain GtkEntry. meson-helpers/bench-loop/include/bench-loop.h describes the arguments.

@MainActor
func makeField() -> UnderlinedTextField {
  let field = UnderlinedTextField()
  field.configure(placeholder: "Placeholder", maxLength: nil)
  return field
}

/// Appends a new field to the box; from then on GTK owns it.
func appendField(
  to box: UnsafeMutablePointer<GtkBox>?, data: UnsafeMutableRawPointer?
) -> BenchEditor {
  nonisolated(unsafe) var result = BenchEditor()
  // As a number: Swift 6.0 does not let a pointer be captured, and the C loop calls on the main
  // thread.
  let address = UInt(bitPattern: box)
  MainActor.assumeIsolated {
    let field = makeField()
    gtk_box_append(
      UnsafeMutablePointer(bitPattern: address), UnsafeMutablePointer(field.nativePointer))
    result = BenchEditor(
      area: UnsafeMutablePointer(field.nativePointer), view: nil,
      line: UnsafeMutablePointer(field.inputWidget.nativePointer), beside: 0, above: 0,
      fill: nil, undo: nil, way: nil)
  }
  return result
}

if CommandLine.arguments.dropFirst().first == "rules" { exit(RuleTimes.run()) }

exit(
  bench_run(
    "UnderlinedTextField", "", CommandLine.argc, CommandLine.unsafeArgv, appendField, nil))
