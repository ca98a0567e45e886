def max_profit_with_k_trades(k, prices):
    # k is 0 or more.
    if not prices:
        return 0
    # A trade takes two days, so a larger k changes nothing.
    k = min(k, len(prices) // 2)
    # hold[t], free[t]: the best balance with t trades begun
    hold = [-prices[0]] * (k + 1)
    free = [0] * (k + 1)
    for price in prices[1:]:
        # Downward: trade t starts from free[t - 1] of yesterday.
        for t in range(k, 0, -1):
            free[t] = max(free[t], hold[t] + price)
            hold[t] = max(hold[t], free[t - 1] - price)
    return free[k]
