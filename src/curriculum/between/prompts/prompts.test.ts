import { describe, expect, test } from 'vitest'
import { allLessons } from '../../catalogue.ts'
import type { Prompt } from '../../prompt.ts'
import { minimalPairs, openPrompts } from '../../prompts.ts'
import { sealedPrompts } from '../../sealed-prompts.ts'
import { rivalsOf } from '../rivals/rivals.ts'
import { giveaways } from './giveaways.ts'
import secondReader from './second-reader.json' with { type: 'json' }
import thirdReader from './third-reader.json' with { type: 'json' }
import { createWordCounter, readableText } from './word-counter.ts'

const inPairs = minimalPairs.flatMap(({ prompts }) => prompts)
const allPrompts = [...openPrompts, ...inPairs, ...sealedPrompts]
const readings: Readonly<Record<string, string>> = secondReader
const otherReadings: Readonly<Record<string, readonly string[]>> = thirdReader
const idsInPairs = new Set(inPairs.map(({ id }) => id))

/** Problems may hand these over as input; then the prompt says so. An input in a certain order is described instead. */
const inputs = ['linked list', 'linked lists', 'tree', 'trees', 'grid', 'digit', 'digits', 'bits']

const wordBounds = { short: [35, 80], long: [100, 180], vague: [12, 35] } as const

