// swift-tools-version: 6.2

import PackageDescription

/// Build with `swift build --package-path Fuzz --sanitize=fuzzer`, then run `.build/debug/solver-fuzz -max_total_time=600`.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "layoutctl", path: "..")],
    targets: [
        .executableTarget(
            name: "solver-fuzz",
            dependencies: [.product(name: "LayoutSolver", package: "layoutctl")],
            path: "Sources/SolverFuzz",
            swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])])
    ]
)
