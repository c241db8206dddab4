// How the functions of the library find the types that Swift registers, and their members.
#pragma once

#include <gtk/gtk.h>

// Returns the type of a name, after registering all if need be; 0 on another thread than GTK's
// before that.
GType concertina_registered_type (const char *name, gsize *type);

// Defines the function that returns the type of a class or of an enumeration.
#define CONCERTINA_DEFINE_TYPE(Name, prefix)             \
  GType prefix##_get_type (void)                         \
  {                                                      \
    static gsize type = 0;                               \
    return concertina_registered_type (#Name, &type);    \
  }

// Defines the functions that read and set a property.
#define CONCERTINA_DEFINE_GETTER(Name, prefix, TYPE, property, name, Value, fallback) \
  Value prefix##_get_##property (Name *self)                                          \
  {                                                                                   \
    Value value = fallback;                                                           \
    concertina_get (self, TYPE, G_STRFUNC, name, &value);                             \
    return value;                                                                     \
  }
#define CONCERTINA_DEFINE_SETTER(Name, prefix, TYPE, property, name, Value) \
  void prefix##_set_##property (Name *self, Value value)                    \
  {                                                                         \
    concertina_set (self, TYPE, G_STRFUNC, name, value, NULL);              \
  }

// Defines another name of a function, for programs that were linked with it.
#define CONCERTINA_DEFINE_ALIAS(name, target) \
  extern __typeof__ (target) name __attribute__ ((alias (#target)));
