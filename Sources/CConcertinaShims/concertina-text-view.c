#include "concertina-awaited-layout.h"
#include "concertina-caret.h"
#include "concertina-text-tag.h"

// The values, upper ends and page sizes of the adjustments.
typedef struct {
  double vertical[3];
  double horizontal[3];
} ConcertinaScrolling;

typedef struct {
  GtkTextView parent_instance;
  ConcertinaDrawing drawing;
  void *data;
  GDestroyNotify destroy;
  GdkFrameClock *clock;
  // While the view is mapped, and otherwise from an allocation to the end of that layout.
  GdkFrameClock *followed_clock;
  gulong layout_handler;
  // The number of tags, and whether one of them has a line.
  int tag_count;
  gboolean has_lines;
  // From the first edit on.
  ConcertinaCaret *caret;
  ConcertinaAwaitedLayout *awaited_layout;
  // The part of the view that its drawing, and what is on top of it, is prepared for.
  ConcertinaExtent shown;
  gboolean is_shown_used;
  // Whether what is drawn below the letters is prepared for that part, too.
  gboolean draws_shown;
  gboolean is_drawing;
  // Whether all of it counts as shown, for a picture.
  gboolean draws_whole;
  // The rows of the parent that the view covers, if that is only what is visible.
  ConcertinaRows covered;
  gboolean covers_part;
  // Whether it covers a part again after the picture that it is drawn whole for.
  gboolean returns_to_part;
  // Given once, by code that never gives others; NULL in a view that anything else may scroll.
  GtkAdjustment *horizontal;
  GtkAdjustment *vertical;
  // For the current layout only.
  gboolean is_allocated;
  gboolean asks_for_layout;
  ConcertinaScrolling scrolling;
} ConcertinaTextView;

typedef struct {
  GtkTextViewClass parent_class;
} ConcertinaTextViewClass;

#define SELF(view) ((ConcertinaTextView *)(view))

#if GTK_CHECK_VERSION(4, 14, 0)

static GtkAccessibleTextInterface *parent_text;

static GBytes *get_contents(GtkAccessibleText *text, unsigned int start, unsigned int end) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextIter bounds[2];
  gtk_text_buffer_get_iter_at_offset(buffer, &bounds[0], (int)MIN(start, G_MAXINT));
  gtk_text_buffer_get_iter_at_offset(buffer, &bounds[1], end > G_MAXINT ? -1 : (int)end);
  char *slice = gtk_text_buffer_get_slice(buffer, &bounds[0], &bounds[1], FALSE);
  return g_bytes_new_take(slice, strlen(slice));
}

static GBytes *get_contents_at(GtkAccessibleText *text, unsigned int offset,
                               GtkAccessibleTextGranularity granularity, unsigned int *start,
                               unsigned int *end) {
  GBytes *told = parent_text->get_contents_at(text, offset, granularity, start, end);
  if (told == NULL) return NULL;
  g_bytes_unref(told);
  return get_contents(text, *start, *end);
}

static void accessible_text_init(GtkAccessibleTextInterface *interface) {
  parent_text = g_type_interface_peek_parent(interface);
  interface->get_contents = get_contents;
  interface->get_contents_at = get_contents_at;
}

G_DEFINE_TYPE_WITH_CODE(ConcertinaTextView, concertina_text_view, GTK_TYPE_TEXT_VIEW,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_ACCESSIBLE_TEXT, accessible_text_init))

#else

G_DEFINE_TYPE(ConcertinaTextView, concertina_text_view, GTK_TYPE_TEXT_VIEW)

#endif

static void forget_drawing(ConcertinaTextView *self) {
  GDestroyNotify destroy = self->destroy;
  self->destroy = NULL;
  self->drawing = NULL;
  if (destroy) destroy(self->data);
}

static void snapshot_layer(GtkTextView *view, GtkTextViewLayer layer, GtkSnapshot *snapshot) {
  ConcertinaTextView *self = SELF(view);
  if (layer == GTK_TEXT_VIEW_LAYER_ABOVE_TEXT) return concertina_caret_draw(self->caret, snapshot);
  if (!self->drawing) return;
  concertina_require_main_thread();
  self->drawing(self->data, snapshot);
}

static void look_for_line(GtkTextTag *tag, gpointer has_lines) {
  PangoUnderline underline;
  gboolean is_struck;
  g_object_get(tag, "underline", &underline, "strikethrough", &is_struck, NULL);
  if (underline != PANGO_UNDERLINE_NONE || is_struck) *(gboolean *)has_lines = TRUE;
}

