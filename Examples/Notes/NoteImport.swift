import Concertina
import GtkCore

/// Takes over a folder of Markdown: its files become notes, and its subfolders folders.
struct NoteImport: Sendable {
  /// The number of notes.
  private(set) var noteCount = 0
  /// The folder of the notes; nil if there are none.
  private(set) var folder: String?
  /// What could not be read, one line for each.
  private(set) var problems: [String] = []

  /// Imports a folder, on any thread.
  init(of path: String, into store: NoteStore) {
    let source = MarkdownFolder(URL(filePath: path).standardizedFileURL.path)
    let name = source.path.split(separator: "/").last.map(String.init) ?? "Import"
    let target = store.availablePath(for: name, in: "", suffix: "")
    let files = source.files
    if files.isEmpty { problems.append("\(path): " + texts.translated("there is no Markdown")) }
    for file in files {
      do {
        let document = try source.document(file)
        let folder = ([target] + file.folders).joined(separator: "/")
        _ = try store.add(document.content, named: file.name, in: folder)
        (noteCount, self.folder) = (noteCount + 1, target)
        problems += document.missingPictures.map {
          "\(file.path): " + texts.formatted("no picture %s", $0.prefix(200))
        }
      } catch {
        let reason = (error as? any PresentableError)?.message ?? "\(error)"
        problems.append("\(file.path): \(reason)")
      }
    }
  }

  var summary: String {
    texts.translated("%d note imported", plural: "%d notes imported", count: noteCount)
  }
}
