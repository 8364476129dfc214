import Foundation
import LayoutCore
import LayoutImport
import Testing

/// What stands beside a document: translations and images.
@Suite struct ResourceTests {
    /// A project folder with one document, its translations and an asset catalog above it.
    private struct Project {
        let folder: URL

        init(png: [UInt8], strings: Data, catalog: String, scale: String = "2x") throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "layout-import-\(UUID().uuidString)")
            let files = FileManager.default
            let set = folder.appendingPathComponent("Assets.xcassets/Icons/photo.imageset")
            for name in ["App/Base.lproj", "App/de.lproj"] {
                try files.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            try files.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(Fixture.text("Form.storyboard").utf8).write(to: document)
            try strings.write(to: folder.appendingPathComponent("App/de.lproj/Form.strings"))
            try Data(catalog.utf8).write(to: folder.appendingPathComponent("App/Form.xcstrings"))
            try Data(
                """
                {"images": [{"idiom": "universal", "scale": "1x"},
                  {"filename": "../escape.png", "scale": "2x"},
                  {"filename": "photo.png", "scale": "\(scale)"}]}
                """.utf8
            ).write(to: set.appendingPathComponent("Contents.json"))
            try Data(png).write(to: set.appendingPathComponent("photo.png"))
        }

        var document: URL { folder.appendingPathComponent("App/Base.lproj/Form.storyboard") }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    /// The first 24 bytes of a PNG of 400 by 300 pixels.
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 1, 0x90, 0, 0, 1, 0x2C]

    @Test func stringsAndImagesAreFound() throws {
        let strings = """
            /* Class = "UILabel"; text = "Name"; ObjectID = "title"; */
            "title.text" = "Name \\"und\\"\\nOrt \\U00e4";
            // nothing else
            "unknown.text" = "nirgends";
            """
        let catalog = """
            {"sourceLanguage": "en", "strings": {"title.text": {"localizations":
              {"fr": {"stringUnit": {"state": "translated", "value": "Nom et lieu"}}}}}}
            """
        let encoded = try #require(strings.data(using: .utf16))
        let project = try Project(png: Self.png, strings: encoded, catalog: catalog)
        defer { project.remove() }
        let document = try ImportedDocument(
            [UInt8](Data(contentsOf: project.document)), file: "Form.storyboard",
            path: project.document.path)
        let scene = try #require(document.scenes.first)
        #expect(
            scene.strings == [
                "de": ["title.text": "Name \"und\"\nOrt ä"], "fr": ["title.text": "Nom et lieu"],
            ])
        let title = try #require(scene.layout.root.children.first)
        #expect(title.text == LocalizedText(key: "title.text", value: "Name & place"))
        let picture = try #require(scene.layout.root.children.first { $0.id == "picture" })
        #expect(picture.intrinsicSize == IntrinsicSize(200, 150))
    }

    /// A scale that is no number above 0 is that of a file without one.
    @Test(arguments: [
        ("3x", 3.0), ("nanx", 1), ("infx", 1), ("-2x", 1), ("0x", 1), ("1e-320x", 1), ("x", 1),
        ("", 1),
    ])
    func scalesOfImages(_ scale: String, _ factor: Double) throws {
        let project = try Project(png: Self.png, strings: Data(), catalog: "{}", scale: scale)
        defer { project.remove() }
        let document = try ImportedDocument(
            [UInt8](Data(contentsOf: project.document)), file: "Form.storyboard",
            path: project.document.path)
        let root = try #require(document.scenes.first).layout.root
        let picture = try #require(root.children.first { $0.id == "picture" })
        #expect(picture.intrinsicSize == IntrinsicSize(400 / factor, 300 / factor))
    }

    @Test func jobsReadBackTheSame() throws {
        let document = try Fixture.document(Fixture.text("Form.storyboard"))
        let file = document.jobFile(named: "Form")
        let copies = try JobFileReader.readAll(file.jsonBytes, file: "jobs.json")
        #expect(copies == [file])
        let specification = try #require(file.specifications.first)
        #expect(specification.job.id == "Form/Form")
        #expect(specification.variantCount > 40)
    }
}
