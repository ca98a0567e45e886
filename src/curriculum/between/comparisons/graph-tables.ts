import type { ComparisonTable } from './comparison-table.ts'

export const breadthOrDepth: ComparisonTable = {
  title: 'BFS vs DFS',
  columns: ['Breadth-first search', 'Depth-first search'],
  patterns: [['breadth-first-search'], ['depth-first-search']],
  rows: [
    {
      feature: 'Question it answers',
      values: [
        'How few steps does it take, or where does a fill spread?',
        'What is reachable, connected or two-colorable, by which path, in which order?',
      ],
    },
    {
      feature: 'Order of visits',
      values: ['Ring by ring, nearest first', 'One path to its end, then back to the last fork'],
    },
    { feature: 'Data structure', values: ['A queue', 'The call stack, or an explicit stack'] },
    {
      feature: 'Mark a node',
      values: ['When you add it to the queue', 'When you enter it; with an explicit stack, when you pop it'],
    },
    { feature: 'Memory, besides the marks', values: ['The widest ring', 'The longest path it follows'] },
    { feature: 'Time', values: ['O(V + E)', 'O(V + E)'] },
    {
      feature: 'First visit is a shortest path',
      values: ['Yes, when every move costs the same', 'No'],
    },
    {
      feature: 'Also good at',
      values: [
        'Distances from several sources at once, levels of a tree',
        'Cycles, components, all paths, finishing order',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'shortest, nearest, least number of moves, minimum steps, level',
        'exists, all possible paths, connected components, cycle',
      ],
    },
  ],
  note: 'If neither distance nor order matters, choose the one you write with fewer mistakes. On very long paths, recursive DFS can overflow the call stack.',
}

export const linksAndOrders: ComparisonTable = {
  title: 'DFS vs Topological Sort vs Union-Find',
  columns: ['Depth-first search', 'Topological sort', 'Union-find'],
  patterns: [['depth-first-search'], ['topological-sort'], ['union-find']],
  rows: [
    {
      feature: 'Question it answers',
      values: [
        'What can be reached or two-colored from here, by which paths, on which cycles?',
        'What must come before what, or does a cycle prevent it? What peels off first?',
        'Are these two in one group, and how many groups are there?',
      ],
    },
    {
      feature: 'Edges',
      values: [
        'Directed or not',
        'Directed; peeling leaves also works on undirected trees',
        'Undirected; directions need extra checks',
      ],
    },
    {
      feature: 'Stores',
      values: ['Marks and a stack', 'A count of open prerequisites and a queue', 'A parent for each node'],
    },
    {
      feature: 'Detects a cycle by',
      values: [
        'Meeting a node that is still open (directed), or a marked node other than the parent (undirected)',
        'Nodes left over when nothing is free',
        'An edge whose two ends are already in one group',
      ],
    },
    {
      feature: 'Edges that keep arriving',
      values: ['Search again', 'Sort again', 'One union each'],
    },
    {
      feature: 'Can report a path',
      values: ['Yes', 'No, it gives an order', 'No, only the group'],
    },
    {
      feature: 'Time',
      values: ['O(V + E)', 'O(V + E)', 'Practically constant per union or query'],
    },
  ],
  note: 'DFS also yields a topological order: record each node when it is finished, and reverse the record.',
}

export const hopsOrWeights: ComparisonTable = {
  title: 'BFS vs Dijkstra vs Minimum Spanning Tree',
  columns: ['Breadth-first search', 'Dijkstra', 'Minimum spanning tree'],
  patterns: [['breadth-first-search'], ['shortest-path-and-mst'], ['shortest-path-and-mst']],
  problems: [
    [733, 994, 542, 286, 1091, 1926, 752, 909, 127, 815],
    [743, 1514, 1631, 787, 1334, 1976, 778],
    [1584, 1489],
  ],
  rows: [
    {
      feature: 'Question it answers',
      values: [
        'How few steps to each node, or where does a fill spread?',
        'How cheap, fast or likely is the best path to each node?',
        'How cheap to connect all nodes?',
      ],
    },
    {
      feature: 'Edges',
      values: ['All cost the same', 'Costs of 0 or more, or probabilities', 'Any costs, undirected'],
    },
    {
      feature: 'Taken next',
      values: [
        'The oldest node in the queue',
        'The open node with the least total',
        'The cheapest edge that closes no cycle (Kruskal) or leaves the tree (Prim)',
      ],
    },
    {
      feature: 'Data structure',
      values: ['A queue', 'A heap of totals', 'Sorted edges and union-find, or a heap'],
    },
    {
      feature: 'A distance is final',
      values: [
        'When the node is first found',
        'When the node leaves the heap',
        'Never computed: only the total of the tree counts',
      ],
    },
    { feature: 'Time', values: ['O(V + E)', 'O((V + E) log V)', 'O(E log E), or O(V²) with an array'] },
    {
      feature: 'Breaks when',
      values: ['Edges differ in cost', 'A cost is negative', 'You need the cheapest path between two nodes'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'least number of moves, nearest',
        'cheapest, least time, signal delay',
        'connect all, least total cost',
      ],
    },
  ],
  note: 'A spanning tree is cheap as a whole; the path it contains between two of its nodes can be far from the cheapest.',
}

export const gridWalks: ComparisonTable = {
  title: 'Grid Traversal vs Grid DP',
  columns: ['Grid traversal', 'Grid DP'],
  patterns: [['matrix-traversal'], ['grid-dp']],
  rows: [
    {
      feature: 'A cell depends on',
      values: [
        'Neighbors on all sides, its whole row and column, or its position in a walk or rotation',
        'Cells on one side, such as above and to the left, or any neighbor with one move fewer',
      ],
    },
    {
      feature: 'A cell is done',
      values: [
        'When it is marked, moved, walked over or memoized',
        'In row order, when the cells on that side are known',
      ],
    },
    {
      feature: 'Asks for',
      values: [
        'Regions, borders, rings, rotations, next states, or a path in all four directions',
        'A number of paths, also for a fixed number of moves, a least or largest total, a square, or rows built from rows',
      ],
    },
    {
      feature: 'Data structure',
      values: ['A queue, the call stack, or just bounds', 'A table, or only its last row'],
    },
    {
      feature: 'Time',
      values: ['O(R · C)', 'O(R · C), times the number of states per cell'],
    },
    {
      feature: 'Words to listen for',
      values: ['island, region, surrounded, spiral', 'unique paths, minimum path sum, only down or right'],
    },
  ],
  note: 'If cells have costs and you may move in all directions, neither works: that is a weighted graph, so use Dijkstra. If a path must visit cells at most once, try and undo moves, as in backtracking.',
}
