import Foundation
import LayoutCore

extension DocumentResources {
    /// Most entries of a folder tree that are looked at for asset catalogs.
    private static let entryLimit = 20_000

    /// Finds what stands beside a document: asset catalogs in its folder and up to three above, and its strings in the
    /// folders of locales. Files that cannot be read are left out.
    ///
    /// Reads only images that `images` names. O(entries of the catalogs).
    public init(beside path: String, images: Set<String>) {
        self.init()
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        readStrings(name, in: folder)
        guard !images.isEmpty else { return }
        var missing = images
        for _ in 0..<4 where !missing.isEmpty {
            for catalog in Self.entries(of: folder) where catalog.pathExtension == "xcassets" {
                readImages(in: catalog, &missing)
            }
            let above = folder.deletingLastPathComponent()
            if above.path == folder.path { break }
            folder = above
        }
    }

    private static func entries(of folder: URL) -> [URL] {
        let found =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        return found.sorted { $0.path < $1.path }
    }

    private static func bytes(_ url: URL, limit: Int) -> [UInt8]? {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: limit)).flatMap { $0 }.map { [UInt8]($0) }
    }

    // MARK: Strings

    private mutating func readStrings(_ name: String, in folder: URL) {
        for entry in Self.entries(of: folder) where entry.pathExtension == "lproj" {
            let locale = entry.deletingPathExtension().lastPathComponent
            if let bytes = Self.bytes(
                entry.appendingPathComponent("\(name).strings"), limit: StringsFile.byteLimit)
            {
                add(StringsFile.strings(bytes), locale: locale)
            }
            readCatalog(entry.appendingPathComponent("\(name).xcstrings"))
        }
        readCatalog(folder.appendingPathComponent("\(name).xcstrings"))
    }

    private mutating func readCatalog(_ url: URL) {
        guard let bytes = Self.bytes(url, limit: StringsFile.byteLimit) else { return }
        for (locale, table) in StringsFile.catalog(bytes) { add(table, locale: locale) }
    }

    private mutating func add(_ table: [String: String], locale: String) {
        guard locale != "Base", locale != "mul" else { return }
        strings[locale, default: [:]].merge(table) { first, _ in first }
    }

    // MARK: Images

    private mutating func readImages(in catalog: URL, _ missing: inout Set<String>) {
        var pending = [catalog]
        var count = 0
        while let folder = pending.popLast(), count < Self.entryLimit, !missing.isEmpty {
            for entry in Self.entries(of: folder) {
                count += 1
                if entry.pathExtension == "imageset" {
                    let name = entry.deletingPathExtension().lastPathComponent
                    if missing.contains(name), let size = Self.size(ofSet: entry) {
                        imageSizes[name] = size
                        missing.remove(name)
                    }
                } else if entry.hasDirectoryPath {
                    pending.append(entry)
                }
            }
        }
    }

    /// Pixels a point that a file may have; any other counts as 1.
    private static let scales = 1.0...16.0

    /// The size of an image set, points: of its first file that can be read, by the file's scale.
    private static func size(ofSet folder: URL) -> Size? {
        guard
            let bytes = bytes(
                folder.appendingPathComponent("Contents.json"), limit: StringsFile.byteLimit),
            let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let images = root["images"] as? [[String: Any]]
        else { return nil }
        for image in images {
            // A name with a slash would lead out of the catalog.
            guard let file = image["filename"] as? String, !file.contains("/"),
                let bytes = Self.bytes(
                    folder.appendingPathComponent(file), limit: ImageSize.prefixLength),
                let pixels = ImageSize.read(bytes)
            else { continue }
            let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            let isVector = file.hasSuffix(".pdf") || file.hasSuffix(".svg")
            let factor = isVector || !scales.contains(scale) ? 1 : scale
            return Size(pixels.width / factor, pixels.height / factor)
        }
        return nil
    }
}