gboolean concertina_text_view_has_lines(GtkWidget *view) {
  ConcertinaTextView *self = SELF(view);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  GtkTextTagTable *tags = gtk_text_buffer_get_tag_table(buffer);
  int count = gtk_text_tag_table_get_size(tags);
  if (count == self->tag_count) return self->has_lines;
  self->tag_count = count;
  self->has_lines = FALSE;
  gtk_text_tag_table_foreach(tags, look_for_line, &self->has_lines);
  return self->has_lines;
}

void concertina_text_view_take_caret(GtkWidget *view) {
  ConcertinaTextView *self = SELF(view);
  if (!self->caret && self->clock) self->caret = concertina_caret_new(GTK_TEXT_VIEW(view));
  concertina_caret_take(self->caret);
}

static void css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->css_changed(widget, change);
  concertina_caret_style_changed(SELF(widget)->caret);
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  ConcertinaTextView *self = SELF(widget);
  // GTK caches the result until the widget queues a resize.
  if (self->is_allocated && orientation == GTK_ORIENTATION_HORIZONTAL && for_size == -1)
    self->asks_for_layout = TRUE;
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)
      ->measure(widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void notice_queued_resize(GtkWidget *widget) {
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

void concertina_text_view_set_adjustments(GtkWidget *view, GtkAdjustment *horizontal,
                                          GtkAdjustment *vertical) {
  gtk_scrollable_set_hadjustment(GTK_SCROLLABLE(view), horizontal);
  gtk_scrollable_set_vadjustment(GTK_SCROLLABLE(view), vertical);
  SELF(view)->horizontal = horizontal;
  SELF(view)->vertical = vertical;
}

static ConcertinaScrolling scrolling_of(GtkWidget *widget) {
  GtkAdjustment *vertical = SELF(widget)->vertical, *horizontal = SELF(widget)->horizontal;
  // Reading a property costs as much as all the rest of a frame's look at its adjustments.
  if (!vertical) vertical = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget));
  if (!horizontal) horizontal = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(widget));
  return (ConcertinaScrolling){
      {gtk_adjustment_get_value(vertical), gtk_adjustment_get_upper(vertical),
       gtk_adjustment_get_page_size(vertical)},
      {gtk_adjustment_get_value(horizontal), gtk_adjustment_get_upper(horizontal),
       gtk_adjustment_get_page_size(horizontal)},
  };
}

static gboolean has_scrolled(GtkWidget *widget, ConcertinaScrolling since) {
  ConcertinaScrolling now = scrolling_of(widget);
  return memcmp(&now, &since, sizeof now) != 0;
}

// Whether a menu or another popover is open at a widget: it is allocated with the widget, and
// requests more layout.
static gboolean has_popover(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  while (child && !(GTK_IS_NATIVE(child) && gtk_widget_get_visible(child)))
    child = gtk_widget_get_next_sibling(child);
  return child != NULL;
}

// Returns the next scroll bar among a widget's siblings, or NULL if there is none.
static GtkWidget *next_scrollbar(GtkWidget *sibling) {
  while (sibling && !(GTK_IS_SCROLLBAR(sibling) && gtk_widget_get_child_visible(sibling)))
    sibling = gtk_widget_get_next_sibling(sibling);
  return sibling;
}

static GtkWidget *first_scrollbar(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  return next_scrollbar(parent ? gtk_widget_get_first_child(parent) : NULL);
}

static void queue_allocate_tree(GtkWidget *widget) {
  gtk_widget_queue_allocate(widget);
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) queue_allocate_tree(child);
}

// Allocates the parts of the scroll bars beside a view that is being drawn.
static void allocate_scrollbars(GtkWidget *widget, gboolean have_moved) {
  GtkWidget *bar = first_scrollbar(widget);
  for (; bar; bar = next_scrollbar(gtk_widget_get_next_sibling(bar))) {
    graphene_rect_t place;
    if (!gtk_widget_compute_bounds(bar, gtk_widget_get_parent(bar), &place)) continue;
    if (have_moved) queue_allocate_tree(bar);
    gtk_widget_allocate(bar, (int)place.size.width, (int)place.size.height, -1,
                        gsk_transform_translate(NULL, &place.origin));
  }
}

