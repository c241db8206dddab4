import Concertina

/// The folder with the notes: files in the saved form of rich text.
struct NoteFolder {
  let url: URL

  /// The names of the notes' files, the newest first.
  func files() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted(by: >)
  }

  /// The first line of a note; if it cannot be read, the name of its file.
  func title(of file: String) -> String {
    guard let text = (try? content(of: file))?.text else { return file }
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "New note"
  }

  /// Creates an empty note.
  func addNote() throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // The order of names is that of time: their lengths stay the same for centuries.
    let file = "\(Int(Date.now.timeIntervalSince1970 * 1_000_000)).json"
    try save("", to: file)
    return file
  }

  func content(of file: String) throws -> RichText {
    try SavedForm.content(from: Data(contentsOf: url.appending(path: file)))
  }

  /// Saves a note atomically: the file is never half of one.
  func save(_ content: RichText, to file: String) throws {
    try Data(SavedForm.bytes(of: content)).write(to: url.appending(path: file), options: .atomic)
  }

  func delete(_ file: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: file))
  }
}
