from functools import cache

def rob_with_memo(cash):
    # The recursion has two levels per house: beyond about 450
    # houses, raise the limit with sys.setrecursionlimit.
    @cache
    def best_from(i):
        """The most that the houses from i on can give."""
        if i >= len(cash):
            return 0
        skip = best_from(i + 1)
        take = cash[i] + best_from(i + 2)
        return max(skip, take)

    # Without the cache, the same i would be solved again and again.
    return best_from(0)
