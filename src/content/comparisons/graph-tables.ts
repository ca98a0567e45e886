import type { ComparisonTable } from './comparison-table.ts'

export const breadthOrDepth: ComparisonTable = {
  title: 'BFS vs DFS',
  columns: ['Breadth-first search', 'Depth-first search'],
  rows: [
    {
      feature: 'Question it answers',
      values: ['How few steps does it take?', 'Can it be reached at all, and how?'],
    },
    {
      feature: 'Order of visits',
      values: ['Ring by ring, nearest first', 'One route to its end, then back to the last fork'],
    },
    { feature: 'Held in', values: ['A queue', 'The call stack, or a stack of your own'] },
    { feature: 'Memory, besides the marks', values: ['The widest ring', 'The longest route'] },
    { feature: 'Time', values: ['O(V + E)', 'O(V + E)'] },
    {
      feature: 'First visit is a shortest route',
      values: ['Yes, when every move costs the same', 'No'],
    },
    {
      feature: 'Also good at',
      values: [
        'Spreading from several sources, levels of a tree',
        'Cycles, components, all routes, finishing order',
      ],
    },
    {
      feature: 'Words to listen for',
      values: ['fewest, nearest, minimum steps, level', 'exists, connected, all paths, cycle'],
    },
  ],
  note: 'If neither distance nor order matters, take the one you write with fewer mistakes. On very long routes, recursive DFS can run out of call stack.',
}

export const linksAndOrders: ComparisonTable = {
  title: 'DFS vs Topological Sort vs Union-Find',
  columns: ['Depth-first search', 'Topological sort', 'Union-find'],
  rows: [
    {
      feature: 'Question it answers',
      values: [
        'What can be reached from here?',
        'What has to come before what?',
        'Are these two in one group?',
      ],
    },
    { feature: 'Edges', values: ['With or without direction', 'With direction', 'Without direction'] },
    {
      feature: 'Keeps',
      values: ['Marks and a stack', 'A count of open prerequisites and a queue', 'A parent for each node'],
    },
    {
      feature: 'Shows a cycle by',
      values: [
        'Meeting a node that is still open (directed), or a marked node other than the parent (undirected)',
        'Nodes left over when nothing is free',
        'A link whose two ends are already in one group',
      ],
    },
    {
      feature: 'Edges that keep arriving',
      values: ['Search again', 'Sort again', 'One union each'],
    },
    {
      feature: 'Can name the route',
      values: ['Yes', 'No, it gives an order', 'No, only the group'],
    },
    {
      feature: 'Time',
      values: ['O(V + E)', 'O(V + E)', 'Practically constant per link or question'],
    },
  ],
  note: 'A topological order also falls out of DFS: note each node when it is finished, and read the notes backwards.',
}

export const hopsOrWeights: ComparisonTable = {
  title: 'BFS vs Dijkstra vs Minimum Spanning Tree',
  columns: ['Breadth-first search', 'Dijkstra', 'Minimum spanning tree'],
  rows: [
    {
      feature: 'Question it answers',
      values: ['How few steps to each node?', 'How cheap to each node?', 'How cheap to join all nodes?'],
    },
    {
      feature: 'Edges',
      values: ['All cost the same', 'Costs of 0 or more', 'Any costs, without direction'],
    },
    {
      feature: 'Taken next',
      values: [
        'The oldest in the queue',
        'The open node with the least total',
        'The cheapest edge that joins two groups',
      ],
    },
    { feature: 'Held in', values: ['A queue', 'A heap of totals', 'Sorted edges and union-find, or a heap'] },
    {
      feature: 'A node is final',
      values: ['When it is first seen', 'When it leaves the heap', 'When it is joined'],
    },
    { feature: 'Time', values: ['O(V + E)', 'O(E log V)', 'O(E log E)'] },
    {
      feature: 'Breaks when',
      values: ['Edges differ in cost', 'A cost is negative', 'You need the cheapest route between two nodes'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'fewest moves, nearest',
        'cheapest, least time, signal delay',
        'connect all, least total cable',
      ],
    },
  ],
  note: 'A spanning tree is cheap as a whole; the route it offers between two of its nodes can be far from the cheapest.',
}

export const gridWalks: ComparisonTable = {
  title: 'Grid Traversal vs Grid DP',
  columns: ['Grid traversal', 'Grid DP'],
  rows: [
    {
      feature: 'Moves',
      values: [
        'In all four directions, back as well',
        'Right and down only, or another rule that never leads back',
      ],
    },
    {
      feature: 'A cell is done',
      values: ['When it is marked as seen', 'When the cells before it are known'],
    },
    {
      feature: 'Asks for',
      values: ['Regions, reach, fewest steps', 'A number of paths, a least or largest total'],
    },
    { feature: 'Held in', values: ['A queue, a stack or the call stack', 'A table, or only its last row'] },
    { feature: 'Time', values: ['O(R · C)', 'O(R · C)'] },
    {
      feature: 'Words to listen for',
      values: ['island, region, spread, surrounded', 'unique paths, minimum path sum, only down or right'],
    },
  ],
  note: 'Costs in the cells and moves in all directions ask for neither: that is a weighted graph, so Dijkstra.',
}
