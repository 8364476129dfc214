internal import CZMQ

/// A CURVE key pair, each key as 40 characters of Z85.
package struct CurveKeyPair: Equatable, Sendable {
    /// Characters of a key.
    static let length = 40

    /// May be told to anybody.
    package var publicKey: String
    /// Stays where it is.
    var secretKey: String

    init(publicKey: String, secretKey: String) {
        self.publicKey = publicKey
        self.secretKey = secretKey
    }

    /// Makes a new pair at random.
    static func random() throws(TransportError) -> CurveKeyPair {
        var publicKey = [CChar](repeating: 0, count: length + 1)
        var secretKey = publicKey
        if unsafe zmq_curve_keypair(&publicKey, &secretKey) != 0 {
            throw .system("make a CURVE key; libzmq must be built with CURVE")
        }
        return CurveKeyPair(publicKey: text(publicKey), secretKey: text(secretKey))
    }

    /// The text of a key that came as 32 bytes; nil when it is none.
    static func text(ofKey bytes: [UInt8]) -> String? {
        if bytes.count != 32 { return nil }
        var encoded = [CChar](repeating: 0, count: length + 1)
        guard unsafe zmq_z85_encode(&encoded, bytes, bytes.count) != nil else { return nil }
        return text(encoded)
    }

    /// Whether a text is a key.
    static func isKey(_ text: String) -> Bool {
        let others = ".-:+=^!/*?&<>()[]{}@%$#"
        return text.utf8.count == length
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0)
            }
    }

    private static func text(_ characters: [CChar]) -> String {
        let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// What a socket uses to encrypt and to know its peer.
enum SocketSecurity {
    /// Takes the peers that the authenticator allows in a domain.
    case server(CurveKeyPair, domain: KeyRole.Domain)
    /// Trusts one server.
    case client(CurveKeyPair, serverKey: String)
}

/// What the holder of a key may be.
package enum KeyRole: String, CaseIterable, Sendable {
    /// The pool's own: controller and collector.
    case server
    /// A worker.
    case worker
    /// A person or a program that submits and reads.
    case client

    /// A listening socket's circle of peers.
    enum Domain: String, Sendable {
        /// Workers, and the collector at the controller.
        case workers
        /// Clients.
        case clients
    }

    /// Whether the role is welcome in a domain.
    func isAllowed(in domain: Domain) -> Bool {
        switch domain {
        case .workers: self == .worker || self == .server
        case .clients: self == .client
        }
    }
}
