class TrieNode {
  children = new Map<string, TrieNode>()
  isWord = false
}

class Trie {
  root = new TrieNode()

  insert(word: string) { // @insert
    let node = this.root
    for (const letter of word) {
      const child = node.children.get(letter) ?? new TrieNode() // @check
      node.children.set(letter, child) // @grow
      node = child // @follow
    }
    node.isWord = true // @mark
  }

  startsWith(prefix: string) {
    let node = this.root
    for (const letter of prefix) {
      const child = node.children.get(letter)
      if (!child) // @look
        return false // @missing
      node = child
    }
    return true // @found
  }
}
