import Concertina
import GtkCore

/// The widget classes that every GTK program can use.
package enum ConcertinaClasses {
  /// Their declarations, each after those that its properties name.
  package static let all: [WidgetDeclaration] = [
    AutoHeightEditor.declaration, ExpandableTextView.declaration, ExpandableToolbar.declaration,
    ComposerPage.declaration, BorderedTextField.declaration, UnderlinedTextField.declaration,
    UnderlinedTextView.declaration, EditorView.declaration, RendererView.declaration,
    RichLabel.declaration, FormattingToolbar.declaration, StyleChooser.declaration,
    OutlineView.declaration,
    FindBar.declaration,
  ]
}

/// Registers all classes, and lets Swift's main queue run in GLib's main loop.
@_cdecl("concertina_swift_register")
func register() {
  MainActor.assumeIsolated {
    MainLoop.prepare()
    for declaration in ConcertinaClasses.all { _ = WidgetClass(declaration) }
  }
}
