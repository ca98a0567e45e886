def max_profit_with_fee(prices, fee):
    if not prices:
        return 0
    hold = -prices[0]
    free = 0
    for price in prices[1:]:
        # Both moves start from yesterday's values.
        buy = free - price
        sell = hold + price - fee
        hold = max(hold, buy)
        free = max(free, sell)
    # A share still held is money lost, so free is the answer.
    return free
