// swift-tools-version: 6.0
import PackageDescription

// An app with a binding of its own for GTK, whose modules and types have the usual names.
let package = Package(
  name: "OtherBinding",
  dependencies: [.package(name: "Concertina", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "Gtk", dependencies: ["CGtk"]),
    .executableTarget(
      name: "OtherBinding",
      dependencies: ["CGtk", "Gtk", .product(name: "AutoHeightEditing", package: "Concertina")]),
  ]
)
