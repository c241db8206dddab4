import RichTextModel
import WidgetTestSupport

@testable import RichTextEditing

/// Runs a test on an editor that is alone in a window, and closes the window.
///
/// - Parameters:
///   - content: The content that the editor has when the window opens; nil sets none.
///   - context: The editor's context.
///   - width: The editor's width in pixels.
///   - isFocused: Whether the editor has the focus when the test starts.
///   - body: The test.
@MainActor
func withEditor(
  _ content: RichText? = nil, context: EditorViewContext = EditorViewContext(), width: Int = 400,
  isFocused: Bool = true, _ body: (EditorView, WindowHost) throws -> Void
) rethrows {
  let editor = EditorView(context: context)
  if let content { editor.content = content }
  try withWindow(of: editor, width: width, isFocused: isFocused) { try body(editor, $0) }
}

/// Runs a test on an editor that was set up before its window opens, and closes the window.
///
/// - Parameters:
///   - editor: The editor, alone in the window.
///   - width: The editor's width in pixels.
///   - isFocused: Whether the editor has the focus when the test starts.
///   - body: The test.
@MainActor
func withWindow(
  of editor: EditorView, width: Int = 400, isFocused: Bool = true,
  _ body: (WindowHost) throws -> Void
) rethrows {
  let host = WindowHost(editor, width: width, watching: editor.area)
  defer { host.close() }
  if isFocused { editor.focus() }
  try body(host)
}

/// Runs a test on an editor whose attachments are panels, in a window as ``withEditor`` has it.
@MainActor
func withPanels(_ content: RichText, _ body: (EditorView, WindowHost) throws -> Void) rethrows {
  let context = EditorViewContext()
  let editor = EditorView(context: context)
  editor.attachmentMaker = { TestPanel.make(for: $0, context: context) }
  editor.content = content
  try withWindow(of: editor) { host in
    host.settle()
    try body(editor, host)
  }
}
