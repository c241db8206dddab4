import Concertina
import GtkCore
import WidgetSupport

/// The widget classes that every GTK program can use.
package enum ConcertinaClasses {
  /// Their declarations, each after those that it derives from and that its properties name.
  package static let all: [WidgetDeclaration] = [
    GrowingView.declaration, TextArea.declaration, CatalogField.fieldDeclaration,
    SingleLineField.lineDeclaration,
    AutoHeightEditor.declaration, ExpandableTextView.declaration,
    AttachmentStrip.declaration, ExpandableToolbar.declaration,
    ComposerPage.declaration, BorderedTextField.declaration, UnderlinedTextField.declaration,
    UnderlinedTextView.declaration, FormView.declaration, EditorView.declaration,
    RendererView.declaration,
    RichLabel.declaration, FormattingToolbar.declaration, StyleChooser.declaration,
    OutlineView.declaration, FindBar.declaration,
  ]

  /// Those of which there are widgets.
  package static let concrete = all.filter { !$0.isAbstract }
}

/// Registers all classes, and lets Swift's main queue run in GLib's main loop.
@_cdecl("concertina_swift_register")
func register() {
  MainActor.assumeIsolated {
    MainLoop.prepare()
    EditorView.documents = DocumentOutput()
    for declaration in ConcertinaClasses.all { _ = WidgetClass(declaration) }
  }
}
