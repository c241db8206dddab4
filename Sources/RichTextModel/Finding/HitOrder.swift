/// The hits of a text and of the texts nested in it, in reading order.
///
/// A nested text is read where its attachment is. The hits themselves are stored elsewhere; this
/// only knows how many hits of which text follow each other.
package struct HitOrder: Hashable, Sendable {
  /// Hits of one text without hits of another text between them.
  package struct Stretch: Hashable, Sendable {
    /// The number of the text.
    package var text: Int
    /// The indices of the hits.
    package var hits: Range<Int>

    /// Creates a stretch of hits.
    package init(text: Int, hits: Range<Int>) {
      self.text = text
      self.hits = hits
    }
  }

  /// One hit: the number of its text, and its index among the hits of that text.
  package struct Place: Hashable, Sendable {
    /// The number of the text.
    package var text: Int
    /// The index of the hit.
    package var hit: Int

    /// Creates a place.
    package init(text: Int, hit: Int) {
      self.text = text
      self.hit = hit
    }
  }

  private let stretches: [Stretch]
  /// The total number of hits.
  package let count: Int

  /// Creates an order of hits, from the first to the last.
  package init(_ stretches: [Stretch] = []) {
    self.stretches = stretches.filter { !$0.hits.isEmpty }
    count = stretches.reduce(0) { $0 + $1.hits.count }
  }

  /// Returns the hit with a number, from 0; nil if there is none.
  package func place(at number: Int) -> Place? {
    guard number >= 0 else { return nil }
    var before = 0
    for stretch in stretches {
      if number < before + stretch.hits.count {
        return Place(text: stretch.text, hit: stretch.hits.lowerBound + number - before)
      }
      before += stretch.hits.count
    }
    return nil
  }

  /// Returns the number of a hit, from 0; nil if it is not among these.
  package func number(of place: Place) -> Int? {
    var before = 0
    for stretch in stretches {
      if stretch.text == place.text, stretch.hits.contains(place.hit) {
        return before + place.hit - stretch.hits.lowerBound
      }
      before += stretch.hits.count
    }
    return nil
  }

  /// Returns the hit a number of steps after another one, or before it; the first one follows the
  /// last.
  package func place(after place: Place, by step: Int) -> Place? {
    guard count > 0, let number = number(of: place) else { return nil }
    return self.place(at: ((number + step) % count + count) % count)
  }
}
