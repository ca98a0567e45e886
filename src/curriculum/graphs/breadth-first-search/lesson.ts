import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 32,
  name: 'breadth-first-search',
  displayName: 'Breadth-First Search',
  shortName: 'BFS',
  description:
    'Put all starting points into a queue and grow outward ring by ring, marking each node as it joins the queue. When every move costs the same, the ring in which a node is first met is its shortest distance.',
  idea: 'Grow outward from the start one ring at a time: the ring in which you first meet a node is its distance in steps.',
  scenarios: [
    'Fewest moves out of a maze',
    'Minutes until something has spread to every cell',
    'Fewest one-letter changes from one word to another',
    'Distance of each cell to its nearest source',
    'Fewest rides between two stops of a bus network',
    'Fewest turns that open a combination lock',
  ],
  identificationClues:
    'You need the fewest moves, steps or minutes, and every move costs the same. Or something spreads at equal speed from one or more sources. The nodes may be whole situations, such as the state of a lock. If costs differ, the first arrival is not the cheapest: use a weighted shortest path.',
  recognitionGuide: {
    keyPhrases: [
      'minimum number of moves',
      'minimum number of minutes',
      'shortest transformation sequence',
      'distance to its nearest',
    ],
    commonVariations: [
      'Many sources: all starts enter the queue at distance 0, and one search serves them all',
      'Search over states: a node is a whole situation, such as the digits of a lock or the set of visited nodes',
      'From both ends: you always grow the smaller of two frontiers; the search ends where they meet',
      'Your choice of nodes: you make the buses the nodes instead of the stops, so that one step is one ride',
      'Costs of 0 and 1 (0-1 BFS): if each edge costs 0 or 1, a deque takes the nodes reached for 0 at the front and those for 1 at the back, O(V + E)',
    ],
  },
  commonMistakes: [
    'Marking on removal: the queue fills with copies of one node; print its length, and mark each node as you add it',
    'Counting nodes instead of rings: in a star, every neighbor is one step away; count a round per ring and test a star',
    'Comparing all pairs of words to find neighbors: thousands of words take too long; change one character at a time and look it up in a set',
    'Counting the round that finds nothing new: the minutes come out one too high; a grid that needs no change must give 0',
  ],
  complexity: {
    time: 'O(V + E)',
    timeReason:
      'Each of the V nodes enters the queue once, and each of the E edges is looked at once from each end.',
    space: 'O(V)',
    spaceReason: 'On top of the graph itself: the queue and the marks contain each node at most once.',
  },
  whenNot: ['The graph is a tree read level by level: no marks are needed (Level-Order Traversal)'],
  story: {
    problem:
      'You have a 3-liter jug, a 5-liter jug, a tap and a sink. **One move** fills a jug, empties a jug, or pours one into the other until that one is full or the first is empty. What is **the smallest number of moves** that leaves exactly 4 liters in a jug?',
    naive:
      'Trying all sequences of six moves means 46,656 attempts, and most return to amounts you have had before.',
    insight:
      'Only the two amounts matter, and there are at most 4 · 6 = 24 pairs. Make each pair a node and explore them in rings, by number of moves.',
    invariant:
      'Pairs leave the queue in order of their number of moves, and each gets its fewest when it joins the queue.',
    plan: [
      'Put (0, 0) into the queue at distance 0 and mark it.',
      'Take the front pair and form every pair that is one move away.',
      'Mark each new pair, record its distance and add it to the queue.',
      'Stop at the first pair with 4 liters: it is 6 moves away.',
    ],
    rival: {
      name: 'depth-first-search',
      reason:
        'It reports the first sequence it finds. If it tries filling before emptying and pouring, small jug first, it finds one of eight moves.',
    },
  },
  workedExample:
    'How many rounds of calls pass until a rumor reaches E, if A tells B and C, both tell D, and D tells E? Round 1: B and C join the queue. Round 2: B adds D, and when C calls, D is already marked. Round 3: D adds E. The answer is three, and each person joined the queue only once.',
  listings: [
    {
      id: 'breadth-first-search',
      label: 'Distances from one start',
      note: 'The array of distances is the mark as well: -1 means that a node has not been found yet.',
    },
    {
      id: 'bfs-multi-source',
      label: 'Many sources',
      note: 'All sources start in the queue together, so each cell gets the distance to its nearest one.',
      shows: ['Many sources'],
    },
    {
      id: 'bfs-word-ladder',
      label: 'Word ladder, from both ends',
      note: 'Always grow the smaller frontier; the set of words left doubles as the marks.',
      shows: ['From both ends'],
    },
    {
      id: 'bfs-bitmask',
      label: 'States with a bitmask',
      note: 'When a walk may revisit nodes, a state is the current node plus the set of nodes visited so far.',
      shows: ['Search over states'],
    },
  ],
  practice: [
    {
      number: 733,
      title: 'Flood Fill',
      slug: 'flood-fill',
      difficulty: 'Easy',
      premium: false,
      adds: 'The search spreads from one cell with the color itself as the mark, so a new color equal to the old one must not loop forever.',
    },
    {
      number: 994,
      title: 'Rotting Oranges',
      slug: 'rotting-oranges',
      difficulty: 'Medium',
      premium: false,
      adds: 'Many sources start in the queue together, and the number of rounds is the answer.',
    },
    {
      number: 542,
      title: '01 Matrix',
      slug: '01-matrix',
      difficulty: 'Medium',
      premium: false,
      adds: 'You search outward from all zeros at once instead of running one search per cell.',
    },
    {
      number: 286,
      title: 'Walls and Gates',
      slug: 'walls-and-gates',
      difficulty: 'Medium',
      premium: true,
      adds: 'All gates start in the queue together, and the distances written into the rooms serve as the marks.',
    },
    {
      number: 1091,
      title: 'Shortest Path in Binary Matrix',
      slug: 'shortest-path-in-binary-matrix',
      difficulty: 'Medium',
      premium: false,
      adds: 'There are eight directions, and the path length counts cells rather than moves.',
    },
    {
      number: 1926,
      title: 'Nearest Exit from Entrance in Maze',
      slug: 'nearest-exit-from-entrance-in-maze',
      difficulty: 'Medium',
      premium: false,
      adds: 'The goal is any cell on the border except the one you start from.',
    },
    {
      number: 752,
      title: 'Open the Lock',
      slug: 'open-the-lock',
      difficulty: 'Medium',
      premium: false,
      adds: 'No graph comes with the input: each state has eight neighbors, made by turning one wheel one step.',
    },
    {
      number: 909,
      title: 'Snakes and Ladders',
      slug: 'snakes-and-ladders',
      difficulty: 'Medium',
      premium: false,
      adds: 'A move may end in a jump, and the numbering of the board changes direction with each row.',
    },
    {
      number: 127,
      title: 'Word Ladder',
      slug: 'word-ladder',
      difficulty: 'Hard',
      premium: false,
      adds: 'Words that match the same pattern with one gap are neighbors, which saves comparing all pairs.',
    },
    {
      number: 815,
      title: 'Bus Routes',
      slug: 'bus-routes',
      difficulty: 'Hard',
      premium: false,
      adds: 'Buses, not stops, count as steps: one more ride is one ring further out.',
    },
  ],
}
