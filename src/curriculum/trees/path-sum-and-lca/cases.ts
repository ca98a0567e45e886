import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomDistinctTree, treeOfChains } from '#algorithms/tree-inputs.ts'
import { isDistinct, isTree } from '#algorithms/valid-inputs.ts'

type Args = readonly [root: TreeLevels, p: number, q: number]

const lesson: TreeLevels = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4]

export const cases: Cases<Args, number | null> = {
  kind: 'function',
  statement:
    'Return the lowest common ancestor of the nodes `p` and `q` in the binary tree at `root`: the lowest node whose subtree contains both. A node belongs to its own subtree, `p` and `q` are nodes of the tree and may be the same node, and no two nodes have equal values. If `root` is null, return null.',
  name: { python: 'lca', typescript: 'lca', java: 'lca', cpp: 'lca' },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'p', type: 'node' },
    { name: 'q', type: 'node' },
  ],
  returns: 'node',
  examples: [
    { name: 'the tree of the lesson', args: [lesson, 6, 4], result: 5 },
    { name: 'one below the other', args: [lesson, 5, 4], result: 5 },
    { name: 'on both sides of the root', args: [lesson, 7, 8], result: 3 },
    { name: 'the same node twice', args: [lesson, 2, 2], result: 2 },
    { name: 'the root and another', args: [lesson, 3, 6], result: 3 },
    { name: 'one node', args: [[0], 0, 0], result: 0 },
    { name: 'no node', args: [[], 1, 2], result: null },
  ],
  random(next, size) {
    const root = randomDistinctTree(next, size)
    const values = root.filter((value) => value !== null)
    const pick = () => values[wholeNumber(next, 0, values.length - 1)] ?? 0
    return [root, pick(), pick()]
  },
  larger: (args) => enlarge(args),
  reference(root, p, q) {
    const positions = positionsIn(root)
    const pathTo = (wanted: number) => positions.find(({ value }) => value === wanted)?.path ?? ''
    const common = positions.filter(({ path }) => pathTo(p).startsWith(path) && pathTo(q).startsWith(path))
    return common.toSorted((a, b) => b.path.length - a.path.length)[0]?.value ?? null
  },
  isValid: ([root, p, q]) =>
    isTree(root) &&
    isDistinct(root.filter((value) => value !== null)) &&
    (root.length === 0 || (root.includes(p) && root.includes(q))),
  smaller: ([root, p, q]) => [...smallerTrees(root)].map((less) => [less, p, q] as const),
  growth: {
    kind: 'The ends of two long chains below a full tree: looking for both again below every node takes about n√n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [treeOfChains(size), size - 2, size - 1],
  },
  drive: {
    kind: 'driven',
    drive: {
      python: `
      root = makeTree([3, 5, 1, 6, 2, 0, 8, None, None, 7, 4])
      five, one = root.left, root.right
      six, two, eight = five.left, five.right, one.right
      seven, four = two.left, two.right
      for p, q in [(six, four), (five, four), (seven, eight), (two, two), (root, six)]:
          print(lca(root, p, q).val)
      print(lca(None, five, one))
    `,
      typescript: `
      const root = makeTree([3, 5, 1, 6, 2, 0, 8, null, null, 7, 4])!
      const [five, one] = [root.left!, root.right!]
      const [six, two, eight] = [five.left!, five.right!, one.right!]
      const [seven, four] = [two.left!, two.right!]
      for (const [p, q] of [[six, four], [five, four], [seven, eight], [two, two], [root, six]] as const) {
        print(lca(root, p, q)!.val)
      }
      print(lca(null, five, one))
    `,
      java: `
      TreeNode root = Helpers.makeTree(new Integer[] {3, 5, 1, 6, 2, 0, 8, null, null, 7, 4});
      TreeNode five = root.left, one = root.right;
      TreeNode six = five.left, two = five.right, eight = one.right;
      TreeNode seven = two.left, four = two.right;
      TreeNode[][] pairs = {{six, four}, {five, four}, {seven, eight}, {two, two}, {root, six}};
      for (TreeNode[] pair : pairs) print(lca(root, pair[0], pair[1]).val);
      print(lca(null, five, one));
    `,
      cpp: `
      TreeNode* root = makeTree({3, 5, 1, 6, 2, 0, 8, nullopt, nullopt, 7, 4});
      TreeNode *five = root->left, *one = root->right;
      TreeNode *six = five->left, *two = five->right, *eight = one->right;
      TreeNode *seven = two->left, *four = two->right;
      vector<pair<TreeNode*, TreeNode*>> pairs =
        {{six, four}, {five, four}, {seven, eight}, {two, two}, {root, six}};
      for (auto& [p, q] : pairs) print(lca(root, p, q)->val);
      printNode(lca(nullptr, five, one));
    `,
    },
    results: [5, 5, 3, 2, 3, null],
  },
}
