import Foundation

/// The versions in which functions, properties and signals of the C library came.
///
/// A property is written `ConcertinaEditorView:editable`, and a signal
/// `ConcertinaEditorView::changed`.
struct SinceTable {
  private(set) var versions: [String: LibraryVersion]
  private let comment: [Substring]

  /// Reads lines of a name and a version, below lines of a comment.
  init(_ text: String) throws {
    let lines = text.split(separator: "\n")
    comment = Array(lines.prefix { $0.hasPrefix("#") })
    versions = [:]
    for line in lines.dropFirst(comment.count) {
      let words = line.split(separator: " ")
      guard words.count == 2, let version = LibraryVersion(words[1]) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      versions[String(words[0])] = version
    }
  }

  /// The table of this package.
  static func current() throws -> SinceTable {
    try SinceTable(PackageRoot.text("Resources/since.txt"))
  }

  /// Returns the release since which there is something, as documentation has it.
  ///
  /// What is not in the table yet is new.
  func release(of name: String, in current: LibraryVersion) -> String {
    (versions[name] ?? current).release
  }

  /// Takes what is new with a version, and forgets what went away; a function that a release has
  /// stays.
  mutating func update(to names: Set<String>, in current: LibraryVersion) {
    for name in names where versions[name] == nil { versions[name] = current }
    versions = versions.filter { name, version in
      names.contains(name) || Self.isFunction(name) && !version.isDevelopment
    }
  }

  /// Returns the functions of releases whose names begin with a prefix.
  func functions(ofReleasesWith prefix: String) -> [String] {
    versions.filter { $0.key.hasPrefix(prefix) && !$0.value.isDevelopment }.map(\.key)
  }

  static func isFunction(_ name: String) -> Bool { !name.contains(":") }

  /// The text of the file.
  var text: String {
    let lines = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (comment.map(String.init) + lines).joined(separator: "\n") + "\n"
  }

  /// Debian's list of the symbols of a library, which says what a program needs that calls them.
  var debianSymbols: String {
    let symbols = versions.filter { Self.isFunction($0.key) }
      .map { " \($0.key)@CONCERTINA_0 \($0.value)" }
    let lines =
      [
        "libconcertina-0.so.0 libconcertina-0-0 #MINVER#",
        "* Build-Depends-Package: libconcertina-dev",
      ] + symbols.sorted()
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A version of three numbers.
struct LibraryVersion: Comparable, CustomStringConvertible {
  private let numbers: [Int]

  init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    numbers = words.compactMap { Int($0) }
    guard words.count == 3, numbers.count == 3 else { return nil }
  }

  /// The version of this package.
  static func current() throws -> LibraryVersion {
    let text = try PackageRoot.text("Resources/version")
    guard let version = LibraryVersion(text.split(separator: "\n").joined()) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return version
  }

  static func < (first: LibraryVersion, second: LibraryVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }

  var description: String { numbers.map { "\($0)" }.joined(separator: ".") }

  /// Whether it comes before a release: 0.1.90 before 0.2.
  var isDevelopment: Bool { numbers[2] >= 90 }

  /// The release that has what came with this version, such as `0.2`.
  var release: String {
    if isDevelopment { return "\(numbers[0]).\(numbers[1] + 1)" }
    return numbers[2] == 0 ? "\(numbers[0]).\(numbers[1])" : description
  }
}
