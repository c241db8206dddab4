import CConcertinaGtk
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// `--widget` with the name of everything in the program that could be a class.
final class EveryClassTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])
  private static let suffix = Array("_get_type\0".utf8)

  /// The names of the functions of all libraries in the program that could return a type.
  private static func typeFunctions() throws -> Set<String> {
    let map = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let libraries = Set(
      map.split(separator: "\n").compactMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
        .filter { $0.hasSuffix(".so") || $0.contains(".so.") }.map(String.init))
    return try libraries.reduce(into: []) { names, library in
      names.formUnion(typeFunctions(in: try Data(contentsOf: URL(fileURLWithPath: library))))
    }
  }

  /// Returns all names in the bytes of a library that end as such functions do.
  private static func typeFunctions(in bytes: Data) -> [String] {
    var (names, place) = ([String](), bytes.startIndex)
    while let end = bytes.range(of: Data(suffix), in: place..<bytes.endIndex) {
      place = end.upperBound
      let start = bytes[..<end.lowerBound].lastIndex(of: 0).map { $0 + 1 } ?? bytes.startIndex
      names.append(String(decoding: bytes[start..<end.lowerBound], as: UTF8.self))
    }
    return names
  }

  /// Returns the name of the class that a function would belong to.
  private static func className(_ function: String) -> String {
    function.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @MainActor
  private static func registeredNames() -> [String] {
    gtk_test_register_all_types()
    var count: guint = 0
    let types = gtk_test_list_all_types(&count)
    return (0..<Int(count)).compactMap { types?[$0] }.map { String(cString: g_type_name($0)) }
  }

  func testEachNameIsShownOrRefused() throws {
    try onMain {
      let functions = try Self.typeFunctions()
      XCTAssert(functions.contains("cairo_font_face"), "\(functions.count)")
      let names = Set(functions.map(Self.className)).union(Self.registeredNames())
      var shown = 0
      for name in names.sorted() {
        // A class that ends the process is the last one here.
        FileHandle.standardError.write(Data("EveryClassTests: \(name)\n".utf8))
        guard let scene = Self.scene(name) else { continue }
        shown += 1
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults), name)
        _ = window.stage.state
        FrameSettling(of: window.window).waitUntilStill(atMost: 1)
        window.close()
      }
      print("EveryClassTests: \(names.count) names, \(shown) widgets")
      XCTAssertGreaterThan(shown, 60)
    }
  }

  /// Returns the scene of a class; nil if it is refused with a sentence.
  @MainActor
  private static func scene(_ name: String) -> Scene? {
    do {
      return try program.catalog.scene("widget:" + name)
    } catch {
      XCTAssertNotEqual("\(error)", "", name)
      return nil
    }
  }

  func testWhatIsOfAnotherKindIsNotCalled() {
    onMain {
      for name in ["CairoFontFace", "CairoPattern", "CairoSurface", "GVariant", "", "Gtk", "1"] {
        XCTAssertNil(Self.scene(name), name)
      }
    }
  }
}
