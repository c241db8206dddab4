import SharedLibraries

/// The functions of libenchant, if it is installed.
///
/// Loaded when first needed: an app has to install and run without it.
struct EnchantLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias ListHandler = @convention(c) (Text?, Text?, Text?, Text?, Pointer?) -> Void

  let makeBroker: @convention(c) () -> Pointer?
  let freeBroker: @convention(c) (Pointer) -> Void
  let listDictionaries: @convention(c) (Pointer, ListHandler, Pointer?) -> Void
  let requestDictionary: @convention(c) (Pointer, Text) -> Pointer?
  let freeDictionary: @convention(c) (Pointer, Pointer) -> Void
  /// Returns 0 for a correct word, more for a misspelled one, less when it cannot tell.
  let check: @convention(c) (Pointer, Text, Int) -> CInt
  let suggest:
    @convention(c) (Pointer, Text, Int, UnsafeMutablePointer<Int>) ->
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  let freeSuggestions:
    @convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  let add: @convention(c) (Pointer, Text, Int) -> Void
  let addToSession: @convention(c) (Pointer, Text, Int) -> Void

  /// The library; nil where it is not installed.
  static let installed = try? EnchantLibrary(named: "libenchant-2.so.2")

  /// Loads the library, and never unloads it.
  init(named name: String) throws(SharedLibrary.NotInstalled) {
    let library = try SharedLibrary(name, prefix: "enchant_")
    makeBroker = try library.function("broker_init")
    freeBroker = try library.function("broker_free")
    listDictionaries = try library.function("broker_list_dicts")
    requestDictionary = try library.function("broker_request_dict")
    freeDictionary = try library.function("broker_free_dict")
    check = try library.function("dict_check")
    suggest = try library.function("dict_suggest")
    freeSuggestions = try library.function("dict_free_string_list")
    add = try library.function("dict_add")
    addToSession = try library.function("dict_add_to_session")
  }
}
