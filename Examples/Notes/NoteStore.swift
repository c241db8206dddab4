import Concertina
import GtkCore

/// The notes: files in the saved form of rich text, and Markdown of other programs, in folders that
/// are folders of the disk.
///
/// Paths are those from the root, such as `Work/Shopping.json`; that of the root itself is empty.
struct NoteStore: Sendable {
  /// A note or a folder.
  struct Item: Hashable, Sendable {
    var path: String
    var isFolder: Bool
    /// Whether the items of a folder are in the list, too.
    var isOpen = false

    var name: String { NoteStore.name(of: path) }
    /// The folder that it is in.
    var folder: String { NoteStore.folder(of: path) }
    var depth: Int { path.count { $0 == "/" } }
  }

  private static let newName = texts.translated("New note")
  /// The ending of new notes.
  private static let suffix = ".json"
  private static let suffixes = [suffix, ".md"]
  let root: String

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return String(name.dropLast(suffix(of: name).count))
  }

  /// Returns the ending of a note's path; none for another one.
  static func suffix(of path: String) -> String { suffixes.first { path.hasSuffix($0) } ?? "" }

  private static func suffix(of item: Item) -> String {
    item.isFolder ? "" : suffix(of: item.path)
  }

  func file(_ path: String) -> String { root + "/" + path }

  /// The folder with the older versions of a note, beside the note: it moves with their folder.
  func versions(of note: String) -> VersionFolder {
    let folder = Self.folder(of: note)
    let suffix = Self.suffix(of: note)
    // Markdown may have the name of another note.
    let name = Self.name(of: note) + (suffix == Self.suffix ? "" : suffix)
    return VersionFolder(file(Self.join(folder, ".versions/" + name)))
  }

  func content(of note: String) throws -> RichText {
    var file = DocumentFile(path: file(note))
    return try DocumentSource(file.read(), named: note).content
  }

  /// Returns what is left of a note that cannot be read.
  func rest(of note: String) -> RichText {
    guard !DocumentSource.isMarkdown(note) else { return RichText() }
    var file = DocumentFile(path: file(note))
    return (try? file.read()).map { SavedForm.salvagedContent(from: $0) } ?? RichText()
  }

  /// Saves the rest of a note that cannot be read beside it, and returns the path.
  func addCopy(_ rest: RichText, of note: String) throws -> String {
    let name = texts.formatted("%s (copy)", Self.name(of: note))
    return try add(rest, named: name, in: Self.folder(of: note))
  }

  /// Ticks a task in a note.
  func setChecked(_ isChecked: Bool, _ task: RichTextTask, of note: String) throws {
    var file = DocumentFile(path: file(note))
    let source = try DocumentSource(file.read(), named: note)
    var content = source.content
    content.setChecked(isChecked, of: task)
    try file.write(source.bytes(with: content))
  }

  // MARK: Listing

  /// The items of a folder, each followed by its own if it is open: first the folders, then the
  /// notes, the newest first.
  func items(in folder: String = "", isOpen: (String) -> Bool) -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
    let paths = names.filter { !$0.hasPrefix(".") }.map { Self.join(folder, $0) }
    let folders = paths.filter { isFolder($0) }.sorted()
    let notes = paths.filter { !Self.suffix(of: $0).isEmpty && !isFolder($0) }
      .map { (path: $0, date: date(of: $0)) }
      .sorted { ($1.date, $0.path) < ($0.date, $1.path) }
    return folders.flatMap { path in
      [Item(path: path, isFolder: true, isOpen: isOpen(path))]
        + (isOpen(path) ? items(in: path, isOpen: isOpen) : [])
    } + notes.map { Item(path: $0.path, isFolder: false) }
  }

  /// All notes, for what searches them.
  func documents() -> [DocumentIndex<String>.Document] {
    items { _ in true }.filter { !$0.isFolder }.map {
      .init($0.path, title: $0.name, version: "\(date(of: $0.path).timeIntervalSince1970)")
    }
  }

  /// The paths of all folders, with that of the root.
  func folders() -> [String] { [""] + items { _ in true }.filter(\.isFolder).map(\.path) }

  func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: file(path))[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  private func date(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file(path))
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// Removes what is left in the folders of an app that was ended while it saved.
  func removeLeftovers() {
    for folder in folders() { FileReplacement.removeLeftovers(in: file(folder)) }
  }

  // MARK: Changing

  /// Saves a new note, and returns its path.
  func add(_ content: RichText, named name: String = "", in folder: String) throws -> String {
    try makeFolder(folder)
    let path = availablePath(for: name, in: folder)
    // Those of a note of that name which is in the trash.
    try versions(of: path).removeAll()
    try FileReplacement.write(SavedForm.bytes(of: content), to: file(path))
    return path
  }

  func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: file(path)), withIntermediateDirectories: true)
    } catch {
      throw FileAccessError(error, at: file(path))
    }
  }

  private func moveFile(_ path: String, to other: String) throws {
    do {
      try FileManager.default.moveItem(atPath: file(path), toPath: file(other))
    } catch {
      throw FileAccessError(error, at: file(path))
    }
  }

  /// Gives an item another name or folder, and returns its path; a taken name gets a number.
  func move(_ item: Item, to folder: String, named name: String) throws -> String {
    if folder == item.folder, FileName.name(from: name) == item.name { return item.path }
    guard folder != item.path, !folder.hasPrefix(item.path + "/") else { return item.path }
    let path = availablePath(for: name, in: folder, suffix: Self.suffix(of: item))
    try moveFile(item.path, to: path)
    // The note has moved, even where its versions cannot.
    if !item.isFolder { try? versions(of: item.path).move(to: versions(of: path)) }
    return path
  }

  /// Moves an item back from the trash, and returns its path; a note has its versions again.
  @MainActor
  func restore(_ item: Item, from trashed: TrashedFile) throws -> String {
    let path = availablePath(for: item.name, in: item.folder, suffix: Self.suffix(of: item))
    try makeFolder(item.folder)
    try trashed.restore(to: file(path))
    // A new note has the old name, and has removed the versions.
    if !item.isFolder, path != item.path { try versions(of: path).removeAll() }
    return path
  }

  /// Puts content in the place of a note that cannot be read, which stays beside it.
  func replaceUnreadable(_ path: String, by content: RichText) throws {
    let name = texts.formatted("%s (damaged)", Self.name(of: path))
    let damaged = availablePath(
      for: name, in: Self.folder(of: path), suffix: Self.suffix(of: path))
    let bytes =
      DocumentSource.isMarkdown(path)
      ? Array(MarkdownForm.markdown(of: content).utf8) : try SavedForm.bytes(of: content)
    try moveFile(path, to: damaged)
    do { try FileReplacement.write(bytes, to: file(path)) } catch {
      try? moveFile(damaged, to: path)
      throw error
    }
  }

  /// Returns a path that is free: the name, with a number if there is such an item.
  func availablePath(
    for name: String, in folder: String, suffix: String = Self.suffix
  ) -> String {
    let name = FileName.available(FileName.name(from: name) ?? Self.newName) {
      FileManager.default.fileExists(atPath: file(Self.join(folder, $0 + suffix)))
    }
    return Self.join(folder, name + suffix)
  }

  /// The name of a note until the user gives it another one: its first line.
  static func name(ofContent content: RichText) -> String {
    FileName.name(of: content) ?? newName
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }
}
