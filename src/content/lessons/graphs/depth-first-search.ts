import type { Lesson } from '../../lesson.ts'

export const depthFirstSearch: Lesson = {
  id: 31,
  name: 'depth-first-search',
  displayName: 'Depth-First Search',
  description:
    'Follow one route to its end before turning back, marking nodes to find reachability, components, cycles and paths.',
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
    { number: 841, title: 'Keys and Rooms', slug: 'keys-and-rooms', difficulty: 'Medium', premium: false },
    {
      number: 547,
      title: 'Number of Provinces',
      slug: 'number-of-provinces',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 133, title: 'Clone Graph', slug: 'clone-graph', difficulty: 'Medium', premium: false },
    {
      number: 797,
      title: 'All Paths From Source to Target',
      slug: 'all-paths-from-source-to-target',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 417,
      title: 'Pacific Atlantic Water Flow',
      slug: 'pacific-atlantic-water-flow',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1466,
      title: 'Reorder Routes to Make All Paths Lead to the City Zero',
      slug: 'reorder-routes-to-make-all-paths-lead-to-the-city-zero',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 785,
      title: 'Is Graph Bipartite?',
      slug: 'is-graph-bipartite',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 332,
      title: 'Reconstruct Itinerary',
      slug: 'reconstruct-itinerary',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1192,
      title: 'Critical Connections in a Network',
      slug: 'critical-connections-in-a-network',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
