import GtkCore

/// A view that grows with its text.
///
/// It is as high as its text up to a limit, and then scrolls. It has a font, and a name for screen
/// readers.
///
/// This is the superclass of these views for other languages; in Swift each of them has these
/// members of its own.
package enum GrowingView {
  /// The abstract class as GObject sees it.
  package static let declaration = WidgetDeclaration(
    abstract: "ConcertinaGrowingView", documentedBy: "GrowingView",
    parameters: [
      AnyParameter(abstract: "font", TextFont.body.plain, TextFont.kind),
      AnyParameter(abstract: "accessible-name", .text(""), .text),
    ],
    events: [
      AnyEvent(abstract: "changed"), AnyEvent(abstract: "height-changed", .integer(0 ... .max)),
    ]
  )
}
