#include "include/concertina-rich-text.h"

#include "concertina-swift.h"

G_DEFINE_QUARK (concertina-error-quark, concertina_error)

// Whether this is text in UTF-8.
static gboolean
is_text (const char *text)
{
  return text && g_utf8_validate (text, -1, NULL);
}

static gboolean
is_format (ConcertinaTextFormat format)
{
  return format >= CONCERTINA_TEXT_FORMAT_PLAIN && format <= CONCERTINA_TEXT_FORMAT_MARKDOWN;
}

// Turns a message of Swift's into an error.
static void
take_message (GError **error, char *message)
{
  if (!message)
    return;
  g_set_error_literal (error, CONCERTINA_ERROR, CONCERTINA_ERROR_CONTENT, message);
  g_free (message);
}

static char *
get_content (GtkWidget *widget, ConcertinaTextFormat format, GError **error)
{
  char *message = NULL;
  char *content = concertina_swift_get_content (widget, format, &message);
  take_message (error, message);
  return content;
}

static gboolean
set_content (GtkWidget *widget, const char *content, ConcertinaTextFormat format, GError **error)
{
  char *message = NULL;
  gboolean is_set = concertina_swift_set_content (widget, content, format, &message);
  take_message (error, message);
  return is_set;
}

/**
 * concertina_editor_view_get_content:
 * @self: an editor
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full) (nullable): the content in that format; %NULL with an error
 */
char *
concertina_editor_view_get_content (ConcertinaEditorView *self, ConcertinaTextFormat format, GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), NULL);
  g_return_val_if_fail (is_format (format), NULL);
  return get_content (GTK_WIDGET (self), format, error);
}

/**
 * concertina_editor_view_set_content:
 * @self: an editor
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: whether the content was read; %FALSE with an error
 */
gboolean
concertina_editor_view_set_content (ConcertinaEditorView *self, const char *content, ConcertinaTextFormat format,
                                    GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  g_return_val_if_fail (is_text (content), FALSE);
  g_return_val_if_fail (is_format (format), FALSE);
  return set_content (GTK_WIDGET (self), content, format, error);
}

/**
 * concertina_renderer_view_get_content:
 * @self: a renderer
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full) (nullable): the content in that format; %NULL with an error
 */
char *
concertina_renderer_view_get_content (ConcertinaRendererView *self, ConcertinaTextFormat format, GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self), NULL);
  g_return_val_if_fail (is_format (format), NULL);
  return get_content (GTK_WIDGET (self), format, error);
}

/**
 * concertina_renderer_view_set_content:
 * @self: a renderer
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: whether the content was read; %FALSE with an error
 */
gboolean
concertina_renderer_view_set_content (ConcertinaRendererView *self, const char *content, ConcertinaTextFormat format,
                                      GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RENDERER_VIEW (self), FALSE);
  g_return_val_if_fail (is_text (content), FALSE);
  g_return_val_if_fail (is_format (format), FALSE);
  return set_content (GTK_WIDGET (self), content, format, error);
}

/**
 * concertina_rich_label_get_content:
 * @self: a label
 * @format: the format to write
 * @error: return location for an error
 *
 * Writes the content. What the format has no form for is left out.
 *
 * Returns: (transfer full) (nullable): the content in that format; %NULL with an error
 */
char *
concertina_rich_label_get_content (ConcertinaRichLabel *self, ConcertinaTextFormat format, GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RICH_LABEL (self), NULL);
  g_return_val_if_fail (is_format (format), NULL);
  return get_content (GTK_WIDGET (self), format, error);
}

/**
 * concertina_rich_label_set_content:
 * @self: a label
 * @content: the content in that format
 * @format: the format to read
 * @error: return location for an error
 *
 * Replaces the content; what cannot be read changes nothing.
 *
 * Returns: whether the content was read; %FALSE with an error
 */
gboolean
concertina_rich_label_set_content (ConcertinaRichLabel *self, const char *content, ConcertinaTextFormat format,
                                   GError **error)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_RICH_LABEL (self), FALSE);
  g_return_val_if_fail (is_text (content), FALSE);
  g_return_val_if_fail (is_format (format), FALSE);
  return set_content (GTK_WIDGET (self), content, format, error);
}

