import type { Lesson } from '../../lesson.ts'

export const shortestPathAndMst: Lesson = {
  id: 36,
  name: 'shortest-path-and-mst',
  displayName: 'Weighted Graphs: Shortest Path & MST',
  description:
    'Always settle the cheapest frontier edge next (Dijkstra, Prim, Kruskal) or relax edges round by round (Bellman-Ford).',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 743,
      title: 'Network Delay Time',
      slug: 'network-delay-time',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1514,
      title: 'Path with Maximum Probability',
      slug: 'path-with-maximum-probability',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1631,
      title: 'Path With Minimum Effort',
      slug: 'path-with-minimum-effort',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 787,
      title: 'Cheapest Flights Within K Stops',
      slug: 'cheapest-flights-within-k-stops',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1334,
      title: 'Find the City With the Smallest Number of Neighbors at a Threshold Distance',
      slug: 'find-the-city-with-the-smallest-number-of-neighbors-at-a-threshold-distance',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1976,
      title: 'Number of Ways to Arrive at Destination',
      slug: 'number-of-ways-to-arrive-at-destination',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1584,
      title: 'Min Cost to Connect All Points',
      slug: 'min-cost-to-connect-all-points',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 778,
      title: 'Swim in Rising Water',
      slug: 'swim-in-rising-water',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1489,
      title: 'Find Critical and Pseudo-Critical Edges in Minimum Spanning Tree',
      slug: 'find-critical-and-pseudo-critical-edges-in-minimum-spanning-tree',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
