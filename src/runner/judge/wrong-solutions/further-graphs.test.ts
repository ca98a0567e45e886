import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'dfs-explicit-stack',
    slip: 'the last neighbor is on top',
    replace: ['graph[node].toReversed()', 'graph[node]'],
  },
  {
    listing: 'dfs-three-colors',
    slip: 'a node that is done counts as open',
    replace: ['state[node] = DONE', ''],
  },
  {
    listing: 'dfs-two-colors',
    slip: 'only the part of the first node',
    replace: ['node < graph.length; node++', 'node < Math.min(1, graph.length); node++'],
  },
  {
    listing: 'bfs-multi-source',
    slip: 'a step at a corner',
    replace: ['[0, -1]]', '[0, -1], [1, 1]]'],
  },
  {
    listing: 'bfs-word-ladder',
    slip: 'steps are counted instead of words',
    replace: ['let length = 1', 'let length = 0'],
  },
  {
    listing: 'bfs-bitmask',
    slip: 'the walk begins at the first node',
    replace: ['for (let node = 0; node < n; node++) {', 'for (let node = 0; node < 1; node++) {'],
  },
  {
    listing: 'grid-flood-fill',
    slip: 'cells to the left stay',
    replace: ['fill(r, c - 1)', ''],
  },
  {
    listing: 'grid-spiral',
    slip: 'a last single row is walked twice',
    replace: ['if (top <= bottom) {', 'if (true) {'],
  },
  {
    listing: 'grid-border-first',
    slip: 'only the first and last column are open',
    replace: ['stack.push([0, c], [grid.length - 1, c])', ''],
  },
  {
    listing: 'topological-dfs',
    slip: 'the order stays backward',
    replace: ['finished.reverse()', 'finished'],
  },
  {
    listing: 'topological-safe-nodes',
    slip: 'one safe exit is enough',
    replace: [
      'if (openExits[earlier] === 0) queue',
      'if (openExits[earlier] >= 0) { openExits[earlier] = 0; queue.push(earlier) } if (false) queue',
    ],
  },
  {
    listing: 'topological-peel-leaves',
    slip: 'one node is left at last',
    replace: ['while (remaining > 2)', 'while (remaining > 1)'],
  },
  {
    listing: 'union-find-redundant-edge',
    slip: 'the node is joined instead of its root',
    replace: ['parent[rootB] = rootA', 'parent[b] = a'],
  },
  {
    listing: 'union-find-virtual-members',
    slip: 'row 3 and column 3 are the same',
    replace: ['`col ', '`row '],
  },
  {
    listing: 'bellman-ford',
    slip: 'a round uses what it has just found',
    replace: ['const last = [...cost]', 'const last = cost'],
  },
  {
    listing: 'kruskal',
    slip: 'edges are taken as they come',
    replace: ['edges.toSorted((x, y) => x[2] - y[2])', 'edges'],
  },
  {
    listing: 'prim',
    slip: 'only horizontal distances',
    replace: ['Math.abs(otherX - x) + Math.abs(otherY - y)', 'Math.abs(otherX - x)'],
  },
  {
    listing: 'floyd-warshall',
    slip: 'the last edge between two nodes counts',
    replace: ['Math.min(known, cost)', 'cost'],
  },
])
