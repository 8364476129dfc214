// swift-tools-version: 6.2

import PackageDescription

/// One list of settings for every target: the compiler is as strict as it can be (docs/architecture.md).
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// For tests of spellings that are kept for old code.
let oldSpellings: [SwiftSetting] = [.treatWarning("DeprecatedDeclaration", as: .warning)]

let package = Package(
    name: "layoutctl",
    products: [
        .executable(name: "layoutctl", targets: ["layoutctl"]),
        .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
        .library(name: "LayoutCore", targets: ["LayoutCore"]),
        .library(name: "LayoutText", targets: ["LayoutText"]),
        .library(name: "LayoutImport", targets: ["LayoutImport"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "SnapKit", targets: ["SnapKit"]),
        .library(name: "AnchorKit", targets: ["AnchorKit"]),
        .library(name: "Masonry", targets: ["Masonry"]),
    ],
    targets: [
        .systemLibrary(name: "CZMQ", path: "Sources/CZMQ"),
        .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
        .systemLibrary(name: "CMicroHTTPD", path: "Sources/CMicroHTTPD"),
        .systemLibrary(name: "CHarfBuzz", path: "Sources/CHarfBuzz"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
        .target(name: "LayoutSolver", swiftSettings: settings),
        .target(
            name: "LayoutCore",
            dependencies: ["LayoutSolver"],
            resources: [.embedInCode("Resources/devices.json")],
            swiftSettings: settings),
        .target(
            name: "LayoutText", dependencies: ["LayoutCore", "CHarfBuzz", "CICU"],
            swiftSettings: settings),
        .target(
            name: "LayoutImport", dependencies: ["LayoutText", "LayoutCore", "LayoutSolver"],
            swiftSettings: settings),
        .target(name: "LayoutReport", dependencies: ["LayoutCore"], swiftSettings: settings),
        .target(
            name: "LayoutWorker",
            dependencies: ["LayoutCore", "LayoutText", "CZMQ", "CSQLite", "CMicroHTTPD"],
            swiftSettings: settings),
        .target(
            name: "UIKit", dependencies: ["LayoutText", "LayoutCore", "LayoutSolver"],
            exclude: ["API"],
            swiftSettings: settings),
        .target(name: "_Testing_UIKit", swiftSettings: settings),
        .target(name: "SnapKit", dependencies: ["UIKit"], swiftSettings: settings),
        .target(name: "AnchorKit", dependencies: ["UIKit"], swiftSettings: settings),
        .target(name: "Masonry", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "ExampleScreens", dependencies: ["SnapKit", "AnchorKit", "Masonry"],
            path: "Examples/Screens", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "screens", dependencies: ["ExampleScreens"], path: "Examples/Command",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "layoutctl",
            dependencies: [
                "LayoutCore", "LayoutText", "LayoutImport", "LayoutReport", "LayoutWorker",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutSolverTests", dependencies: ["LayoutSolver"], swiftSettings: settings),
        .testTarget(
            name: "LayoutCoreTests", dependencies: ["LayoutCore"], swiftSettings: settings),
        .testTarget(
            name: "LayoutTextTests", dependencies: ["LayoutCore", "LayoutText"],
            exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "CaseTests", dependencies: ["LayoutCore", "LayoutSolver"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutWorkerTests", dependencies: ["LayoutWorker"], swiftSettings: settings),
        .testTarget(
            name: "SimulationTests",
            dependencies: ["LayoutWorker", "LayoutText", "LayoutCore", "LayoutSolver"],
            exclude: ["mutants.txt"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutctlTests", dependencies: ["layoutctl"], exclude: ["Snapshots"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutReportTests", dependencies: ["LayoutCore", "LayoutReport"],
            exclude: ["Snapshots"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutImportTests",
            dependencies: ["LayoutImport", "LayoutCore", "LayoutText"],
            resources: [.copy("Fixtures")],
            swiftSettings: settings),
        .testTarget(
            name: "EndToEndTests", dependencies: ["layoutctl", "LayoutWorker"],
            swiftSettings: settings),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "LayoutCore"],
            swiftSettings: settings),
        .target(
            name: "AuthoringStage", dependencies: ["UIKit"], path: "Tests/AuthoringStage",
            swiftSettings: settings),
        .target(
            name: "AppScreens", dependencies: ["SnapKit"], path: "Tests/AppScreens",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SnapKitTests",
            dependencies: [
                "SnapKit", "AppScreens", "AuthoringStage", "_Testing_UIKit", "LayoutCore",
            ],
            swiftSettings: settings + oldSpellings),
        .testTarget(
            name: "MasonryTests", dependencies: ["Masonry", "AuthoringStage", "_Testing_UIKit"],
            swiftSettings: settings),
        .testTarget(
            name: "AnchorKitTests",
            dependencies: ["AnchorKit", "AuthoringStage", "_Testing_UIKit"],
            swiftSettings: settings),
        .testTarget(
            name: "RoundTripTests",
            dependencies: [
                "SnapKit", "AuthoringStage", "LayoutWorker", "LayoutText", "LayoutCore",
                "LayoutSolver", "_Testing_UIKit",
            ],
            swiftSettings: settings),
        .target(
            name: "Documented", dependencies: ["SnapKit", "AnchorKit", "Masonry"],
            path: "Tests/Documented", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "ExampleScreens", "Documented", "UIKit", "_Testing_UIKit", "LayoutCore",
            ],
            swiftSettings: settings),
        .testTarget(name: "TidyTests", swiftSettings: settings),
    ]
)
