import { describe, expect, it } from 'vitest'
import { comparison, keywords, ruleOfThumb } from '#content/notes/dfs-bfs/texts.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { allLessons, findLessonByName } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { readPatterns } from '#curriculum/read-patterns.ts'

/** Sentences of lessons that readers found false. Each new sentence is shown to be true on an input. */
describe('String Sliding Window', () => {
  /** The longest substring with each letter at least `least` times, by one window that shrinks while it is invalid. */
  function byOneWindow(text: string, least: number): number {
    let left = 0
    let best = 0
    for (let right = 1; right <= text.length; right++) {
      while (left < right && !isValid(text.slice(left, right), least)) left++
      best = Math.max(best, right - left)
    }
    return best
  }

  function byAllSubstrings(text: string, least: number): number {
    const ends = [...text].map((_, index) => index + 1)
    const substrings = ends.flatMap((end) => ends.map((start) => text.slice(start - 1, end)))
    return Math.max(...substrings.filter((part) => isValid(part, least)).map((part) => part.length))
  }

  function isValid(part: string, least: number): boolean {
    return [...part].every((letter) => part.split(letter).length > least)
  }

  it('needs a condition that growing can only break or only fulfill', () => {
    expect(byAllSubstrings('aaabb', 3)).toBe(3)
    expect(byOneWindow('aaabb', 3)).toBe(0)
    expect(textsOf('string-sliding-window')).toContain('one window finds nothing in aaabb')
    expect(lessonOf('string-sliding-window').identificationClues).toContain(
      'growing can only break the condition, or only fulfill it',
    )
  })
})

describe('String Dynamic Programming', () => {
  it('keeps a common substring of two strings, which a window over one of them cannot find', () => {
    const texts = textsOf('string-dynamic-programming')
    expect(texts).toContain('a substring common to two strings does need a table')
    expect(texts).not.toContain('one pass is enough')
  })
})

describe('Sliding Window', () => {
  it('warns of negative values only where the length is free', () => {
    const warnings = [...lessonOf('sliding-window').whenNot, ...lessonOf('sliding-window').commonMistakes]
    for (const text of warnings.filter((each) => each.includes('negative'))) {
      expect(text).toMatch(/length is free|free length/)
    }
  })

  it('claims one trade, not many', () => {
    const rival = rivalsOf('sliding-window').find(({ name }) => name === 'state-machine-dp')
    expect(rival?.clue).toMatch(/only one range.*one purchase and one sale/)
    expect(rival?.stay).toMatch(/^Yes/)
  })
})

describe('Longest Increasing Subsequence', () => {
  const ranges = [
    [1, 2, 1],
    [2, 9, 10],
    [3, 4, 1],
    [5, 6, 1],
  ] as const

  it('says that a sweep over ranges finds the most, not the most valuable', () => {
    const bySweep = [...ranges]
      .sort((a, b) => a[1] - b[1])
      .reduce(
        ({ end, worth }, [from, to, value]) =>
          from >= end ? { end: to, worth: worth + value } : { end, worth },
        { end: 0, worth: 0 },
      )
    expect(bySweep.worth).toBe(3)
    const [first, second] = ranges
    expect(first[2] + second[2]).toBe(11)
    expect(textsOf('longest-increasing-subsequence')).toContain(
      'a greedy sweep chains the most, but not the most valuable',
    )
  })
})

describe('Bellman-Ford', () => {
  type Edge = readonly [from: number, to: number, cost: number]

  /** The costs from node 0 after so many rounds over edges in the given order. */
  function costsAfter(rounds: number, nodes: number, edges: readonly Edge[]): readonly number[] {
    let costs = Array.from({ length: nodes }, (_, node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY))
    for (let round = 0; round < rounds; round++) {
      const last = costs
      costs = last.map((cost, node) =>
        Math.min(
          cost,
          ...edges.filter(([, to]) => to === node).map(([from, , length]) => last[from]! + length),
        ),
      )
    }
    return costs
  }

  it('needs V - 1 rounds, and improves in round V only with a negative cycle', () => {
    const path: readonly Edge[] = [
      [2, 3, 1],
      [1, 2, -1],
      [0, 1, 1],
    ]
    expect(costsAfter(2, 4, path)).not.toEqual(costsAfter(3, 4, path))
    expect(costsAfter(4, 4, path)).toEqual(costsAfter(3, 4, path))
    const cycle: readonly Edge[] = [...path, [3, 1, -1]]
    expect(costsAfter(4, 4, cycle)).not.toEqual(costsAfter(3, 4, cycle))
    expect(lessonOf('shortest-path-and-mst').description).toContain(
      'in V - 1 rounds (Bellman-Ford); if one more round improves a cost, there is a negative cycle',
    )
  })
})

describe('Prefix Sums', () => {
  it('need room for the totals, except where the lesson says so', () => {
    expect(lessonOf('prefix-sum').complexity.space).toBe('O(n)')
  })
})

describe('the cost of a sequence of calls', () => {
  it('is amortized where calls share their work, not an average over inputs', async () => {
    const helps = await readPatterns('help.ts')
    const shared = [232, 933, 901, 173]
    const ideas = [...helps.values()].flatMap(({ help }) =>
      shared.flatMap((number) => help[number]?.hints[2] ?? []),
    )
    expect(ideas.length).toBeGreaterThanOrEqual(shared.length)
    for (const idea of ideas) {
      expect(idea).toContain('amortized')
      expect(idea).not.toContain('on average')
    }
    expect(lessonOf('queue-operations').complexity.timeReason).toMatch(/^Amortized: /)
  })

  it('is not the cost of one find, which may walk half of the nodes', () => {
    const parent = Array.from({ length: 4096 }, (_, node) => Math.max(0, node - 1))
    let steps = 0
    // Path halving, as in the listing, on a chain that unions without sizes can build.
    for (let node = 4095; parent[node] !== node; steps++) {
      parent[node] = parent[parent[node]!]!
      node = parent[node]!
    }
    expect(steps).toBe(2048)
    const notes = lessonOf('union-find').listings.map(({ note }) => note)
    expect(notes.join(' ')).toContain('amortized O(log n), and a single one up to O(n)')
    expect(notes.join(' ')).not.toContain('on average')
  })
})

describe('the guide to both searches', () => {
  const roads = [
    ['a', 'b', 10],
    ['a', 'c', 1],
    ['c', 'b', 1],
  ] as const

  it('sends weighted edges to Dijkstra, because the fewest steps are not the cheapest', () => {
    const [direct, ...detour] = roads
    expect(detour.reduce((sum, [, , cost]) => sum + cost, 0)).toBeLessThan(direct[2])
    const row = comparison.find(({ feature }) => feature.includes('different weights'))
    expect(row).toMatchObject({
      bfs: expect.stringContaining('Dijkstra'),
      dfs: expect.stringContaining('Dijkstra'),
    })
    expect(ruleOfThumb).toContain('Dijkstra')
    expect(keywords.flatMap(({ phrases }) => phrases)).not.toContain('shortest')
  })
})

function lessonOf(name: string): Lesson {
  const lesson = findLessonByName(name)
  if (!lesson) throw new Error(`There is no lesson named ${name} among ${allLessons.length}`)
  return lesson
}

/** Everything that the lesson says outside of its story. */
function textsOf(name: string): string {
  const { description, identificationClues, recognitionGuide, commonMistakes, whenNot } = lessonOf(name)
  return [
    description,
    identificationClues,
    ...recognitionGuide.commonVariations,
    ...commonMistakes,
    ...whenNot,
  ].join('\n')
}
