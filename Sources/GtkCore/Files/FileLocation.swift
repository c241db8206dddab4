import CConcertinaGtk

/// The location of a file, which has not been read and may no longer exist.
public struct FileLocation: Hashable, Sendable, CustomStringConvertible {
  /// The address, such as `file:///home/user/photo.png`.
  public let uri: String
  /// The path, if the file is a local one.
  public let path: String?
  /// The file's name for display, which is always valid text.
  public let displayName: String

  /// The address.
  public var description: String { uri }

  /// Reads the location of a GFile.
  package init(_ file: OpaquePointer) {
    uri = taken(g_file_get_uri(file)) ?? ""
    path = taken(g_file_get_path(file))
    let name = taken(g_file_get_basename(file)) ?? uri
    displayName = taken(g_filename_display_name(name)) ?? name
  }
}

/// The locations in a GdkFileList, which the caller still owns.
func fileLocations(in list: OpaquePointer) -> [FileLocation] {
  let files = gdk_file_list_get_files(list)
  defer { g_slist_free(files) }
  return elements(of: files).map { FileLocation($0) }
}

private func taken(_ string: UnsafeMutablePointer<CChar>?) -> String? {
  guard let string else { return nil }
  defer { g_free(string) }
  return String(cString: string)
}
