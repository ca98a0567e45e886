from functools import cache

def min_path_sum_with_memo(costs):
    # There is at least one row and one column. The recursion has
    # two levels per step of a path: beyond about 450 rows and
    # columns together, raise the limit with sys.setrecursionlimit.
    @cache
    def least_to(i, j):
        """The least cost of a path that ends in this cell."""
        if i == 0 and j == 0:
            return costs[0][0]
        if i == 0:
            before = least_to(0, j - 1)
        elif j == 0:
            before = least_to(i - 1, 0)
        else:
            before = min(least_to(i - 1, j), least_to(i, j - 1))
        return before + costs[i][j]

    # The calls find the order of the cells on their own.
    return least_to(len(costs) - 1, len(costs[0]) - 1)
