from math import inf

# The coins themselves, or an empty list.
def coins_used(coins, amount):
    fewest = [0] + [inf] * amount
    last = [0] * (amount + 1)  # the last coin put down
    for a in range(1, amount + 1):
        for coin in coins:
            if coin <= a:
                more = fewest[a - coin] + 1
                if more < fewest[a]:
                    fewest[a] = more
                    last[a] = coin
    if fewest[amount] == inf:
        return []
    used = []
    while amount > 0:
        used.append(last[amount])
        amount -= last[amount]
    return used
