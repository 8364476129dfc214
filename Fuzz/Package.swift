// swift-tools-version: 6.2

import PackageDescription

let fuzzing: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])]

/// `scripts/fuzz NAME` builds and runs one of them.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "layoutctl", path: "..")],
    targets: [
        .executableTarget(
            name: "solver-fuzz",
            dependencies: [.product(name: "LayoutSolver", package: "layoutctl")],
            path: "Sources/SolverFuzz",
            swiftSettings: fuzzing),
        .executableTarget(
            name: "import-fuzz",
            dependencies: [
                .product(name: "LayoutImport", package: "layoutctl"),
                .product(name: "LayoutCore", package: "layoutctl"),
            ],
            path: "Sources/ImportFuzz",
            swiftSettings: fuzzing),
        .executableTarget(
            name: "job-fuzz",
            dependencies: [.product(name: "LayoutCore", package: "layoutctl")],
            path: "Sources/JobFuzz",
            swiftSettings: fuzzing),
        .executableTarget(
            name: "assertion-fuzz",
            dependencies: [.product(name: "LayoutCore", package: "layoutctl")],
            path: "Sources/AssertionFuzz",
            swiftSettings: fuzzing),
        .executableTarget(
            name: "text-fuzz",
            dependencies: [
                .product(name: "LayoutText", package: "layoutctl"),
                .product(name: "LayoutCore", package: "layoutctl"),
            ],
            path: "Sources/TextFuzz",
            swiftSettings: fuzzing),
        .executableTarget(
            name: "wire-fuzz",
            dependencies: [.product(name: "LayoutCore", package: "layoutctl")],
            path: "Sources/WireFuzz",
            swiftSettings: fuzzing),
    ]
)
