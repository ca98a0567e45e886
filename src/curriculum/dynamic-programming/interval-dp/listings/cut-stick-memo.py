from functools import cache
from math import inf

def least_cut_cost_with_memo(length, cuts):
    # All cuts are different and inside the stick. The recursion
    # has up to two levels per cut: beyond about 450 cuts, raise
    # the limit with sys.setrecursionlimit.
    # The ends of a piece are cuts, or the ends of the stick.
    points = [0, *sorted(cuts), length]

    @cache
    def cost(i, j):
        """The least for all cuts strictly between i and j."""
        if i + 1 == j:
            return 0
        parts = inf
        for k in range(i + 1, j):
            # The first cut k splits the piece in two.
            parts = min(parts, cost(i, k) + cost(k, j))
        # Whichever cut is first, it costs the whole piece.
        return points[j] - points[i] + parts

    return cost(0, len(points) - 1)
