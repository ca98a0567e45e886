import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'driven',
  drive: {
    python: `
      roads = [[(1, 4), (2, 1)], [(0, 4), (3, 1), (4, 4), (2, 2)], [(0, 1), (4, 7), (1, 2)], [(1, 1), (5, 6)], [(1, 4), (2, 7), (5, 1)], [(3, 6), (4, 1)]]
      print(shortest_distances(roads, 0))
      one_way = [[(1, 9), (2, 2)], [], [(3, 2)], [(1, 3)], [(0, 1)]]
      print(shortest_distances(one_way, 0))
      print(shortest_distances(one_way, 4))
      print(shortest_distances([[(1, 0)], [(2, 0)], []], 0))
      print(shortest_distances([[]], 0))`,
    typescript: `
      const roads = [[[1, 4], [2, 1]], [[0, 4], [3, 1], [4, 4], [2, 2]], [[0, 1], [4, 7], [1, 2]], [[1, 1], [5, 6]], [[1, 4], [2, 7], [5, 1]], [[3, 6], [4, 1]]]
      print(shortestDistances(roads, 0))
      const oneWay = [[[1, 9], [2, 2]], [], [[3, 2]], [[1, 3]], [[0, 1]]]
      print(shortestDistances(oneWay, 0))
      print(shortestDistances(oneWay, 4))
      print(shortestDistances([[[1, 0]], [[2, 0]], []], 0))
      print(shortestDistances([[]], 0))`,
    java: `
      int[][][] roads = {{{1, 4}, {2, 1}}, {{0, 4}, {3, 1}, {4, 4}, {2, 2}}, {{0, 1}, {4, 7}, {1, 2}}, {{1, 1}, {5, 6}}, {{1, 4}, {2, 7}, {5, 1}}, {{3, 6}, {4, 1}}};
      print(shortestDistances(roads, 0));
      int[][][] oneWay = {{{1, 9}, {2, 2}}, {}, {{3, 2}}, {{1, 3}}, {{0, 1}}};
      print(shortestDistances(oneWay, 0));
      print(shortestDistances(oneWay, 4));
      print(shortestDistances(new int[][][] {{{1, 0}}, {{2, 0}}, {}}, 0));
      print(shortestDistances(new int[][][] {{}}, 0));`,
    cpp: `
      using Edges = vector<pair<int, int>>;
      vector<Edges> roads = {{{1, 4}, {2, 1}}, {{0, 4}, {3, 1}, {4, 4}, {2, 2}}, {{0, 1}, {4, 7}, {1, 2}}, {{1, 1}, {5, 6}}, {{1, 4}, {2, 7}, {5, 1}}, {{3, 6}, {4, 1}}};
      print(shortestDistances(roads, 0));
      vector<Edges> oneWay(5);
      oneWay[0] = {{1, 9}, {2, 2}};
      oneWay[2] = {{3, 2}};
      oneWay[3] = {{1, 3}};
      oneWay[4] = {{0, 1}};
      print(shortestDistances(oneWay, 0));
      print(shortestDistances(oneWay, 4));
      vector<Edges> free(3);
      free[0] = {{1, 0}};
      free[1] = {{2, 0}};
      print(shortestDistances(free, 0));
      print(shortestDistances(vector<Edges>(1), 0));`,
  },
  results: [[0, 3, 1, 4, 7, 8], [0, 7, 2, 4, -1], [1, 8, 3, 5, 0], [0, 0, 0], [0]],
}

