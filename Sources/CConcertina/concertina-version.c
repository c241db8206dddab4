#include "include/concertina-version.h"

/**
 * concertina_get_major_version:
 *
 * Returns the first number of the version that a program runs with.
 *
 * That may be another one than %CONCERTINA_MAJOR_VERSION, which it was compiled with. It can be
 * asked for on any thread, as can the other numbers.
 *
 * Returns: the first number
 */
guint
concertina_get_major_version (void)
{
  return CONCERTINA_MAJOR_VERSION;
}

/**
 * concertina_get_minor_version:
 *
 * Returns the second number of the version that a program runs with.
 *
 * Returns: the second number
 */
guint
concertina_get_minor_version (void)
{
  return CONCERTINA_MINOR_VERSION;
}

/**
 * concertina_get_micro_version:
 *
 * Returns the third number of the version that a program runs with.
 *
 * Returns: the third number
 */
guint
concertina_get_micro_version (void)
{
  return CONCERTINA_MICRO_VERSION;
}
