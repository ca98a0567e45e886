def predict_the_winner(values):
    # There is at least one value.
    n = len(values)
    # lead[i][j]: by how much the player to move wins i to j
    lead = [[0] * n for _ in range(n)]
    for i in range(n):
        lead[i][i] = values[i]
    for size in range(2, n + 1):
        for i in range(n - size + 1):
            j = i + size - 1
            # The opponent moves next: subtract their lead.
            left = values[i] - lead[i + 1][j]
            right = values[j] - lead[i][j - 1]
            lead[i][j] = max(left, right)
    return lead[0][n - 1] >= 0
