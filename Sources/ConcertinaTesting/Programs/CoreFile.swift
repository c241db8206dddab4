import Foundation

/// The core file that the system writes for a program that crashed.
struct CoreFile {
  /// The folder in which core files are kept, in `CONCERTINA_CORES`; nil if they are removed with
  /// the program's folder.
  private static var keptFolder: String? {
    ProcessInfo.processInfo.environment["CONCERTINA_CORES"]
  }

  let program: String
  let process: Int32
  /// The folder that the program ran in.
  let folder: String

  /// The calls that led to the crash, on the thread that crashed first; or why they are unknown.
  var backtrace: String {
    guard let path = file else { return withoutFile }
    let kept = keep(path)
    let debugger = "/usr/bin/gdb"
    guard FileManager.default.isExecutableFile(atPath: debugger) else {
      return "The core file is \(kept); gdb is not installed."
    }
    let commands = ["bt 60"].flatMap { ["-ex", $0] }
    let run = try? OutsideProgram(
      debugger,
      ["-batch", "-nx", "-ex", "set print thread-events off"] + commands + [program, kept]
    ).result()
    let frames = (run?.output ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
    return (["The core file is \(kept):"] + frames).joined(separator: "\n")
  }

  private var file: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0 == "core" || $0.hasPrefix("core.") }.map { folder + "/" + $0 }
  }

  /// Moves a core file to a folder that outlives the test.
  private func keep(_ path: String) -> String {
    guard let kept = Self.keptFolder else { return path }
    let name = URL(fileURLWithPath: program).lastPathComponent
    let target = "\(kept)/\(name).\(process).core"
    do {
      try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch { return path }
    return target
  }

  /// If systemd collects core files, its collector can be queried.
  private var withoutFile: String {
    let pattern = (try? String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8))
    let collector = "/usr/bin/coredumpctl"
    if pattern?.contains("systemd-coredump") == true,
      FileManager.default.isExecutableFile(atPath: collector),
      let reported = try? OutsideProgram(collector, ["--no-pager", "info", "\(process)"]).result()
    {
      return reported.output
    }
    return "There is no core file; the system puts them at \(pattern ?? "no known place")"
  }
}
