import DataBinding
import AutoHeightEditing
import CBenchLoop

// Our side of meson-helpers/bench: the editor as in an app, in the measuring loop that also runs
// the plain GTK program. meson-helpers/bench-loop/include/bench-loop.h describes the arguments.

/// Padding and border beside and above the text, on both sides together.
let surroundings: Int32 = 2 * (10 + 1)

@MainActor
func makeEditor() -> AutoHeightEditor {
  AutoHeightEditor(
    // This text is never read, as in an app that reads it only when it is sent.
    text: State("").binding,
    lineSpace: 0,
    maxLine: Int(bench_maximum_lines()),
    hasBorder: false,
    isEnabled: .constant(true),
    disabledPlaceholder: "",
    regExpUse: .none)
}

@MainActor
enum Bench {
  static var measured: AutoHeightEditor?
}

/// Does a way of ours, or what comes before it.
func way(
  _ name: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?, _ isBefore: gboolean
) -> gboolean {
  guard let name, let text, String(cString: name) == "hinted" else { return 0 }
  let hint = String(cString: text)
  MainActor.assumeIsolated { if isBefore == 0 { Bench.measured?.placeholder = hint } }
  return 1
}

/// Appends a new editor to the box; from then on GTK owns it.
func appendEditor(
  to box: UnsafeMutablePointer<GtkBox>?, data: UnsafeMutableRawPointer?
) -> BenchEditor {
  nonisolated(unsafe) var result = BenchEditor()
  // As a number: Swift 6.0 does not let a pointer be captured, and the C loop calls on the main
  // thread.
  let address = UInt(bitPattern: box)
  MainActor.assumeIsolated {
    let editor = makeEditor()
    Bench.measured = editor
    let area = UnsafeMutablePointer<GtkWidget>(editor.nativePointer)
    gtk_box_append(UnsafeMutablePointer(bitPattern: address), area)
    result = BenchEditor(
      area: area, view: UnsafeMutablePointer(editor.area.textView.nativePointer),
      line: nil, beside: surroundings, above: surroundings, fill: nil,
      undo: nil, way: way)
  }
  return result
}

exit(
  bench_run(
    "AutoHeightEditor", "", CommandLine.argc, CommandLine.unsafeArgv, appendEditor, nil))
