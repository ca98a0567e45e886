class TrieNode {
  children = new Map<string, TrieNode>()
  isWord = false
}

class Trie {
  root = new TrieNode()

  insert(word: string): void { // @insert
    let node = this.root
    for (const char of word) {
      let child = node.children.get(char)
      if (!child) { // @check
        child = new TrieNode()
        node.children.set(char, child) // @grow
      }
      node = child // @follow
    }
    node.isWord = true // @mark
  }

  search(word: string): boolean {
    // A prefix alone has a node too, but no mark.
    return this.find(word)?.isWord ?? false
  }

  startsWith(prefix: string): boolean {
    return this.find(prefix) !== undefined
  }

  find(prefix: string): TrieNode | undefined {
    let node = this.root
    for (const char of prefix) {
      const child = node.children.get(char)
      if (!child) // @look
        return undefined // @missing
      node = child
    }
    return node // @found
  }
}
