import GtkCore
import RichTextModel
import TextTranslation

/// Decodes the picture of one attachment when it becomes visible, for the width that it is shown
/// in, and again for a greater one.
@MainActor
final class PictureLoader {
  /// The state of loading, which decides what is shown.
  enum State {
    /// The picture has not been decoded.
    case waiting
    /// The decoded picture.
    case shown(PictureDecoder.Picture)
    /// There is no way to load it.
    case unavailable
    /// The file is not a picture, or could not be loaded.
    case failed(String)
  }

  /// The state of loading.
  private(set) var state = State.waiting
  /// Called when the state has changed.
  var onChange: (@MainActor () -> Void)?
  /// Loads the files of references; nil if that is not possible.
  var load: (@MainActor (String) async throws -> [UInt8])?
  private var source: PictureSource
  /// The width that is being decoded, in device pixels; nil if nothing is.
  private var width: Int?
  /// The width that is wanted by now.
  private var wantedWidth = 0
  /// The number of sources so far: a picture that comes later is of no use.
  private var generation = 0

  init(_ source: PictureSource) { self.source = source }

  /// Loads another picture from now on.
  func use(_ source: PictureSource) {
    guard source != self.source else { return }
    self.source = source
    forget()
  }

  /// Forgets the decoded picture: it is decoded again when it is requested.
  func forget() {
    generation += 1
    width = nil
    state = .waiting
  }

  /// Decodes the picture, unless there is one that is large enough.
  ///
  /// - Parameter width: The width that it is shown in, in device pixels.
  func request(width: Int) {
    wantedWidth = width
    guard self.width == nil, isNeeded else { return }
    self.width = width
    let (generation, source, load) = (generation, source, load)
    Task { [weak self] in
      let state = await Self.state(of: source, width, load)
      self?.take(state, generation)
    }
  }

  /// Whether a picture is being decoded.
  var isLoading: Bool { width != nil }

  private var isNeeded: Bool {
    switch state {
    case .waiting: true
    case .shown(let picture): picture.width < min(wantedWidth, picture.naturalWidth)
    case .unavailable: load != nil
    case .failed: false
    }
  }

  private func take(_ state: State, _ generation: Int) {
    guard generation == self.generation else { return }
    self.state = state
    width = nil
    onChange?()
    if case .shown = state { request(width: wantedWidth) }
  }

  private static func state(
    of source: PictureSource, _ width: Int,
    _ load: (@MainActor (String) async throws -> [UInt8])?
  ) async -> State {
    do {
      guard let bytes = try await bytes(of: source, load) else { return .unavailable }
      return .shown(try await PictureDecoder.shared.decode(bytes, width: width))
    } catch {
      return .failed(
        message(of: error, otherwise: translated("The picture cannot be shown.")))
    }
  }

  private static func bytes(
    of source: PictureSource, _ load: (@MainActor (String) async throws -> [UInt8])?
  ) async throws -> [UInt8]? {
    switch source {
    case .file(let file): return await Task.detached { file.bytes ?? [] }.value
    case .reference(let reference): return try await load?(reference)
    }
  }
}
