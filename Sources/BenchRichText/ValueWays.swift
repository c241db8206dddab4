import CBenchLoop
import FoundationEssentials
import GtkCore
import RichTextDocuments
import RichTextEditing
import TextRules

/// What happens to a text as a value, without a window.
@MainActor
enum ValueWays {
  /// Prepares with a text, and returns what is measured.
  typealias Way = @MainActor (String) throws -> (@MainActor () throws -> Void)

  /// The ways by their names.
  private static let all: [String: Way] = [
    "exported-html": { exported($0) { HTMLForm.html(of: $0).utf8.count } },
    "exported-markdown": { exported($0) { MarkdownForm.markdown(of: $0).utf8.count } },
    "exported-plain": { exported($0) { PlainTextForm.text(of: $0).utf8.count } },
    "saved": { exported($0) { try SavedForm.bytes(of: $0).count } },
    "printed": printed,
    "imported-html": {
      let html = HTMLForm.html(of: RichDocument.make($0))
      return { _ = HTMLForm.content(fromText: html) }
    },
    "imported-html-as-text": {
      let html = Array(HTMLForm.html(of: RichDocument.make($0)).utf8)
      return { _ = HTMLForm.plainText(from: html) }
    },
    "imported-markdown": {
      let markdown = MarkdownForm.markdown(of: RichDocument.make($0))
      return { _ = try MarkdownForm.content(fromText: markdown) }
    },
    "loaded": {
      let bytes = try SavedForm.bytes(of: RichDocument.make($0))
      return { _ = try SavedForm.content(from: bytes) }
    },
    "opened-markdown": {
      let bytes = Array(MarkdownForm.markdown(of: RichDocument.make($0)).utf8)
      return { _ = try DocumentSource(bytes, named: "note.md") }
    },
    "edited-markdown": edited,
    "counted-text": { text in { _ = TextCounts(of: text) } },
    "searched-text": { text in
      { _ = try TextSearch(TextQuery("over")).hits(in: text) }
    },
    "documents-searched": documentsSearched,
    "masked": { text in
      let mask = try Mask("[A…]")
      let letters = text.filter(\.isLetter)
      return { _ = mask.apply(.insertion(of: letters, at: 0), to: mask.format("")) }
    },
    "formatted": { text in
      let mask = try Mask("[0…]")
      let digits = text.filter(\.isLetter).map { _ in "7" }.joined()
      return { _ = mask.format(digits) }
    },
    "parts-changed": { text in
      var content = RichDocument.make(text)
      return { content.changeAttributes(in: 0..<content.count) { $0.fontTraits = .italic } }
    },
  ]

  /// Measures a way with the text in a file; nil if there is none of that name.
  static func run(_ name: String, _ path: String) -> Int32? {
    guard let way = all[name] else { return nil }
    do {
      let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      var work = Work(action: try way(text))
      withUnsafeMutablePointer(to: &work) {
        bench_measure(
          name, gsize(text.utf8.count),
          { data in
            nonisolated(unsafe) let work = data?.assumingMemoryBound(to: Work.self)
            MainActor.assumeIsolated { work?.pointee.run() }
          }, $0)
      }
      return work.isDone ? 0 : 1
    } catch {
      print("bench: \(name): \(error)")
      return 1
    }
  }

  private struct Work {
    let action: @MainActor () throws -> Void
    var isDone = false

    @MainActor mutating func run() { isDone = (try? action()) != nil }
  }

  private static func exported(
    _ text: String, _ size: @escaping (RichText) throws -> Int
  ) -> @MainActor () throws -> Void {
    let content = RichDocument.make(text)
    return { _ = try size(content) }
  }

  /// One letter of a Markdown file changed: all that need not change stays as it was written.
  private static func edited(_ text: String) throws -> @MainActor () throws -> Void {
    let bytes = Array(MarkdownForm.markdown(of: RichDocument.make(text)).utf8)
    let source = try DocumentSource(bytes, named: "note.md")
    var content = source.content
    content.replace((content.count / 2)..<(content.count / 2), with: "x")
    return { _ = try source.bytes(with: content) }
  }

  /// A word that is in none of many notes of ten lines, each of which has been read before.
  private static func documentsSearched(_ text: String) -> @MainActor () throws -> Void {
    let lines = text.split(separator: "\n")
    let notes = stride(from: 0, to: lines.count, by: 10).map {
      lines[$0..<min($0 + 10, lines.count)].joined(separator: "\n")
    }
    let index = DocumentIndex<Int> { RichText(notes[$0]) }
    let documents = notes.indices.map {
      DocumentIndex<Int>.Document($0, title: "Note \($0)", version: "1")
    }
    let search = { @MainActor (word: String) in
      var isDone = false
      Task {
        for await _ in try index.results(of: TextQuery(word), in: documents) {}
        isDone = true
      }
      _ = MainLoop.run(atMost: 600) { isDone }
    }
    search("xylophone")
    return { search("Zebra") }
  }

  private static func printed(_ text: String) -> @MainActor () throws -> Void {
    gtk_init()
    let document = PrintedDocument(RichDocument.make(text))
    let path = String(cString: g_get_tmp_dir()) + "/concertina-bench.pdf"
    return {
      try document.writePDFNow(to: path)
      unlink(path)
    }
  }
}
