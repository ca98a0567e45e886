/** What the guide says. Pictures, templates and videos stand in files of their own. */

export type SearchName = 'BFS' | 'DFS'

export const lead =
  'Two ways to explore the same mountain. One searches every ledge at this height before going up. The other follows one line to the end, then climbs back.'

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
  'Both see every node that can be reached, and both see it once. What differs is who goes next: BFS takes the node that has waited longest, DFS the one it has just found.'

interface Structure {
  readonly lead: string
  readonly text: string
}

export const structures: readonly Structure[] = [
  {
    lead: 'BFS keeps a queue.',
    text: 'First found, first explored. All nodes one edge away leave it before any that is two edges away, which is why the first arrival is the shortest route.',
  },
  {
    lead: 'DFS keeps a stack.',
    text: 'Your own, or the call stack when you recurse. Last found, first explored. What lies on the stack is the path from the start to where you are, ready to be walked back.',
  },
]

export const structuresTogether =
  'Mark a node as seen when it goes in, not when it comes out. Otherwise it goes in once for each neighbour, and a graph with circles never ends.'

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
  { feature: 'All paths or combinations', bfs: 'Possible, heavy on memory', dfs: 'Yes, with backtracking' },
  {
    feature: 'Is there a way at all',
    bfs: 'Yes',
    dfs: 'Yes, and it is fewer lines',
  },
  { feature: 'Nearest of many targets', bfs: 'Yes, stop at the first', dfs: 'No' },
  { feature: 'Many starts at once', bfs: 'Yes, put them all into the queue', dfs: 'One after the other' },
  { feature: 'Memory', bfs: 'Widest level', dfs: 'Deepest path' },
  { feature: 'Cycle in a directed graph', bfs: 'Count open prerequisites', dfs: 'Three colours' },
  { feature: 'Order of tasks', bfs: 'Take what waits for nothing', dfs: 'Order of return, reversed' },
]

export const ruleOfThumb =
  'Asked for the fewest steps, take BFS. Asked for all ways, or only whether there is one, take DFS. Where both work, take the one you write without looking it up.'

export const keywords: readonly { readonly name: SearchName; readonly phrases: readonly string[] }[] = [
  {
    name: 'BFS',
    phrases: [
      'shortest',
      'minimum steps',
      'fewest moves',
      'level by level',
      'nearest',
      'spreads each minute',
    ],
  },
  {
    name: 'DFS',
    phrases: ['all paths', 'connected', 'explore every', 'can you reach', 'count the islands', 'backtrack'],
  },
]

interface Cost {
  readonly name: string
  /** `{d}` stands for a raised d. */
  readonly time: string
  readonly timeReason: string
  readonly space: string
  readonly spaceReason: string
}

export const costs: readonly Cost[] = [
  {
    name: 'BFS',
    time: 'O(V + E)',
    timeReason: 'Each node leaves the queue once, and each edge is looked at from both its ends.',
    space: 'O(V)',
    spaceReason: 'The widest level waits in the queue, and every node has its mark.',
  },
  {
    name: 'DFS',
    time: 'O(V + E)',
    timeReason: 'Each node is entered once, and each edge is looked at from both its ends.',
    space: 'O(V)',
    spaceReason: 'The deepest path stands on the stack: in a tree its height h, in a long chain all of it.',
  },
  {
    name: 'Backtracking',
    time: 'O(b^d)',
    timeReason:
      'b choices at each of d decisions. No marks stay, so a node is entered again on every new path.',
    space: 'O(d)',
    spaceReason: 'One path at a time, and what is undone on the way back takes no room.',
  },
]

/** Said above each Java template. */
export const templateNotes = {
  bfs: 'Distances from one node, -1 where no way leads. `graph.get(v)` lists the neighbours of `v`. Stop early where the question asks for one target.',
  dfs: 'The nodes in the order in which they are entered. Work before the loop is done on the way in, work after it on the way back.',
  backtracking:
    'Every path from start to goal that visits no node twice. Choose, explore, undo: the last line gives the next path a clean slate.',
}
