import Foundation
import LayoutCore
import Testing
import UIKit

/// The whole way: live views, the model, the job file, and back.
@MainActor @Suite struct LoginScreenTests {
    private func exampleFile() throws -> JobFile {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Examples/jobs/login.json"))
        return try JobFileReader.read(Array(data), file: "login.json")
    }

    @Test func liveFramesAreTheWorkedCase() throws {
        UIScreen.simulate(device: "iphone-8")
        let controller = LoginViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.form.frame == CGRect(x: 15, y: 288.5, width: 345, height: 90))
        #expect(controller.line.frame == CGRect(x: 15, y: 44.75, width: 315, height: 0.5))
        #expect(controller.user.frame == CGRect(x: 15, y: 1, width: 315, height: 44))
        #expect(controller.password.frame == CGRect(x: 15, y: 45, width: 315, height: 44))
        #expect(controller.login.frame == CGRect(x: 15, y: 398.5, width: 345, height: 44))
        #expect(controller.titleLabel.frame == CGRect(x: 97.5, y: 224.5, width: 180, height: 44))
        controller.keyboardWillShow()
        #expect(controller.form.frame.minY == 288.5)
        controller.view.layoutIfNeeded()
        #expect(controller.form.frame == CGRect(x: 15, y: 163.5, width: 345, height: 90))
        #expect(controller.titleLabel.frame == CGRect(x: 97.5, y: 99.5, width: 180, height: 44))
        controller.keyboardWillHide()
        controller.view.layoutIfNeeded()
        #expect(controller.form.frame.minY == 288.5)
    }

    @Test func recordsAreThoseOfTheJobFile() throws {
        let job = try LayoutJob(viewController: LoginViewController(), id: "login")
        let live = try #require(job.file.layouts["login"])
        var example = try #require(exampleFile().layouts["login"])
        for index in example.constraints.indices {
            if case .parameter(let name, let negated) = example.constraints[index].constant {
                let value = example.parameters[name] ?? .nan
                example.constraints[index].constant = .number(negated ? -value : value)
            }
        }
        func records(_ layout: Layout) -> [String] {
            layout.constraints.map { constraint in
                var bare = constraint
                bare.name = nil
                return bare.text
            }.sorted()
        }
        #expect(records(live) == records(example))
        #expect(live.constraints.allSatisfy { $0.source?.hasPrefix("LoginScreen.swift:") == true })
        #expect(live.constraints.contains { $0.name == "formMiddle" })
        #expect(live.root.className == "LoginViewController")
    }

    @Test func framesAreThoseOfTheJobFileOnEveryScreen() throws {
        let example = try exampleFile()
        let job = try LayoutJob(viewController: LoginViewController(), id: "login")
        let specification = try #require(job.file.specifications.first)
        let exampleLayout = try #require(example.layouts["login"])
        let other = JobSpecification(
            job: specification.job, layout: exampleLayout, blocks: specification.blocks)
        var live = try JobSolver(specification)
        var written = try JobSolver(other)
        let places = try live.items.items.map { item in
            try #require(written.items.items.firstIndex { $0.id == item.id })
        }
        #expect(specification.variantCount > 50)
        for variant in 0..<specification.variantCount {
            let mine = try live.solve(variant).values
            let theirs = try written.solve(variant).values
            let matched = places.flatMap { Array(theirs[(4 * $0)..<(4 * $0 + 4)]) }
            #expect(mine == matched)
        }
    }

    @Test func writtenAndReadBackIsTheSame() throws {
        let job = try LayoutJob(
            viewController: LoginViewController(), checks: ["login.width >= 44"])
        let path = NSTemporaryDirectory() + "uikit-login-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try job.write(to: path)
        #expect(try LayoutJob.read(path) == job.file)
    }

    @Test func whatTheSystemRefusesIsSaidWithWhatHelps() throws {
        let job = try LayoutJob(viewController: LoginViewController())
        let folder = NSTemporaryDirectory() + "uikit-jobs-\(UUID().uuidString)"
        let path = folder + "/login.json"
        let homeless = #expect(throws: JobFileError.self) { try job.write(to: path) }
        #expect(
            homeless?.description
                == "cannot write \(path): there is no folder \(folder); create it first")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let absent = #expect(throws: JobFileError.self) { try LayoutJob.read(path) }
        #expect(absent?.description == "cannot read \(path): there is no such file")
        let misnamed = #expect(throws: JobFileError.self) { try job.write(to: folder) }
        #expect(misnamed?.description == "cannot write \(folder): it is a folder; name a file")
    }
}
