import type { Lesson } from '../../lesson.ts'

export const topologicalSort: Lesson = {
  id: 34,
  name: 'topological-sort',
  displayName: 'Topological Sort',
  description:
    'Count for each node how many prerequisites are still open, start with those that have none, and free their successors one by one. If nodes are left when nothing is free, they sit on a cycle or behind one.',
  scenarios: [
    'Can all courses be taken, and in which order',
    'Make dishes whose ingredients must be made first',
    'Derive the order of letters from sorted words',
    'Find the nodes from which no cycle can be reached',
  ],
  identificationClues:
    'Directed edges mean before, needs or depends on, and an order is wanted, or proof that there is none. Depth-first search finds what can be reached; this finds what must come first. If links work both ways, there is nothing to order: ask for groups with a search or union-find.',
  recognitionGuide: {
    keyPhrases: [
      'prerequisites',
      'must be taken before',
      'any valid ordering',
      'depends on',
      'impossible to finish all',
      'directed acyclic graph',
    ],
    commonVariations: [
      'Counting down: a node joins the queue when its count reaches zero',
      'Depth first: note a node after all its successors, then reverse the notes',
      'Peeling leaves: the same removal on an undirected tree ends at its centre',
    ],
  },
  commonMistakes: [
    'Edges the wrong way round: a pair [a, b] may mean that b comes first; draw the smallest example',
    'Trusting a short order: a cycle gives fewer nodes, not an error; compare the length with n',
    'Repeated edges counted twice but stored once: some counts never reach zero; skip an edge you already have',
  ],
  complexity: { time: 'O(V + E)', timeReason: 'Each node is taken once, and each edge lowers one count exactly once.', space: 'O(V + E)', spaceReason: 'The edges by their source, one count for each node, and the queue.' },
  whenNot: ['Edges have no direction: there is nothing to put first (Union-Find or Depth-First Search)', 'A least total of weights is asked for: compare routes (Weighted Graphs: Shortest Path & MST)', 'The order may contain cycles by design: group them first, no order exists inside one'],
  practice: [
    { number: 207, title: 'Course Schedule', slug: 'course-schedule', difficulty: 'Medium', premium: false, adds: 'Only whether an order exists: nodes left over form a cycle.' },
    {
      number: 210,
      title: 'Course Schedule II',
      slug: 'course-schedule-ii',
      difficulty: 'Medium',
      premium: false, adds: 'The order itself, as it leaves the queue.' },
    {
      number: 802,
      title: 'Find Eventual Safe States',
      slug: 'find-eventual-safe-states',
      difficulty: 'Medium',
      premium: false, adds: 'Edges turned round: what ends up free from the far side is safe.' },
    {
      number: 310,
      title: 'Minimum Height Trees',
      slug: 'minimum-height-trees',
      difficulty: 'Medium',
      premium: false, adds: 'The same peeling without directions: leaves go in rounds until one or two nodes remain.' },
    {
      number: 2115,
      title: 'Find All Possible Recipes from Given Supplies',
      slug: 'find-all-possible-recipes-from-given-supplies',
      difficulty: 'Medium',
      premium: false, adds: 'Supplies are nodes without prerequisites, and names have to become nodes first.' },
    {
      number: 1462,
      title: 'Course Schedule IV',
      slug: 'course-schedule-iv',
      difficulty: 'Medium',
      premium: false, adds: 'Many questions of the kind "before?": sets of ancestors are handed on along the order.' },
    { number: 269, title: 'Alien Dictionary', slug: 'alien-dictionary', difficulty: 'Hard', premium: true, adds: 'The edges are hidden: the first letter in which two neighbours differ, and a prefix trap.' },
    {
      number: 1203,
      title: 'Sort Items by Groups Respecting Dependencies',
      slug: 'sort-items-by-groups-respecting-dependencies',
      difficulty: 'Hard',
      premium: false, adds: 'Two sorts, one of groups and one inside each group.' },
    {
      number: 1857,
      title: 'Largest Color Value in a Directed Graph',
      slug: 'largest-color-value-in-a-directed-graph',
      difficulty: 'Hard',
      premium: false, adds: 'A table travels along the order: the best count of each colour up to a node.' },
  ],
}
