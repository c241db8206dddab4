import DataBinding
import CBenchLoop
import ExpandableInput

// The composer's side of meson-helpers/bench --composer, in the same measuring loop as the editor.

/// Padding and border beside the text, on both sides together; and above and below it.
let (beside, above): (Int32, Int32) = (2 * (10 + 1), 2 * (6 + 1))

@MainActor
func makeComposer() -> ExpandableToolbar {
  ExpandableToolbar(
    // This text is never read, as in an app that reads it only when it is sent.
    text: State("").binding,
    maxLines: Int(bench_maximum_lines())
  ) { _ in }
}

/// Appends a new composer to the box; from then on GTK owns it.
func appendComposer(
  to box: UnsafeMutablePointer<GtkBox>?, data: UnsafeMutableRawPointer?
) -> BenchEditor {
  nonisolated(unsafe) var result = BenchEditor()
  // As a number: Swift 6.0 does not let a pointer be captured, and the C loop calls on the main
  // thread.
  let address = UInt(bitPattern: box)
  MainActor.assumeIsolated {
    let bar = makeComposer()
    gtk_box_append(
      UnsafeMutablePointer(bitPattern: address), UnsafeMutablePointer(bar.nativePointer))
    result = BenchEditor(
      area: UnsafeMutablePointer(bar.textView.nativePointer),
      view: UnsafeMutablePointer(bar.area.textView.nativePointer), line: nil, beside: beside,
      above: above, fill: nil, undo: nil, way: nil)
  }
  return result
}

exit(
  bench_run(
    "ExpandableToolbar", "", CommandLine.argc, CommandLine.unsafeArgv, appendComposer, nil))
