string longestCommonSubsequence(string first, string second) {
    int rows = first.size() + 1, columns = second.size() + 1;
    vector<vector<int>> best(rows, vector<int>(columns)); // @start
    for (int i = 1; i < rows; i++) {
        for (int j = 1; j < columns; j++) {
            if (first[i - 1] == second[j - 1]) // @compare
                best[i][j] = best[i - 1][j - 1] + 1; // @match
            else // @differ
                best[i][j] = max(best[i - 1][j], best[i][j - 1]);
        }
    }

    string letters;
    int i = rows - 1, j = columns - 1;
    while (best[i][j] > 0) {
        if (first[i - 1] == second[j - 1]) {
            letters = first[--i] + letters; // @take
            j--;
        } else if (best[i - 1][j] >= best[i][j - 1]) {
            i--; // @up
        } else {
            j--; // @back-left
        }
    }
    return letters; // @done
}
