import WidgetTestSupport
import XCTest

@MainActor
extension References {
  /// Fails unless a tree is equal to the recorded one.
  func check(tree: String, _ name: String) {
    Self.check(compare(tree, to: "\(name).txt"), name)
  }

  /// Fails unless the picture of a widget is like the recorded one.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - name: The name of the picture.
  ///   - isCut: Whether the edge of a view cuts a line of text in the picture.
  /// - Returns: The picture.
  /// - Throws: If the widget cannot be drawn.
  @discardableResult
  func check(pictureOf widget: Widget, _ name: String, isCut: Bool = false) throws -> Texture {
    let texture = try XCTUnwrap(widget.makeTexture())
    Self.check(compare(texture, to: "\(name).png", isCut: isCut), name)
    return texture
  }

  private static func check(_ outcome: Outcome, _ name: String) {
    switch outcome {
    case .same: break
    case .different(let difference): XCTFail("\(name): \(difference)")
    case .missing: XCTFail("\(name): no reference; record with CONCERTINA_RECORD=1")
    case .recorded: print("recorded \(name)")
    }
  }
}
