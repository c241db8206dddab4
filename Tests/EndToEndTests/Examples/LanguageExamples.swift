import ConcertinaTesting
import Foundation
import XCTest

/// The examples in other languages, with the library that is built for the tests.
final class LanguageExamples: Sendable {
  /// Built once for all tests, since that takes a while.
  static let shared = Result { try LanguageExamples() }

  // Nothing changes it after the files are written.
  nonisolated(unsafe) private let folder: TemporaryFolder
  private let library: String
  private let sources: String

  private init() throws {
    folder = try TemporaryFolder()
    library = try PlaygroundBinary.library()
    sources =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL.path
    try run("\(sources)/meson-helpers/introspect", library, folder.path)
  }

  /// The variables with which programs find the library, its description, and its headers.
  var environment: [String: String?] {
    [
      "LD_LIBRARY_PATH": URL(fileURLWithPath: library).deletingLastPathComponent().path,
      "GI_TYPELIB_PATH": folder.path,
      "CONCERTINA_SOURCES": "\(sources)/Sources/CConcertina",
    ]
  }

  /// Returns the path of an example.
  func path(_ example: String) -> String { "\(sources)/Examples/\(example)" }

  /// Compiles an example in C, with all warnings as errors, and returns the program.
  func compiledC(_ name: String) throws -> String {
    let program = folder.file("c-" + name)
    let flags = try run("/usr/bin/pkg-config", "--cflags", "--libs", "gtk4").output
    try run(
      "/usr/bin/gcc",
      ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-o", program, path("C/\(name).c")]
        + ["-I\(sources)/Sources/CConcertina/include"] + flags.words + linking)
    return program
  }

  /// Compiles a file that includes the header, with all warnings as errors.
  ///
  /// - Parameters:
  ///   - language: The compiler's name of the language.
  ///   - standard: The standard that it keeps to.
  /// - Throws: What the compiler prints.
  func compileHeader(language: String, standard: String) throws {
    let source = folder.file("header." + language)
    try "#include <concertina.h>\n".write(toFile: source, atomically: true, encoding: .utf8)
    let flags = try run("/usr/bin/pkg-config", "--cflags", "gtk4").output.words
    // GTK's own headers do not keep to the standards.
    let system = flags.map { $0.replacing(/^-I/, with: "-isystem") }
    try run(
      "/usr/bin/gcc",
      ["-x", language, "-std=" + standard, "-Wall", "-Wextra", "-pedantic", "-Werror"]
        + ["-fsyntax-only", source, "-I\(sources)/Sources/CConcertina/include"] + system)
  }

  /// Checks a piece of C, with all warnings as errors.
  ///
  /// - Throws: What the compiler prints.
  func check(c piece: String) throws {
    let source = folder.file("piece.c")
    try ("#include <concertina.h>\n" + piece).write(
      toFile: source, atomically: true, encoding: .utf8)
    let flags = try run("/usr/bin/pkg-config", "--cflags", "gtk4").output.words
    try run(
      "/usr/bin/gcc",
      // Their functions are those of GTK 4.8, also where a later version has others.
      ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", source]
        + ["-DGDK_VERSION_MIN_REQUIRED=G_ENCODE_VERSION(4,8)"]
        + ["-I\(sources)/Sources/CConcertina/include"] + flags)
  }

  /// Makes the reference, with all warnings as errors, and returns its folder.
  func reference() throws -> String {
    let (pages, settings) = ("\(sources)/meson-helpers/library", folder.file("reference.toml"))
    try String(contentsOfFile: pages + "/reference.toml.in", encoding: .utf8)
      .replacing("@version@", with: "0").write(toFile: settings, atomically: true, encoding: .utf8)
    try run(
      "/usr/bin/gi-docgen",
      ["generate", "--quiet", "--fatal-warnings", "--no-namespace-dir", "--config", settings]
        + ["--content-dir", pages, "--output-dir", folder.file("reference")]
        + [folder.file("Concertina-0.gir")])
    return folder.file("reference")
  }

  /// Runs a program in Python, and returns what it prints.
  func runPython(_ program: String) throws -> String {
    try run("/usr/bin/python3", ["-c", program], changes: environment).output
  }

  /// Runs a program in JavaScript, and returns what it prints.
  func runJavaScript(_ program: String) throws -> String {
    // What a handler throws is a critical message there, which would end the program.
    let changes = environment.merging(["G_DEBUG": nil]) { $1 }
    return try run("/usr/bin/gjs", ["-c", program], changes: changes).output
  }

  /// Compiles an example in Vala, and returns the program.
  func compiledVala(_ name: String) throws -> String {
    let program = folder.file("vala-" + name)
    let includes = ["-X", "-I\(sources)/Sources/CConcertina/include"]
    try run(
      "/usr/bin/valac",
      ["--quiet", "-o", program, "--directory", folder.path, "--vapidir", folder.path]
        + ["--pkg", "concertina-0", path("Vala/\(name).vala")] + includes
        + linking.flatMap { ["-X", $0] } + ["-X", "-w"])
    return program
  }

  /// Whether there are Cargo, and Debian's crates for GTK.
  static var hasCrates: Bool {
    let crates = try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/cargo/registry")
    let version = ["-c", "cargo --version"]
    let cargo = try? OutsideProgram("/bin/sh", version, changes: [:]).result(seconds: 60)
    return cargo?.status == 0 && crates?.contains { $0.hasPrefix("gtk4-") } == true
  }

  /// Compiles the example in Rust with the crates of Debian, and returns the program.
  func compiledRust() throws -> String {
    let changes: [String: String?] = [
      "CARGO_TARGET_DIR": folder.file("rust"),
      "CONCERTINA_LIBRARY": URL(fileURLWithPath: library).deletingLastPathComponent().path,
    ]
    // Cargo looks for its settings where it runs, and writes a file beside the sources.
    let copy = folder.file("rust-sources")
    try FileManager.default.copyItem(atPath: path("Rust"), toPath: copy)
    try run(
      "/bin/sh", ["-c", "cd \"$0\" && exec cargo build --quiet --offline", copy],
      changes: changes)
    return folder.file("rust/debug/concertina-rich-text")
  }

  private var linking: [String] {
    ["-L" + URL(fileURLWithPath: library).deletingLastPathComponent().path, "-lconcertina-0"]
  }

  @discardableResult
  private func run(_ program: String, _ arguments: String...) throws -> OutsideProgram.Result {
    try run(program, arguments)
  }

  @discardableResult
  private func run(
    _ program: String, _ arguments: [String], changes: [String: String?] = [:]
  ) throws -> OutsideProgram.Result {
    // Compilers, and thousands of widgets, take a while on a busy machine.
    let result = try OutsideProgram(program, arguments, changes: changes).result(seconds: 240)
    guard result.status == 0 else {
      throw TestFailure("\(program): \(result.output)\(result.errors)")
    }
    return result
  }
}

extension String {
  fileprivate var words: [String] {
    split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
