def change(amount, coins):
    # All coins are positive.
    ways = [[1] + [0] * amount]  # @start
    for coin in coins:
        above = ways[-1]
        row = [1]
        for part in range(1, amount + 1):  # @cell
            without = above[part]  # @without
            again = 0
            if coin <= part:  # @fits
                # This row: the coin may come again.
                again = row[part - coin]  # @again
            row.append(without + again)  # @sum
        ways.append(row)
    return ways[-1][amount]  # @done
