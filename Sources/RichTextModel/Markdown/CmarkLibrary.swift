import SharedLibraries
import Synchronization

/// The functions of cmark-gfm, the reference implementation of GitHub's Markdown, if it is
/// installed.
///
/// Loaded when first needed: an app has to install and run without it.
struct CmarkLibrary: Sendable {
  typealias Node = UnsafeMutableRawPointer
  typealias Parser = UnsafeMutableRawPointer
  typealias Iterator = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  // MARK: Parsing

  private let makeParser: @convention(c) (CInt) -> Parser?
  private let feed: @convention(c) (Parser, Text, Int) -> Void
  private let finish: @convention(c) (Parser) -> Node?
  private let freeParser: @convention(c) (Parser) -> Void
  private let registerExtensions: @convention(c) () -> Void
  private let findExtension: @convention(c) (Text) -> UnsafeMutableRawPointer?
  private let attachExtension: @convention(c) (Parser, UnsafeMutableRawPointer) -> CInt

  // MARK: Reading a tree

  let makeIterator: @convention(c) (Node) -> Iterator?
  private let next: @convention(c) (Iterator) -> CInt
  let currentNode: @convention(c) (Iterator) -> Node
  let freeIterator: @convention(c) (Iterator) -> Void
  let type: @convention(c) (Node) -> CInt
  let typeName: @convention(c) (Node) -> Text?
  private let literal: @convention(c) (Node) -> Text?
  private let address: @convention(c) (Node) -> Text?
  let fenceInfo: @convention(c) (Node) -> Text?
  let headingLevel: @convention(c) (Node) -> CInt
  let listType: @convention(c) (Node) -> CInt
  let listStart: @convention(c) (Node) -> CInt
  private let startLine: @convention(c) (Node) -> CInt
  private let startColumn: @convention(c) (Node) -> CInt
  private let columnCount: @convention(c) (Node) -> UInt16
  private let columnAlignments: @convention(c) (Node) -> UnsafePointer<UInt8>?
  let freeNode: @convention(c) (Node) -> Void

  /// The library; nil where it is not installed.
  static let installed: CmarkLibrary? = versions.lazy.compactMap { version in
    try? CmarkLibrary(version: version)
  }.first

  /// The package that has it, by its names in Debian 13 and 12.
  static let packages =
    "libcmark-gfm-extensions0.29.0.gfm.13 / libcmark-gfm-extensions0.29.0.gfm.6"

  /// The file names end with the version, of which there is one in each distribution.
  private static let versions =
    ["", ".0"] + (6...13).reversed().map { ".0.29.0.gfm.\($0)" }

  private init(version: String) throws(SharedLibrary.NotInstalled) {
    let library = try SharedLibrary(
      "libcmark-gfm.so\(version)", "libcmark-gfm-extensions.so\(version)", prefix: "cmark_")
    makeParser = try library.function("parser_new")
    feed = try library.function("parser_feed")
    finish = try library.function("parser_finish")
    freeParser = try library.function("parser_free")
    registerExtensions = try library.function("gfm_core_extensions_ensure_registered")
    findExtension = try library.function("find_syntax_extension")
    attachExtension = try library.function("parser_attach_syntax_extension")
    makeIterator = try library.function("iter_new")
    next = try library.function("iter_next")
    currentNode = try library.function("iter_get_node")
    freeIterator = try library.function("iter_free")
    type = try library.function("node_get_type")
    typeName = try library.function("node_get_type_string")
    literal = try library.function("node_get_literal")
    address = try library.function("node_get_url")
    fenceInfo = try library.function("node_get_fence_info")
    headingLevel = try library.function("node_get_heading_level")
    listType = try library.function("node_get_list_type")
    listStart = try library.function("node_get_list_start")
    startLine = try library.function("node_get_start_line")
    startColumn = try library.function("node_get_start_column")
    columnCount = try library.function("gfm_extensions_get_table_columns")
    columnAlignments = try library.function("gfm_extensions_get_table_alignments")
    freeNode = try library.function("node_free")
    registerExtensions()
  }

  /// A tree that is handed over to the thread that has parsed it.
  private struct Tree: @unchecked Sendable {
    let root: Node?
  }

  /// Protects the parser's tables of special characters, which all threads share.
  private static let isParsing = Mutex(())

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: The document as UTF-8.
  ///   - extensions: The features of GitHub's that are read.
  ///   - hasFootnotes: Whether footnotes are read.
  /// - Returns: The root of the tree, to be freed; nil if there is no memory for it.
  func parse(_ bytes: [UInt8], extensions: [String], hasFootnotes: Bool) -> Node? {
    Self.isParsing.withLock { _ in
      let parser = makeParser(extensions: extensions, hasFootnotes: hasFootnotes)
      guard let parser else { return Tree(root: nil) }
      defer { freeParser(parser) }
      bytes.withUnsafeBytes { bytes in
        let text = bytes.bindMemory(to: CChar.self)
        if let start = text.baseAddress { feed(parser, start, text.count) }
      }
      return Tree(root: finish(parser))
    }.root
  }

  // CMARK_OPT_VALIDATE_UTF8: repairs invalid text.
  private static let validatesUTF8: CInt = 1 << 9
  // CMARK_OPT_FOOTNOTES
  private static let readsFootnotes: CInt = 1 << 13

  /// Creates a parser with an extension for each feature of GitHub's that is read.
  private func makeParser(extensions: [String], hasFootnotes: Bool) -> Parser? {
    let options = Self.validatesUTF8 | (hasFootnotes ? Self.readsFootnotes : 0)
    guard let parser = makeParser(options) else { return nil }
    for name in extensions {
      if let found = findExtension(name) { _ = attachExtension(parser, found) }
    }
    return parser
  }

  /// Whether a node is entered or left.
  enum Event: CInt {
    // cmark_event_type
    case enter = 2
    case leave
  }

  /// Goes on to the next node; returns nil at the end.
  func nextEvent(_ iterator: Iterator) -> Event? { Event(rawValue: next(iterator)) }

  /// Returns the text of a node.
  func literal(of node: Node) -> String { literal(node).map { String(cString: $0) } ?? "" }

  /// Returns the line in which a block begins, from 0.
  func line(_ node: Node) -> Int { Int(startLine(node)) - 1 }

  /// Returns the byte of the line with which a block begins, from 0.
  func column(_ node: Node) -> Int { Int(startColumn(node)) - 1 }

  /// Returns where a link leads, or where a picture is.
  func address(of node: Node) -> String { address(node).map { String(cString: $0) } ?? "" }

  /// Returns the alignments of a table's columns.
  func alignments(of table: Node) -> [ParagraphFormat.Alignment] {
    guard let signs = columnAlignments(table) else { return [] }
    return UnsafeBufferPointer(start: signs, count: Int(columnCount(table))).map { sign in
      switch sign {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
  }
}
