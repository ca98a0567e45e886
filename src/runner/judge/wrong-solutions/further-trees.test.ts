import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'inorder-with-stack',
    slip: 'the right subtree is lost',
    replace: ['node = next.right', 'node = null'],
  },
  {
    listing: 'height-and-balance',
    slip: 'heights that differ by one are too much',
    replace: ['Math.abs(left - right) > 1', 'left !== right'],
  },
  {
    listing: 'tree-dp',
    slip: 'a robbed house and a child',
    replace: ['node.val + left[0] + right[0]', 'node.val + Math.max(...left) + right[0]'],
  },
  {
    listing: 'zigzag-level-order',
    slip: 'every level from left to right',
    replace: ['leftToRight ? i : size - 1 - i', 'i'],
  },
  {
    listing: 'width-by-position',
    slip: 'only nodes are counted',
    replace: ['last - first + 1', 'level.length'],
  },
  {
    listing: 'right-side-view',
    slip: 'the left side',
    replace: [
      `walk(node.right, depth + 1)
    walk(node.left, depth + 1)`,
      'walk(node.left, depth + 1); walk(node.right, depth + 1)',
    ],
  },
  {
    listing: 'bst-validate',
    slip: 'only children are compared',
    replace: [
      `isBetween(node.left, low, node.val) &&
    isBetween(node.right, node.val, high)`,
      'isBetween(node.left, -Infinity, node.val) && isBetween(node.right, node.val, Infinity)',
    ],
  },
  {
    listing: 'bst-kth-smallest',
    slip: 'the right subtree comes first',
    replace: ['node = node.left', 'node = node.right'],
  },
  {
    listing: 'bst-delete',
    slip: 'the successor stays below as well',
    replace: ['root.right = deleteNode(root.right, successor.val)', ''],
  },
  {
    listing: 'all-paths-with-sum',
    slip: 'a path may end above a leaf',
    replace: ['if (isLeaf && rest === 0)', 'if (rest === 0)'],
  },
  {
    listing: 'max-path-sum',
    slip: 'a negative branch is taken, too',
    replace: ['const left = Math.max(0, bestBranch(node.left))', 'const left = bestBranch(node.left)'],
  },
  {
    listing: 'downward-paths-with-sum',
    slip: 'other branches see this node',
    replace: ['countOf.set(prefix, countOf.get(prefix)! - 1)', ''],
  },
  {
    listing: 'bst-from-preorder',
    slip: 'the right side has no bound',
    replace: [
      `buildBelow(upper)
`,
      `buildBelow(Infinity)
`,
    ],
  },
  {
    listing: 'tree-from-depths',
    slip: 'a second child replaces the first',
    replace: ['if (parent.left === null) parent.left = node', 'if (true) parent.left = node'],
  },
  {
    listing: 'heap-library',
    slip: 'ascending instead of descending',
    replace: ['result.reverse()', 'result'],
  },
  {
    listing: 'k-way-merge',
    slip: 'a list that ends takes another one along',
    replace: [
      `heap[0] = heap[heap.length - 1]
`,
      `if (heap.length > 2) heap[0] = heap[heap.length - 1]
`,
    ],
  },
  {
    listing: 'two-heaps-median',
    slip: 'with an even count, the lower one',
    replace: ['isOdd ? low : (low + high) / 2', 'low'],
  },
  {
    listing: 'trie-board-search',
    slip: 'a cell is used twice',
    replace: [`board[row][col] = '' // this cell is on the path`, ''],
  },
  {
    listing: 'trie-max-xor',
    slip: 'the highest bits do not count',
    replace: ['let bit = 30', 'let bit = 2'],
  },
  {
    listing: 'trie-wildcard',
    slip: 'a dot fits only the first child',
    replace: [
      'if (this.matches(pattern, child, i + 1)) return true',
      'return this.matches(pattern, child, i + 1)',
    ],
  },
  {
    listing: 'all-subsets',
    slip: 'the path is not restored',
    replace: ['path.pop()', ''],
  },
  {
    listing: 'unique-permutations',
    slip: 'equal values change places',
    replace: ['if (i > 0 && nums[i] === nums[i - 1] && !used[i - 1]) continue', ''],
  },
  {
    listing: 'combination-sum',
    slip: 'each candidate only once',
    replace: ['choose(i, remaining', 'choose(i + 1, remaining'],
  },
  {
    listing: 'n-queens',
    slip: 'rising diagonals do not count',
    replace: ['|| rising.has(row + col)', ''],
  },
])
