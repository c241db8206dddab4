/// Circles of files in a module: each of them names a type that only the next one defines.
enum FileCircles {
  /// Returns the circles of more than one file, each by the sorted names of its files.
  static func circles(in sources: [SwiftSource]) -> [[String]] {
    var search = Search(arrows: arrows(between: sources))
    for index in sources.indices { search.visit(index) }
    return search.circles.filter { $0.count > 1 }
      .map { circle in circle.map { fileName(sources[$0].path) }.sorted() }
      .sorted { $0.joined() < $1.joined() }
  }

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func arrows(between sources: [SwiftSource]) -> [[Int]] {
    var owners: [Substring: [Int]] = [:]
    for (index, source) in sources.enumerated() {
      for type in source.types { owners[Substring(type), default: []].append(index) }
    }
    return sources.enumerated().map { index, source in
      let used = source.names.compactMap { name -> Int? in
        guard let files = owners[name], files.count == 1 else { return nil }
        return files[0]
      }
      return Set(used).subtracting([index]).sorted()
    }
  }

  /// A depth-first search for strongly connected components.
  private struct Search {
    let arrows: [[Int]]
    private(set) var circles: [[Int]] = []
    private var numbers: [Int: Int] = [:]
    private var lowest: [Int: Int] = [:]
    private var path: [Int] = []

    init(arrows: [[Int]]) { self.arrows = arrows }

    mutating func visit(_ file: Int) {
      guard numbers[file] == nil else { return }
      let number = numbers.count
      numbers[file] = number
      var low = number
      path.append(file)
      for next in arrows[file] {
        visit(next)
        if path.contains(next) { low = min(low, lowest[next] ?? numbers[next] ?? number) }
      }
      lowest[file] = low
      guard low == number, let start = path.firstIndex(of: file) else { return }
      circles.append(Array(path[start...]))
      path.removeSubrange(start...)
    }
  }
}
