from math import inf

def coin_change(coins, amount):
    # All coins are positive.
    # fewest[part]: infinity as long as no coins make that part
    fewest = [0] + [inf] * amount
    for coin in coins:
        # Upward: fewest[part - coin] may already contain this coin.
        for part in range(coin, amount + 1):
            fewest[part] = min(fewest[part], fewest[part - coin] + 1)
    return -1 if fewest[amount] == inf else fewest[amount]
