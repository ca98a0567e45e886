def predict_the_winner(values):
    count = len(values)
    lead = [[0] * count for _ in values]
    for i in range(count):
        lead[i][i] = values[i]  # @start
    for size in range(2, count + 1):
        for j in range(size - 1, count):
            i = j - size + 1
            after = lead[i + 1][j]
            left = values[i] - after  # @left
            before = lead[i][j - 1]
            right = values[j] - before  # @right
            lead[i][j] = max(left, right)  # @better
    return lead[0][-1] >= 0  # @done
