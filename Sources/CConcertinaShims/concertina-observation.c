/* Swift 6.0's libswiftObservation.so calls swift::threading::fatal but does not contain it, so a
   program that uses Observation does not link with Debian 13's swiftlang. Swift 6.1 contains it.
   The name is the C++ one as the linker sees it; it is weak, so that a real one does not conflict. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void concertina_swift_threading_fatal(const char *format, ...)
  __asm__("_ZN5swift9threading5fatalEPKcz") __attribute__((weak, visibility("default"), noreturn));

void concertina_swift_threading_fatal(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  abort();
}
