import CConcertinaGtk

/// Calls `body` with copies of strings in the form of C: an array that ends with a null pointer.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var copies: [UnsafePointer<CChar>?] = strings.map { UnsafePointer(strdup($0)) } + [nil]
  defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
  return body(&copies)
}

/// Returns the objects in a list, which the caller still owns.
func elements(of list: UnsafeMutablePointer<GSList>?) -> [OpaquePointer] {
  let nodes = sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
  return nodes.compactMap { node in node?.pointee.data.map { OpaquePointer($0) } }
}

/// Returns the objects in a list that is linked in both directions, which the caller still owns.
func elements(of list: UnsafeMutablePointer<GList>?) -> [OpaquePointer] {
  let nodes = sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
  return nodes.compactMap { node in node?.pointee.data.map { OpaquePointer($0) } }
}
