import { graphFrom, startedGraphs } from '../../checks/graph-inputs.ts'
import { defineProof } from '../../checks/proof.ts'
import { graphOf, nodesWith } from '../../checks/read-graph.ts'
import type { Graph } from '../../graphs/graph.ts'
import { shortestDistances } from '../../graphs/shortest-distances.ts'
import type { Step } from '../../step.ts'

interface DistancesInput {
  readonly graph: Graph
  readonly start: string
}

const lesson = 'A-B:4, A-C:1, B-D:1, B-E:4, C-E:7, C-B:2, D-F:6, E-F:1'

export const proof = defineProof<DistancesInput, readonly number[]>({
  pattern: 'shortest-path-and-mst',
  inputs: startedGraphs({ maxWeight: 6 }),
  examples: [
    { name: 'the graph of the lesson', input: from(lesson, 'A'), answer: [0, 3, 1, 4, 7, 8] },
    { name: 'a start in the middle', input: from(lesson, 'E'), answer: [7, 4, 6, 5, 0, 1] },
    { name: 'weights of zero', input: from('A-B:0, B-C:0, A-C:1', 'A'), answer: [0, 0, 0] },
    { name: 'two parts', input: from('A-B:2, C-D:1', 'A'), answer: [0, 2, -1, -1] },
    { name: 'equally long paths', input: from('A-B:1, A-C:1, B-D:1, C-D:1', 'A'), answer: [0, 1, 1, 2] },
    { name: 'one node', input: from('A', 'A'), answer: [0] },
  ],
  trace: ({ graph, start }) => shortestDistances(graph, start),
  bruteForce: ({ graph, start }) => relaxAll(graph, start),
  pictured: (last) =>
    graphOf(last).nodes.map(({ note }) => (note === 'dist ∞' ? -1 : Number(note?.slice(5)))),
  taken(_, next) {
    return nodesWith(next, 'active')[0]!.id
  },
  /** Settled nodes have their true distance. */
  invariant(step, { graph, start }) {
    const distances = relaxAll(graph, start)
    graphOf(step).nodes.forEach(({ id, role }, index) => {
      const isFinal = role === 'settled' || role === 'active'
      if (isFinal && distanceText(step, id) !== String(distances[index]))
        throw new Error(`${id} is settled too early`)
    })
  },
  code: {
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
  },
})

function from(text: string, start: string): DistancesInput {
  return { graph: graphFrom(text), start }
}

function distanceText(step: Step, id: string): string | undefined {
  return graphOf(step)
    .nodes.find((node) => node.id === id)
    ?.note?.slice(5)
}

/** Bellman and Ford: every edge, as often as there are nodes. */
function relaxAll({ nodes, edges }: Graph, start: string): readonly number[] {
  const min = new Map(nodes.map(({ id }) => [id, id === start ? 0 : Number.POSITIVE_INFINITY]))
  for (const _ of nodes) {
    for (const { from: one, to: other, weight = 0 } of edges) {
      min.set(one, Math.min(min.get(one)!, min.get(other)! + weight))
      min.set(other, Math.min(min.get(other)!, min.get(one)! + weight))
    }
  }
  return nodes.map(({ id }) => (Number.isFinite(min.get(id)) ? min.get(id)! : -1))
}
