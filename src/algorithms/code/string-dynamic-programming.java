String longestCommonSubsequence(String first, String second) {
    int rows = first.length() + 1, columns = second.length() + 1;
    int[][] best = new int[rows][columns]; // @start
    for (int i = 1; i < rows; i++) {
        for (int j = 1; j < columns; j++) {
            if (first.charAt(i - 1) == second.charAt(j - 1)) // @compare
                best[i][j] = best[i - 1][j - 1] + 1; // @match
            else // @differ
                best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
        }
    }

    String letters = "";
    int i = rows - 1, j = columns - 1;
    while (best[i][j] > 0) {
        if (first.charAt(i - 1) == second.charAt(j - 1)) {
            letters = first.charAt(--i) + letters; // @take
            j--;
        } else if (best[i - 1][j] >= best[i][j - 1]) {
            i--; // @up
        } else {
            j--; // @back-left
        }
    }
    return letters; // @done
}
