import CConcertinaGLib
import Glibc

/// Gives a new file the owner, the group, the extended attributes and the permissions of an old
/// one, as far as the system allows: to lose the text is worse than to lose one of these.
func copyAttributes(of old: stat, at path: String, to descriptor: Int32) {
  var new = stat()
  guard fstat(descriptor, &new) == 0 else { return }
  if new.st_uid != old.st_uid || new.st_gid != old.st_gid {
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    _ = fstat(descriptor, &new)
  }
  // What the folder gives each new file, the old one may not have had.
  fremovexattr(descriptor, "system.posix_acl_access")
  var mode = old.st_mode & 0o777
  if new.st_gid == old.st_gid {
    copyExtendedAttributes(at: path, to: descriptor)
  } else {
    // What the old group may do, another one may not; the lists of access would say so, too.
    copyExtendedAttributes(at: path, to: descriptor, leavesOut: "system.")
    mode &= 0o707
  }
  // Last, since each of the others may change it.
  _ = fchmod(descriptor, mode)
}

/// Those that say what a content may do, or that it is genuine, are not for another content.
private let ofContent: Set<String> = ["security.capability", "security.evm", "security.ima"]

private func copyExtendedAttributes(
  at path: String, to descriptor: Int32, leavesOut prefix: String? = nil
) {
  // On the machine's own file systems, all names and each value have at most 64 kB.
  var names = [CChar](repeating: 0, count: 1 << 16)
  let count = llistxattr(path, &names, names.count)
  guard count > 0 else { return }
  var value = [UInt8](repeating: 0, count: 1 << 16)
  for bytes in names[..<count].split(separator: 0) {
    let name = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if ofContent.contains(name) || prefix.map({ name.hasPrefix($0) }) == true { continue }
    let length = lgetxattr(path, name, &value, value.count)
    if length >= 0 { _ = fsetxattr(descriptor, name, value, length, 0) }
  }
}
