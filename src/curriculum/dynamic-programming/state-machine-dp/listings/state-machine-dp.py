def max_profit(prices):
    if not prices:
        return 0
    # First day: buy or do nothing. No sale has earned yet.
    hold, rest, sold = -prices[0], 0, 0  # @start
    for price in prices[1:]:  # @loop
        # Five moves from yesterday:
        keep = hold  # @keep
        buy = rest - price  # @buy
        wait = rest  # @wait
        pause = sold  # @pause
        sell = hold + price  # @sell
        hold = max(keep, buy)  # @hold
        rest = max(wait, pause)  # @rest
        sold = sell  # @sold
    return max(rest, sold)  # @done
