import type { Lesson } from '../../lesson.ts'

export const unionFind: Lesson = {
  id: 35,
  name: 'union-find',
  displayName: 'Union-Find',
  description:
    'Merge items into groups with a near constant-time find, so connectivity can be asked while edges keep arriving.',
  scenarios: [],
  identificationClues: '',
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
