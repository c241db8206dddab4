import CConcertinaGtk

/// The folders of the user's own files.
package enum UserFolder {
  /// The folder for documents, or the home folder where there is none.
  package static var documents: String {
    guard let folder = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS),
      g_file_test(folder, G_FILE_TEST_IS_DIR) != 0
    else { return String(cString: g_get_home_dir()) }
    return String(cString: folder)
  }
}