describe.each(allPrompts)('$id', (prompt) => {
  const { id, text, form = 'short', asks = [], pattern, evidence, rival } = prompt
  const { why, cost, given = [], alsoFits = [] } = prompt
  const readable = readableText(prompt)

  test('is as long as its form says, and does not give its pattern away', () => {
    const words = text.split(/\s+/).length
    const [fewest, most] = wordBounds[form]
    expect(words).toBeGreaterThanOrEqual(fewest)
    expect(words).toBeLessThanOrEqual(most)
    const found = (readable.match(giveaways) ?? []).map((word) => word.toLowerCase())
    expect(found.filter((word) => !given.includes(word))).toEqual([])
    for (const word of given) {
      expect(inputs).toContain(word)
      expect(readable.toLowerCase()).toContain(word)
    }
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(readable).not.toMatch(/ {2}|\n|[*_`]/)
  })

  test('answers what one would ask, if it is vague', () => {
    expect(asks.length).toBeGreaterThanOrEqual(form === 'vague' ? 3 : 0)
    expect(asks.length).toBeLessThanOrEqual(form === 'vague' ? 4 : 0)
    for (const { question, answer } of asks) {
      expect(question).toMatch(/^[A-Z].{8,100}\?$/)
      expect(answer).toMatch(/^[A-Z0-9].{5,220}\.$/)
    }
    if (form === 'vague')
      expect(evidence.some(({ words, decides }) => decides && !text.includes(words))).toBe(true)
  })

  test('has evidence that occurs once and rules out its rival', () => {
    expect(evidence.length).toBeGreaterThanOrEqual(2)
    expect(evidence.length).toBeLessThanOrEqual(4)
    expect(evidence.some(({ decides }) => decides)).toBe(true)
    let from = 0
    for (const { words, tells } of evidence) {
      expect(readable.split(words).length, `"${words}" occurs once`).toBe(2)
      const at = readable.indexOf(words)
      expect(at, 'in reading order, without overlap').toBeGreaterThanOrEqual(from)
      from = at + words.length
      // Words are the unit of marking.
      expect(` ${readable}`[at], `"${words}" starts a word`).toMatch(/[\s(]/)
      expect(`${readable} `[from], `"${words}" ends a word`).toMatch(/[\s.,;:?!)]/)
      expect(words.split(' ').length).toBeLessThanOrEqual(12)
      expect(tells).toMatch(/^[A-Z0-9].{15,200}\.$/)
    }
  })

  test('names patterns that exist and explains itself', () => {
    const names = allLessons.map(({ name }) => name)
    expect(names).toContain(pattern)
    expect(rivalsOf(pattern).map(({ name }) => name)).toContain(rival.pattern)
    expect(rival.fails).toMatch(/^[A-Z].{30,260}\.$/)
    expect(why).toMatch(/^[A-Z](?:(?!\. ).){30,220}\.$/)
    expect(cost).toMatch(/^O\(.+\)$/)
    for (const { pattern: other, whyNotFirst } of alsoFits) {
      expect(names).toContain(other)
      expect(other).not.toBe(pattern)
      expect(whyNotFirst).toMatch(/^[A-Z].{20,220}\.$/)
    }
  })

  test('was named by a second reader who did not see its pattern', () => {
    expect([pattern, ...alsoFits.map((other) => other.pattern)]).toContain(readings[id])
  })

  test('accepts each pattern that a third reader found as good, without seeing the key', () => {
    const accepted = [pattern, ...alsoFits.map((other) => other.pattern)]
    expect(otherReadings[id]?.length).toBeGreaterThanOrEqual(1)
    expect(otherReadings[id]?.filter((name) => !accepted.includes(name))).toEqual([])
  })

  test('does not say that a pattern fails which it accepts', () => {
    const accepted = alsoFits.map((other) => other.pattern)
    expect(new Set(accepted).size).toBe(accepted.length)
    // The rival of a half is the pattern of the other one, even if it fits both.
    if (!idsInPairs.has(id)) expect(accepted).not.toContain(rival.pattern)
  })
})

describe.each(minimalPairs)('the pair $id', ({ id, prompts, clauses, changes, breaks }) => {
  const [first, second] = prompts

  test('differs in one clause, which changes the pattern', () => {
    expect(first.pattern).not.toBe(second.pattern)
    for (const [index, prompt] of prompts.entries()) {
      expect(prompt.text.split(clauses[index] ?? '').length, 'the clause occurs once').toBe(2)
      const decisive = prompt.evidence.filter(({ decides }) => decides).map(({ words }) => words)
      const clause = clauses[index] ?? ''
      expect(decisive.some((words) => clause.includes(words) || words.includes(clause))).toBe(true)
    }
    expect(first.text.replace(clauses[0], '…')).toBe(second.text.replace(clauses[1], '…'))
    expect(first.rival.pattern).toBe(second.pattern)
    expect(second.rival.pattern).toBe(first.pattern)
    expect(id).toBe(`${first.pattern}--${second.pattern}`)
    expect(changes).toMatch(/^[A-Z].{40,320}\.$/)
    expect(breaks).toMatch(/^[A-Z].{30,220}\.$/)
  })
})

/** Those that take longest to learn. */
const hardest = [
  ...['binary-search-on-answer', 'string-dynamic-programming', 'monotonic-stack', 'trie', 'backtracking'],
  ...['topological-sort', 'union-find', 'shortest-path-and-mst', 'dynamic-programming', 'zero-one-knapsack'],
  ...['unbounded-knapsack', 'longest-increasing-subsequence', 'grid-dp', 'interval-dp', 'state-machine-dp'],
]

test('every pattern has prompts of each form and four sealed ones, no two in one world', () => {
  for (const { name } of allLessons) {
    const open = openPrompts.filter(({ pattern }) => pattern === name)
    const countOf = (of: Prompt['form']) => open.filter(({ form }) => form === of).length
    expect(countOf(undefined), name).toBeGreaterThanOrEqual(hardest.includes(name) ? 18 : 8)
    expect(countOf('long'), name).toBeGreaterThanOrEqual(2)
    expect(countOf('vague'), name).toBeGreaterThanOrEqual(1)
    expect(sealedPrompts.filter(({ pattern }) => pattern === name).length, name).toBeGreaterThanOrEqual(4)
    const worlds = allPrompts.filter(({ pattern }) => pattern === name).map(({ world }) => world)
    expect(
      worlds.filter((world, index) => worlds.indexOf(world) !== index),
      name,
    ).toEqual([])
  }
})

test('variants of a problem are of its pattern, and name the first one', () => {
  for (const { family, pattern, id } of openPrompts.filter((prompt) => prompt.family !== undefined)) {
    const first = openPrompts.find((prompt) => prompt.id === family)
    expect(first, id).toMatchObject({ pattern })
    expect(first?.family).toBeUndefined()
  }
})

test('words alone name at most 35% of all prompts, and at most 60% of any pattern', () => {
  const { rank } = createWordCounter(allPrompts)
  const named = allPrompts.filter((prompt) => rank(prompt)[0] === prompt.pattern)
  expect(named.length / allPrompts.length).toBeLessThanOrEqual(0.35)
  for (const { name } of allLessons) {
    const share =
      named.filter(({ pattern }) => pattern === name).length /
      allPrompts.filter(({ pattern }) => pattern === name).length
    expect(share, name).toBeLessThanOrEqual(0.6)
  }
})

test('every two rivals have a minimal pair', () => {
  const pairs = new Set(
    minimalPairs.map(({ prompts }) =>
      prompts
        .map(({ pattern }) => pattern)
        .sort()
        .join(' '),
    ),
  )
  const rivals = allLessons.flatMap(({ name }) =>
    rivalsOf(name).map((rival) => [name, rival.name].sort().join(' ')),
  )
  expect(rivals.filter((pair) => !pairs.has(pair))).toEqual([])
})

test('no id and no text occurs twice', () => {
  expect(new Set(allPrompts.map(({ id }) => id)).size).toBe(allPrompts.length)
  expect(new Set(allPrompts.map(({ text }) => text)).size).toBe(allPrompts.length)
})
