/** The texts of the guide. Pictures, templates and videos are in files of their own. */

export type SearchName = 'BFS' | 'DFS'

export const lead =
  'Two ways to explore the same mountain. One searches every ledge at this height before going down. The other follows one line to the end, then climbs back.'

export const analogies: readonly { readonly name: SearchName; readonly text: string }[] = [
  {
    name: 'BFS',
    text: 'A search party in a line. Everyone checks the same height before anyone moves on.',
  },
  {
    name: 'DFS',
    text: 'A climber on one rope. Follow the crack to its end, then retrace to the last junction.',
  },
]

export const differenceInWords =
  'Both visit every node that can be reached, and both visit it once. What differs is which node comes next: BFS takes the node that has waited longest, DFS continues from the one it has just entered.'

interface Structure {
  readonly lead: string
  readonly text: string
}

export const structures: readonly Structure[] = [
  {
    lead: 'BFS keeps a queue.',
    text: 'First found, first explored. All nodes one edge away leave it before any node two edges away. When every edge costs the same, the first arrival is therefore a shortest path.',
  },
  {
    lead: 'DFS keeps a stack.',
    text: 'Last found, first explored. If you recurse, the calls on the stack are exactly the path from the start to where you are. An explicit stack of nodes also contains neighbors that are still waiting, so record the parent of each node if you need the path.',
  },
]

export const structuresTogether =
  'In BFS, mark a node when you add it to the queue; if you mark it on removal, the search still ends, but the queue fills with duplicates. In DFS, mark a node when you enter it; with an explicit stack, that is when you pop it, and you skip it if it is already marked. A search that never marks runs forever on a graph with a cycle.'

export const comparison: readonly {
  readonly feature: string
  readonly bfs: string
  readonly dfs: string
}[] = [
  {
    feature: 'Shortest path, equal weights',
    bfs: 'Yes, on first arrival',
    dfs: 'No, not without trying them all',
  },
  { feature: 'Cheapest path, different weights', bfs: 'No: use Dijkstra', dfs: 'No: use Dijkstra' },
  { feature: 'All paths or combinations', bfs: 'Possible, heavy on memory', dfs: 'Yes, with backtracking' },
  {
    feature: 'Is there a path at all',
    bfs: 'Yes',
    dfs: 'Yes, in fewer lines',
  },
  { feature: 'Nearest of many targets', bfs: 'Yes, stop at the first', dfs: 'Only after visiting them all' },
  {
    feature: 'Many starts at once',
    bfs: 'Yes, put them all into the queue first',
    dfs: 'One after the other',
  },
  { feature: 'Count groups or islands', bfs: 'Yes', dfs: 'Yes, either works' },
  { feature: 'Memory', bfs: 'The widest level', dfs: 'The deepest path' },
  {
    feature: 'Find a cycle in a directed graph',
    bfs: 'Count open prerequisites (Kahn)',
    dfs: 'Three colors: new, open, done',
  },
  {
    feature: 'Order tasks by prerequisites',
    bfs: 'Take tasks without open prerequisites',
    dfs: 'Reverse the order in which calls finish',
  },
]

export const ruleOfThumb =
  'If you need the fewest steps, use BFS; if steps have different costs, use Dijkstra. If you need all paths, or only whether there is one, use DFS. Where both work, as for counting islands, use the one you can write without looking it up. For very deep graphs that is BFS or an explicit stack: recursion stops near 1,000 nested calls in Python and near 10,000 in Java by default.'

export const keywords: readonly { readonly name: SearchName; readonly phrases: readonly string[] }[] = [
  {
    name: 'BFS',
    phrases: [
      'shortest, equal weights',
      'minimum steps',
      'fewest moves',
      'level by level',
      'nearest',
      'spreads each minute',
    ],
  },
  {
    name: 'DFS',
    phrases: ['all paths', 'connected', 'explore every', 'can you reach', 'copy the graph', 'backtrack'],
  },
]

interface Cost {
  readonly name: string
  /** What follows `^` is raised. */
  readonly time: string
  readonly timeReason: string
  readonly space: string
  readonly spaceReason: string
}

export const costs: readonly Cost[] = [
  {
    name: 'BFS',
    time: 'O(V + E)',
    timeReason: 'Each node leaves the queue once, and each edge is looked at from both ends.',
    space: 'O(V)',
    spaceReason: 'The queue contains at most two adjacent levels, and every node has its mark.',
  },
  {
    name: 'DFS',
    time: 'O(V + E)',
    timeReason: 'Each node is entered once, and each edge is looked at from both ends.',
    space: 'O(V)',
    spaceReason: 'The deepest path is on the stack: the height h in a tree, every node in a long chain.',
  },
  {
    name: 'Backtracking',
    time: 'O(k · b^d)',
    timeReason:
      'With b choices at each of d decisions there are up to b^d paths, and copying one costs its length k. No marks remain, so a node is entered again on every new path.',
    space: 'O(d)',
    spaceReason:
      'Apart from the results, there is only one path at a time: each choice is undone on the way back.',
  },
]

/** Shown above each Java template. */
export const templateNotes = {
  bfs: 'The distances from one node, or -1 for nodes that cannot be reached. `graph.get(v)` lists the neighbors of `v`. You can stop early if you only need one target.',
  dfs: 'The nodes in the order in which they are entered. Code before the loop runs on the way in, code after it on the way back.',
  dfsStack:
    'The same nodes in the same order, on graphs too deep for recursion. A node may be on the stack several times, so it is marked when it is popped.',
  backtracking:
    'Every path from start to goal that visits no node twice. Choose, explore, undo: the last lines give the next path a clean slate.',
}