// A view that learns the heights of lines during its allocation queues a resize, and moves the
// scroll bars beside it. GTK ignores that in the widgets that it is allocating at that time, but it
// marks those that it only passes through on its way to the view, and forgets about the marks: such
// a widget is missing from the next frame, or never receives a change again.
static void follow_layouts(GtkWidget *widget);

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  ConcertinaTextView *self = SELF(widget);
  notice_queued_resize(widget);
  if (!self->is_allocated) self->scrolling = scrolling_of(widget);
  self->is_allocated = TRUE;
  follow_layouts(widget);
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->size_allocate(widget, width, height, baseline);
}

static ConcertinaExtent shown_part(GtkWidget *widget) {
  if (!SELF(widget)->draws_whole) return concertina_widget_get_shown(widget);
  return (ConcertinaExtent){0, gtk_widget_get_height(widget)};
}

void concertina_text_view_cover(GtkWidget *view, const ConcertinaRows *rows) {
  SELF(view)->covers_part = rows != NULL;
  if (rows) SELF(view)->covered = *rows;
}

gboolean concertina_text_view_draws_whole(GtkWidget *view) { return SELF(view)->draws_whole; }

// Whether a picture of a widget shows more of a view in it than is visible.
static gboolean is_part_missing(GtkWidget *view, GtkWidget *widget) {
  GtkWidget *subject = view == widget ? view : gtk_widget_get_parent(view);
  ConcertinaRows needed = concertina_widget_get_rows(subject, widget);
  ConcertinaRows shown = concertina_widget_get_rows(subject, NULL);
  return needed.top < shown.top || needed.bottom > shown.bottom;
}

static void allocate_again(GtkWidget *widget) {
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  GTK_WIDGET_GET_CLASS(widget)->size_allocate(widget, width, height, -1);
}

gboolean concertina_widget_draw_whole(GtkWidget *view, GtkWidget *widget, gboolean draws_whole) {
  if (!G_TYPE_CHECK_INSTANCE_TYPE(view, concertina_text_view_get_type())) return FALSE;
  ConcertinaTextView *self = SELF(view);
  if (self->draws_whole == draws_whole) return FALSE;
  if (!self->draws_whole && !is_part_missing(view, widget)) return FALSE;
  self->draws_whole = draws_whole;
  self->is_shown_used = FALSE;
  GtkWidget *parent = gtk_widget_get_parent(view);
  if (draws_whole) self->returns_to_part = self->covers_part;
  if (self->returns_to_part) allocate_again(parent);
  gtk_widget_queue_draw(view);
  gtk_widget_queue_draw(parent);
  return TRUE;
}

static void prepare_shown(GtkWidget *widget, ConcertinaExtent shown) {
  int height = gtk_widget_get_height(widget);
  double page = MAX(shown.bottom - shown.top, 0);
  SELF(widget)->shown = (ConcertinaExtent){CLAMP(shown.top - page, 0, height),
                                           CLAMP(shown.bottom + page, 0, height)};
}

void concertina_text_view_get_shown(GtkWidget *view, double *top, double *bottom) {
  ConcertinaTextView *self = SELF(view);
  ConcertinaExtent shown = shown_part(view);
  gboolean is_prepared = shown.top >= self->shown.top && shown.bottom <= self->shown.bottom;
  if (!self->is_shown_used || !is_prepared) prepare_shown(view, shown);
  self->is_shown_used = TRUE;
  if (self->is_drawing) self->draws_shown = TRUE;
  *top = self->shown.top;
  *bottom = self->shown.bottom;
}

// Has a view drawn again that was prepared for another part of it than its ancestors show now.
//
// When a page scrolls, GTK moves what was drawn, and draws nothing again.
static void follow_shown(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  if (!self->is_shown_used) return;
  ConcertinaExtent shown = shown_part(widget);
  if (shown.top >= shown.bottom) return;
  if (shown.top >= self->shown.top && shown.bottom <= self->shown.bottom) return;
  self->is_shown_used = FALSE;
  // All of the letters are drawn already: the parent only has to choose from them.
  gtk_widget_queue_draw(self->draws_shown ? widget : gtk_widget_get_parent(widget));
}

// Whether other rows of its parent are visible than those that a view covers: when a page scrolls,
// or something beside the parent grows, GTK moves the parent without an allocation.
static gboolean covers_other_rows(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  if (!self->covers_part || !gtk_widget_get_mapped(widget)) return FALSE;
  ConcertinaRows rows = concertina_widget_get_rows(gtk_widget_get_parent(widget), NULL);
  return memcmp(&rows, &self->covered, sizeof rows) != 0;
}

