// 211 calls the two methods addWord and search.
class WildcardDictionary {
  unordered_map<char, unique_ptr<WildcardDictionary>> children;
  bool isWord = false;

public:
  void add(const string& word) {
    WildcardDictionary* node = this;
    for (char c : word) {
      auto& child = node->children[c];
      if (!child) child = make_unique<WildcardDictionary>();
      node = child.get();
    }
    node->isWord = true;
  }

  // The recursion is as deep as the pattern is long.
  bool matches(const string& pattern, size_t i = 0) const {
    if (i == pattern.size()) return isWord;
    if (pattern[i] != '.') {
      auto child = children.find(pattern[i]);
      return child != children.end() &&
             child->second->matches(pattern, i + 1);
    }
    // A dot may stand for any child, so the search branches.
    for (const auto& [c, child] : children) {
      if (child->matches(pattern, i + 1)) return true;
    }
    return false;
  }
};
