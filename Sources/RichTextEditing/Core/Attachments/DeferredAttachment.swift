import GtkCore
import RichTextModel

/// An attachment whose widget takes long to create: it is created when it first becomes visible,
/// and until then space of its height is reserved.
///
///     let picture = DeferredAttachment(
///       name: ContentType("picture"), size: .fullWidth, placeholderHeight: 240,
///       data: ["address": .string(address)]
///     ) { await pictures.view(of: address) }
///
/// If the height is right, nothing around it moves when the widget appears. Use it for widgets
/// without editors: their texts would not be part of the document before they are created.
///
/// ## Origin
/// Asynchronous rendering in Proton's editors.
@MainActor
open class DeferredAttachment: Attachment {
  /// The state of the widget.
  public enum State: Hashable, Sendable {
    /// It was not visible yet.
    case waiting
    /// It is being created.
    case rendering
    /// It exists.
    case rendered
    /// It could not be created: the space stays empty.
    case failed
  }

  /// The state of the widget.
  public private(set) var state = State.waiting
  private let render: @MainActor () async -> Widget?

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - name: The kind of attachment.
  ///   - size: The rule for its width.
  ///   - isBlock: Whether it has a line to itself.
  ///   - placeholderHeight: Its height until the widget exists, in pixels.
  ///   - id: Its identifier; if empty, the editor assigns one.
  ///   - data: Other data to save with it.
  ///   - render: Creates the widget; returns nil if that is not possible.
  public init(
    name: ContentType, size: AttachmentSize = .fullWidth, isBlock: Bool = true,
    placeholderHeight: Int, id: String = "", data: [String: JSONValue] = [:],
    render: @escaping @MainActor () async -> Widget?
  ) {
    self.render = render
    let room = Box(.vertical)
    room.addStyleClass("placeholder")
    room.requestSize(height: max(placeholderHeight, 1))
    super.init(name: name, content: room, size: size, isBlock: isBlock, id: id, data: data)
  }

  /// Creates the widget, unless that has begun already.
  public func begin() {
    guard state == .waiting else { return }
    state = .rendering
    Task { [weak self, render] in
      let widget = await render()
      self?.take(widget)
    }
  }

  override var onVisible: (@MainActor () -> Void)? { { self.begin() } }

  private func take(_ widget: Widget?) {
    guard let widget else { return state = .failed }
    state = .rendered
    update(content: widget)
  }
}
