import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 31,
  name: 'depth-first-search',
  displayName: 'Depth-First Search',
  shortName: 'DFS',
  description:
    'From a node, go to an unvisited neighbor and continue from there until you are stuck; then step back. Marks keep it linear, and when a call returns you know everything reached below it: components, cycles, finishing order.',
  idea: 'Go from a node to an unvisited neighbor until you are stuck, then step back and try the next neighbor.',
  scenarios: [
    'Is there any path between two nodes',
    'How many separate groups are there',
    'Copy a graph with all its edges',
    'List every path through a graph without cycles',
    'Color all nodes with two colors so that no edge joins equal colors',
    'Find the edges whose loss would cut a network in two',
  ],
  identificationClues:
    'You need to know what can be reached, the connected parts, a two-coloring, a copy or all paths. Or a tree is given by edges or parents. If the problem asks for the fewest steps, use breadth-first search. If edges say what must come first, sort topologically. If groups merge as links arrive, use union-find.',
  recognitionGuide: {
    keyPhrases: ['there is a valid path', 'connected components', 'bipartite', 'all possible paths from'],
    commonVariations: [
      'Two colors: you give each neighbor the opposite color; an edge between equal colors proves there is no such coloring',
      'Search from the goal: you start at the shores or at the destination and follow the edges backward, once for all starts',
      'Low links: an edge is a bridge if no other edge leads from below it to a node above it (Tarjan)',
      'Using up edges: you write a stop down when no unused edge leaves it, then reverse; the result uses every edge once (Hierholzer)',
      'Rerooting: after one pass up a tree, a pass down adds what is outside each subtree',
      'Strongly connected components: nodes that reach each other are merged into one, and what is left has no cycle (Tarjan, Kosaraju)',
    ],
  },
  commonMistakes: [
    'Marking after the neighbors: on a cycle the recursion never ends; mark a node as you enter it, and test two nodes joined to each other',
    'Taking the edge back for a cycle: in an undirected graph, skip the one edge you came by before you call a marked neighbor a cycle',
    'Starting only once: separate components are never visited; loop over all nodes and start at each unmarked one',
    'Recursing down a long chain: Python stops near 1,000 nested calls by default, Java often near 10,000; test a path of 100,000 nodes, and keep an explicit stack',
  ],
  complexity: {
    time: 'O(V + E)',
    timeReason:
      'Each of the V nodes is entered once, and each of the E edges is looked at once from each end.',
    space: 'O(V)',
    spaceReason:
      'On top of the graph itself: the marks, and a call stack as deep as the longest path that the search follows.',
  },
  whenNot: [
    'The graph is so deep that recursion overflows: keep your own stack, or use Breadth-First Search, which finds the same nodes',
  ],
  story: {
    problem:
      'A robot enters a cave. It sees only the tunnels of its own chamber and the chambers they lead to, and it moves by **walking through one tunnel at a time**. Plan a walk that **visits every chamber it can reach** and ends at the entrance. The length of the walk does not matter.',
    naive:
      'Walking at random enters the same chambers again and again, and the robot never knows when it is done.',
    insight:
      'Mark a chamber when you enter it and remember the tunnel you came by. A chamber without unmarked neighbors has nothing left to offer, so going back loses nothing.',
    invariant:
      'The marked chambers are those the robot has entered, and the unfinished ones form a path from the entrance to the robot.',
    plan: [
      'Mark the chamber you enter.',
      'If some tunnel leads to an unmarked chamber, walk there and repeat.',
      'Otherwise, go back through the tunnel you first came by.',
      'Stop when the entrance has no unmarked neighbor left.',
    ],
    rival: {
      name: 'breadth-first-search',
      reason:
        'Its next chamber is the oldest in the queue, which may be at the other end of the cave. The robot cannot jump there: it may have to cross the cave for each new chamber.',
    },
  },
  workedExample:
    'Which rooms can you reach from A if the doors are A-B, B-C, C-A and D-E? Enter A and mark it, then B, then C. The other door of C leads to A, which is marked, so step back to B and then to A. D and E never come up: it takes a second start to see them.',
  listings: [
    {
      id: 'depth-first-search',
      label: 'Recursive search',
      note: 'The call stack remembers the path, so the code before and after the loop runs on the way in and on the way out.',
    },
    {
      id: 'dfs-three-colors',
      label: 'Directed cycle: three colors',
      note: 'A node is new, open or done; an edge to an open node closes a cycle. This answers Course Schedule (207) as well; if you need the order itself, see Topological Sort.',
    },
    {
      id: 'dfs-explicit-stack',
      label: 'Explicit stack',
      note: 'For paths too long for the call stack. Mark when you pop: marking on push is not depth-first. A node can wait several times, so the stack takes O(E).',
    },
    {
      id: 'dfs-two-colors',
      label: 'Two colors',
      note: 'Decides whether a graph is bipartite; the loop over all nodes covers graphs with several components.',
      shows: ['Two colors'],
    },
  ],
  practice: [
    {
      number: 1971,
      title: 'Find if Path Exists in Graph',
      slug: 'find-if-path-exists-in-graph',
      difficulty: 'Easy',
      premium: false,
      adds: 'It is the bare search with marks, and it can stop as soon as it reaches the goal.',
    },
    {
      number: 841,
      title: 'Keys and Rooms',
      slug: 'keys-and-rooms',
      difficulty: 'Medium',
      premium: false,
      adds: 'You discover the edges as you go: they are the keys inside the rooms you have opened.',
    },
    {
      number: 547,
      title: 'Number of Provinces',
      slug: 'number-of-provinces',
      difficulty: 'Medium',
      premium: false,
      adds: 'A search from each unmarked node counts the groups, and the graph comes as a matrix.',
    },
    {
      number: 133,
      title: 'Clone Graph',
      slug: 'clone-graph',
      difficulty: 'Medium',
      premium: false,
      adds: 'A map from each node to its copy serves as mark and result at once, and it closes cycles correctly.',
    },
    {
      number: 797,
      title: 'All Paths From Source to Target',
      slug: 'all-paths-from-source-to-target',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need every path, so each node leaves the path again when its call returns; without cycles, no marks are needed.',
    },
    {
      number: 417,
      title: 'Pacific Atlantic Water Flow',
      slug: 'pacific-atlantic-water-flow',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two searches start from the two shores and go uphill; the cells that both of them reach are the answer.',
    },
    {
      number: 1466,
      title: 'Reorder Routes to Make All Paths Lead to the City Zero',
      slug: 'reorder-routes-to-make-all-paths-lead-to-the-city-zero',
      difficulty: 'Medium',
      premium: false,
      adds: 'The search also follows edges against their direction, and it counts those that point away from the city.',
    },
    {
      number: 785,
      title: 'Is Graph Bipartite?',
      slug: 'is-graph-bipartite',
      difficulty: 'Medium',
      premium: false,
      adds: 'The marks have two colors, and an edge joining two nodes of one color proves the graph is not bipartite.',
    },
    {
      number: 332,
      title: 'Reconstruct Itinerary',
      slug: 'reconstruct-itinerary',
      difficulty: 'Hard',
      premium: false,
      adds: 'Every edge is used exactly once: an airport is written down only when it has no unused flight left.',
    },
    {
      number: 1192,
      title: 'Critical Connections in a Network',
      slug: 'critical-connections-in-a-network',
      difficulty: 'Hard',
      premium: false,
      adds: 'Discovery times and the earliest time each subtree can reach show which edges have no detour around them.',
    },
  ],
}