const unreached = 1_000_000_000

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'bellman-ford': {
    kind: 'function',
    name: {
      python: 'cheapest_within',
      typescript: 'cheapestWithin',
      java: 'cheapestWithin',
      cpp: 'cheapestWithin',
    },
    parameters: ['int', 'int[][]', 'int', 'int'],
    returns: 'int[]',
    cases: [
      // One edge costs 9, two cost 4 + 3, three cost 4 + 1 + 1.
      {
        args: [
          4,
          [
            [0, 3, 9],
            [0, 1, 4],
            [1, 3, 3],
            [1, 2, 1],
            [2, 3, 1],
          ],
          0,
          1,
        ],
        result: [0, 4, unreached, 9],
      },
      {
        args: [
          4,
          [
            [0, 3, 9],
            [0, 1, 4],
            [1, 3, 3],
            [1, 2, 1],
            [2, 3, 1],
          ],
          0,
          2,
        ],
        result: [0, 4, 5, 7],
      },
      {
        args: [
          4,
          [
            [0, 3, 9],
            [0, 1, 4],
            [1, 3, 3],
            [1, 2, 1],
            [2, 3, 1],
          ],
          0,
          3,
        ],
        result: [0, 4, 5, 6],
      },
      {
        args: [
          3,
          [
            [0, 1, 5],
            [0, 2, 3],
            [1, 2, -4],
          ],
          0,
          2,
        ],
        result: [0, 5, 1],
      },
      // Edges in the order of the path must not be followed in one round.
      {
        args: [
          3,
          [
            [0, 1, 1],
            [1, 2, 1],
          ],
          0,
          1,
        ],
        result: [0, 1, unreached],
      },
      { args: [1, [], 0, 0], result: [0] },
    ],
  },
  kruskal: {
    kind: 'function',
    name: {
      python: 'cost_of_spanning_tree',
      typescript: 'costOfSpanningTree',
      java: 'costOfSpanningTree',
      cpp: 'costOfSpanningTree',
    },
    parameters: ['int', 'int[][]'],
    returns: 'int',
    cases: [
      {
        args: [
          4,
          [
            [0, 1, 4],
            [1, 2, 1],
            [0, 2, 2],
            [2, 3, 7],
            [1, 3, 5],
          ],
        ],
        result: 8,
      },
      {
        args: [
          3,
          [
            [0, 1, 2],
            [1, 2, 2],
            [0, 2, 2],
          ],
        ],
        result: 4,
      },
      {
        args: [
          3,
          [
            [0, 1, -3],
            [1, 2, 5],
          ],
        ],
        result: 2,
      },
      {
        args: [
          4,
          [
            [0, 1, 1],
            [2, 3, 1],
          ],
        ],
        result: -1,
      },
      { args: [1, []], result: 0 },
    ],
  },
  prim: {
    kind: 'function',
    name: {
      python: 'cost_to_connect',
      typescript: 'costToConnect',
      java: 'costToConnect',
      cpp: 'costToConnect',
    },
    parameters: ['int[][]'],
    returns: 'int',
    cases: [
      {
        args: [
          [
            [0, 0],
            [0, 3],
            [4, 0],
          ],
        ],
        result: 7,
      },
      {
        args: [
          [
            [0, 0],
            [2, 0],
            [0, 2],
            [2, 2],
          ],
        ],
        result: 6,
      },
      {
        args: [
          [
            [-1, -1],
            [1, 1],
          ],
        ],
        result: 4,
      },
      {
        args: [
          [
            [5, 5],
            [5, 5],
          ],
        ],
        result: 0,
      },
      { args: [[[3, 4]]], result: 0 },
    ],
  },
  'floyd-warshall': {
    kind: 'function',
    name: {
      python: 'all_distances',
      typescript: 'allDistances',
      java: 'allDistances',
      cpp: 'allDistances',
    },
    parameters: ['int', 'int[][]'],
    returns: 'int[][]',
    cases: [
      {
        args: [
          3,
          [
            [0, 1, 4],
            [1, 2, 3],
            [0, 2, 9],
          ],
        ],
        result: [
          [0, 4, 7],
          [-1, 0, 3],
          [-1, -1, 0],
        ],
      },
      // The best path visits its nodes in falling order.
      {
        args: [
          4,
          [
            [0, 3, 1],
            [3, 2, 1],
            [2, 1, 1],
            [0, 1, 8],
          ],
        ],
        result: [
          [0, 3, 2, 1],
          [-1, 0, -1, -1],
          [-1, 1, 0, -1],
          [-1, 2, 1, 0],
        ],
      },
      {
        args: [
          2,
          [
            [0, 1, 5],
            [0, 1, 2],
          ],
        ],
        result: [
          [0, 2],
          [-1, 0],
        ],
      },
      { args: [1, []], result: [[0]] },
    ],
  },
}
