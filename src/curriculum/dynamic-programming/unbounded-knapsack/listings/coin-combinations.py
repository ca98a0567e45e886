def count_combinations(amount, coins):
    # All coins are positive.
    ways = [1] + [0] * amount
    # Coins outside: once coin 2 has its turn, coin 1 never comes
    # after it. So 1 + 2 and 2 + 1 are counted as one mix.
    for coin in coins:
        for part in range(coin, amount + 1):
            ways[part] += ways[part - coin]
    return ways[amount]
