import Glibc

/// A file that is removed with the last reference to it.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/concertina-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0, Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure()
    }
    close(descriptor)
  }

  deinit {
    unlink(path)
  }

  private struct Failure: Error {}
}
