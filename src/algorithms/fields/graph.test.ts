import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToEdge } from '../geometry.ts'
import type { Graph } from '../graph.ts'
import { type GraphRules, graph, graphOf, maxEdges, maxNodes } from './graph.ts'

function read(text: string, rules: Omit<GraphRules, 'label'> = {}): Graph | string {
  const parsed = graph({ label: 'Edges', ...rules }).parse(text)
  return 'error' in parsed ? parsed.error : parsed.value
}

function rewrite(text: string, rules: Omit<GraphRules, 'label'> = {}): string {
  const read = graph({ label: 'Edges', ...rules })
  const parsed = read.parse(text)
  return 'error' in parsed ? parsed.error : read.format(parsed.value)
}

describe('a graph that is typed', () => {
  test.each([
    ['A-B, B-C', 'A-B, B-C'],
    ['a - b;b–c', 'A-B, B-C'],
    ['', ''],
    ['D, B-A, C', 'B-A, C, D'],
    ['1-2 2-10', '1-2, 2-10'],
  ])('reads %j as %j', (typed, written) => {
    expect(rewrite(typed)).toBe(written)
  })

  test('accepts arrows as people type them', () => {
    expect(rewrite('A>B, B -> C, C=>D, D → E', { isDirected: true })).toBe('A>B, B>C, C>D, D>E')
  })

  test('takes weights', () => {
    expect(rewrite('A-B:4, B-C : 0', { maxWeight: 9 })).toBe('A-B:4, B-C:0')
  })

  test('keeps nodes in the order of their names', () => {
    expect(graphOf('10-2, B-1').nodes.map(({ id }) => id)).toEqual(['1', '2', '10', 'B'])
  })

  test.each<[string, Omit<GraphRules, 'label'>, string]>([
    ['Anna-B', {}, '“ANNA” cannot name a node: use one or two letters or digits.'],
    ['A-B-C', {}, '“A-B-C” is not an edge: write it as in A-B.'],
    ['A-', {}, '“A-” is not an edge'],
    ['A-A', {}, 'A-A joins a node to itself'],
    ['A-B, B-A', {}, 'The edge between B and A is listed twice: keep one.'],
    ['A>B', {}, 'Edges here go both ways: write A-B, without an arrow.'],
    ['A-B', { isDirected: true }, 'A-B has no direction: write A>B or B>A.'],
    ['A>B, A>B', { isDirected: true }, 'is listed twice'],
    ['A-B:4', {}, 'Weights do not count here: write A-B.'],
    ['A-B', { maxWeight: 99 }, 'A-B has no weight: add a whole number from 0 to 99, as in A-B:4.'],
    ['A-B:-4', { maxWeight: 99 }, '“-4” cannot be the weight of A-B: use a whole number from 0 to 99.'],
    ['A-B:x', { maxWeight: 99 }, '“X” cannot be the weight of A-B'],
    ['A-B:100', { maxWeight: 99 }, '“100” cannot be the weight of A-B'],
    ['A:4', { maxWeight: 99 }, '“A:4” is not an edge'],
    ['A-B:4:4', { maxWeight: 99 }, '“A-B:4:4” is not an edge'],
    [' ', { whyNotEmpty: 'Name a node to start from.' }, 'Name a node to start from.'],
    ['A B C D E F G H I', {}, 'These are 9 nodes; the picture stays readable with up to 8.'],
    [
      'A-B A-C A-D A-E A-F B-C B-D B-E B-F C-D C-E C-F D-E',
      {},
      'These are 13 edges; the picture stays readable with up to 12.',
    ],
  ])('answers %j %o with a sentence', (typed, rules, sentence) => {
    expect(read(typed, rules)).toContain(sentence)
  })
})

describe('the layout of a graph', () => {
  test('matches the design for the graph of the lesson', () => {
    const { nodes } = graphOf('A-B, A-C, B-D, B-E, C-E, D-F, E-F')
    const at = new Map(nodes.map(({ id, x, y }) => [id, { x, y }]))
    expect(at.get('A')).toEqual({ x: 0, y: 0.5 })
    expect(at.get('F')).toEqual({ x: 1, y: 0.5 })
    for (const [upper, lower] of [
      ['B', 'C'],
      ['D', 'E'],
    ] as const) {
      expect(at.get(upper)!.x).toBe(at.get(lower)!.x)
      expect([at.get(upper)!.y, at.get(lower)!.y]).toEqual([0, 1])
    }
  })

  test('keeps nodes inside, apart from each other, and mostly clear of edges', () => {
    let hidden = 0
    let seen = 0
    fc.assert(
      fc.property(randomGraphs, fc.boolean(), (text, isDirected) => {
        const { nodes, edges } = graphOf(isDirected ? text.replaceAll('-', '>') : text, { isDirected })
        const at = nodes.map(({ x, y }) => ({ x: x * 270, y: y * 170 }))
        at.forEach((point, node) => {
          expect(nodes[node]!.x).toBeGreaterThanOrEqual(-1e-9)
          expect(nodes[node]!.x).toBeLessThanOrEqual(1 + 1e-9)
          for (const other of at.slice(0, node)) {
            expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(58)
          }
        })
        for (const { from, to } of edges) {
          const ends = [from, to].map((id) => at[nodes.findIndex((node) => node.id === id)]!)
          const others = at.filter((point) => !ends.includes(point))
          seen++
          if (others.some((point) => distanceToEdge(point, ends[0]!, ends[1]!) < 24)) hidden++
        }
      }),
      { numRuns: 150, seed: 20_240_501 },
    )
    expect(hidden / seen).toBeLessThan(0.01)
  })
})

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, maxNodes)
const allEdges = names.flatMap((from, index) => names.slice(index + 1).map((to) => `${from}-${to}`))
const randomGraphs = fc
  .tuple(fc.subarray(names), fc.subarray(allEdges, { maxLength: maxEdges }))
  .map(([alone, edges]) => [...edges, ...alone].join(', '))

test('a random graph can be typed, and then has the same layout', () => {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (const rules of [{}, { isDirected: true }, { maxWeight: 99 }]) {
    const field = graph({ label: 'Edges', ...rules })
    for (let run = 0; run < 50; run++) {
      const value = field.random(next)
      expect(field.parse(field.format(value))).toEqual({ value })
    }
  }
})
