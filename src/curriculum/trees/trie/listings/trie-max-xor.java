class BitNode {
  BitNode[] children = new BitNode[2];
}

// No number is negative.
int maxXor(int[] nums) {
  BitNode root = new BitNode();
  for (int num : nums) {
    BitNode node = root;
    for (int bit = 30; bit >= 0; bit--) {
      int own = num >> bit & 1;
      if (node.children[own] == null) {
        node.children[own] = new BitNode();
      }
      node = node.children[own];
    }
  }

  int best = 0;
  for (int num : nums) {
    BitNode node = root;
    int xor = 0;
    // High bits first: one higher bit outweighs all lower ones.
    for (int bit = 30; bit >= 0; bit--) {
      int own = num >> bit & 1;
      BitNode opposite = node.children[1 - own];
      if (opposite != null) xor |= 1 << bit;
      node = opposite != null ? opposite : node.children[own];
    }
    best = Math.max(best, xor);
  }
  return best;
}
