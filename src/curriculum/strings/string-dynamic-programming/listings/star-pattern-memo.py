from functools import cache

def matches_with_memo(text, pattern):
    """A dot is any character; x* is any number of x."""
    # Each star follows a character that is no star.
    # The recursion has two levels per character of both: beyond
    # about 450, raise the limit with sys.setrecursionlimit.
    @cache
    def fits(i, j):
        """Whether text from i on fits pattern from j on."""
        if j == len(pattern):
            return i == len(text)
        one = i < len(text) and pattern[j] in (".", text[i])
        if pattern[j + 1 : j + 2] == "*":
            # Match nothing, or take one more and stay.
            return fits(i, j + 2) or (one and fits(i + 1, j))
        return one and fits(i + 1, j + 1)

    # Pairs that no attempt reaches are never solved.
    return fits(0, 0)
