#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// ICU's names are macros that add its version, which Swift does not see: what is used has a function of its own here.

struct layout_line_breaks *layout_line_breaks_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
    if (U_SUCCESS(status)) return (struct layout_line_breaks *)iterator;
    if (iterator) ubrk_close(iterator);
    return 0;
}

int layout_line_breaks_set(struct layout_line_breaks *iterator, const uint16_t *text, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, count, &status);
    return U_SUCCESS(status);
}

int32_t layout_line_breaks_next(struct layout_line_breaks *iterator) {
    return ubrk_next((UBreakIterator *)iterator);
}

int layout_line_breaks_is_hard(struct layout_line_breaks *iterator) {
    return ubrk_getRuleStatus((UBreakIterator *)iterator) >= UBRK_LINE_HARD;
}

void layout_line_breaks_close(struct layout_line_breaks *iterator) { ubrk_close((UBreakIterator *)iterator); }

uint32_t layout_script_tag(int32_t character) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode code = uscript_getScript(character, &status);
    const char *name = U_SUCCESS(status) ? uscript_getShortName(code) : 0;
    if (!name || !name[0] || !name[1] || !name[2] || !name[3]) name = "Zzzz";
    return ((uint32_t)(uint8_t)name[0] << 24) | ((uint32_t)(uint8_t)name[1] << 16)
        | ((uint32_t)(uint8_t)name[2] << 8) | (uint32_t)(uint8_t)name[3];
}

void layout_icu_version(uint8_t version[4]) { u_getVersion(version); }
