import Testing

/// The mended faults that `meson-helpers/check-tests` brings back.
@Suite("Mended faults")
struct MendTests {
  private static let script = """
    import sys
    root = sys.argv[1]
    sys.path.insert(0, root + "/meson-helpers")
    from testing.mends import MENDS
    for mend in MENDS:
        count = open(root + "/" + mend.file).read().count(mend.mended)
        if count != 1:
            print(f"{mend.file} has {count} times what mends: {mend.title}")
    """

  @Test("each is mended at one place of its file")
  func mendsAreInTheSource() throws {
    let (status, output) = try Compiler.run(
      "/usr/bin/env", ["python3", "-B", "-c", Self.script, SourceTree.root])
    #expect(output == "")
    #expect(status == 0)
  }
}
