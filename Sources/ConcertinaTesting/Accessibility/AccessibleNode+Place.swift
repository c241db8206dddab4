import CConcertinaGtk

extension AccessibleNode {
  /// A position and a size in pixels.
  public typealias Place = (x: Int, y: Int, width: Int, height: Int)

  /// The position and size of the widget, in the coordinates of its window.
  ///
  /// GTK 4.18 adds up the positions of widgets within their parents' contents and leaves out the
  /// borders and paddings around those contents, including the window's own. The window itself
  /// shows this: its reported position is negative then. For a text view, what is missing is the
  /// padding of its area.
  ///
  /// GTK 4.18 also counts the place of a page in its stack twice: as that of the page, and as
  /// that of the widget in it.
  public var extents: Place {
    get throws {
      var place = try reportedPlace
      let excess = try countedTwice
      (place.x, place.y) = (place.x - excess.x, place.y - excess.y)
      let window = try self.window.reportedPlace
      guard window.x < 0, window.y < 0 else { return place }
      let reported = try isTextField ? middle(of: area(around: place), for: place) : place
      return (reported.x - 2 * window.x, reported.y - 2 * window.y, reported.width, reported.height)
    }
  }

  /// The position and size of the widget, once two readings in a row are the same.
  public var placeAtRest: Place {
    get throws {
      var place = try extents
      try waitUntil("the widget stays where it is") {
        let last = place
        place = try extents
        return place == last
      }
      return place
    }
  }

  /// The sum of the places of all stack pages that contain it, in their stacks.
  private var countedTwice: (x: Int, y: Int) {
    get throws {
      guard gtk_get_minor_version() >= 14, try !["window", "frame", "dialog"].contains(role),
        let parent = try parent
      else { return (0, 0) }
      let outer = try parent.countedTwice
      guard try parent.role == "tab panel", let stack = try parent.parent else { return outer }
      let (page, whole) = try (parent.reportedPlace, stack.reportedPlace)
      return (outer.x + page.x - whole.x, outer.y + page.y - whole.y)
    }
  }

  /// Returns the place of the area that contains a text view; the text's own if what contains it is
  /// more than an area, such as a form.
  private func area(around place: Place) throws -> Place {
    guard let parent = try parent?.reportedPlace else { return place }
    let greatestPadding = 32
    return parent.height - place.height <= 2 * greatestPadding ? parent : place
  }

  /// A text view's padding is the same on both sides.
  private func middle(of area: Place, for place: Place) -> Place {
    let (width, height) = (place.width, place.height)
    return (
      area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height
    )
  }

  private var reportedPlace: Place {
    get throws {
      let window: UInt32 = 1
      let answer = try call("Component", "GetExtents", [BusValue(window)])[0]
      return (answer[0].integer, answer[1].integer, answer[2].integer, answer[3].integer)
    }
  }

  /// The widget that contains it; nil for the application.
  public var parent: AccessibleNode? {
    get throws {
      let reference = try property("Parent")
      let path = reference[1].string
      guard path.hasPrefix("/"), !path.hasSuffix("/null") else { return nil }
      return AccessibleNode(bus: bus, name: reference[0].string, path: path)
    }
  }

  /// The window that contains it, or the widget itself.
  private var window: AccessibleNode {
    get throws {
      guard try !["window", "frame", "dialog"].contains(role), let parent = try parent else {
        return self
      }
      return try parent.window
    }
  }
}
