// What `import UIKit` brings along on Apple's platforms.
@_exported public import Foundation
