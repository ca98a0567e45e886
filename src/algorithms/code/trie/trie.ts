class TrieNode {
  next = new Map<string, TrieNode>()
  isWord = false
}

class Trie {
  root = new TrieNode()

  insert(word: string) { // @insert
    let node = this.root
    for (const letter of word) {
      let child = node.next.get(letter)
      if (!child) // @check
        child = new TrieNode()
      node.next.set(letter, child) // @grow
      node = child // @follow
    }
    node.isWord = true // @mark
  }

  startsWith(prefix: string) {
    let node = this.root
    for (const letter of prefix) {
      const child = node.next.get(letter)
      if (!child) return false // @look @missing
      node = child
    }
    return true // @found
  }
}
