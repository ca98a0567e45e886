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
  practice: [
    { number: 207, title: 'Course Schedule', slug: 'course-schedule', difficulty: 'Medium', premium: false },
    {
      number: 210,
      title: 'Course Schedule II',
      slug: 'course-schedule-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 802,
      title: 'Find Eventual Safe States',
      slug: 'find-eventual-safe-states',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 310,
      title: 'Minimum Height Trees',
      slug: 'minimum-height-trees',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2115,
      title: 'Find All Possible Recipes from Given Supplies',
      slug: 'find-all-possible-recipes-from-given-supplies',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1462,
      title: 'Course Schedule IV',
      slug: 'course-schedule-iv',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 269, title: 'Alien Dictionary', slug: 'alien-dictionary', difficulty: 'Hard', premium: true },
    {
      number: 1203,
      title: 'Sort Items by Groups Respecting Dependencies',
      slug: 'sort-items-by-groups-respecting-dependencies',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1857,
      title: 'Largest Color Value in a Directed Graph',
      slug: 'largest-color-value-in-a-directed-graph',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