/**
 * concertina_editor_view_execute:
 * @self: an editor
 * @command: the name of a command, such as `bold`, `undo` or `bulletedList`
 *
 * Executes a command on the selection, as its button in a toolbar does.
 *
 * Returns: whether there is such a command, and it could be executed
 */
gboolean
concertina_editor_view_execute (ConcertinaEditorView *self, const char *command)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EDITOR_VIEW (self), FALSE);
  g_return_val_if_fail (is_text (command), FALSE);
  return concertina_swift_execute (GTK_WIDGET (self), command);
}

/**
 * concertina_expandable_toolbar_finish_send:
 * @self: a composer
 *
 * Ends the sending of the message that a handler of #ConcertinaExpandableToolbar::send has taken
 * over: the message has arrived, and leaves the text. The handler itself may call it.
 *
 * Does nothing if no message is being sent.
 */
void
concertina_expandable_toolbar_finish_send (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  concertina_swift_finish_sending (GTK_WIDGET (self), NULL);
}

/**
 * concertina_expandable_toolbar_fail_send:
 * @self: a composer
 * @message: why the message was not sent, for the user
 *
 * Ends the sending of the message that a handler of #ConcertinaExpandableToolbar::send has taken
 * over: the composer shows the error, and the user can send it again. The handler itself may call
 * it.
 *
 * Does nothing if no message is being sent.
 */
void
concertina_expandable_toolbar_fail_send (ConcertinaExpandableToolbar *self, const char *message)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  g_return_if_fail (is_text (message));
  concertina_swift_finish_sending (GTK_WIDGET (self), message);
}

/**
 * concertina_expandable_toolbar_get_pending_messages:
 * @self: a composer
 *
 * Lists the messages that the user has sent and that have not arrived, oldest first. Each has a
 * number that identifies it, its text, its state, and why it has not arrived. The state is `waiting`,
 * `sending` or `failed`; the reason is empty unless it has failed.
 *
 * #ConcertinaExpandableToolbar::state-changed says when they change.
 *
 * Returns: (transfer full): the messages, of type `a(usss)`
 */
GVariant *
concertina_expandable_toolbar_get_pending_messages (ConcertinaExpandableToolbar *self)
{
  CONCERTINA_RETURN_VAL_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self), NULL);
  return g_variant_take_ref (concertina_swift_pending_messages (GTK_WIDGET (self)));
}

/**
 * concertina_expandable_toolbar_retry_message:
 * @self: a composer
 * @id: what identifies the message
 *
 * Sends a message again, as its button does. Does nothing unless it has failed.
 */
void
concertina_expandable_toolbar_retry_message (ConcertinaExpandableToolbar *self, guint id)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  concertina_swift_act_on_message (GTK_WIDGET (self), id, CONCERTINA_SWIFT_RETRY);
}

/**
 * concertina_expandable_toolbar_edit_message:
 * @self: a composer
 * @id: what identifies the message
 *
 * Takes a message back into the text, as its button does; those behind it are sent. Nothing happens
 * while something is written there, and to a message that is on its way.
 */
void
concertina_expandable_toolbar_edit_message (ConcertinaExpandableToolbar *self, guint id)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  concertina_swift_act_on_message (GTK_WIDGET (self), id, CONCERTINA_SWIFT_EDIT);
}

/**
 * concertina_expandable_toolbar_delete_message:
 * @self: a composer
 * @id: what identifies the message
 *
 * Removes a message, as its button does; those behind it are sent. Does nothing to a message that is
 * on its way.
 */
void
concertina_expandable_toolbar_delete_message (ConcertinaExpandableToolbar *self, guint id)
{
  CONCERTINA_RETURN_IF_FAIL (CONCERTINA_IS_EXPANDABLE_TOOLBAR (self));
  concertina_swift_act_on_message (GTK_WIDGET (self), id, CONCERTINA_SWIFT_DELETE);
}
