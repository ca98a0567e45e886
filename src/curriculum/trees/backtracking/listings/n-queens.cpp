vector<vector<string>> nQueens(int n) {
  vector<vector<string>> boards;
  vector<string> board(n, string(n, '.'));
  vector<bool> cols(n), falling(2 * n), rising(2 * n);

  function<void(int)> place = [&](int row) {
    if (row == n) {
      boards.push_back(board);
      return;
    }
    for (int col = 0; col < n; col++) {
      // Squares of one diagonal share row - col or row + col.
      int fall = row - col + n, rise = row + col;
      if (cols[col] || falling[fall] || rising[rise]) continue;
      board[row][col] = 'Q';
      cols[col] = falling[fall] = rising[rise] = true;
      place(row + 1);
      board[row][col] = '.';
      cols[col] = falling[fall] = rising[rise] = false;
    }
  };

  place(0);
  return boards;
}
