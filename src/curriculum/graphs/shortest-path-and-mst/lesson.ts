import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 36,
  name: 'shortest-path-and-mst',
  displayName: 'Weighted Graphs: Shortest Path & MST',
  shortName: 'Weighted Graphs',
  description:
    'Settle nodes in order of cost: the least total from the start gives shortest paths (Dijkstra), the least single edge gives a minimum spanning tree (Prim; Kruskal gets there by sorting edges). If costs may be negative or the number of edges is limited, relax all edges in V - 1 rounds (Bellman-Ford); if one more round improves a cost, there is a negative cycle.',
  idea: 'Always settle the node that costs least: as long as no cost is negative, no detour can make it cheaper.',
  formula: 'distance[v] = min(distance[v], distance[u] + cost(u, v))',
  scenarios: [
    'Time until a signal has reached every node',
    'Cheapest trip with at most k stops',
    'Path whose worst step is as small as possible',
    'Connect all points at the least total cost',
    'Number of cheapest paths to a destination',
    'Distances between all pairs of cities',
  ],
  identificationClues:
    'Edges, or the cells of a grid, carry different costs. You need the cheapest path, or the cheapest set of edges that connects everything. If all costs are equal, breadth-first search is enough. If a cost can be negative, or the number of edges is limited, use Bellman-Ford. A minimum spanning tree minimizes the sum of its edges, not the distance to any node.',
  recognitionGuide: {
    keyPhrases: ['minimum cost to connect', 'cheapest price', 'minimum effort required', 'weighted edges'],
    commonVariations: [
      'Dijkstra: a heap holds totals from the start; a node is final when it is taken out',
      'Bellman-Ford: k rounds cover all paths of at most k edges, and V - 1 rounds all shortest paths; an improvement in round V proves a negative cycle',
      'Kruskal: you take the cheapest edges first and skip those that close a cycle, which union-find detects',
      'Prim: you grow one tree; the cheapest edge that leaves it is always safe to add (cut property)',
      'Floyd-Warshall: you allow one more node as an intermediate stop, for all pairs of a few hundred nodes',
    ],
  },
  commonMistakes: [
    'Processing outdated heap entries: skip those worse than the known distance, or dense graphs take far too long',
    'Running Dijkstra on negative costs: a settled node could still become cheaper; look for a minus sign in the constraints',
    "Reading this round's values: with a limit on stops, a path gains two edges in one round; read from a copy of the last round",
    'Stopping when the goal is first seen: a cheaper path may follow; stop when it leaves the heap, and test one edge of 10 against two of 1',
  ],
  complexity: {
    time: 'O((V + E) log V)',
    timeReason:
      'Each edge pushes at most one entry per direction, and each heap operation costs O(log E), which is O(log V) since E < V².',
    space: 'O(V + E)',
    spaceReason: 'The edges, one total for each node, and heap entries, some of which are outdated.',
  },
  whenNot: [
    'An edge can be negative: a node taken from the heap is not final, so use Bellman-Ford instead of Dijkstra',
  ],
  story: {
    problem:
      'Blood samples travel from a lab L to a clinic C along **one-way streets with known minutes**: L to C takes 9, L to A 2, A to B 2, B to C 3 and L to B 6. **What is the least time** a courier needs?',
    naive:
      'Trying every path works here, but in a city the number of paths grows exponentially, and most of them share long parts.',
    insight:
      'Always continue from the nearest crossing you have reached. Minutes are never negative, so no detour can reach it sooner.',
    invariant:
      'A crossing has its final time when it is first taken from the heap; every entry still in the heap is an offer that may be beaten.',
    plan: [
      'Put L into the heap with 0 minutes.',
      'Take the crossing with the fewest minutes; skip it if a better time is known.',
      'For each street from it, add the minutes and push the offer if it is an improvement.',
      'Stop when C is taken: via A and B, it is 2 + 2 + 3 = 7 minutes away.',
    ],
    rival: {
      name: 'breadth-first-search',
      reason: 'It counts streets, not minutes. It reaches C first by the single street from L and reports 9.',
    },
  },
  workedExample:
    'What is the cheapest ferry trip from A to C, if A-B costs 2, B-C 3 and A-C 7? The first offers are B at 2 and C at 7. Take B, the cheapest: nothing can beat 2. Via B, C costs 5, a better offer. Take C at 5: it is final. The old offer of 7 comes up later and is discarded.',
  listings: [
    {
      id: 'shortest-path-and-mst',
      label: 'Dijkstra',
      note: 'Each node lists its outgoing edges, so one-way streets work as they are; a two-way edge appears in both lists.',
      shows: ['Dijkstra'],
    },
    {
      id: 'bellman-ford',
      label: 'Bellman-Ford',
      note: 'Handles negative costs and a limit on the number of edges. Without a limit, pass V - 1; if V gives a smaller cost, there is a negative cycle.',
      shows: ['Bellman-Ford'],
    },
    {
      id: 'kruskal',
      label: 'Kruskal',
      note: 'Sorts all edges, so it suits a sparse graph that comes as a list of edges.',
      shows: ['Kruskal'],
    },
    {
      id: 'prim',
      label: 'Prim',
      note: 'With an array instead of a heap it takes O(V²), the best choice when every two points are joined.',
      shows: ['Prim'],
    },
    {
      id: 'floyd-warshall',
      label: 'Floyd-Warshall',
      note: 'Three loops give all pairs of distances; the intermediate node has to be the outermost loop.',
      shows: ['Floyd-Warshall'],
    },
  ],
  practice: [
    {
      number: 743,
      title: 'Network Delay Time',
      slug: 'network-delay-time',
      difficulty: 'Medium',
      premium: false,
      adds: 'It is plain Dijkstra; the answer is the time of the node reached last, if all are reached.',
    },
    {
      number: 1514,
      title: 'Path with Maximum Probability',
      slug: 'path-with-maximum-probability',
      difficulty: 'Medium',
      premium: false,
      adds: 'Products replace sums and the largest comes first: Dijkstra only needs totals that never improve along a path.',
    },
    {
      number: 1631,
      title: 'Path With Minimum Effort',
      slug: 'path-with-minimum-effort',
      difficulty: 'Medium',
      premium: false,
      adds: 'A path is as bad as its worst step, so the maximum replaces the sum.',
    },
    {
      number: 787,
      title: 'Cheapest Flights Within K Stops',
      slug: 'cheapest-flights-within-k-stops',
      difficulty: 'Medium',
      premium: false,
      adds: 'A limit on stops makes the number of stops part of the state: the cheapest arrival may use too many.',
    },
    {
      number: 1334,
      title: 'Find the City With the Smallest Number of Neighbors at a Threshold Distance',
      slug: 'find-the-city-with-the-smallest-number-of-neighbors-at-a-threshold-distance',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need the distances between all pairs: Floyd-Warshall is three loops, and the small limits allow it.',
    },
    {
      number: 1976,
      title: 'Number of Ways to Arrive at Destination',
      slug: 'number-of-ways-to-arrive-at-destination',
      difficulty: 'Medium',
      premium: false,
      adds: 'You count paths along with the distances: an equal total adds its count, a smaller one replaces it.',
    },
    {
      number: 1584,
      title: 'Min Cost to Connect All Points',
      slug: 'min-cost-to-connect-all-points',
      difficulty: 'Medium',
      premium: false,
      adds: 'All points must be connected, so Prim with an array beats sorting all pairs.',
    },
    {
      number: 778,
      title: 'Swim in Rising Water',
      slug: 'swim-in-rising-water',
      difficulty: 'Hard',
      premium: false,
      adds: 'The time you must wait is the highest cell on the path; binary search on the answer solves it too.',
    },
    {
      number: 1489,
      title: 'Find Critical and Pseudo-Critical Edges in Minimum Spanning Tree',
      slug: 'find-critical-and-pseudo-critical-edges-in-minimum-spanning-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'Force each edge in, then leave it out, and compare the weight of the tree each time.',
    },
  ],
}
