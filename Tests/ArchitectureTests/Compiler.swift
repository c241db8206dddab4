import Foundation

/// The compiler, for code that no target contains: that of the tutorials and of comments.
enum Compiler {
  /// A failure to run the compiler at all.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Checks files as one module, against the modules that were built with the tests.
  ///
  /// - Returns: What the compiler prints about errors; empty if there are none.
  static func errors(in files: [String]) throws -> String {
    var arguments = ["-typecheck", "-swift-version", "6", "-suppress-warnings"]
    // Without a file of this name nothing is a program.
    if !files.contains(where: { $0.hasSuffix("/main.swift") }) {
      arguments.append("-parse-as-library")
    }
    let (status, output) = try run(compiler.get(), arguments + options.get() + files)
    return status == 0 ? "" : output
  }

  /// Checks the text of a file.
  static func errors(in source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "concertina-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    return try errors(in: [file.path])
  }

  private static let compiler = Result {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { $0 + "/swift" }
      .filter(FileManager.default.isExecutableFile(atPath:))
    // A toolchain may have only `swift` in the search path; the compiler is beside it.
    let candidates = programs.flatMap { program in
      let swift = URL(filePath: String(program)).resolvingSymlinksInPath()
      return [swift, URL(filePath: String(program))].map {
        $0.deletingLastPathComponent().path + "/swiftc"
      }
    }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(description: "There is no swiftc beside swift in \(folders)")
    }
    return found
  }

  /// The folders of the modules: those of Swift in the build folder, those of C in the source.
  private static let options = Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let programs = [tests] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
    let places = programs.map { URL(filePath: $0).deletingLastPathComponent().path }
    guard let built = places.first(where: { exists($0 + "/Modules/Concertina.swiftmodule") })
    else { throw Missing(description: "Concertina is not built in any of \(places)") }
    let maps = ["Gtk", "GLib", "Pango"].map { "\(SourceTree.root)/Sources/CConcertina\($0)" }
    let (status, flags) = try run("/usr/bin/env", ["pkg-config", "--cflags-only-I", "gtk4"])
    guard status == 0 else { throw Missing(description: flags) }
    let shims = ["Shims", "Replay", "Playground"].map { "\(built)/CConcertina\($0).build" }
    let folders = maps + ["\(SourceTree.root)/Sources/CConcertinaX11"] + shims
    let clang = folders.map { "-fmodule-map-file=\($0)/module.modulemap" }
    let headers = flags.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", built + "/Modules"] + (clang + headers).flatMap { ["-Xcc", $0] }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Runs a program, and returns its status and what it prints.
  static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: answer, as: UTF8.self))
  }
}
