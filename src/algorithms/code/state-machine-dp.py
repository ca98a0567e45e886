def max_profit(prices):
    hold, rest, sold = float("-inf"), 0, float("-inf")  # @start
    for price in prices:  # @loop
        held = hold
        hold = max(hold, rest - price)  # @hold
        rest = max(rest, sold)  # @rest
        sold = held + price  # @sold
    return max(rest, sold)  # @done
