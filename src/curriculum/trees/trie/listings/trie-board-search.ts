class TrieNode {
  children = new Map<string, TrieNode>()
  word?: string
}

function findWords(board: string[][], words: string[]): string[] {
  const root = new TrieNode()
  for (const word of words) {
    let node = root
    for (const char of word) {
      const child = node.children.get(char) ?? new TrieNode()
      node.children.set(char, child)
      node = child
    }
    node.word = word
  }
  const found: string[] = []

  function walk(row: number, col: number, node: TrieNode): void {
    const char = board[row]?.[col]
    const child = node.children.get(char)
    if (!child) return // off the board, or no word starts like this
    if (child.word !== undefined) found.push(child.word)
    child.word = undefined // report it only once
    board[row][col] = '' // this cell is on the path
    walk(row + 1, col, child)
    walk(row - 1, col, child)
    walk(row, col + 1, child)
    walk(row, col - 1, child)
    board[row][col] = char
    // All words below have been found.
    if (child.children.size === 0) node.children.delete(char)
  }

  board.forEach((cells, row) =>
    cells.forEach((_, col) => walk(row, col, root)),
  )
  return found.sort()
}
