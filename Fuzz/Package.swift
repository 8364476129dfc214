// swift-tools-version: 6.2

import PackageDescription

let fuzzing: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])]

/// Build with `swift build --package-path Fuzz --sanitize=fuzzer` (and `--sanitize=address` beside it), then run one of
///
///     Fuzz/.build/debug/solver-fuzz -max_total_time=600
///     Fuzz/.build/debug/import-fuzz -max_total_time=600 -timeout=20 -max_len=4096 CORPUS Tests/LayoutImportTests/Fixtures
///     Fuzz/.build/debug/assertion-fuzz -max_total_time=600 -timeout=20 CORPUS
///     Fuzz/.build/debug/text-fuzz -max_total_time=600 -timeout=20 CORPUS
///     Fuzz/.build/debug/wire-fuzz -max_total_time=600 -timeout=20 CORPUS
///
/// where CORPUS is an empty folder outside the repository.
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
