#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// ICU's names are macros that add its version, which Swift does not see: what is used has a function of its own here.

/// Opens a line break iterator without a text; NULL when ICU has none for the locale.
static inline UBreakIterator *layout_line_breaks_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
    if (U_SUCCESS(status)) return iterator;
    if (iterator) ubrk_close(iterator);
    return 0;
}

/// Gives the iterator a text, which must outlive its use; 0 when ICU refuses.
static inline int layout_line_breaks_set(UBreakIterator *iterator, const UChar *text, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(iterator, text, count, &status);
    return U_SUCCESS(status);
}

/// The next boundary, or -1 at the end.
static inline int32_t layout_line_breaks_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

/// Whether a line must end at the boundary just returned.
static inline int layout_line_breaks_is_hard(UBreakIterator *iterator) {
    return ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
}

static inline void layout_line_breaks_close(UBreakIterator *iterator) { ubrk_close(iterator); }

/// Script of a code point as its ISO 15924 tag in HarfBuzz's form; "Zyyy" for common, "Zinh" for inherited.
static inline uint32_t layout_script_tag(UChar32 character) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode code = uscript_getScript(character, &status);
    const char *name = U_SUCCESS(status) ? uscript_getShortName(code) : 0;
    if (!name || !name[0] || !name[1] || !name[2] || !name[3]) name = "Zzzz";
    return ((uint32_t)(uint8_t)name[0] << 24) | ((uint32_t)(uint8_t)name[1] << 16)
        | ((uint32_t)(uint8_t)name[2] << 8) | (uint32_t)(uint8_t)name[3];
}

/// ICU's own version: the rules of line breaking change with it.
static inline void layout_icu_version(uint8_t version[4]) { u_getVersion(version); }
