def longest_common_subsequence(first, second):
    rows, columns = len(first) + 1, len(second) + 1
    best = [[0] * columns for _ in range(rows)]  # @start
    for i in range(1, rows):
        for j in range(1, columns):
            if first[i - 1] == second[j - 1]:  # @compare
                best[i][j] = best[i - 1][j - 1] + 1  # @match
            else:  # @differ
                best[i][j] = max(best[i - 1][j], best[i][j - 1])

    letters, i, j = "", rows - 1, columns - 1
    while best[i][j] > 0:
        if first[i - 1] == second[j - 1]:
            letters = first[i - 1] + letters  # @take
            i, j = i - 1, j - 1
        elif best[i - 1][j] >= best[i][j - 1]:
            i -= 1  # @up
        else:
            j -= 1  # @back-left
    return letters  # @done
