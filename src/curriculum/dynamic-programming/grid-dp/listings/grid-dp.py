def min_path_sum(costs):
    # There is at least one row and one column.
    least = [row[:] for row in costs]  # @state
    for i, row in enumerate(costs):
        for j, cost in enumerate(row):  # @cell
            before = 0  # @start
            if i > 0 and j > 0:  # @choice
                above = least[i - 1][j]  # @above
                left = least[i][j - 1]  # @left
                before = min(above, left)  # @inner
            elif j > 0:
                before = least[0][j - 1]  # @first-row
            elif i > 0:
                before = least[i - 1][0]  # @first-column
            least[i][j] = before + cost  # @sum
    return least[-1][-1]  # @done
