def longest_palindromic_subsequence(text):
    # text has at least one character.
    n = len(text)
    # best[i][j]: the longest palindrome within text[i..j]
    best = [[0] * n for _ in range(n)]
    # i runs downward, so that row i + 1 is final before row i.
    for i in range(n - 1, -1, -1):
        best[i][i] = 1
        for j in range(i + 1, n):
            if text[i] == text[j]:
                # Equal ends wrap around whatever is inside.
                best[i][j] = best[i + 1][j - 1] + 2
            else:
                best[i][j] = max(best[i + 1][j], best[i][j - 1])
    return best[0][n - 1]
