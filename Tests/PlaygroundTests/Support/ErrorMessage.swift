/// Returns the message of the error that a call throws, or nil if it throws none.
func errorMessage<Value>(of call: () throws -> Value) -> String? {
  do {
    _ = try call()
    return nil
  } catch {
    return "\(error)"
  }
}
