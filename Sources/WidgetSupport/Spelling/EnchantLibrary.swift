import Glibc

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
  static let installed = EnchantLibrary(named: "libenchant-2.so.2")

  /// Loads a library, and never unloads it.
  init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    guard let makeBroker = dlsym(handle, "enchant_broker_init"),
      let freeBroker = dlsym(handle, "enchant_broker_free"),
      let listDictionaries = dlsym(handle, "enchant_broker_list_dicts"),
      let requestDictionary = dlsym(handle, "enchant_broker_request_dict"),
      let freeDictionary = dlsym(handle, "enchant_broker_free_dict"),
      let check = dlsym(handle, "enchant_dict_check"),
      let suggest = dlsym(handle, "enchant_dict_suggest"),
      let freeSuggestions = dlsym(handle, "enchant_dict_free_string_list"),
      let add = dlsym(handle, "enchant_dict_add"),
      let addToSession = dlsym(handle, "enchant_dict_add_to_session")
    else { return nil }
    self.makeBroker = unsafeBitCast(makeBroker, to: (@convention(c) () -> Pointer?).self)
    self.freeBroker = unsafeBitCast(freeBroker, to: (@convention(c) (Pointer) -> Void).self)
    self.listDictionaries = unsafeBitCast(
      listDictionaries, to: (@convention(c) (Pointer, ListHandler, Pointer?) -> Void).self)
    self.requestDictionary = unsafeBitCast(
      requestDictionary, to: (@convention(c) (Pointer, Text) -> Pointer?).self)
    self.freeDictionary = unsafeBitCast(
      freeDictionary, to: (@convention(c) (Pointer, Pointer) -> Void).self)
    self.check = unsafeBitCast(check, to: (@convention(c) (Pointer, Text, Int) -> CInt).self)
    self.suggest = unsafeBitCast(
      suggest,
      to: (@convention(c) (Pointer, Text, Int, UnsafeMutablePointer<Int>) ->
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?).self)
    self.freeSuggestions = unsafeBitCast(
      freeSuggestions,
      to: (@convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void)
        .self)
    self.add = unsafeBitCast(add, to: (@convention(c) (Pointer, Text, Int) -> Void).self)
    self.addToSession = unsafeBitCast(
      addToSession, to: (@convention(c) (Pointer, Text, Int) -> Void).self)
  }
}
