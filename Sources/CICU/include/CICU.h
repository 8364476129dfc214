// What is used of ICU, without ICU's own headers: Foundation has a copy of these under another module, and a program
// that sees both gets told of every difference between them.

#include <stdint.h>

/// A break iterator of ICU.
struct layout_line_breaks;

/// Opens a line break iterator without a text; NULL when ICU has none for the locale.
struct layout_line_breaks *layout_line_breaks_open(const char *locale);

/// Gives the iterator a text, which must outlive its use; 0 when ICU refuses.
int layout_line_breaks_set(struct layout_line_breaks *iterator, const uint16_t *text, int32_t count);

/// The next boundary, or -1 at the end.
int32_t layout_line_breaks_next(struct layout_line_breaks *iterator);

/// Whether a line must end at the boundary just returned.
int layout_line_breaks_is_hard(struct layout_line_breaks *iterator);

/// Closes the iterator.
void layout_line_breaks_close(struct layout_line_breaks *iterator);

/// Script of a code point as its ISO 15924 tag in HarfBuzz's form; "Zyyy" for common, "Zinh" for inherited.
uint32_t layout_script_tag(int32_t character);

/// ICU's own version: the rules of line breaking change with it.
void layout_icu_version(uint8_t version[4]);
