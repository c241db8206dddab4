import Glibc

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

  let makeParser: @convention(c) (CInt) -> Parser?
  let feed: @convention(c) (Parser, Text, Int) -> Void
  let finish: @convention(c) (Parser) -> Node?
  let freeParser: @convention(c) (Parser) -> Void
  private let registerExtensions: @convention(c) () -> Void
  private let findExtension: @convention(c) (Text) -> UnsafeMutableRawPointer?
  private let attachExtension: @convention(c) (Parser, UnsafeMutableRawPointer) -> CInt

  // MARK: Reading a tree

  let makeIterator: @convention(c) (Node) -> Iterator?
  let next: @convention(c) (Iterator) -> CInt
  let currentNode: @convention(c) (Iterator) -> Node
  let freeIterator: @convention(c) (Iterator) -> Void
  let typeName: @convention(c) (Node) -> Text?
  let literal: @convention(c) (Node) -> Text?
  let address: @convention(c) (Node) -> Text?
  let fenceInfo: @convention(c) (Node) -> Text?
  let headingLevel: @convention(c) (Node) -> CInt
  let listType: @convention(c) (Node) -> CInt
  let listStart: @convention(c) (Node) -> CInt
  let isTicked: @convention(c) (Node) -> Bool

  // MARK: Making a tree

  let makeNode: @convention(c) (CInt) -> Node?
  let append: @convention(c) (Node, Node) -> CInt
  let setLiteral: @convention(c) (Node, Text) -> CInt
  let setAddress: @convention(c) (Node, Text) -> CInt
  let setFenceInfo: @convention(c) (Node, Text) -> CInt
  let setHeadingLevel: @convention(c) (Node, CInt) -> CInt
  let setListType: @convention(c) (Node, CInt) -> CInt
  let setListStart: @convention(c) (Node, CInt) -> CInt
  let setTight: @convention(c) (Node, CInt) -> CInt
  let setOnEnter: @convention(c) (Node, Text) -> CInt
  let setOnExit: @convention(c) (Node, Text) -> CInt
  let freeNode: @convention(c) (Node) -> Void
  let render: @convention(c) (Node, CInt, CInt) -> UnsafeMutablePointer<CChar>?

  /// The library; nil where it is not installed.
  static let installed: CmarkLibrary? = versions.lazy.compactMap { version in
    CmarkLibrary(
      named: "libcmark-gfm.so\(version)", extensions: "libcmark-gfm-extensions.so\(version)")
  }.first

  /// The file names end with the version, of which there is one in each distribution.
  private static let versions =
    ["", ".0"] + (6...13).reversed().map { ".0.29.0.gfm.\($0)" }

  /// Loads the library, and never unloads it.
  init?(named name: String, extensions: String) {
    guard let core = dlopen(name, RTLD_NOW | RTLD_LOCAL),
      let extensions = dlopen(extensions, RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    let symbols = Symbols(core: core, extensions: extensions)
    do {
      makeParser = try symbols.function("cmark_parser_new")
      feed = try symbols.function("cmark_parser_feed")
      finish = try symbols.function("cmark_parser_finish")
      freeParser = try symbols.function("cmark_parser_free")
      registerExtensions = try symbols.function("cmark_gfm_core_extensions_ensure_registered")
      findExtension = try symbols.function("cmark_find_syntax_extension")
      attachExtension = try symbols.function("cmark_parser_attach_syntax_extension")
      makeIterator = try symbols.function("cmark_iter_new")
      next = try symbols.function("cmark_iter_next")
      currentNode = try symbols.function("cmark_iter_get_node")
      freeIterator = try symbols.function("cmark_iter_free")
      typeName = try symbols.function("cmark_node_get_type_string")
      literal = try symbols.function("cmark_node_get_literal")
      address = try symbols.function("cmark_node_get_url")
      fenceInfo = try symbols.function("cmark_node_get_fence_info")
      headingLevel = try symbols.function("cmark_node_get_heading_level")
      listType = try symbols.function("cmark_node_get_list_type")
      listStart = try symbols.function("cmark_node_get_list_start")
      isTicked = try symbols.function("cmark_gfm_extensions_get_tasklist_item_checked")
      makeNode = try symbols.function("cmark_node_new")
      append = try symbols.function("cmark_node_append_child")
      setLiteral = try symbols.function("cmark_node_set_literal")
      setAddress = try symbols.function("cmark_node_set_url")
      setFenceInfo = try symbols.function("cmark_node_set_fence_info")
      setHeadingLevel = try symbols.function("cmark_node_set_heading_level")
      setListType = try symbols.function("cmark_node_set_list_type")
      setListStart = try symbols.function("cmark_node_set_list_start")
      setTight = try symbols.function("cmark_node_set_list_tight")
      setOnEnter = try symbols.function("cmark_node_set_on_enter")
      setOnExit = try symbols.function("cmark_node_set_on_exit")
      freeNode = try symbols.function("cmark_node_free")
      render = try symbols.function("cmark_render_commonmark")
    } catch {
      return nil
    }
    registerExtensions()
  }

  /// The types of nodes, as cmark-gfm numbers them.
  enum Kind: CInt {
    case document = 0x8001
    case quote, list, item, code, html, customBlock, paragraph, heading, rule
    case text = 0xC001
    case softBreak, lineBreak, codeSpan, htmlSpan, custom, emphasis, strong, link
  }

  /// Makes a node the last one in another; returns nil if it cannot be there.
  func append(_ kind: Kind, to parent: Node) -> Node? {
    guard let node = makeNode(kind.rawValue) else { return nil }
    guard append(parent, node) == 1 else {
      freeNode(node)
      return nil
    }
    return node
  }

  /// Makes a parser repair invalid UTF-8.
  private static let validatesUTF8: CInt = 1 << 9

  /// Creates a parser with an extension for each feature of GitHub's that is read.
  func makeParser(extensions: [String]) -> Parser? {
    guard let parser = makeParser(Self.validatesUTF8) else { return nil }
    for name in extensions {
      if let found = findExtension(name) { _ = attachExtension(parser, found) }
    }
    return parser
  }
}

/// The symbols of the library and of its extensions.
private struct Symbols {
  private struct Missing: Error {}

  let core: UnsafeMutableRawPointer
  let extensions: UnsafeMutableRawPointer

  func function<Function>(_ name: String) throws -> Function {
    guard let symbol = dlsym(core, name) ?? dlsym(extensions, name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
