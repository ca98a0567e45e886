def change(amount, coins):
    rows = len(coins) + 1
    ways = [[1] + [0] * amount for _ in range(rows)]  # @start
    for i, coin in enumerate(coins, start=1):
        for part in range(1, amount + 1):
            without = ways[i - 1][part]  # @without
            again = 0
            if coin <= part:  # @fits
                again = ways[i][part - coin]  # @again
            ways[i][part] = without + again
    return ways[-1][amount]  # @done
