/// Names that are given out once each; one that is taken gets the first number from 2 on with which it is free.
struct UniqueNames {
    /// What stands between a name and its number.
    private let separator: String
    /// Names given out, each with the least number that may be free beside it.
    private var numbers: [String: Int] = [:]

    /// Nothing is taken yet.
    init(separator: String) { self.separator = separator }

    /// Whether a name was given out.
    func contains(_ name: String) -> Bool { numbers[name] != nil }

    /// The name, or with a number where it is taken; it is taken from now on. O(1) a name on average: no number of a name is
    /// tried twice.
    mutating func unique(_ name: String) -> String {
        guard var number = numbers[name] else {
            numbers[name] = 2
            return name
        }
        while contains("\(name)\(separator)\(number)") { number += 1 }
        let unique = "\(name)\(separator)\(number)"
        numbers[name] = number + 1
        numbers[unique] = 2
        return unique
    }
}
