class TrieNode {
  children = new Map<string, TrieNode>()
  isWord = false
}

// 211 calls the two methods addWord and search.
class WildcardDictionary {
  root = new TrieNode()

  add(word: string): void {
    let node = this.root
    for (const char of word) {
      const child = node.children.get(char) ?? new TrieNode()
      node.children.set(char, child)
      node = child
    }
    node.isWord = true
  }

  // The recursion is as deep as the pattern is long.
  matches(pattern: string, node = this.root, i = 0): boolean {
    if (i === pattern.length) return node.isWord
    if (pattern[i] !== '.') {
      const child = node.children.get(pattern[i])
      return child ? this.matches(pattern, child, i + 1) : false
    }
    // A dot may stand for any child, so the search branches.
    for (const child of node.children.values()) {
      if (this.matches(pattern, child, i + 1)) return true
    }
    return false
  }
}
