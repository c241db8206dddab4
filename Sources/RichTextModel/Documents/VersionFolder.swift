import FileWriting
import FoundationEssentials
import Glibc

/// Older versions of one file, in a folder of their own: each a file that has its time as its name.
///
/// ```swift
/// let versions = VersionFolder("/home/ada/notes/.versions/Shopping")
/// try versions.add(SavedForm.bytes(of: text))
/// try versions.thinOut()
/// for version in versions.all { print(version.date) }
/// ```
///
/// The files are what the app has given, so any program can read them.
public struct VersionFolder: Hashable, Sendable {
  /// An older version.
  public struct Version: Hashable, Sendable {
    /// The time at which it was the content.
    public var date: Date
    /// The path of its file.
    public var path: String
  }

  /// The path of the folder, which is made when the first version is added.
  public let path: String

  /// Describes a folder.
  public init(_ path: String) { self.path = path }

  /// The versions, the newest first; files with other names are left out.
  public var all: [Version] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in
      Self.date(ofName: name).map { Version(date: $0, path: path + "/" + name) }
    }.sorted { $0.date > $1.date }
  }

  /// Returns the content of a version.
  ///
  /// - Throws: ``FileAccessError``, for instance if the version was thinned out meanwhile.
  public func bytes(of version: Version) throws(FileAccessError) -> [UInt8] {
    try FileAccessError.catching(version.path) { try RegularFile.bytes(of: version.path) }
  }

  /// Adds a version, unless the newest one has the same content.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - date: The time at which it was the content, to the millisecond; a version of that time
  ///     stays, and this one is a little later.
  ///   - original: The path of the file that it is a version of: those who may read that may read
  ///     the version. Without one, only the user may.
  /// - Throws: ``FileAccessError``, with the system's reason.
  public func add(
    _ bytes: [UInt8], at date: Date = .now, permissionsOf original: String? = nil
  ) throws(FileAccessError) {
    let all = all
    if let newest = all.first, (try? self.bytes(of: newest)) == bytes { return }
    // The clock may have been set back since the newest one.
    let taken = Set(all.map { Self.name(of: $0.date) })
    var date = date
    while taken.contains(Self.name(of: date)) { date += 0.001 }
    let file = path + "/" + Self.name(of: date)
    try FileAccessError.catching(file) {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
      try FileReplacement.write(bytes, to: file, mode: Self.permissions(of: original))
    }
  }

  /// Moves all versions to another folder, in place of those that are there, after the file got
  /// another name.
  ///
  /// - Throws: ``FileAccessError``, with the system's reason.
  public func move(to other: VersionFolder) throws(FileAccessError) {
    guard other != self else { return }
    try other.removeAll()
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileAccessError.catching(path) {
      try FileManager.default.createDirectory(
        at: URL(filePath: other.path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: other.path)
    }
  }

  /// Removes all versions, such as those of a deleted file whose name a new one has.
  ///
  /// - Throws: ``FileAccessError``, with the system's reason.
  public func removeAll() throws(FileAccessError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileAccessError.catching(path) { try FileManager.default.removeItem(atPath: path) }
  }

  /// Removes versions that are close to another one: the older they are, the fewer stay.
  ///
  /// What a program has left that was ended while it wrote one goes, too.
  ///
  /// - Parameter now: The time that ages are counted from.
  /// - Throws: ``FileAccessError``, with the system's reason.
  public func thinOut(at now: Date = .now) throws(FileAccessError) {
    FileReplacement.removeLeftovers(in: path)
    let versions = all
    let kept = Set(Self.kept(of: versions.map(\.date), at: now))
    for version in versions where !kept.contains(version.date) {
      try FileAccessError.catching(version.path) {
        try FileManager.default.removeItem(atPath: version.path)
      }
    }
  }

  /// Returns the dates that stay: all of the last day, the last one of each hour of the last week,
  /// of each day of the last three months, and of each week before.
  static func kept(of dates: [Date], at now: Date) -> [Date] {
    let (hour, day) = (3600.0, 86_400.0)
    var taken: Set<[Int]> = []
    return dates.sorted(by: >).filter { date in
      let age = now.timeIntervalSince(date)
      guard age > day else { return true }
      let span = age <= 7 * day ? hour : age <= 92 * day ? day : 7 * day
      return taken.insert([Int(span), Int((date.timeIntervalSince1970 / span).rounded(.down))])
        .inserted
    }
  }

  private static func permissions(of file: String?) -> mode_t {
    var status = stat()
    guard let file, stat(file, &status) == 0 else { return 0o600 }
    return status.st_mode & 0o666
  }

  // MARK: Names

  /// The order of names is that of time: their lengths stay the same for centuries.
  private static func name(of date: Date) -> String {
    "\(Int((date.timeIntervalSince1970 * 1000).rounded()))"
  }

  private static func date(ofName name: String) -> Date? {
    guard name.count == 13, let milliseconds = Int(name), milliseconds > 0 else { return nil }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
