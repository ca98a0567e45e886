def matches(text, pattern):
    """A dot is any character; x* is any number of x."""
    # Each star follows a character that is no star.
    rows, cols = len(text) + 1, len(pattern) + 1
    fits = [[False] * cols for _ in range(rows)]
    fits[0][0] = True
    for i in range(rows):
        for j in range(1, cols):
            if pattern[j - 1] == "*":
                # The star belongs to the character before it.
                one = i > 0 and pattern[j - 2] in (".", text[i - 1])
                # Match nothing, or take one more and stay.
                fits[i][j] = fits[i][j - 2] or (
                    one and fits[i - 1][j]
                )
            elif i > 0 and pattern[j - 1] in (".", text[i - 1]):
                fits[i][j] = fits[i - 1][j - 1]
    return fits[-1][-1]
