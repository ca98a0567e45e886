import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { dayMs } from '#platform/durations.ts'
import { localDay } from '#platform/local-day.ts'
import { ratedAnswer, seededRandom, testFlip, testSpot } from '#testing/practice-bank.ts'
import type { Answer, Item, RoundPrompt } from '../contract.ts'
import { judge } from '../judge.ts'
import { createBank } from '../rounds/bank.ts'
import { composeFree, composeWorst } from '../rounds/compose-free.ts'
import { composeDaily } from '../rounds/compose-round.ts'
import { presentItem } from '../rounds/present-item.ts'
import { readTrial } from '../server/trial.ts'
import { addAnswers, emptyStanding } from '../standing/standing.ts'
import { addGuestAnswer, readGuestPractice } from './guest-answers.ts'
import { guestBank } from './guest-bank.ts'
import { createGuestPractice } from './guest-practice.ts'
import { rivalNotesOf } from './round/feedback/rival-notes.ts'

const bank = createBank({ prompts: openPrompts, pairs: minimalPairs })
const start = Date.UTC(2026, 0, 1, 8)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A person who reads all feedback, and who must not be asked what they have read. */
function createReader(random: () => number) {
  const known = new Set<string>()
  let at = start
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!

  /** Often the pattern of a rival, which shows most. */
  function nameFor({ pattern, rivals }: RoundPrompt): string | null {
    const any = pick(patternList).name
    return pick([pattern, rivals.length > 0 ? pick(rivals).name : any, any, null])
  }

  function read(text: string, context: string) {
    expect(known.has(text), `${context}: ${text}`).toBe(false)
    known.add(text)
  }

  return {
    /** Answers an item and reads its feedback. */
    answer(item: Item, context: string): Answer {
      at += 60_000
      const rest = { at: new Date(at).toISOString() }
      if (item.kind === 'flip') {
        const [first, second] = item.prompts
        for (const { text } of item.prompts) read(text, context)
        return testFlip(item.pairId, [nameFor(first), nameFor(second)], rest)
      }
      read(item.prompt.text, context)
      const named = nameFor(item.prompt)
      const example = rivalNotesOf(item.prompt, named)?.example
      if (example) known.add(example.text)
      return testSpot(item.prompt.id, named, rest)
    },
    now: () => at,
    wait(ms: number) {
      at += ms
    },
  }
}

const judged = (answer: Answer) => ({
  ...ratedAnswer,
  ...answer,
  shown: [],
  at: Date.parse(answer.at),
  day: localDay({ now: Date.parse(answer.at), offset: 0 }),
  offset: 0,
  dailyRound: null,
  verdicts: judge(bank.promptsOf(answer.kind, answer.promptId), answer),
})

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'the trial, rounds of a guest and rounds of a member ask nothing that was shown with its answer (%i)',
  (seed) => {
    const random = seededRandom(seed)
    const reader = createReader(random)
    const guest = createGuestPractice(guestBank, reader.now)
    for (const item of readTrial(bank).items) addGuestAnswer(reader.answer(item, 'trial'))
    for (let round = 0; round < 2; round++) {
      guest.start(random)
      const { id, items } = guest.read(readGuestPractice())!
      for (const item of items) addGuestAnswer({ ...reader.answer(item, 'guest'), roundId: id })
    }

    // The account takes the answers along.
    let state = addAnswers(emptyStanding(), readGuestPractice().answers.map(judged))
    const input = () => ({ bank, state, now: reader.now(), offset: 0, random })
    const two = new Map(bank.pairs[seed]!.prompts.map(({ pattern }) => [pattern, 1]))
    const rounds = [
      () => composeDaily(input(), new Set(['trie', 'heap-priority-queue'])),
      () => composeWorst(input(), 10),
      () => composeFree(input(), two, 10),
      () => composeFree(input(), undefined, 20),
      () => composeDaily(input(), new Set()),
    ]
    for (const [index, compose] of rounds.entries()) {
      const items = compose().flatMap((ref) => presentItem(bank, ref) ?? [])
      // Rounds of a few patterns leave their last prompts to the daily rounds.
      const least = index === 1 || index === 2 ? 1 : 8
      // Without a confusion there is none of the worst.
      if (items.length > 0 || index !== 1) expect(items.length).toBeGreaterThanOrEqual(least)
      const answers = items.map((item) => reader.answer(item, `round ${index}`))
      state = addAnswers(state, answers.map(judged))
      reader.wait(dayMs)
    }
  },
)

test('the feedback on one prompt of the trial never shows the other', () => {
  const [first, second] = readTrial(bank).items
  for (const [{ prompt }, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (const named of [null, ...patternList.map(({ name }) => name)])
      expect(rivalNotesOf(prompt, named)?.example?.text).not.toBe(other.prompt.text)
})

test('no round asks a prompt of the trial, even where its answer is not known', () => {
  const trial = readTrial(bank).items.map(({ prompt }) => prompt.id)
  for (const { openIds, halfIds } of [...bank.patterns, ...guestBank.patterns])
    expect([...openIds, ...halfIds].filter((id) => trial.includes(id))).toEqual([])
  expect(trial.every((id) => guestBank.findPrompt(id))).toBe(true)
})
