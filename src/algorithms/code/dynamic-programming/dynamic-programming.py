def coin_change(coins, amount):
    never = amount + 1
    fewest = [0] + [never] * amount  # @start
    for part in range(1, amount + 1):
        for coin in coins:
            if coin <= part:  # @fits
                rest = part - coin
                count = fewest[rest] + 1  # @try
                if count < fewest[part]:  # @compare
                    fewest[part] = count  # @better
    if fewest[amount] == never:
        return -1  # @none
    return fewest[amount]  # @done
