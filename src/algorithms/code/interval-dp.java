boolean predictTheWinner(int[] values) {
  int count = values.length;
  int[][] lead = new int[count][count];
  for (int i = 0; i < count; i++) lead[i][i] = values[i]; // @start
  for (int length = 2; length <= count; length++) {
    for (int i = 0; i + length <= count; i++) {
      int j = i + length - 1;
      int left = values[i] - lead[i + 1][j]; // @left
      int right = values[j] - lead[i][j - 1]; // @right
      lead[i][j] = Math.max(left, right); // @better
    }
  }
  return lead[0][count - 1] >= 0; // @done
}
