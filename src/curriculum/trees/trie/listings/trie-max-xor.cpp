struct BitNode {
  unique_ptr<BitNode> children[2];
};

// No number is negative.
int maxXor(const vector<int>& nums) {
  BitNode root;
  for (int num : nums) {
    BitNode* node = &root;
    for (int bit = 30; bit >= 0; bit--) {
      auto& child = node->children[num >> bit & 1];
      if (!child) child = make_unique<BitNode>();
      node = child.get();
    }
  }

  int best = 0;
  for (int num : nums) {
    BitNode* node = &root;
    int result = 0;
    // High bits first: one higher bit outweighs all lower ones.
    for (int bit = 30; bit >= 0; bit--) {
      int own = num >> bit & 1;
      BitNode* opposite = node->children[1 - own].get();
      if (opposite) result |= 1 << bit;
      node = opposite ? opposite : node->children[own].get();
    }
    best = max(best, result);
  }
  return best;
}
