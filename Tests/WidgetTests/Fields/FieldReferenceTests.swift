import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// What the fields' widgets and pictures were when somebody looked at them last.
final class FieldReferenceTests: WidgetTestCase {
  /// The tree without the classes that carry a configuration's colours: they are numbered in the order
  /// in which a program asks for them.
  @MainActor
  private static func tree(of field: CatalogField) -> String {
    TreeDump.text(of: field).replacing(/\.catalog-(button-)?[0-9]+/, with: "")
  }

  func testTrees() throws {
    try onMain {
      let references = try ReferenceFolder.references("field-trees")
      let gallery = FieldGallery(.latin)
      defer { gallery.close() }
      gallery.forEach { name, field in
        ReferenceFolder.check(references.compare(Self.tree(of: field), to: "\(name).txt"), name)
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  /// Every state in light and dark, from left to right and from right to left, with text of the usual
  /// size and of twice that.
  func testPictures() throws {
    try onMain {
      let references = try ReferenceFolder.references("field-pictures")
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer {
        settings.textResolution = resolution
        settings.prefersDark = false
      }
      for (size, factor) in [("", 1.0), ("-large", 2.0)] {
        settings.textResolution = factor * resolution
        for (direction, words) in [("", FieldGallery.Words.latin), ("-rtl", .hebrew)] {
          let gallery = FieldGallery(words)
          defer { gallery.close() }
          for isDark in [false, true] {
            settings.prefersDark = isDark
            let suffix = "-\(isDark ? "dark" : "light")\(direction)\(size)"
            try gallery.forEach { name, field in
              try Self.compare(references, field, name + suffix)
            }
          }
        }
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  @MainActor
  private static func compare(
    _ references: References, _ field: CatalogField, _ name: String
  ) throws {
    let texture = try XCTUnwrap(field.makeTexture())
    ReferenceFolder.check(references.compare(texture, to: "\(name).png"), name)
  }
}
