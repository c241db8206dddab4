import Glibc
import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct FileBytesTests {
  @Test func readsFilesOfAnySize() throws {
    for count in [0, 1, 65_536, 65_537, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let file = try TemporaryFile(bytes)
      #expect(try FileBytes.read(file.path) == bytes)
    }
  }

  @Test func whatCannotBeReadIsNamed() {
    #expect(
      errorMessage { try FileBytes.read("/nowhere/f") } == "/nowhere/f: No such file or directory")
    #expect(errorMessage { try FileBytes.read("/tmp") } == "/tmp: Is a directory")
  }

  @Test func aFullDiskIsAnError() {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    #expect(
      errorMessage { try FileBytes.write([1], to: full, name: "standard output") }
        == "standard output: No space left on device")
  }

  @Test func everythingIsWritten() throws {
    let bytes = [UInt8](repeating: 7, count: 100_000)
    let file = try TemporaryFile([])
    let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try FileBytes.write(bytes, to: descriptor, name: file.path)
    #expect(try FileBytes.read(file.path) == bytes)
  }
}
