import Concertina
import Glibc
import GtkCore

// Notes of rich text, in folders, each in a file of its own, which is saved while the user writes.
let arguments = Array(CommandLine.arguments.dropFirst())
let ownFolder = arguments.first == "--folder" && arguments.count == 2 ? arguments[1] : nil
let application = Application(
  identifier: "io.github.concertina.Notes", isUnique: ownFolder == nil)
let store = NoteStore(
  root: ownFolder.map { URL(filePath: $0).standardizedFileURL.path }
    ?? application.dataFolder + "/notes")
let usage = """
  Usage: concertina-notes [--folder FOLDER | --import FOLDER]

  Opens the window with the notes. With --folder, the notes are the files in a folder:
  saved rich text, and Markdown, of which only what is edited changes. With --import,
  adds the Markdown files in a folder and in its subfolders to the notes, without a
  window.

  Exit status: 0 all is well, 1 something could not be read, 2 wrong arguments.

  """

func complain(_ text: String) { write(STDERR_FILENO, text, text.utf8.count) }

switch (arguments.first, arguments.count) {
case (nil, _), ("--folder", 2):
  if let ownFolder, !store.isFolder("") {
    complain("concertina-notes: \(ownFolder) is not a folder\n")
    exit(1)
  }
  application.onActivate { application in NotesWindow(application: application, store) }
  application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
  exit(Int32(application.run()))
case ("--import", 2):
  let result = NoteImport(of: arguments[1], into: store)
  for problem in result.problems { complain("concertina-notes: \(problem)\n") }
  print(result.summary)
  exit(result.problems.isEmpty ? 0 : 1)
case ("-h", 1), ("--help", 1):
  print(usage, terminator: "")
default:
  complain(usage)
  exit(2)
}
