"""One page, several benchmarks: each owns the section between its two marks and leaves the others' alone."""
import os


def replace_section(path, name, lines):
    """Writes a benchmark's section anew, at the end of the page where it has none yet."""
    begin, end = f"<!-- {name} benchmark: begin -->", f"<!-- {name} benchmark: end -->"
    text = ""
    if os.path.exists(path):
        with open(path) as page:
            text = page.read()
    block = "\n".join([begin, *lines, end])
    if begin in text and end in text:
        text = text[:text.index(begin)] + block + text[text.index(end) + len(end):]
    else:
        text = "\n\n".join(part for part in (text.rstrip(), block) if part) + "\n"
    with open(path, "w") as page:
        page.write(text)
