import DataBinding
import GtkCore
import RichTextModel

/// Keeps the content of an editor and a binding in step, in both directions.
///
/// A change of the editor notifies the binding, which reads the content only when its value is
/// asked for: a key copies nothing.
@MainActor
final class BoundContent {
  private let binding: Binding<RichText>
  private let node: EditorNode
  private var observation: BindingObservation?
  private var listener: Listener?
  private var isWriting = false
  private var isTaking = false
  /// Whether the binding may have to read the content of the editor yet.
  private var isOwed = false

  /// Creates the connection of an editor, which is not active yet.
  init(_ node: EditorNode, to binding: Binding<RichText>) {
    (self.node, self.binding) = (node, binding)
  }

  /// Puts the binding's content into the editor, which cannot be undone, and follows the binding
  /// from now on.
  func connect() {
    take { [node] in node.implementation?.changes.reset(to: $0) }
    listener = node.documentChanged.add { [weak self] in self?.contentChanged() }
    observation = binding.observeAll { [weak self] in self?.update() }
  }

  /// Ends the connection: the binding reads what it has not read.
  func end() {
    observation?.cancel()
    listener?.end()
    (observation, listener) = (nil, nil)
    if isOwed { _ = binding.wrappedValue }
  }

  private func update() {
    guard !isWriting else { return }
    // What is there is of the app: as a step, so that the user gets back what it replaces.
    take { [node] in
      guard $0 != node.content.content else { return }
      node.replace(0..<node.content.count, with: $0, keepsAttributes: false)
    }
  }

  /// Puts the binding's content into the editor, and writes it back only if it is another one
  /// there: attachments get identifiers, and a processor may have changed the text.
  private func take(_ put: (RichText) -> Void) {
    let content = binding.wrappedValue
    isOwed = false
    let wasTaking = isTaking
    isTaking = true
    put(content)
    isTaking = wasTaking
    if node.content.content != content { contentChanged() }
  }

  private func contentChanged() {
    guard !isTaking else { return }
    isWriting = true
    isOwed = true
    binding.setDeferred { [content = node.content] in content.content }
    isWriting = false
  }
}

extension EditorView {
  /// Keeps the content and a binding in step, as long as the editor exists.
  ///
  /// Content that the app sets is a step that the user can undo, except for the first one. A change
  /// in a nested editor is one of the content, too. The content is copied when the app reads it:
  /// with a `State`, typing into a long document copies nothing. An editor has one binding: another
  /// one takes its place.
  ///
  /// - Parameter content: The app's content.
  public func bind(content: Binding<RichText>) {
    implementation.boundContent?.end()
    let bound = BoundContent(node, to: content)
    implementation.boundContent = bound
    bound.connect()
  }
}
