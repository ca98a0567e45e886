struct TrieNode {
  unordered_map<char, unique_ptr<TrieNode>> children;
  string word;
};

void walk(vector<vector<char>>& board, int row, int col,
          TrieNode& node, vector<string>& found) {
  int rows = board.size(), cols = board[0].size();
  if (row < 0 || row == rows || col < 0 || col == cols) return;
  char letter = board[row][col];
  auto next = node.children.find(letter);
  if (next == node.children.end()) return;  // no such word
  TrieNode& child = *next->second;
  if (!child.word.empty()) found.push_back(child.word);
  child.word.clear();      // report it only once
  board[row][col] = '#';   // this cell is on the path
  walk(board, row + 1, col, child, found);
  walk(board, row - 1, col, child, found);
  walk(board, row, col + 1, child, found);
  walk(board, row, col - 1, child, found);
  board[row][col] = letter;
  // All words below have been found.
  if (child.children.empty()) node.children.erase(letter);
}

vector<string> findWords(vector<vector<char>>& board,
                         const vector<string>& words) {
  TrieNode root;
  for (const string& word : words) {
    TrieNode* node = &root;
    for (char letter : word) {
      auto& child = node->children[letter];
      if (!child) child = make_unique<TrieNode>();
      node = child.get();
    }
    node->word = word;
  }
  vector<string> found;
  for (size_t row = 0; row < board.size(); row++) {
    for (size_t col = 0; col < board[0].size(); col++) {
      walk(board, row, col, root, found);
    }
  }
  sort(found.begin(), found.end());
  return found;
}
