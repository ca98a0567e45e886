int n;
int[] queens; // queens[row] is the column of that row's queen
boolean[] cols, falling, rising;
List<List<String>> boards;

List<List<String>> nQueens(int n) {
  this.n = n;
  queens = new int[n];
  cols = new boolean[n];
  falling = new boolean[2 * n];
  rising = new boolean[2 * n];
  boards = new ArrayList<>();
  place(0);
  return boards;
}

void place(int row) {
  if (row == n) {
    List<String> board = new ArrayList<>();
    for (int col : queens) {
      board.add(".".repeat(col) + "Q" + ".".repeat(n - col - 1));
    }
    boards.add(board);
    return;
  }
  for (int col = 0; col < n; col++) {
    // Squares of one diagonal share row - col or row + col.
    int fall = row - col + n, rise = row + col;
    if (cols[col] || falling[fall] || rising[rise]) continue;
    queens[row] = col;
    cols[col] = falling[fall] = rising[rise] = true;
    place(row + 1);
    cols[col] = falling[fall] = rising[rise] = false;
  }
}
