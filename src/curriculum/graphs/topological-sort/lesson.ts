import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 34,
  name: 'topological-sort',
  displayName: 'Topological Sort',
  description:
    'Count for each node how many prerequisites are still open, start with the nodes that have none, and lower the counts of their successors one by one. If nodes remain when nothing is free, each of them is on a cycle or depends on one.',
  idea: 'Remove any node that has no open prerequisites, which may free others; if you get stuck before all are gone, there is a cycle.',
  scenarios: [
    'Can all courses be taken, and in which order',
    'Make dishes whose ingredients must be made first',
    'Derive the order of characters from sorted words',
    'Find the nodes from which no cycle can be reached',
    'Find the roots that give a tree the least height',
    'Answer many queries whether one course must come before another',
  ],
  identificationClues:
    "Edges say that one thing must come before another. You need a valid order, or must show that a cycle makes it impossible, or what no cycle spoils. Undirected graphs have no such order, but you can peel a tree's leaves layer by layer to find its center. If edges only say where you can go, use depth-first search.",
  recognitionGuide: {
    keyPhrases: ['prerequisites', 'must come before', 'ordering of courses', 'in which order'],
    commonVariations: [
      'Counting down: a node joins the queue when its count of open prerequisites reaches zero (Kahn)',
      'Depth first: you record each node after all its successors, then reverse the record; an edge to an open node is a cycle',
      'Reversed edges: you count outgoing edges instead; what can be removed starting from the dead ends is safe',
      'Peeling leaves: removing an undirected tree layer by layer ends at its center of one or two nodes',
      'Values along the order: when a node is removed, its result is final and updates each of its successors',
    ],
  },
  commonMistakes: [
    'Reversing the edges by accident: a pair [a, b] may mean that b comes first; draw the smallest example',
    'Trusting a short order: a cycle leaves nodes out and raises no error; compare the length with n',
    'Counting a repeated edge twice but storing it once: some counts never reach zero; skip an edge you already have',
    'Starting from one free node only: anything that depends on another start is missing; enqueue all nodes with count zero, and test two separate chains',
  ],
  complexity: {
    time: 'O(V + E)',
    timeReason: 'Each node is removed once, and each edge lowers one count exactly once.',
    space: 'O(V + E)',
    spaceReason: 'The lists of successors, one count for each node, and the queue.',
  },
  whenNot: [
    'Cycles are allowed by design: no order exists inside a cycle, so merge each cycle into one node first (strongly connected components, Depth-First Search)',
  ],
  story: {
    problem:
      'A house is a list of jobs. Each takes some days and can start **only after all jobs it depends on are finished**; crews can work on any number of jobs at once. **After how many days is the house done**, or is the plan circular?',
    naive:
      'Computing each start recursively repeats shared prerequisites, and it never ends on a circular plan.',
    insight:
      'A job is settled once its last prerequisite is. Count the open prerequisites and lower the count whenever one finishes.',
    invariant:
      'Every job taken from the queue has all its prerequisites before it, and each count is the number of prerequisites that are still open.',
    plan: [
      'Count the prerequisites of each job.',
      'Put all jobs with count zero into the queue, starting on day 0.',
      'Take a job: its end is its start plus its days. Each successor starts no earlier than that end.',
      'Lower the count of each successor, and add it to the queue at zero.',
      'If all jobs were taken, the answer is the latest end; otherwise there is a cycle.',
    ],
    rival: {
      name: 'shortest-path-and-mst',
      reason:
        'Dijkstra makes a node final at its smallest total. A job has to wait for its slowest prerequisite, so that total would start it too early.',
    },
  },
  workedExample:
    'In how many rounds can you get dressed if socks and pants come before shoes, and the shirt before the tie? The open counts are shoes 2, tie 1 and 0 for the rest. Round 1 takes socks, pants and shirt, so the counts of shoes and tie drop to 0. Round 2 takes both. All five items were taken, so there is no cycle.',
  listings: [
    {
      id: 'topological-sort',
      label: 'Counting down (Kahn)',
      note: 'The length of the order is the test for a cycle: nodes on a cycle never reach count zero.',
      shows: ['Counting down'],
    },
    {
      id: 'topological-dfs',
      label: 'Depth first',
      note: 'A node is recorded when all its successors are, so the reversed record is a topological order.',
      shows: ['Depth first'],
    },
    {
      id: 'topological-safe-nodes',
      label: 'Reversed edges',
      note: 'Count outgoing edges and remove from the dead ends: the nodes that get removed cannot reach a cycle.',
      shows: ['Reversed edges'],
    },
    {
      id: 'topological-peel-leaves',
      label: 'Peeling leaves',
      note: 'Degrees take the role of the counts in an undirected tree, and a leaf has degree one.',
      shows: ['Peeling leaves'],
    },
  ],
  practice: [
    {
      number: 207,
      title: 'Course Schedule',
      slug: 'course-schedule',
      difficulty: 'Medium',
      premium: false,
      adds: 'You only need to know whether an order exists: leftover nodes are on a cycle or depend on one.',
    },
    {
      number: 210,
      title: 'Course Schedule II',
      slug: 'course-schedule-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The answer is the order itself, as the courses leave the queue.',
    },
    {
      number: 802,
      title: 'Find Eventual Safe States',
      slug: 'find-eventual-safe-states',
      difficulty: 'Medium',
      premium: false,
      adds: 'Reverse every edge, then peel from the dead ends: every node that gets removed is safe.',
    },
    {
      number: 310,
      title: 'Minimum Height Trees',
      slug: 'minimum-height-trees',
      difficulty: 'Medium',
      premium: false,
      adds: 'The same peeling works without directions: leaves are removed in rounds until one or two nodes remain.',
    },
    {
      number: 2115,
      title: 'Find All Possible Recipes from Given Supplies',
      slug: 'find-all-possible-recipes-from-given-supplies',
      difficulty: 'Medium',
      premium: false,
      adds: 'Supplies are nodes without prerequisites, and you have to turn names into nodes first.',
    },
    {
      number: 1462,
      title: 'Course Schedule IV',
      slug: 'course-schedule-iv',
      difficulty: 'Medium',
      premium: false,
      adds: 'To answer many queries, each course passes its set of prerequisites on along the order.',
    },
    {
      number: 269,
      title: 'Alien Dictionary',
      slug: 'alien-dictionary',
      difficulty: 'Hard',
      premium: true,
      adds: 'The edges are hidden in the first differing character of adjacent words, and a word before its own prefix is invalid.',
    },
    {
      number: 1203,
      title: 'Sort Items by Groups Respecting Dependencies',
      slug: 'sort-items-by-groups-respecting-dependencies',
      difficulty: 'Hard',
      premium: false,
      adds: 'It takes two sorts: one of the groups and one of the items inside each group.',
    },
    {
      number: 1857,
      title: 'Largest Color Value in a Directed Graph',
      slug: 'largest-color-value-in-a-directed-graph',
      difficulty: 'Hard',
      premium: false,
      adds: 'A table travels along the order: the best count of each color on any path to a node.',
    },
  ],
}
