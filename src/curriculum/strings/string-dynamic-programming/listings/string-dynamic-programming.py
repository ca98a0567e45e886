def longest_common_subsequence(a, b):
    rows, cols = len(a) + 1, len(b) + 1
    best = [[0] * cols for _ in range(rows)]  # @start
    for i in range(1, rows):
        for j in range(1, cols):
            if a[i - 1] == b[j - 1]:  # @compare
                best[i][j] = best[i - 1][j - 1] + 1  # @match
            else:
                up, left = best[i - 1][j], best[i][j - 1]
                best[i][j] = max(up, left)  # @differ

    letters = []
    i, j = len(a), len(b)
    while best[i][j] > 0:
        if a[i - 1] == b[j - 1]:
            letters.append(a[i - 1])  # @take
            i, j = i - 1, j - 1
        elif best[i - 1][j] == best[i][j]:
            i -= 1  # @up
        else:
            j -= 1  # @back-left
    # The walk back found the last letter first.
    return "".join(reversed(letters))  # @done
