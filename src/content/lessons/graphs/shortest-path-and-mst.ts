import type { Lesson } from '../../lesson.ts'

export const shortestPathAndMst: Lesson = {
  id: 36,
  name: 'shortest-path-and-mst',
  displayName: 'Weighted Graphs: Shortest Path & MST',
  description:
    'Settle nodes by the cheapest way out: least total from the start gives shortest paths (Dijkstra), least single edge a spanning tree (Prim; Kruskal gets there by sorting edges). Where costs may be negative or edges are limited, relax all of them round by round (Bellman-Ford).',
  scenarios: [
    'Time until a signal has reached every node',
    'Cheapest journey with at most k stops',
    'Route whose worst step is as small as possible',
    'Connect all points at the least total cost',
  ],
  identificationClues:
    'Edges carry different costs, and the cheapest route or the cheapest network is asked for. If all costs are equal, breadth-first search is enough. If everything must be connected but nobody travels, it is a spanning tree: distance from a start plays no part.',
  recognitionGuide: {
    keyPhrases: [
      'weighted edges',
      'travel time',
      'cheapest price',
      'at most k stops',
      'connect all points',
      'path with the minimum effort',
    ],
    commonVariations: [
      'Dijkstra: a heap of distances; a node is final when it is taken out',
      'Bellman-Ford: k rounds cover all routes of at most k edges',
      'Kruskal: cheapest edges first, unless union-find says they close a cycle',
    ],
  },
  commonMistakes: [
    'Working on outdated heap entries: skip those worse than the known distance, or time explodes on dense graphs',
    'Dijkstra on negative costs: a settled node could become cheaper later; look for a minus sign in the limits',
    "Reading this round's values: with a limit on stops a route gains two edges in one round; work from a copy",
  ],
  complexity: {
    time: 'O(E log V)',
    timeReason:
      'Each of the E edges may push one entry, and each push or pop moves along log V levels of the heap.',
    space: 'O(V + E)',
    spaceReason: 'The edges, one total for each node, and heap entries that have become stale.',
  },
  whenNot: [
    'All edges cost the same: a plain queue is faster (Breadth-First Search)',
    'An edge can be negative: a node taken from the heap is not final, use Bellman-Ford',
    'Only an order by prerequisites is wanted: weights play no part (Topological Sort)',
  ],
  practice: [
    {
      number: 743,
      title: 'Network Delay Time',
      slug: 'network-delay-time',
      difficulty: 'Medium',
      premium: false,
      adds: 'Dijkstra as it stands; the answer is the last node to be reached, if all are.',
    },
    {
      number: 1514,
      title: 'Path with Maximum Probability',
      slug: 'path-with-maximum-probability',
      difficulty: 'Medium',
      premium: false,
      adds: 'Products instead of sums and the largest first: the rule only needs totals that never improve.',
    },
    {
      number: 1631,
      title: 'Path With Minimum Effort',
      slug: 'path-with-minimum-effort',
      difficulty: 'Medium',
      premium: false,
      adds: 'A path is as bad as its worst step, so the maximum takes the place of the sum.',
    },
    {
      number: 787,
      title: 'Cheapest Flights Within K Stops',
      slug: 'cheapest-flights-within-k-stops',
      difficulty: 'Medium',
      premium: false,
      adds: 'A limit on stops makes the stop count part of the state; the cheapest arrival may be too late.',
    },
    {
      number: 1334,
      title: 'Find the City With the Smallest Number of Neighbors at a Threshold Distance',
      slug: 'find-the-city-with-the-smallest-number-of-neighbors-at-a-threshold-distance',
      difficulty: 'Medium',
      premium: false,
      adds: 'Distances between all pairs: Floyd-Warshall is three loops and small limits allow it.',
    },
    {
      number: 1976,
      title: 'Number of Ways to Arrive at Destination',
      slug: 'number-of-ways-to-arrive-at-destination',
      difficulty: 'Medium',
      premium: false,
      adds: 'Routes are counted beside the distances: an equal total adds, a smaller one replaces.',
    },
    {
      number: 1584,
      title: 'Min Cost to Connect All Points',
      slug: 'min-cost-to-connect-all-points',
      difficulty: 'Medium',
      premium: false,
      adds: 'All points must be joined, so Prim with an array beats sorting all the pairs.',
    },
    {
      number: 778,
      title: 'Swim in Rising Water',
      slug: 'swim-in-rising-water',
      difficulty: 'Hard',
      premium: false,
      adds: 'The time to wait is the highest cell on the way; search on the answer solves it too.',
    },
    {
      number: 1489,
      title: 'Find Critical and Pseudo-Critical Edges in Minimum Spanning Tree',
      slug: 'find-critical-and-pseudo-critical-edges-in-minimum-spanning-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'Force each edge in, then leave it out, and compare the weight of the tree.',
    },
  ],
}
