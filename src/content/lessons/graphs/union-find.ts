import type { Lesson } from '../../lesson.ts'

export const unionFind: Lesson = {
  id: 35,
  name: 'union-find',
  displayName: 'Union-Find',
  description:
    'Each group has a representative: find walks up to it, union ties two representatives together. With path compression and union by size both take practically constant time, even while links keep arriving.',
  scenarios: [
    'Which link closes the first cycle',
    'Merge accounts that share an address',
    'Check equations for a contradiction',
    'Count the groups after each new link',
  ],
  identificationClues:
    'Links that work both ways arrive one after another, and all that is asked is whether two things are in one group, or how many groups are left. It cannot name a route, undo a link or keep a direction; as soon as you need one of these, search the graph instead.',
  recognitionGuide: {
    keyPhrases: [
      'redundant connection',
      'number of connected components',
      'belong to the same person',
      'equality equations',
      'valid tree',
      'share the same row or column',
    ],
    commonVariations: [
      'By size: the smaller group joins the larger, and sizes are known',
      'Virtual members: rows and columns, letters or addresses join as well',
      'Sorted edges: order links or queries first, then join as you go',
    ],
  },
  commonMistakes: [
    'Tying the elements together instead of their representatives: groups fall apart; call find on both first',
    'Reading parents without find: outdated parents inflate the number of groups',
    'Neither compression nor size: chains make find linear; time 100,000 links in a row',
  ],
  practice: [
    {
      number: 1971,
      title: 'Find if Path Exists in Graph',
      slug: 'find-if-path-exists-in-graph',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 547,
      title: 'Number of Provinces',
      slug: 'number-of-provinces',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 990,
      title: 'Satisfiability of Equality Equations',
      slug: 'satisfiability-of-equality-equations',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 684,
      title: 'Redundant Connection',
      slug: 'redundant-connection',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 721, title: 'Accounts Merge', slug: 'accounts-merge', difficulty: 'Medium', premium: false },
    {
      number: 947,
      title: 'Most Stones Removed with Same Row or Column',
      slug: 'most-stones-removed-with-same-row-or-column',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 323,
      title: 'Number of Connected Components in an Undirected Graph',
      slug: 'number-of-connected-components-in-an-undirected-graph',
      difficulty: 'Medium',
      premium: true,
    },
    { number: 261, title: 'Graph Valid Tree', slug: 'graph-valid-tree', difficulty: 'Medium', premium: true },
    {
      number: 685,
      title: 'Redundant Connection II',
      slug: 'redundant-connection-ii',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1579,
      title: 'Remove Max Number of Edges to Keep Graph Fully Traversable',
      slug: 'remove-max-number-of-edges-to-keep-graph-fully-traversable',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
