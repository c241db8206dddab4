import GtkCore
import RichTextModel

/// An attachment whose widget takes long to make: it is made when it comes into sight for the first time, and
/// a room of its height is kept until then.
///
///     let picture = DeferredAttachment(
///       name: ContentType("picture"), size: .fullWidth, placeholderHeight: 240,
///       data: ["address": .string(address)]
///     ) { await pictures.view(of: address) }
///
/// With a good height nothing around it moves when the widget is there. For widgets without editors: texts in
/// them would not be a part of the document before they are made.
///
/// ## Origin
/// What Proton's editors render asynchronously.
@MainActor
open class DeferredAttachment: Attachment {
  /// What has become of the widget.
  public enum State: Hashable, Sendable {
    /// It was not in sight yet.
    case waiting
    /// It is being made.
    case rendering
    /// It is there.
    case rendered
    /// There was none to make: the room stays empty.
    case failed
  }

  /// What has become of the widget.
  public private(set) var state = State.waiting
  private let render: @MainActor () async -> Widget?

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - name: Which kind of attachment it is.
  ///   - size: How wide it is.
  ///   - isBlock: Whether it stands on a line of its own.
  ///   - placeholderHeight: How high it is until the widget is there, in pixels.
  ///   - id: Tells it apart; empty: the editor gives it one.
  ///   - data: What else is to be saved of it.
  ///   - render: Makes the widget; nil if that cannot be done.
  public init(
    name: ContentType, size: AttachmentSize = .fullWidth, isBlock: Bool = true,
    placeholderHeight: Int, id: String = "", data: [String: SavedValue] = [:],
    render: @escaping @MainActor () async -> Widget?
  ) {
    self.render = render
    let room = Box(.vertical)
    room.addStyleClass("placeholder")
    room.requestSize(height: max(placeholderHeight, 1))
    super.init(name: name, content: room, size: size, isBlock: isBlock, id: id, data: data)
  }

  /// Makes the widget, if that has not begun yet.
  public func begin() {
    guard state == .waiting else { return }
    state = .rendering
    Task { [weak self, render] in
      let widget = await render()
      self?.take(widget)
    }
  }

  private func take(_ widget: Widget?) {
    guard let widget else { return state = .failed }
    state = .rendered
    update(content: widget)
  }
}
