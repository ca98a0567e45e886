class BitNode {
  children: (BitNode | undefined)[] = [undefined, undefined]
}

// No number is negative.
function maxXor(nums: number[]): number {
  const root = new BitNode()
  for (const num of nums) {
    let node = root
    for (let bit = 30; bit >= 0; bit--) {
      const own = (num >> bit) & 1
      node = node.children[own] ??= new BitNode()
    }
  }

  let best = 0
  for (const num of nums) {
    let node = root
    let xor = 0
    // High bits first: one higher bit outweighs all lower ones.
    for (let bit = 30; bit >= 0; bit--) {
      const own = (num >> bit) & 1
      const opposite = node.children[1 - own]
      if (opposite) xor |= 1 << bit
      node = opposite ?? node.children[own]!
    }
    best = Math.max(best, xor)
  }
  return best
}
