def edit_distance(a, b):
    rows, cols = len(a) + 1, len(b) + 1
    cost = [[0] * cols for _ in range(rows)]
    for i in range(rows):
        cost[i][0] = i  # Delete all of a's prefix.
    for j in range(cols):
        cost[0][j] = j  # Insert all of b's prefix.
    for i in range(1, rows):
        for j in range(1, cols):
            if a[i - 1] == b[j - 1]:
                cost[i][j] = cost[i - 1][j - 1]
            else:
                cost[i][j] = 1 + min(
                    cost[i - 1][j],  # delete
                    cost[i][j - 1],  # insert
                    cost[i - 1][j - 1],  # replace
                )
    return cost[-1][-1]
