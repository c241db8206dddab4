/// The hits of a text and of the texts nested in it, in the order in which a person reads them.
///
/// A nested text is read where its attachment stands. The hits themselves stay where they are; this knows
/// only how many of which text come one after the other.
public struct HitOrder: Hashable, Sendable {
  /// Hits of one text that nothing of another one comes between.
  public struct Stretch: Hashable, Sendable {
    /// Which text.
    public var text: Int
    /// Which of its hits.
    public var hits: Range<Int>

    /// Describes hits of a text.
    public init(text: Int, hits: Range<Int>) {
      self.text = text
      self.hits = hits
    }
  }

  /// One hit: the number of its text, and its place among the hits of that.
  public struct Place: Hashable, Sendable {
    /// Which text.
    public var text: Int
    /// Which of its hits.
    public var hit: Int

    /// Describes a hit.
    public init(text: Int, hit: Int) {
      self.text = text
      self.hit = hit
    }
  }

  private let stretches: [Stretch]
  /// How many hits there are in all.
  public let count: Int

  /// Makes an order of hits, from the first to the last.
  public init(_ stretches: [Stretch] = []) {
    self.stretches = stretches.filter { !$0.hits.isEmpty }
    count = stretches.reduce(0) { $0 + $1.hits.count }
  }

  /// The hit at a number, from 0.
  public func place(at number: Int) -> Place? {
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

  /// The number of a hit, from 0; nil if it is none of these.
  public func number(of place: Place) -> Int? {
    var before = 0
    for stretch in stretches {
      if stretch.text == place.text, stretch.hits.contains(place.hit) {
        return before + place.hit - stretch.hits.lowerBound
      }
      before += stretch.hits.count
    }
    return nil
  }

  /// The hit that comes a step after another one, or before it; after the last comes the first.
  public func place(after place: Place, by step: Int) -> Place? {
    guard count > 0, let number = number(of: place) else { return nil }
    return self.place(at: ((number + step) % count + count) % count)
  }
}
