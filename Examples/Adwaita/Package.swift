// swift-tools-version: 6.0
import PackageDescription

// An app of libadwaita, which needs the package libadwaita-1-dev:
// `swift run --package-path Examples/Adwaita`.
let package = Package(
  name: "Adwaita",
  dependencies: [.package(name: "Concertina", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .executableTarget(
      name: "Adwaita",
      dependencies: [
        "CAdwaita",
        .product(name: "Concertina", package: "Concertina"),
        .product(name: "GtkCore", package: "Concertina"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
