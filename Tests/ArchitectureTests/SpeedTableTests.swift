import Testing

/// The figures of the articles about speed, which `meson-helpers/bench` writes.
@Suite("Tables of figures")
struct SpeedTableTests {
  private static let start = """
    import sys
    sys.path.insert(0, sys.argv[1] + "/meson-helpers")
    from benching import gate, tables

    """

  @Test("are those that were measured, with the code as it is")
  func tablesAreUpToDate() throws {
    #expect(try printed("print(*tables.check(), sep='\\n', end='')") == "")
  }

  @Test("are older than the code once a key has another number of instructions")
  func oldTablesAreNamed() throws {
    let script = """
      record = {"fields": {"counted": {"GTK 4": {"fields:type": 1.0, "fields:delete": 1.0}}}}
      counted = {"GTK 4": {"fields:type": 1.2, "fields:delete": 1.05}}
      print(*tables.outdated(record, counted), sep="\\n", end="")
      """
    let line = "the figures of 'fields' are older than the code: fields:type was 1.0, is 1.2"
    #expect(try printed(script) == line)
  }

  @Test("have a gate that sees more instructions, and fewer than the record can guard")
  func gateCompares() throws {
    let script = """
      recorded = {"dearer": 1.0, "same": 1.0, "cheaper": 1.0}
      ratios = {"dearer": 1.04, "same": 0.95, "cheaper": 0.8, "new": 1.0}
      print(*gate.differences(ratios, recorded), sep="\\n", end="")
      """
    #expect(
      try printed(script) == """
        more expensive: dearer, 1.040, recorded 1.000
        much cheaper, record it: cheaper, 0.800, recorded 1.000
        not recorded: new, 1.000
        """)
  }

  private func printed(_ script: String) throws -> String {
    let (status, output) = try Compiler.run(
      "/usr/bin/env", ["python3", "-B", "-c", Self.start + script, SourceTree.root])
    #expect(status == 0)
    return output
  }
}
