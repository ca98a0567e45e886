from math import inf

# All coins are positive.
def fewest_coins(coins, amount):
    def fewest(a):
        if a == 0:
            return 0
        best = inf
        for coin in coins:
            if coin <= a:
                best = min(best, fewest(a - coin) + 1)
        return best

    answer = fewest(amount)
    return -1 if answer == inf else answer
