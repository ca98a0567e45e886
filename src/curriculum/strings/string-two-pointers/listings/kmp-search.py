def find_first(text, pattern):
    """For a pattern with at least one character."""
    borders = find_borders(pattern)
    matched = 0
    for i, character in enumerate(text):
        # Only matched falls back; i never does.
        while matched > 0 and pattern[matched] != character:
            matched = borders[matched - 1]
        if pattern[matched] == character:
            matched += 1
        if matched == len(pattern):
            return i - matched + 1
    return -1


def find_borders(pattern):
    # borders[i]: the length of the longest proper prefix of
    # pattern[:i + 1] that is also its suffix: it is kept.
    borders = [0] * len(pattern)
    length = 0
    for i in range(1, len(pattern)):
        while length > 0 and pattern[length] != pattern[i]:
            length = borders[length - 1]
        if pattern[length] == pattern[i]:
            length += 1
        borders[i] = length
    return borders
