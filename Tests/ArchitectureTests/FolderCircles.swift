/// Circles of folders in a module: each of them names a type that only the next one defines.
enum FolderCircles {
  /// Returns the circles of more than one folder, as sets of their paths.
  static func circles(in sources: [SwiftSource]) -> Set<Set<String>> {
    let arrows = arrows(in: sources)
    let reached = Dictionary(uniqueKeysWithValues: arrows.keys.map { ($0, reach($0, arrows)) })
    let circles = reached.map { folder, reach in
      reach.filter { reached[$0]?.contains(folder) == true }
    }
    return Set(circles).filter { $0.count > 1 }
  }

  private static func arrows(in sources: [SwiftSource]) -> [String: Set<String>] {
    var owners: [Substring: [String]] = [:]
    for source in sources {
      for type in source.types { owners[type, default: []].append(source.folder) }
    }
    var arrows: [String: Set<String>] = [:]
    for source in sources {
      let used = source.names.compactMap { name -> String? in
        guard let folders = owners[name], folders.count == 1 else { return nil }
        return folders[0]
      }
      arrows[source.folder, default: []].formUnion(used)
    }
    return arrows
  }

  /// Returns all folders that a folder needs.
  private static func reach(_ folder: String, _ arrows: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var next = arrows[folder] ?? []
    while let following = next.popFirst() {
      if reached.insert(following).inserted { next.formUnion(arrows[following] ?? []) }
    }
    return reached
  }
}
