def longest_common_subsequence(a, b):
    rows, cols = len(a) + 1, len(b) + 1
    best = []
    for _ in range(rows):
        best.append([0] * cols)  # @start
    for i in range(1, rows):
        row, above = best[i], best[i - 1]
        for j in range(1, cols):
            if a[i - 1] == b[j - 1]:  # @compare
                row[j] = above[j - 1] + 1  # @match
            else:  # @differ
                up = above[j]
                left = row[j - 1]
                row[j] = max(up, left)

    letters, i, j = "", rows - 1, cols - 1
    while best[i][j] > 0:
        if a[i - 1] == b[j - 1]:
            letters = a[i - 1] + letters  # @take
            i, j = i - 1, j - 1
        elif best[i - 1][j] == best[i][j]:
            i -= 1  # @up
        else:
            j -= 1  # @back-left
    return letters  # @done
