def min_path_sum(costs):
    rows, columns = len(costs), len(costs[0])
    least = [[0] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            before = 0  # @start
            if i > 0 and j > 0:  # @choice
                before = min(least[i - 1][j], least[i][j - 1])  # @inner
            elif j > 0:
                before = least[0][j - 1]  # @first-row
            elif i > 0:
                before = least[i - 1][0]  # @first-column
            least[i][j] = before + costs[i][j]
    return least[-1][-1]  # @done
