from functools import cache

def max_profit_with_memo(prices):
    # The recursion has two levels per day: beyond about 450
    # days, raise the limit with sys.setrecursionlimit.
    @cache
    def best_from(day, holding):
        """The most that can still be earned from that day on."""
        if day >= len(prices):
            return 0
        wait = best_from(day + 1, holding)
        if holding:
            # Skip the day after the sale: it is the cooldown.
            trade = best_from(day + 2, False) + prices[day]
        else:
            trade = best_from(day + 1, True) - prices[day]
        return max(wait, trade)

    return best_from(0, False)
