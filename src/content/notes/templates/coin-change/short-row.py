from math import inf

# All coins are positive, and there is at least one.
def fewest_coins(coins, amount):
    size = max(coins)  # no cell further back is read
    row = [inf] * size
    row[0] = 0
    for a in range(1, amount + 1):
        best = inf
        for coin in coins:
            if coin <= a:
                more = row[(a - coin) % size] + 1
                best = min(best, more)
        row[a % size] = best  # over the oldest cell
    answer = row[amount % size]
    return -1 if answer == inf else answer