// Makes GTK allocate everything around the view again, before the frame is painted.
static void layout_ended(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  follow_shown(widget);
  gboolean has_moved = covers_other_rows(widget);
  if (has_moved) gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
  if (!self->is_allocated) return;
  notice_queued_resize(widget);
  gboolean moves_bars = first_scrollbar(widget) && has_scrolled(widget, self->scrolling);
  gboolean asks = self->asks_for_layout || moves_bars || has_moved || has_popover(widget);
  self->is_allocated = self->asks_for_layout = FALSE;
  if (!asks) return;
  GtkWidget *ancestor = widget;
  while (!GTK_IS_NATIVE(ancestor) && (ancestor = gtk_widget_get_parent(ancestor)))
    gtk_widget_queue_allocate(ancestor);
}

static void unfollow_layouts(ConcertinaTextView *self) {
  // A clock that has ended with its surface has no handlers any more.
  if (self->followed_clock && g_signal_handler_is_connected(self->followed_clock, self->layout_handler))
    g_signal_handler_disconnect(self->followed_clock, self->layout_handler);
  self->layout_handler = 0;
  g_clear_object(&self->followed_clock);
}

// A page may have thousands of views, of which few are visible: a frame must not ask all of them.
static void on_layout(GdkFrameClock *clock, GtkWidget *widget) {
  layout_ended(widget);
  if (!gtk_widget_get_mapped(widget)) unfollow_layouts(SELF(widget));
}

// Returns the clock of a widget's window, also before the widget is realized; NULL if there is none.
static GdkFrameClock *clock_around(GtkWidget *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  return surface ? gdk_surface_get_frame_clock(surface) : NULL;
}

static void follow_layouts(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  GdkFrameClock *clock = self->layout_handler ? NULL : clock_around(widget);
  if (!clock) return;
  self->followed_clock = g_object_ref(clock);
  self->layout_handler = g_signal_connect_after(clock, "layout", G_CALLBACK(on_layout), widget);
}

void concertina_text_view_await_layout(GtkWidget *view) {
  ConcertinaTextView *self = SELF(view);
  if (!self->clock) return;
  if (!self->awaited_layout)
    self->awaited_layout = concertina_awaited_layout_new(view, self->clock);
  concertina_awaited_layout_begin(self->awaited_layout);
}

// A view that has forgotten the heights of lines since its allocation, because of another style,
// learns them while it is drawn, and moves the scroll bars. GTK does not draw a bar whose slider is
// not allocated.
static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  ConcertinaScrolling scrolling = scrolling_of(widget);
  SELF(widget)->draws_shown = FALSE;
  SELF(widget)->is_drawing = TRUE;
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->snapshot(widget, snapshot);
  SELF(widget)->is_drawing = FALSE;
  allocate_scrollbars(widget, has_scrolled(widget, scrolling));
}

static void realize(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->realize(widget);
  self->clock = g_object_ref(gtk_widget_get_frame_clock(widget));
}

static void map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->map(widget);
  follow_layouts(widget);
}

static void unroot(GtkWidget *widget) {
  unfollow_layouts(SELF(widget));
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->unroot(widget);
}

static void unrealize(GtkWidget *widget) {
  ConcertinaTextView *self = SELF(widget);
  unfollow_layouts(self);
  g_clear_pointer(&self->caret, concertina_caret_free);
  g_clear_pointer(&self->awaited_layout, concertina_awaited_layout_free);
  g_clear_object(&self->clock);
  GTK_WIDGET_CLASS(concertina_text_view_parent_class)->unrealize(widget);
}

static void dispose(GObject *object) {
  forget_drawing(SELF(object));
  G_OBJECT_CLASS(concertina_text_view_parent_class)->dispose(object);
}

static void concertina_text_view_class_init(ConcertinaTextViewClass *class) {
  concertina_text_tag_make_readable();
  G_OBJECT_CLASS(class)->dispose = dispose;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = measure;
  widget_class->css_changed = css_changed;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->map = map;
  widget_class->unroot = unroot;
  GTK_TEXT_VIEW_CLASS(class)->snapshot_layer = snapshot_layer;
}

static void concertina_text_view_init(ConcertinaTextView *view) {}

GtkWidget *concertina_text_view_new(GtkTextBuffer *buffer) {
  return g_object_new(concertina_text_view_get_type(), "buffer", buffer, NULL);
}

void concertina_text_view_draw_below(GtkWidget *view, ConcertinaDrawing drawing, void *data,
                                     GDestroyNotify destroy) {
  forget_drawing(SELF(view));
  SELF(view)->drawing = drawing;
  SELF(view)->data = data;
  SELF(view)->destroy = destroy;
}
