def least_cut_cost(length, cuts):
    # All cuts are different and inside the stick.
    # The ends of a piece are cuts, or the ends of the stick.
    points = [0, *sorted(cuts), length]
    n = len(points)
    # cost[i][j]: the least for all cuts strictly between i and j
    cost = [[0] * n for _ in range(n)]
    for gap in range(2, n):
        for i in range(n - gap):
            j = i + gap
            # The first cut k splits the piece in two, and each
            # part is shorter: its cost is final.
            parts = min(
                cost[i][k] + cost[k][j] for k in range(i + 1, j)
            )
            # Whichever cut is first, it costs the whole piece.
            cost[i][j] = points[j] - points[i] + parts
    return cost[0][n - 1]
