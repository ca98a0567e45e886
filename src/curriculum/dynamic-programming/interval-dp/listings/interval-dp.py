from math import inf

def least_cut_cost(length, cuts):
    # All cuts are different and inside the stick.
    points = [0, *sorted(cuts), length]  # @points
    n = len(points)
    # cost[i][j]: least for all cuts between i and j # @state
    cost = [[0] * n for _ in range(n)]  # @start
    for gap in range(2, n):  # @loop
        for i in range(n - gap):
            j = i + gap  # @piece
            parts = inf
            for k in range(i + 1, j):  # @first
                # Both parts are shorter, so final.
                split = cost[i][k] + cost[k][j]  # @split
                parts = min(parts, split)  # @least
            # Any first cut costs the whole piece.
            cost[i][j] = points[j] - points[i] + parts  # @better
    return cost[0][n - 1]  # @done
