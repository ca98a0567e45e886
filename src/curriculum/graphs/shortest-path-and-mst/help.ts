import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  743: {
    asks: 'A signal spreads from node `k` through a directed graph with nodes 1 to `n` and a travel time on each edge. Return the time until every node has received it, or -1 if some node never does.',
    hints: [
      'Set the time of node k to 0 and all other times to infinity, and put (0, k) into a heap. If there is only one node, the answer is 0.',
      "Take the smallest (time, node); skip it if a smaller time is stored for the node. Each outgoing edge offers time plus w: if that beats the neighbor's stored time, store it and push it.",
      "Times leave the heap in ascending order, and no edge has a negative weight, so a node's time is final when it first comes out. When the heap is empty, return the largest time of all nodes, or -1 if one is still infinity.",
    ],
  },
  1514: {
    asks: "Each edge of an undirected graph has a probability of success, and a path's probability is the product over its edges. Return the highest probability of any path from `start` to `end`, or 0 if there is no path.",
    hints: [
      'Set the probability of the start node to 1 and all others to 0. Put the start into a heap that returns the largest probability first; in Python, push negative numbers.',
      'From a node with probability p, an edge with probability q offers the neighbor p · q. If that is larger than what is stored there, store it and push it; edges work in both directions.',
      'Every factor is at most 1, so no path gains by getting longer. The node with the largest probability in the heap is therefore final when it first comes out. If it is the end node, return its probability; if the heap runs empty, return 0.',
    ],
  },
  1631: {
    asks: 'In a grid of heights, you move horizontally or vertically from the top left to the bottom right cell. The effort of a path is the largest absolute height difference of its steps; return the smallest effort of any path.',
    hints: [
      'Store for each cell the smallest effort with which you can reach it: 0 for the top-left cell, infinity for all others. Put the top-left cell into a heap with effort 0.',
      'From a cell with effort e, a neighbor can be reached with `max(e, d)`, where d is the absolute difference in height. If that is smaller than its stored effort, store it and push it.',
      'An effort never gets smaller along a path, so a cell that comes out of the heap with the smallest effort is final. Continue until the bottom-right cell comes out and return its effort; in a 1 by 1 grid that is 0.',
    ],
  },
  787: {
    asks: 'Given one-way flights with prices, return the lowest total price from `src` to `dst` with at most `k` intermediate stops, which means at most `k + 1` flights, or -1 if there is no such route.',
    hints: [
      'At most k stops means at most k + 1 flights. With 0 flights you are in src at price 0, and every other city has infinity.',
      'A round looks at every flight whose start city has a price: this price plus the fare may lower the price of the end city. Read from a copy made before the round, or one round may chain two flights.',
      'After r rounds, `price[c]` is the lowest total for reaching c with at most r flights. Run k + 1 rounds over all flights, each reading the copy and writing the smaller value. Then return `price[dst]`, or -1 if it is still infinity.',
    ],
    cost: 'O(K · E) time and O(V) space, because Bellman-Ford relaxes every flight K + 1 times',
  },
  1334: {
    asks: 'Given an undirected weighted graph of cities numbered from 0, count for each city the other cities at a shortest distance of at most `distanceThreshold`. Return the city with the smallest count; among ties, the one with the largest number.',
    hints: [
      'Fill an n by n table: 0 from a city to itself, the weight of each road in both directions, infinity for all other pairs. These are the distances without a city in between.',
      'For each city k, in the outer loop, look at every pair i, j: if `d[i][k] + d[k][j]` is less than `d[i][j]`, store that sum there. Choose an infinity that you can double without overflow, such as 10^9.',
      'After the round for k, `d[i][j]` is the length of the shortest path whose intermediate cities are all at most k. After the last round, count for each city the others within the threshold, an equal distance included. Return the city with the smallest count; among ties, the largest number.',
    ],
    cost: 'O(V³) time and O(V²) space, because Floyd-Warshall computes all pairs',
  },
  1976: {
    asks: 'Intersections 0 to `n - 1` are joined by two-way roads with travel times. Return the number of different routes from 0 to `n - 1` that take the least possible time, modulo `10^9 + 7`.',
    hints: [
      'Keep `distance`, in 64 bits, and `ways` for every intersection: intersection 0 has distance 0 and 1 way; all others have infinity and 0 ways. With one intersection, the answer is 1.',
      'Take the smallest entry from the heap and skip it if its node has a smaller distance stored. Push a neighbor only when its distance gets smaller, never on a tie, or it passes its ways on twice.',
      'When a node u is expanded, its distance and ways are final: every road takes at least 1, so all predecessors on its shortest paths came out earlier. At a neighbor v, a smaller total sets `ways[v] = ways[u]`, an equal one adds `ways[u]`, modulo 10^9 + 7. Return `ways[n - 1]`.',
    ],
  },
  1584: {
    asks: 'Given distinct points in the plane, return the lowest total cost of joining pairs of points so that all of them are connected, directly or through others. A pair costs `|x1 - x2| + |y1 - y2|`.',
    hints: [
      'Let the tree be point 0 alone, with cost 0. For each other point write down the price of attaching it now: its Manhattan distance to point 0.',
      'Choose the outside point with the smallest price, add that price to the total and move the point into the tree. Then lower the price of each outside point that is closer to the new point.',
      '`price[p]` is always the distance from p to the nearest point in the tree. The cheapest edge from the tree to the outside is always in some minimum spanning tree, so taking it is safe. Repeat until no point is outside, in O(n²) time; the total is the answer.',
    ],
    cost: 'O(V²) time and O(V) space, because Prim with an array scans all points once for each point it adds',
  },
  778: {
    asks: 'In a square grid of distinct elevations, at time `t` you can move, instantly, between horizontally or vertically adjacent cells whose elevations are at most `t`. Return the earliest time at which you can get from top left to bottom right.',
    hints: [
      'You cannot leave the top-left cell before time `grid[0][0]`, so that is its time. Put it into a heap with this time and mark it; in a 1 by 1 grid you are done.',
      'From a cell with time t, a neighbor of height h can be entered at `max(t, h)`, since swimming itself takes no time. If it is unmarked, mark it and push it with this time.',
      'Cells leave the heap in ascending order of time. So the first cell that offers a neighbor a time has the smallest t, and this first offer is already the best: one push per cell is enough. When the bottom-right cell comes out, return its time.',
    ],
  },
  1489: {
    asks: 'Given a connected undirected weighted graph, return two lists of indices into its list of edges, from 0: edges contained in every minimum spanning tree, and edges contained in some but not all of them. Order does not matter.',
    hints: [
      'Append to each edge its index, since sorting changes the order and the answer needs the index. Sort by weight, run Kruskal once and store the weight W of the minimum spanning tree.',
      'For each edge, run Kruskal without it: if the weight is above W or some nodes stay unconnected, the edge is critical. Otherwise run it with this edge taken first: if the weight is W, it is pseudo-critical.',
      'Every minimum spanning tree weighs W. A critical edge is in all of them, so without it no tree of weight W exists; a pseudo-critical edge is in some but not in all; the other edges are in none. Return the two lists of original indices.',
    ],
    cost: 'O(E² · α(V)) time, because Kruskal runs twice for each edge',
  },
} satisfies ProblemHelpTexts
