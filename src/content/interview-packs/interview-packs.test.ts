import { expect, test } from 'vitest'
import { companyQuestions } from '../company-questions/company-questions.ts'
import { interviewQuestions } from '../interview-questions/interview-questions.ts'
import { popularQuestions } from '../interview-questions/popular-questions.ts'
import { findInterviewPack, interviewPacks } from './interview-packs.ts'

const texts = interviewPacks.flatMap((pack) =>
  [
    ...pack.clarify,
    ...pack.hints,
    ...pack.followUps,
    ...pack.edgeCases,
    pack.strongAnswer,
    pack.weakAnswer,
  ].map((text) => ({ number: pack.number, text })),
)
const sketches = interviewPacks.map(({ number, sketch }) => ({ number, text: sketch }))

test('the ten popular questions are problems the company lists know by the same facts', () => {
  expect(popularQuestions.map(({ number }) => number)).toEqual([1, 3, 15, 20, 21, 53, 121, 125, 200, 206])
  for (const { number, title, difficulty } of popularQuestions) {
    expect(companyQuestions.find((question) => question.number === number)).toMatchObject({
      title,
      difficulty,
    })
  }
})

test('each popular and each essential question has one pack, and nothing else has', () => {
  const titles = new Map(
    [...popularQuestions, ...interviewQuestions].map(({ number, title }) => [number, title]),
  )
  expect(interviewPacks).toHaveLength(titles.size)
  for (const [number, title] of titles) expect(findInterviewPack(number)?.title).toBe(title)
  expect(findInterviewPack(2)).toBeUndefined()
})

test('a pack is long enough to help and short enough to read during an interview', () => {
  for (const { number, clarify, followUps, edgeCases } of interviewPacks) {
    expect([3, 4, 5], `${number}`).toContain(clarify.length)
    expect([2, 3, 4], `${number}`).toContain(followUps.length)
    expect([3, 4, 5, 6], `${number}`).toContain(edgeCases.length)
  }
  for (const { number, text } of texts) {
    expect(text.length, `${number}: ${text}`).toBeGreaterThanOrEqual(20)
    expect(text.length, `${number}: ${text}`).toBeLessThanOrEqual(160)
  }
})

test('a sketch states the solution in two to four sentences', () => {
  for (const { number, text } of sketches) {
    expect([2, 3, 4], `${number}`).toContain(text.split(/\. (?=[A-Z])/).length)
    expect(text, `${number}`).toMatch(/^[A-Z]/)
    expect(text.length, `${number}: ${text}`).toBeGreaterThanOrEqual(120)
    expect(text.length, `${number}: ${text}`).toBeLessThanOrEqual(420)
  }
})

test('a target is a big-O term, explained where it needs it', () => {
  for (const { number, target } of interviewPacks) {
    for (const cost of [target.time, target.space]) {
      // One level of parentheses inside, as in O(min(m, n)).
      expect(cost, `${number}`).toMatch(/^O\((?:[^()]|\([^()]*\))+\)(?: [a-z]|, |$)/)
      expect(cost.length, `${number}: ${cost}`).toBeLessThanOrEqual(90)
    }
  }
})

test('texts are whole sentences of plain text', () => {
  for (const { text } of [...texts, ...sketches]) {
    expect(text).toMatch(/[.?]$/)
    expect(text).not.toMatch(/ {2}|<\w|[*_`#]|!|\.\./)
  }
  for (const { clarify, hints, followUps, strongAnswer, weakAnswer } of interviewPacks) {
    for (const text of clarify) expect(text).toMatch(/^[A-Z][^?]+\? [^?]+\.$/)
    for (const text of [...hints, ...followUps]) expect(text).toMatch(/^[A-Z]/)
    for (const text of [strongAnswer, weakAnswer]) expect(text).toMatch(/^[A-Z][a-z]+s .+\.$/)
  }
})

test('the first hint is a question; the last one states the solution and is longer', () => {
  for (const { number, hints } of interviewPacks) {
    const [first, , last] = hints
    expect(first, `${number}`).toMatch(/\?$/)
    expect(last, `${number}`).not.toContain('?')
    expect(last.length, `${number}`).toBeGreaterThan(first.length)
  }
})

test('no two texts share a run of eight words', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { number, text } of [...texts, ...sketches]) {
    const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? []
    const owner = `${number} ${text}`
    for (let from = 0; from + 8 <= words.length; from += 1) {
      const run = words.slice(from, from + 8).join(' ')
      // Inputs such as [0, 0, 0, 0] are not words of ours.
      if (/[a-z]{2}/.test(run) && owners.has(run) && owners.get(run) !== owner) shared.push(run)
      owners.set(run, owner)
    }
  }
  expect(shared).toEqual([])
})
