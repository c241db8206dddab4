/// Whether two values are known to be equal; false if their type is not `Equatable`.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isEqual<Left: Equatable>(_ left: Left, to right: Any) -> Bool {
  (right as? Left).map { $0 == left } ?? false
}
