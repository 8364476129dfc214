// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "layoutctl", path: "..")],
    targets: [
        .executableTarget(
            name: "problem-file",
            dependencies: [.product(name: "LayoutSolver", package: "layoutctl")],
            path: "Sources/ProblemFile",
            swiftSettings: settings),
        .executableTarget(
            name: "text",
            dependencies: [
                .product(name: "LayoutCore", package: "layoutctl"),
                .product(name: "LayoutText", package: "layoutctl"),
            ],
            path: "Sources/Text",
            swiftSettings: settings),
        .executableTarget(
            name: "engine",
            dependencies: [
                .product(name: "LayoutCore", package: "layoutctl"),
                .product(name: "LayoutImport", package: "layoutctl"),
                .product(name: "LayoutSolver", package: "layoutctl"),
                .product(name: "LayoutText", package: "layoutctl"),
            ],
            path: "Sources/Engine",
            swiftSettings: settings),
    ]
)
