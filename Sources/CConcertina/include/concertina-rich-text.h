#pragma once

#include "concertina-classes.h"

G_BEGIN_DECLS

/**
 * CONCERTINA_ERROR:
 *
 * The domain of errors.
 */
#define CONCERTINA_ERROR (concertina_error_quark ())

/**
 * ConcertinaError:
 * @CONCERTINA_ERROR_CONTENT: content cannot be read or written in a format
 *
 * The codes of errors.
 */
typedef enum {
  CONCERTINA_ERROR_CONTENT
} ConcertinaError;

/**
 * ConcertinaTextFormat:
 * @CONCERTINA_TEXT_FORMAT_PLAIN: text without attributes
 * @CONCERTINA_TEXT_FORMAT_JSON: the format of files, which loses nothing
 * @CONCERTINA_TEXT_FORMAT_HTML: HTML
 * @CONCERTINA_TEXT_FORMAT_MARKDOWN: Markdown; reading it needs cmark-gfm at run time
 *
 * The formats in which rich text goes in and out.
 */
typedef enum {
  CONCERTINA_TEXT_FORMAT_PLAIN,
  CONCERTINA_TEXT_FORMAT_JSON,
  CONCERTINA_TEXT_FORMAT_HTML,
  CONCERTINA_TEXT_FORMAT_MARKDOWN
} ConcertinaTextFormat;

GQuark concertina_error_quark (void);

char *concertina_editor_view_get_content (ConcertinaEditorView *self, ConcertinaTextFormat format,
                                          GError **error);
gboolean concertina_editor_view_set_content (ConcertinaEditorView *self, const char *content,
                                             ConcertinaTextFormat format, GError **error);
gboolean concertina_editor_view_execute (ConcertinaEditorView *self, const char *command);
char *concertina_renderer_view_get_content (ConcertinaRendererView *self,
                                            ConcertinaTextFormat format, GError **error);
gboolean concertina_renderer_view_set_content (ConcertinaRendererView *self, const char *content,
                                               ConcertinaTextFormat format, GError **error);
char *concertina_rich_label_get_content (ConcertinaRichLabel *self, ConcertinaTextFormat format,
                                         GError **error);
gboolean concertina_rich_label_set_content (ConcertinaRichLabel *self, const char *content,
                                            ConcertinaTextFormat format, GError **error);

void concertina_expandable_toolbar_finish_send (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_fail_send (ConcertinaExpandableToolbar *self,
                                              const char *message);
GVariant *concertina_expandable_toolbar_get_pending_messages (ConcertinaExpandableToolbar *self);
void concertina_expandable_toolbar_retry_message (ConcertinaExpandableToolbar *self, guint id);
void concertina_expandable_toolbar_edit_message (ConcertinaExpandableToolbar *self, guint id);
void concertina_expandable_toolbar_delete_message (ConcertinaExpandableToolbar *self, guint id);

G_END_DECLS
