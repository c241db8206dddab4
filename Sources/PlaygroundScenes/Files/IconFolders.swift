/// The folders with the program's icons.
///
/// A program that is installed in the usual folders needs none of them. One whose folders were
/// moved, or that runs from the folder that it was built in, has its icons beside it.
public enum IconFolders {
  /// Finds those of the folders that have the program's icon.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - hasFile: Whether there is a file with a given name.
  /// - Returns: The folders for GTK to look in.
  public static func folders(
    program: String, hasFile: (String) -> Bool = FileBytes.exists
  ) -> [String] {
    let parts = program.split(separator: "/").dropLast()
    let above = (0...parts.count).reversed().map { count in
      parts.prefix(count).reduce(into: "") { $0 += "/\($1)" }
    }
    let installed = above.dropFirst().prefix(1).map { "\($0)/share/icons" }
    let built = above.map { "\($0)/Resources/icons" }
    return installed.filter { hasFile("\($0)/hicolor/scalable/apps/\(ProgramName.icon).svg") }
      + built.filter { hasFile("\($0)/\(ProgramName.icon).svg") }
  }
}
