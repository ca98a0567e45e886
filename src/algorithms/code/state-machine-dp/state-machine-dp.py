from math import inf

def max_profit(prices):
    hold, rest, sold = -inf, 0, -inf  # @start
    for price in prices:  # @loop
        held = hold
        hold = max(hold, rest - price)  # @hold
        rest = max(rest, sold)  # @rest
        sold = held + price  # @sold
    return max(rest, sold)  # @done
