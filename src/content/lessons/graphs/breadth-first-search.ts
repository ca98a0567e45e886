import type { Lesson } from '../../lesson.ts'

export const breadthFirstSearch: Lesson = {
  id: 32,
  name: 'breadth-first-search',
  displayName: 'Breadth-First Search',
  description:
    'Put all starting points in a queue and grow outward ring by ring, marking nodes as they are put in. When every move costs the same, the ring in which a node is first met is its shortest distance.',
  scenarios: [
    'Fewest moves out of a maze',
    'Minutes until something has spread to every cell',
    'Fewest one-letter changes from one word to another',
    'Distance of each cell to its nearest source',
  ],
  identificationClues:
    'Fewest moves, steps or minutes, with every move at the same price, or something that spreads from several places at once. If prices differ, the first visit is not the cheapest: use a weighted shortest path. If only yes or no is asked, depth first is as good.',
  recognitionGuide: {
    keyPhrases: [
      'minimum number of moves',
      'shortest path',
      'minimum number of minutes',
      'nearest',
      'in one move you can',
      'shortest transformation sequence',
    ],
    commonVariations: [
      'Many sources: all starts enter the queue at distance 0',
      'Search over states: a node is a whole situation, such as the digits of a lock',
      'From both ends: two searches stop where they meet',
    ],
  },
  commonMistakes: [
    'Marking when taken out: the queue fills with copies of one node; print its length and mark when put in',
    'Counting nodes instead of rings: in a star every neighbour is one step away; test one',
    'Comparing all pairs of words for neighbours: thousands of words crawl; change one letter at a time and look it up',
  ],
  complexity: { time: 'O(V + E)', timeReason: 'Each of the V nodes enters the queue once, and each of the E edges is looked at from its ends.', space: 'O(V)', spaceReason: 'The queue and the marks hold at most every node once.' },
  whenNot: ['Edges differ in cost: the first arrival need not be the cheapest, take Dijkstra (Weighted Graphs: Shortest Path & MST)', 'Only reach, groups or cycles matter: depth first is shorter to write (Depth-First Search)', 'The graph is a tree read row by row: no marks are needed (Level-Order Traversal)'],
  practice: [
    { number: 733, title: 'Flood Fill', slug: 'flood-fill', difficulty: 'Easy', premium: false, adds: 'Spreading from one cell with the colour itself as the mark; an equal new colour must not loop for ever.' },
    { number: 994, title: 'Rotting Oranges', slug: 'rotting-oranges', difficulty: 'Medium', premium: false, adds: 'Many sources start in the queue together, and the number of rounds is the answer.' },
    { number: 542, title: '01 Matrix', slug: '01-matrix', difficulty: 'Medium', premium: false, adds: 'Turning the question round, from all zeros outward, replaces one search for each cell.' },
    { number: 286, title: 'Walls and Gates', slug: 'walls-and-gates', difficulty: 'Medium', premium: true, adds: 'The same from all gates at once, written into the grid in place of marks.' },
    {
      number: 1091,
      title: 'Shortest Path in Binary Matrix',
      slug: 'shortest-path-in-binary-matrix',
      difficulty: 'Medium',
      premium: false, adds: 'Eight directions, and the path length counts cells rather than moves.' },
    {
      number: 1926,
      title: 'Nearest Exit from Entrance in Maze',
      slug: 'nearest-exit-from-entrance-in-maze',
      difficulty: 'Medium',
      premium: false, adds: 'The goal is any cell on the border except the one you start from.' },
    { number: 752, title: 'Open the Lock', slug: 'open-the-lock', difficulty: 'Medium', premium: false, adds: 'The graph is not given: a state has eight neighbours, made by turning one wheel.' },
    {
      number: 909,
      title: 'Snakes and Ladders',
      slug: 'snakes-and-ladders',
      difficulty: 'Medium',
      premium: false, adds: 'A move may be extended by a jump, and the board numbering runs to and fro.' },
    { number: 127, title: 'Word Ladder', slug: 'word-ladder', difficulty: 'Hard', premium: false, adds: 'Words are neighbours through patterns with a gap, which saves comparing all pairs.' },
    { number: 815, title: 'Bus Routes', slug: 'bus-routes', difficulty: 'Hard', premium: false, adds: 'Buses, not stops, are the nodes: one more ride is one more step.' },
  ],
}
