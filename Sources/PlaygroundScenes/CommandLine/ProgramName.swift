import Glibc

/// The names of the program.
public enum ProgramName {
  /// The name of the executable.
  public static let name = "concertina-playground"
  /// The version that `--version` prints.
  public static let version = "0.1.0"
  /// The identifier of the program on the desktop, which is also the name of its desktop file.
  public static let applicationIdentifier = "io.github.concertina.Playground"
  /// The name of the program's icon.
  public static let icon = applicationIdentifier
  /// The address of the program's website, in the domain of its identifier.
  public static let website = "https://concertina.github.io/"
  /// The path of the running program's file, wherever it was installed or built.
  public static var path: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments[0] }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
