/* Lets calls of the system fail, for the tests of what writes files: preloaded into them.
 *
 * Every call that concerns a folder is counted, and the one with the armed number fails: with an error,
 * as a short write, or by the end of the process. All others, and those of other threads and folders, are
 * the system's own. What is to be on the disk is not waited for there: nothing cuts the power.
 *
 * The end of the process is what the disk sees of it: from that call on, none changes anything in the
 * folder. So a thousand ends need no thousand processes; DraftKillTests kill real ones. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { short_write = -1, end_of_process = -2 };

static __thread char folder[PATH_MAX];
static __thread long number, armed;
static __thread int fault;

/* Counts the calls of this thread that concern a folder; the numberth fails with an error number, or as
 * short_write or end_of_process say. 0 lets none fail. */
void
concertina_inject_fault (const char *path, long which, int kind)
{
  snprintf (folder, sizeof folder, "%s", path);
  number = 0;
  armed = which;
  fault = kind;
}

/* Ends that, and returns the number of calls. */
long
concertina_stop_faults (void)
{
  folder[0] = 0;
  return number;
}

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static int
is_in_folder (const char *path)
{
  return strncmp (path, folder, strlen (folder)) == 0;
}

static int
is_file_in_folder (int descriptor)
{
  char link[64], path[PATH_MAX + 1];
  if (!folder[0] || descriptor < 0)
    return 0;
  snprintf (link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink (link, path, PATH_MAX);
  if (length < 0)
    return 0;
  path[length] = 0;
  return is_in_folder (path);
}

static int
concerns (int at, const char *path)
{
  if (!folder[0] || !path)
    return 0;
  return path[0] == '/' ? is_in_folder (path) : is_file_in_folder (at);
}

/* Whether this call fails; errno says why then. */
static int
fails (int is_concerned)
{
  if (!is_concerned)
    return 0;
  number++;
  if (fault == end_of_process && armed && number >= armed)
    {
      errno = EIO;
      return 1;
    }
  if (number != armed || fault < 0)
    return 0;
  errno = fault;
  return 1;
}

static int
open_at (int at, const char *path, int flags, mode_t mode)
{
  if (fails (concerns (at, path)))
    return -1;
  return REAL (openat) (at, path, flags, mode);
}

#define MODE(flags, mode) \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start (rest, flags); \
    mode = va_arg (rest, mode_t); \
    va_end (rest); \
  }

int
open (const char *path, int flags, ...)
{
  mode_t mode = 0;
  MODE (flags, mode)
  return open_at (AT_FDCWD, path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  mode_t mode = 0;
  MODE (flags, mode)
  return open_at (AT_FDCWD, path, flags, mode);
}

int
openat (int at, const char *path, int flags, ...)
{
  mode_t mode = 0;
  MODE (flags, mode)
  return open_at (at, path, flags, mode);
}

int
openat64 (int at, const char *path, int flags, ...)
{
  mode_t mode = 0;
  MODE (flags, mode)
  return open_at (at, path, flags, mode);
}

ssize_t
write (int descriptor, const void *bytes, size_t count)
{
  int is_concerned = is_file_in_folder (descriptor);
  if (fails (is_concerned))
    return -1;
  if (is_concerned && number == armed && fault == short_write && count > 1)
    count /= 2;
  return REAL (write) (descriptor, bytes, count);
}

ssize_t
read (int descriptor, void *bytes, size_t count)
{
  int is_concerned = is_file_in_folder (descriptor);
  if (fails (is_concerned))
    return -1;
  if (is_concerned && number == armed && fault == short_write && count > 1)
    count /= 2;
  return REAL (read) (descriptor, bytes, count);
}

int
fsync (int descriptor)
{
  int is_concerned = is_file_in_folder (descriptor);
  if (fails (is_concerned))
    return -1;
  return is_concerned ? 0 : REAL (fsync) (descriptor);
}

/* The descriptor is closed all the same. */
int
close (int descriptor)
{
  int is_failing = fails (is_file_in_folder (descriptor));
  int error = errno;
  int result = REAL (close) (descriptor);
  if (!is_failing)
    return result;
  errno = error;
  return -1;
}

int
rename (const char *from, const char *to)
{
  return fails (concerns (AT_FDCWD, to)) ? -1 : REAL (rename) (from, to);
}

int
renameat (int at, const char *from, int other, const char *to)
{
  return fails (concerns (other, to)) ? -1 : REAL (renameat) (at, from, other, to);
}

int
renameat2 (int at, const char *from, int other, const char *to, unsigned flags)
{
  return fails (concerns (other, to)) ? -1 : REAL (renameat2) (at, from, other, to, flags);
}

int
unlink (const char *path)
{
  return fails (concerns (AT_FDCWD, path)) ? -1 : REAL (unlink) (path);
}

int
unlinkat (int at, const char *path, int flags)
{
  return fails (concerns (at, path)) ? -1 : REAL (unlinkat) (at, path, flags);
}

int
rmdir (const char *path)
{
  return fails (concerns (AT_FDCWD, path)) ? -1 : REAL (rmdir) (path);
}

int
remove (const char *path)
{
  return fails (concerns (AT_FDCWD, path)) ? -1 : REAL (remove) (path);
}

int
mkdir (const char *path, mode_t mode)
{
  return fails (concerns (AT_FDCWD, path)) ? -1 : REAL (mkdir) (path, mode);
}

int
mkdirat (int at, const char *path, mode_t mode)
{
  return fails (concerns (at, path)) ? -1 : REAL (mkdirat) (at, path, mode);
}

int
fchmod (int descriptor, mode_t mode)
{
  return fails (is_file_in_folder (descriptor)) ? -1 : REAL (fchmod) (descriptor, mode);
}

int
fchown (int descriptor, uid_t owner, gid_t group)
{
  return fails (is_file_in_folder (descriptor)) ? -1 : REAL (fchown) (descriptor, owner, group);
}

int
fsetxattr (int descriptor, const char *name, const void *value, size_t size, int flags)
{
  return fails (is_file_in_folder (descriptor)) ? -1
                                                : REAL (fsetxattr) (descriptor, name, value, size, flags);
}

int
fremovexattr (int descriptor, const char *name)
{
  return fails (is_file_in_folder (descriptor)) ? -1 : REAL (fremovexattr) (descriptor, name);
}
