import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 35,
  name: 'union-find',
  displayName: 'Union-Find',
  description:
    'Each group has a representative, its root: find walks up to the root, and union links two roots. With path compression and union by size, both take practically constant amortized time, even while links keep arriving.',
  idea: 'Give each group one representative, its root, and join two groups by linking one root to the other.',
  scenarios: [
    'Which link closes the first cycle',
    'Merge accounts that share an address',
    'Check equations for a contradiction',
    'Count the groups that a list of links leaves',
    'Group points that share a row or a column',
    'Find how many links a network can lose and stay connected',
  ],
  identificationClues:
    'Links without direction arrive one after another or are added in sorted order up to a limit, or cells of a grid change between queries. You only need to know whether two things are in one group, or how many groups are left. Union-find cannot name a path or undo a link: if you have to follow paths or arrows, search the graph instead.',
  recognitionGuide: {
    keyPhrases: [
      'number of connected components',
      'belong to the same person',
      'with one additional edge',
      'are connected directly or indirectly',
    ],
    commonVariations: [
      'By size: the smaller group joins the larger one, so paths stay short and the size of each group is known',
      'Counting groups: you start with one group per node and subtract one for each union that joins two roots',
      'Virtual members: rows and columns, or email addresses, become nodes of their own',
      'Links in a chosen order: you process the links that every answer needs first, and test the others afterward',
      'Removals in reverse: if links or cells only disappear, you start from what is left and add them back, last one first',
    ],
  },
  commonMistakes: [
    'Linking the elements instead of their roots: groups fall apart; call find on both first',
    'Reading parents without find: outdated parents inflate the number of groups',
    'Using neither compression nor size: chains make find linear; time 100,000 links in a row',
    'Lowering the count at every link: a link inside one group joins nothing; add the same edge twice and watch the number of groups',
  ],
  complexity: {
    time: 'O((V + E) · α(V))',
    timeReason:
      'V parents are set up, and each link costs two finds: with compression and union by size, practically constant, amortized.',
    space: 'O(V)',
    spaceReason: 'One parent and one size for each node.',
  },
  whenNot: ['Edges have directions and the order matters: count prerequisites (Topological Sort)'],
  story: {
    problem:
      'A storm has cut every phone line of a county. Crews **repair the lines one at a time**, in a known order. **After which repair** is there, for the first time, a connection between **every two towns**?',
    naive:
      'Searching the whole network again after each repair visits every town each time, although one repair changes very little.',
    insight:
      'Which path connects two towns does not matter, only whether they are in one group. A repair either joins two groups or changes nothing, so the number of groups is enough.',
    invariant:
      'Two towns are connected exactly when find leads from both to the same root, and the count is the number of roots.',
    plan: [
      'Make each town its own root, and set the count to the number of towns.',
      'For each repaired line, find the roots of both ends.',
      'If the roots differ, link the smaller group to the larger and lower the count.',
      'The repair that brings the count to 1 is the answer.',
    ],
    rival: {
      name: 'depth-first-search',
      reason:
        'Its marks are valid only for the network it searched. The next repair may connect what it called separate, so it has to start again from scratch each time.',
    },
  },
  workedExample:
    'How large is the largest crew among 1 to 5 after the pairs 1-2, 3-4 and 2-4? 1-2 makes a group of size 2 with root 1, and 3-4 one with root 3. For 2-4, find leads to the roots 1 and 3, so one root goes under the other: size 4. 5 stays alone. 2 and 4 are never linked themselves, only their roots.',
  listings: [
    {
      id: 'union-find',
      label: 'Count groups',
      note: 'Path compression in find, union by size, and one group fewer for each union that joins two roots.',
      shows: ['By size', 'Counting groups'],
    },
    {
      id: 'union-find-class',
      isJudged: false,
      label: 'Reusable class',
      note: 'Here find is a loop, so long chains cannot overflow the call stack; union reports whether it joined two groups.',
      shows: ['By size'],
    },
    {
      id: 'union-find-redundant-edge',
      label: 'First edge that closes a cycle',
      note: 'An edge whose two ends already share a root closes a cycle; with compression but no sizes, a find takes amortized O(log n), and a single one up to O(n).',
    },
    {
      id: 'union-find-virtual-members',
      label: 'Rows and columns as members',
      note: 'A map creates each member when it first appears, so keys of any kind can be joined.',
      shows: ['Virtual members'],
    },
  ],
  practice: [
    {
      number: 1971,
      title: 'Find if Path Exists in Graph',
      slug: 'find-if-path-exists-in-graph',
      difficulty: 'Easy',
      premium: false,
      adds: 'One union per edge is enough; then a single query decides whether both nodes share a root.',
    },
    {
      number: 547,
      title: 'Number of Provinces',
      slug: 'number-of-provinces',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each union that joins two groups lowers the number of provinces by one.',
    },
    {
      number: 990,
      title: 'Satisfiability of Equality Equations',
      slug: 'satisfiability-of-equality-equations',
      difficulty: 'Medium',
      premium: false,
      adds: 'Join all the equalities first, and test the inequalities only afterward.',
    },
    {
      number: 684,
      title: 'Redundant Connection',
      slug: 'redundant-connection',
      difficulty: 'Medium',
      premium: false,
      adds: 'The first edge whose ends already share a root closes the cycle.',
    },
    {
      number: 721,
      title: 'Accounts Merge',
      slug: 'accounts-merge',
      difficulty: 'Medium',
      premium: false,
      adds: 'The things you join are accounts, and an address that two of them share is the link.',
    },
    {
      number: 947,
      title: 'Most Stones Removed with Same Row or Column',
      slug: 'most-stones-removed-with-same-row-or-column',
      difficulty: 'Medium',
      premium: false,
      adds: 'Rows and columns are the members, and each stone joins its row to its column.',
    },
    {
      number: 323,
      title: 'Number of Connected Components in an Undirected Graph',
      slug: 'number-of-connected-components-in-an-undirected-graph',
      difficulty: 'Medium',
      premium: true,
      adds: 'This is counting groups in its purest form, from a list of edges.',
    },
    {
      number: 261,
      title: 'Graph Valid Tree',
      slug: 'graph-valid-tree',
      difficulty: 'Medium',
      premium: true,
      adds: 'A tree needs two facts: no edge closes a cycle, and one group remains.',
    },
    {
      number: 685,
      title: 'Redundant Connection II',
      slug: 'redundant-connection-ii',
      difficulty: 'Hard',
      premium: false,
      adds: 'Directions add a second fault, a node with two parents, and both faults decide which edge is removed.',
    },
    {
      number: 1579,
      title: 'Remove Max Number of Edges to Keep Graph Fully Traversable',
      slug: 'remove-max-number-of-edges-to-keep-graph-fully-traversable',
      difficulty: 'Hard',
      premium: false,
      adds: 'Two structures work side by side, and the edges that serve both people are joined first.',
    },
  ],
}
