// swift-tools-version: 6.0
import PackageDescription

// An app with a binding of its own for GTK, in a module with the usual name.
let package = Package(
  name: "OtherBinding",
  dependencies: [.package(name: "Concertina", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "OtherBinding",
      dependencies: ["CGtk", .product(name: "Concertina", package: "Concertina")]),
  ]
)
