// A file that imports Testing and UIKit makes the compiler look for a module of this name, which on Apple's platforms adds
// attachments of pictures. There are no pictures here; the module is there so that such files build.
