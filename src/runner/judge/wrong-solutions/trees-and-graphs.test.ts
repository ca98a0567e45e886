import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'backtracking',
    slip: 'a value equal to one on the path is skipped too',
    replace: ['i > start &&', 'i > 0 &&'],
  },
  {
    listing: 'binary-search-tree',
    slip: 'the wrong side',
    replace: ['val < node.val ? node.left', 'val > node.val ? node.left'],
  },
  {
    listing: 'heap-priority-queue',
    slip: 'smaller numbers replace the root',
    replace: ['num > heap[0]', 'num < heap[0]'],
  },
  {
    listing: 'level-order-traversal',
    slip: 'the end of the level moves',
    replace: ['front < end', 'front < queue.length'],
  },
  {
    listing: 'path-sum-and-lca',
    slip: 'what the right side found is lost',
    replace: ['return left ?? right', 'return left'],
  },
  {
    listing: 'tree-construction',
    slip: 'a range of one value counts as empty',
    replace: ['lo > hi', 'lo >= hi'],
  },
  {
    listing: 'tree-traversal',
    slip: 'the node is written before its left subtree',
    replace: [
      `walk(node.left) // @left
    output.push(node.val)`,
      'output.push(node.val); walk(node.left)',
    ],
  },
  {
    listing: 'trie',
    slip: 'a prefix counts as a word',
    replace: ['this.find(word)?.isWord ?? false', 'this.find(word) !== undefined'],
  },
  {
    listing: 'breadth-first-search',
    slip: 'a stack instead of a queue',
    replace: ['for (const node of queue) {', 'for (let node; (node = queue.pop()) !== undefined; ) {'],
  },
  {
    listing: 'depth-first-search',
    slip: 'a stack that gives the highest neighbor first',
    source: `
      function depthFirstSearch(graph: number[][], start: number): number[] {
        const order: number[] = []
        const stack = [start]
        while (stack.length > 0) {
          const node = stack.pop()!
          if (order.includes(node)) continue
          order.push(node)
          stack.push(...graph[node])
        }
        return order
      }`,
  },
  {
    listing: 'matrix-traversal',
    slip: 'land spreads only right and down',
    replace: ['[[-1, 0], [0, 1], [1, 0], [0, -1]]', '[[0, 1], [1, 0]]'],
  },
  {
    listing: 'shortest-path-and-mst',
    slip: 'the first distance is kept',
    replace: ['reach >= distance[neighbor]', 'distance[neighbor] < Infinity'],
  },
  {
    listing: 'topological-sort',
    slip: 'a cycle gives the nodes before it',
    replace: ['order.length < n', 'order.length === 0'],
  },
  {
    listing: 'union-find',
    slip: 'the node is joined instead of its root',
    replace: ['parent[b] = a', 'parent[second] = first'],
  },
])
