from math import inf

# All coins are positive.
def fewest_coins(coins, amount):
    fewest = [0] + [inf] * amount
    for a in range(1, amount + 1):
        for coin in coins:
            if coin <= a:
                more = fewest[a - coin] + 1
                fewest[a] = min(fewest[a], more)
    answer = fewest[amount]
    return -1 if answer == inf else answer
