def max_coins(balloons):
    # No number is negative.
    # A 1 beyond both ends: what the outermost balloons multiply with.
    row = [1, *balloons, 1]
    n = len(row)
    # best[i][j]: the most for bursting all strictly between i and j
    best = [[0] * n for _ in range(n)]
    for gap in range(2, n):
        for i in range(n - gap):
            j = i + gap
            for last in range(i + 1, j):
                # Burst last, it has i and j as neighbors, and the two
                # sides never touch. Burst first, it would join them.
                coins = row[i] * row[last] * row[j]
                total = best[i][last] + coins + best[last][j]
                best[i][j] = max(best[i][j], total)
    return best[0][n - 1]
