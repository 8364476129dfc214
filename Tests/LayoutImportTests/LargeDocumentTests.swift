import Foundation
import LayoutCore
import LayoutImport
import Testing

/// Documents in which one thing stands very often: what is looked up for each is found without going through all.
///
/// Going through all would be 10⁹ steps here.
@Suite struct LargeDocumentTests {
    private static let count = 40_000
    private static let rect =
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/>"

    private func document(_ objects: String) throws -> ImportedDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES" \
            useTraitCollections="YES"><device id="retina6_12" orientation="portrait"/><objects>\(objects)</objects>\
            </document>
            """
        return try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
    }

    private func repeated(_ text: (Int) -> String) -> String {
        (0..<Self.count).map(text).joined(separator: "\n")
    }

    @Test(.timeLimit(.minutes(1))) func idsThatAreAllEqual() throws {
        let views = repeated { _ in "<view id=\"same\">\(Self.rect)</view>" }
        let document = try document(
            "<view id=\"root\">\(Self.rect)<subviews>\(views)</subviews></view>")
        let ids = try #require(document.scenes.first).layout.root.children.map(\.id)
        #expect(ids.first == "same" && ids.last == "same#\(Self.count)")
        #expect(Set(ids).count == Self.count)
        #expect(document.diagnostics.count { $0.code == "duplicate-id" } == Self.count - 1)
    }

    /// The first number that is free, also where the document has such ids of its own.
    @Test func numbersThatAreTaken() throws {
        let views = ["a", "a", "a#2", "a", "a#5", "a", "a"].map {
            "<view id=\"\($0)\">\(Self.rect)</view>"
        }
        let document = try document(
            "<view id=\"root\">\(Self.rect)<subviews>\(views.joined())</subviews></view>")
        let ids = try #require(document.scenes.first).layout.root.children.map(\.id)
        #expect(ids == ["a", "a#2", "a#2#2", "a#3", "a#5", "a#4", "a#6"])
    }

    @Test(.timeLimit(.minutes(1))) func constraintsThatAreAllNamedEqually() throws {
        let constraints = repeated { number in
            "<constraint firstAttribute=\"width\" constant=\"\(number)\" identifier=\"same\" id=\"c\(number)\"/>"
        }
        let document = try document(
            """
            <view id="root">\(Self.rect)<subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)
            <constraints>\(constraints)</constraints></view></subviews></view>
            """)
        let names = try #require(document.scenes.first).layout.constraints.compactMap(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count { $0.hasPrefix("same") } == Self.count)
    }

    @Test(.timeLimit(.minutes(1))) func scenesThatAreAllNamedEqually() throws {
        let document = try document(
            repeated { "<view customClass=\"Same\" id=\"v\($0)\">\(Self.rect)</view>" })
        let names = document.scenes.map(\.name)
        #expect(names.first == "Same" && names.last == "Same \(Self.count)")
        #expect(Set(names).count == Self.count)
    }

    /// Every other constraint and subview is taken out where it is any width, and half of these put back where it is compact.
    @Test(.timeLimit(.minutes(1))) func masksOfManyEntries() throws {
        let isKept = { (number: Int) in !number.isMultiple(of: 2) || number.isMultiple(of: 4) }
        let mask = { (key: String, prefix: String, word: String, step: Int) in
            let entries = stride(from: 0, to: Self.count, by: step).map {
                "<\(word) reference=\"\(prefix)\($0)\"/>"
            }
            return "<mask key=\"\(key)\">\(entries.joined())</mask>"
        }
        let document = try document(
            """
            <view id="root">\(Self.rect)<subviews>\(repeated { "<view id=\"v\($0)\">\(Self.rect)</view>" })</subviews>
            <constraints>\(repeated {
                "<constraint firstItem=\"v1\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>"
            })</constraints>
            <variation key="default">\(mask("subviews", "v", "exclude", 2))\(mask("constraints", "c", "exclude", 2))
            </variation><variation key="widthClass=compact">\(mask("subviews", "v", "include", 4))
            \(mask("constraints", "c", "include", 4))</variation></view>
            """)
        let layout = try #require(document.scenes.first).layout
        let kept = (0..<Self.count).filter(isKept)
        #expect(layout.root.children.map(\.id) == kept.map { "v\($0)" })
        let names = layout.constraints.compactMap(\.name).filter { $0.hasPrefix("c") }
        #expect(names == kept.map { "c\($0)" })
    }

    /// Of masks that say as much of a screen, the later counts, also where one of its key stood before.
    @Test func theLaterOfMasksCounts() throws {
        let masks = [
            ("widthClass=compact", "exclude"), ("heightClass=regular", "include"),
            ("widthClass=compact", "exclude"),
        ].map {
            "<variation key=\"\($0.0)\"><mask key=\"subviews\"><\($0.1) reference=\"v\"/></mask></variation>"
        }
        for count in 1...3 {
            let document = try document(
                """
                <view id="root">\(Self.rect)<subviews><view id="v">\(Self.rect)</view></subviews>
                \(masks[..<count].joined())</view>
                """)
            let root = try #require(document.scenes.first).layout.root
            #expect(root.children.count == (count == 2 ? 1 : 0))
        }
    }

    @Test(.timeLimit(.minutes(1))) func viewsOfOneController() throws {
        let outlets = repeated {
            "<outlet property=\"view\" destination=\"v\($0 * 2)\" id=\"o\($0)\"/>"
        }
        let views = repeated { "<view key=\"view\" id=\"v\($0)\">\(Self.rect)</view>" }
        let owner =
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\">"
        let document = try document(
            """
            \(views)\(owner)<connections>\(outlets)</connections></placeholder>
            <viewController title="Controller" id="controller">\(views)</viewController>
            """)
        let names = document.scenes.map(\.name)
        #expect(names.count == 2 * Self.count)
        #expect(names[..<Self.count].count { $0.hasPrefix("Owner") } == Self.count / 2)
        #expect(names[Self.count...].count { $0.hasPrefix("Controller") } == Self.count)
    }

    /// Constraints of one id, and masks that speak of it in many variations.
    @Test(.timeLimit(.minutes(1))) func masksOfOneID() throws {
        let words = { (number: Int) in number == Self.count - 1 ? "include" : "exclude" }
        let document = try document(
            """
            <view id="root">\(Self.rect)<subviews><view id="v">\(Self.rect)</view></subviews>
            <constraints>\(repeated {
                "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\"/>"
            })</constraints>\(repeated {
                "<variation key=\"default\"><mask key=\"constraints\"><\(words($0)) reference=\"c\"/></mask></variation>"
            })</view>
            """)
        let constraints = try #require(document.scenes.first).layout.constraints
        #expect(constraints.count { $0.name?.hasPrefix("c") == true } == Self.count)
    }
}
