import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Compares the fields' trees and pictures with references that were checked by eye.
final class FieldReferenceTests: WidgetTestCase {
  /// Returns the tree without the style classes of configurations' colors, which are numbered in
  /// the order in which an app requests them.
  @MainActor
  private static func tree(of field: CatalogField) -> String {
    TreeDump.text(of: field).replacing(/\.catalog-(button-)?[0-9]+/, with: "")
  }

  func testTrees() throws {
    try onMain {
      try ReferenceFolder.compare("field-trees") { references in
        let gallery = FieldGallery(.latin)
        defer { gallery.close() }
        gallery.forEach { name, field in references.check(tree: Self.tree(of: field), name) }
      }
    }
  }

  /// Every state, light and dark, in both directions, and with text at the usual size and at twice
  /// that size.
  func testPictures() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      try ReferenceFolder.compare("field-pictures") { references in
        for (size, factor) in [("", 1.0), ("-large", 2.0)] {
          settings.textResolution = factor * resolution
          for (direction, words) in [("", FieldGallery.Words.latin), ("-rtl", .hebrew)] {
            let gallery = FieldGallery(words)
            defer { gallery.close() }
            try forEachAppearance { appearance in
              try gallery.forEach { name, field in
                try references.check(
                  pictureOf: field, "\(name)-\(appearance)\(direction)\(size)")
              }
            }
          }
        }
      }
    }
  }
}
