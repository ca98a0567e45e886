from functools import cache

def knapsack_with_memo(weights, values, capacity):
    # No weight is negative. The recursion has two levels per
    # item: beyond about 450 items, raise the limit with
    # sys.setrecursionlimit.
    @cache
    def best_from(i, room):
        """The most value that items i and later give in room."""
        if i == len(weights):
            return 0
        best = best_from(i + 1, room)
        if weights[i] <= room:
            rest = best_from(i + 1, room - weights[i])
            best = max(best, values[i] + rest)
        return best

    # Only the rooms that some choice of items leaves are solved.
    return best_from(0, capacity)
