// swift-tools-version: 6.0
import PackageDescription

// What an app's own package looks like: `swift run --package-path Examples Chat`.
let gtkApp: [Target.Dependency] = [
  .product(name: "Concertina", package: "Concertina"),
  .product(name: "GtkCore", package: "Concertina"),
]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Concertina", path: "..")],
  targets: [
    .executableTarget(name: "Chat", dependencies: gtkApp, path: "Chat"),
    .executableTarget(
      name: "Embedded", dependencies: [.product(name: "Concertina", package: "Concertina")],
      path: "Embedded", resources: [.embedInCode("window.ui")]),
    .executableTarget(name: "Feature", dependencies: gtkApp, path: "Feature"),
    .executableTarget(name: "Notes", dependencies: gtkApp, path: "Notes"),
    .executableTarget(
      name: "Booking", dependencies: [.product(name: "PlaygroundKit", package: "Concertina")],
      path: "Playground", exclude: ["Scenarios"]),
    .executableTarget(name: "SignUp", dependencies: gtkApp, path: "SignUp"),
    // `xvfb-run -a dbus-run-session -- swift test --package-path Examples`
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Chat", "Embedded", "Feature", "Notes", "SignUp",
        .product(name: "ConcertinaTesting", package: "Concertina"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
