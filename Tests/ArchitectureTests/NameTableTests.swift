import Testing

/// One idea has one name: the table of names in `GLOSSARY.md`.
@Suite("Names in code")
struct NameTableTests {
  @Test("each name of the table is that of a member or a parameter of its types")
  func namesExist() throws {
    let (table, names) = try (Self.table(), Self.publicNames())
    #expect(table.rows.count > 30)
    for row in table.rows {
      let named = row.types.map { NameTable.Name(type: $0, name: row.name) }
      for name in named + row.literalNames + row.deprecatedNames {
        let isMember = names.members[name.type]?.contains(name.name) ?? false
        let isParameter = names.parameters[name.type]?.contains(name.name) ?? false
        #expect(isMember || isParameter, "there is no \(name)")
      }
    }
  }

  @Test("what the table calls deprecated is so, and nothing else")
  func deprecatedNamesAreInTheTable() throws {
    var expected: [NameTable.Name: String] = [:]
    for row in try Self.table().rows {
      for name in row.deprecatedNames { expected[name] = row.name }
    }
    #expect(try Self.publicNames().replacements == expected)
  }

  @Test("limits are called min and max")
  func limitsHaveShortNames() throws {
    // In GTK a minimum is also the part of a size request.
    let modules = [
      (ModuleTable.systems.union(["WidgetSupport"]), ["minimum", "maximum", "least", "greatest"]),
      (ModuleTable.ground, ["maximum", "greatest"]),
    ]
    for (modules, longPrefixes) in modules {
      let names = try Self.publicNames(in: modules)
      for (type, members) in names.members {
        for member in members where longPrefixes.contains(where: { member.hasPrefix($0) }) {
          let name = NameTable.Name(type: type, name: member)
          #expect(names.replacements[name] != nil, "\(name)")
        }
      }
    }
  }

  private static func table() throws -> NameTable {
    let page = try #require(SourceTree.pages().first { $0.path == "GLOSSARY.md" })
    return NameTable(page: page.text)
  }

  private static func publicNames(
    in modules: Set<String> = ModuleTable.ground.union(ModuleTable.systems).union(["WidgetSupport"])
  ) throws -> PublicNames {
    var names = PublicNames()
    for module in modules.sorted() {
      for file in try SourceTree.presentFiles(in: "Sources/" + module) { names.read(file) }
    }
    return names
  }
}
