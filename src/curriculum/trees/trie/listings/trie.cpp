struct TrieNode {
  unordered_map<char, unique_ptr<TrieNode>> children;
  bool isWord = false;
};

class Trie {
  TrieNode root;

  TrieNode* find(const string& prefix) {
    TrieNode* node = &root;
    for (char c : prefix) {
      if (!node->children.count(c)) { // @look
        return nullptr; // @missing
      }
      node = node->children[c].get();
    }
    return node; // @found
  }

public:
  void insert(const string& word) { // @insert
    TrieNode* node = &root;
    for (char c : word) {
      if (!node->children.count(c)) { // @check
        node->children[c] = make_unique<TrieNode>(); // @grow
      }
      node = node->children[c].get(); // @follow
    }
    node->isWord = true; // @mark
  }

  bool search(const string& word) {
    TrieNode* node = find(word);
    // A prefix alone has a node too, but no mark.
    return node && node->isWord;
  }

  bool startsWith(const string& prefix) {
    return find(prefix) != nullptr;
  }
};
