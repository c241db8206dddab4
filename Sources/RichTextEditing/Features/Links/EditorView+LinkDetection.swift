import GtkCore
import WidgetSupport

/// Links that are detected.
extension EditorView {
  package nonisolated static let detectsLinks = Parameter<EditorView, Bool>(
    "detects-links", false,
    get: { $0.registeredProcessors.contains { $0 is LinkDetector } },
    set: { editor, isOn in
      isOn
        ? editor.register(processors: [LinkDetector()])
        : editor.unregister(processors: [LinkDetector()])
    })

  /// Whether addresses become links as they are typed and pasted; false by default.
  ///
  /// The processor for this is a ``LinkDetector``.
  public var detectsLinks: Bool {
    get { self[Self.detectsLinks] }
    set { self[Self.detectsLinks] = newValue }
  }
}
