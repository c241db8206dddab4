import Foundation
import Testing

@testable import ExpandableInput

@Suite("The file of a draft")
struct DraftFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(in subfolder: String = "", named name: String = "a.draft") -> DraftFile {
    DraftFile(folder: subfolder.isEmpty ? folder.path : folder.file(subfolder), name: name)
  }

  @Test("what was put there is read back, and leaves nothing beside it")
  func replace() throws {
    let file = file(in: "not/there/yet")
    #expect(try file.contents.get() == nil)
    for text in ["first", "second, which is longer", ""] {
      try file.replace(with: Array(text.utf8))
      #expect(try file.contents.get() == Array(text.utf8))
    }
    #expect(folder.names(in: "not/there/yet") == ["a.draft"])
  }

  @Test("only the user can read it")
  func permissions() throws {
    let file = file(in: "private")
    try file.replace(with: [1])
    for (path, expected) in [(file.path, 0o600), (file.folder, 0o700)] {
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(Int(status.st_mode) & 0o777 & ~expected == 0, "\(path)")
    }
  }

  @Test("it is removed once")
  func remove() throws {
    let file = file()
    #expect(try file.remove() == false)
    try file.replace(with: [1])
    #expect(try file.remove() == true)
    #expect(try file.contents.get() == nil)
  }

  @Test("a folder that cannot be is an error with the system's reason")
  func impossibleFolder() throws {
    try folder.write([], to: "file")
    let file = file(in: "file/below")
    #expect(
      throws: DraftError.cannotWrite(
        file: file.path, reason: "A file is in the place of the folder.")
    ) {
      try file.replace(with: [1])
    }
    #expect(try file.contents.get() == nil)
    #expect(try file.remove() == false)
  }

  @Test("what cannot be replaced leaves nothing beside it")
  func folderInTheWay() throws {
    let file = file()
    try FileManager.default.createDirectory(
      atPath: file.path + "/child", withIntermediateDirectories: true)
    #expect(throws: DraftError.self) { try file.replace(with: [1]) }
    #expect(throws: DraftError.self) { try file.contents.get() }
    #expect(throws: DraftError.self) { try file.remove() }
    #expect(folder.names() == ["a.draft"])
  }

  @Test("a pipe is not a draft, and is not waited for")
  func pipe() {
    let file = file()
    mkfifo(file.path, 0o600)
    #expect(throws: DraftError.notADraft(file: file.path, reason: "not a regular file")) {
      try file.contents.get()
    }
  }

  @Test("a file that is too long is not read to its end")
  func longFile() throws {
    let file = file()
    try file.replace(with: [1])
    // A file without a single byte on the disk.
    truncate(file.path, 1 << 40)
    #expect(throws: DraftError.notADraft(file: file.path, reason: "too long")) {
      try file.contents.get()
    }
  }

  @Test("of many simultaneous writers one wins, and no reader ever gets a half")
  func manyWriters() async throws {
    let file = file(in: "shared")
    try file.replace(with: [UInt8](repeating: 0, count: 100_000))
    await withTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...4 {
        group.addTask {
          for _ in 0..<20 {
            try? file.replace(with: [UInt8](repeating: writer, count: 100_000 + Int(writer)))
          }
        }
      }
      group.addTask {
        for _ in 0..<100 {
          let bytes = (try? file.contents.get()) ?? []
          #expect(bytes.count == 100_000 + Int(bytes.first ?? 0))
          #expect(Set(bytes).count == 1)
        }
      }
    }
    #expect(folder.names(in: "shared") == ["a.draft"])
  }

  @Test("what a killed program left behind is removed when it is old")
  func leftovers() throws {
    // Those of now, and those of former versions.
    let old = [".concertina-x4by1c", "a.draft.Xy12Zq", "%2e.draft.AAAAAA"]
    let young = [".concertina-0ab2zz", "b.draft.Xy12Zq"]
    let others = [
      "a.draft", "letter.txt", ".concertina-", ".concertina-x4by1c.txt", ".concertina-Letter",
      ".concertina-0123456789abcd", "a.draft.Xy12Z", "a.draft.Xy12Zq7", "a.draft.12-45b",
      "A.draft.Xy12Zq", ".draft.Xy12Zq", "my.draft.secondé", "a.draft2.Xy12Zq",
    ]
    for name in old + young + others { try folder.write([1], to: name) }
    for name in old + others {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -1_200)], ofItemAtPath: folder.file(name))
    }
    DraftFolder.removeLeftovers(in: folder.path)
    #expect(folder.names() == (young + others).sorted())
    DraftFolder.removeLeftovers(in: folder.file("nowhere"))
  }
}
