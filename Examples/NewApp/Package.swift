// swift-tools-version: 6.0
import PackageDescription

// The folder of Concertina, which may be elsewhere where a package is built.
let concertina = Context.environment["CONCERTINA"] ?? "../.."

let package = Package(
  name: "MyApp",
  dependencies: [.package(name: "Concertina", path: concertina)],
  targets: [
    .executableTarget(
      name: "MyApp",
      dependencies: [
        .product(name: "Concertina", package: "Concertina"),
        .product(name: "GtkCore", package: "Concertina"),
      ]),
    .testTarget(
      name: "MyAppTests",
      dependencies: ["MyApp", .product(name: "ConcertinaTesting", package: "Concertina")]),
  ],
  swiftLanguageModes: [.v6]
)
