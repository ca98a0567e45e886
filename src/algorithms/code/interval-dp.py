def predict_the_winner(values):
    count = len(values)
    lead = [[0] * count for _ in values]
    for i in range(count):
        lead[i][i] = values[i]  # @start
    for length in range(2, count + 1):
        for i in range(count - length + 1):
            j = i + length - 1
            left = values[i] - lead[i + 1][j]  # @left
            right = values[j] - lead[i][j - 1]  # @right
            lead[i][j] = max(left, right)  # @better
    return lead[0][-1] >= 0  # @done
