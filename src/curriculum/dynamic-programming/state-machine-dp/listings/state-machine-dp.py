def max_profit(prices):
    if not prices:
        return 0
    # First day: buy or do nothing. No sale has earned yet.
    hold, rest, sold = -prices[0], 0, 0  # @start
    for price in prices[1:]:  # @loop
        held = hold  # @save
        hold = max(hold, rest - price)  # @hold
        rest = max(rest, sold)  # @rest
        sold = held + price  # @sold
    return max(rest, sold)  # @done
