import Glibc

/// Writes bytes to a descriptor, and returns what the system's call does; too long a file is an
/// error, `EFBIG`.
///
/// Otherwise the system ends a program whose file would be longer than it allows: it sends SIGXFSZ
/// before the call can fail. What a signal does to a process is for the program to decide, and a
/// library changes that for no one. So this holds the signal back from its own thread while it
/// writes, and takes away the one that the call has caused. A signal that another part of the
/// program has held back before stays there.
package func writeWithinLimit(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  var (limit, before, pending) = (sigset_t(), sigset_t(), sigset_t())
  sigemptyset(&limit)
  sigaddset(&limit, SIGXFSZ)
  pthread_sigmask(SIG_BLOCK, &limit, &before)
  sigpending(&pending)
  let wasPending = sigismember(&pending, SIGXFSZ) == 1
  let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
  let code = errno
  if count < 0, code == EFBIG, !wasPending {
    // It is there already, or is ignored: nothing to wait for.
    var none = timespec()
    _ = retrying { sigtimedwait(&limit, nil, &none) }
  }
  pthread_sigmask(SIG_SETMASK, &before, nil)
  errno = code
  return count
}
