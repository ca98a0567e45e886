from functools import cache

def count_combinations_with_memo(amount, coins):
    # All coins are positive. The recursion has two levels per
    # coin left out or paid: beyond about 450 of them, raise the
    # limit with sys.setrecursionlimit.
    @cache
    def ways_from(i, part):
        """The ways to pay that part with coins i and later."""
        if part == 0:
            return 1
        if i == len(coins):
            return 0
        ways = ways_from(i + 1, part)
        if coins[i] <= part:
            # Stay at i: the coin may come again.
            ways += ways_from(i, part - coins[i])
        return ways

    # Only the parts that some coins leave over are solved.
    return ways_from(0, amount)
