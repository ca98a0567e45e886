class TrieNode {
  Map<Character, TrieNode> children = new HashMap<>();
  String word;
}

List<String> findWords(char[][] board, String[] words) {
  TrieNode root = new TrieNode();
  for (String word : words) {
    TrieNode node = root;
    for (char letter : word.toCharArray()) {
      node.children.putIfAbsent(letter, new TrieNode());
      node = node.children.get(letter);
    }
    node.word = word;
  }
  List<String> found = new ArrayList<>();
  for (int row = 0; row < board.length; row++) {
    for (int col = 0; col < board[0].length; col++) {
      walk(board, row, col, root, found);
    }
  }
  Collections.sort(found);
  return found;
}

void walk(char[][] board, int row, int col, TrieNode node,
          List<String> found) {
  if (row < 0 || row == board.length) return;
  if (col < 0 || col == board[0].length) return;
  char letter = board[row][col];
  TrieNode child = node.children.get(letter);
  if (child == null) return; // no word starts with this path
  if (child.word != null) found.add(child.word);
  child.word = null; // report it only once
  board[row][col] = '#'; // this cell is on the path
  walk(board, row + 1, col, child, found);
  walk(board, row - 1, col, child, found);
  walk(board, row, col + 1, child, found);
  walk(board, row, col - 1, child, found);
  board[row][col] = letter;
  // All words below have been found.
  if (child.children.isEmpty()) node.children.remove(letter);
}
