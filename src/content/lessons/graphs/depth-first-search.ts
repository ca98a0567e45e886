import type { Lesson } from '../../lesson.ts'

export const depthFirstSearch: Lesson = {
  id: 31,
  name: 'depth-first-search',
  displayName: 'Depth-First Search',
  description:
    'From a node go to an unvisited neighbour, and on from there until you are stuck; then step back. Marks keep it linear, and on stepping back you know what was reached: components, cycles, finishing order.',
  scenarios: [
    'Is there any route between two nodes',
    'How many separate groups are there',
    'Copy a graph with all its links',
    'List every route through a graph without cycles',
  ],
  identificationClues:
    'Reachability, whole components, cycles, two-colouring or all routes, where the number of steps does not matter. If the fewest steps are asked for, search breadth first; if an order of prerequisites, sort topologically; if links keep arriving between questions, use union-find.',
  recognitionGuide: {
    keyPhrases: [
      'there is a valid path',
      'connected component',
      'visit all the rooms',
      'all possible paths from',
      'bipartite',
      'critical connections',
    ],
    commonVariations: [
      'Three colours: new, open, done; running into an open node proves a directed cycle',
      'Two sides: give neighbours opposite colours and look for a clash',
      'Low links: the earliest node that a subtree can reach shows which edges are bridges',
    ],
  },
  commonMistakes: [
    'Marking too late: a node is entered again before it is marked; mark on entry and count the visits',
    'Taking the way back for a cycle: in an undirected graph, leave out the one edge you came by',
    'Starting only once: separate parts are never seen; loop over all nodes',
  ],
  complexity: { time: 'O(V + E)', timeReason: 'Each of the V nodes is entered once, and each of the E edges is followed once from each end.', space: 'O(V)', spaceReason: 'The marks, and a call stack as deep as the longest route without repeats.' },
  whenNot: ['The fewest steps are asked for: search in rings (Breadth-First Search)', 'Links keep arriving and only membership is asked: join groups (Union-Find)', 'An order by prerequisites is the answer: count what is still open (Topological Sort)'],
  practice: [
    {
      number: 1971,
      title: 'Find if Path Exists in Graph',
      slug: 'find-if-path-exists-in-graph',
      difficulty: 'Easy',
      premium: false, adds: 'The bare search with marks, ended as soon as the goal is met.' },
    { number: 841, title: 'Keys and Rooms', slug: 'keys-and-rooms', difficulty: 'Medium', premium: false, adds: 'Edges are found on the way, inside the rooms that have been opened.' },
    {
      number: 547,
      title: 'Number of Provinces',
      slug: 'number-of-provinces',
      difficulty: 'Medium',
      premium: false, adds: 'A search from each unmarked node counts the groups; the graph comes as a matrix.' },
    { number: 133, title: 'Clone Graph', slug: 'clone-graph', difficulty: 'Medium', premium: false, adds: 'A map from old node to its copy is mark and result in one, and closes cycles.' },
    {
      number: 797,
      title: 'All Paths From Source to Target',
      slug: 'all-paths-from-source-to-target',
      difficulty: 'Medium',
      premium: false, adds: 'All routes are wanted, so the mark is lifted again when the search returns.' },
    {
      number: 417,
      title: 'Pacific Atlantic Water Flow',
      slug: 'pacific-atlantic-water-flow',
      difficulty: 'Medium',
      premium: false, adds: 'Two searches from the two shores, uphill, meet in the answer.' },
    {
      number: 1466,
      title: 'Reorder Routes to Make All Paths Lead to the City Zero',
      slug: 'reorder-routes-to-make-all-paths-lead-to-the-city-zero',
      difficulty: 'Medium',
      premium: false, adds: 'Edges are walked against their direction too, and the walk counts which ones point the wrong way.' },
    {
      number: 785,
      title: 'Is Graph Bipartite?',
      slug: 'is-graph-bipartite',
      difficulty: 'Medium',
      premium: false, adds: 'Marks have two colours, and an edge between equal colours refutes.' },
    {
      number: 332,
      title: 'Reconstruct Itinerary',
      slug: 'reconstruct-itinerary',
      difficulty: 'Hard',
      premium: false, adds: 'Every edge is used once: a stop is written down only when it has no flight left.' },
    {
      number: 1192,
      title: 'Critical Connections in a Network',
      slug: 'critical-connections-in-a-network',
      difficulty: 'Hard',
      premium: false, adds: 'Discovery times and the lowest time reachable tell whether an edge has a way round.' },
  ],
}
