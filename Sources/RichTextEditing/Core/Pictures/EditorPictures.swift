import GtkCore

/// The settings for pictures of an editor and of all editors nested in it.
///
/// By default the file of an inserted picture is part of the content. An app that keeps pictures
/// elsewhere stores them, and loads them again:
///
///     editor.pictures.store = { bytes in try await library.add(bytes) }
///     editor.pictures.load = { name in try await library.bytes(of: name) }
@MainActor
public final class EditorPictures {
  /// Whether the user can insert pictures: by pasting, by dropping, and with a command.
  public var isAccepted = true
  /// The size of the largest file that is inserted, in bytes.
  public var maxFileSize = 16 << 20
  /// Stores the file of an inserted picture, and returns the reference by which ``load`` finds it;
  /// nil makes files part of the content.
  public var store: (@MainActor (_ bytes: [UInt8]) async throws -> String)?
  /// Loads the file of a reference; nil shows the alternative text instead.
  ///
  /// The references in pasted HTML are addresses of the web: loading one tells its owner that the
  /// text was opened.
  public var load: (@MainActor (_ reference: String) async throws -> [UInt8])? {
    didSet { onLoadChanged?() }
  }
  /// Called when references can be loaded, or in another way.
  var onLoadChanged: (@MainActor () -> Void)?

  init() {}
}
