import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { seededRandom, testBank } from '#testing/practice-bank.ts'
import type { Round } from '../contract.ts'
import { forgetGuestAnswers, readGuestPractice, writeGuestPractice } from './guest-answers.ts'
import { createGuestPractice } from './guest-practice.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const bank = testBank({ patternCount: 10, promptCount: 4 })
const large = testBank({ patternCount: 10, promptCount: 12 })

function answerAll(practice: ReturnType<typeof createGuestPractice>, round: Round, at: number) {
  for (const [index, item] of round.items.entries()) {
    const given = { id: crypto.randomUUID(), roundId: round.id, marks: [], sure: 2, ms: 1000 } as const
    const time = new Date(at + index * 1000).toISOString()
    if (item.kind === 'spot')
      practice.give({
        ...given,
        marks: [],
        kind: 'spot',
        promptId: item.prompt.id,
        named: item.prompt.pattern,
        at: time,
      })
    else
      practice.give({
        ...given,
        marks: [],
        kind: 'flip',
        promptId: item.pairId,
        named: [null, null],
        at: time,
      })
  }
}

test('a guest plays a round, and the answers are summed up as for members', () => {
  const now = Date.UTC(2026, 0, 10, 12)
  const practice = createGuestPractice(bank, () => now)
  expect(practice.read(readGuestPractice())).toBeUndefined()
  expect(practice.start(seededRandom(1))).toBe(true)
  const round = practice.read(readGuestPractice())!
  expect(round.items).toHaveLength(10)
  expect(round.endedAt).toBeNull()

  answerAll(practice, round, now)
  const finished = practice.read(readGuestPractice())!
  expect(finished.endedAt).not.toBeNull()
  expect(finished.answers).toHaveLength(10)
  const standing = practice.standing(readGuestPractice())
  expect(standing.answered).toBe(10)
  expect(standing.roundsToday).toBe(1)
  expect(standing.patterns).toHaveLength(10)
})

test('the next round is a new one, with what is due later', () => {
  let now = Date.UTC(2026, 0, 10, 12)
  const practice = createGuestPractice(bank, () => now)
  practice.start(seededRandom(1))
  const first = practice.read(readGuestPractice())!
  answerAll(practice, first, now)
  now += 30 * dayMs
  expect(practice.standing(readGuestPractice()).dueCount).toBeGreaterThan(0)
  practice.start(seededRandom(2))
  const second = practice.read(readGuestPractice())!
  expect(second.id).not.toBe(first.id)
  expect(second.answers).toEqual([])
})

test('answers that an account has are removed, and only those', () => {
  const practice = createGuestPractice(bank)
  practice.start(seededRandom(1))
  answerAll(practice, practice.read(readGuestPractice())!, Date.now())
  const { answers } = readGuestPractice()
  forgetGuestAnswers(answers.slice(1))
  expect(readGuestPractice().answers).toEqual(answers.slice(0, 1))
  forgetGuestAnswers(answers)
  expect(readGuestPractice().answers).toEqual([])
})

test.each(['', 'null', '[]', '{"answers":7}', '{'])(
  'a stored text that is not ours is ignored: %j',
  (text) => {
    localStorage.setItem('capra.guestPractice', text)
    expect(readGuestPractice().answers).toEqual([])
    writeGuestPractice({ answers: [] })
  },
)

test('what comes back after a miss is no item: the round has ended without it', () => {
  const now = Date.UTC(2026, 0, 10, 12)
  const practice = createGuestPractice(large, () => now)
  practice.start(seededRandom(1))
  const round = practice.read(readGuestPractice())!
  const back = round.items.flatMap((item) => (item.kind === 'spot' && item.comeback) || [])
  expect(back.length).toBeGreaterThan(0)
  const answer = { roundId: round.id, kind: 'spot', named: null, marks: [], sure: 1, ms: 1000 } as const
  const at = new Date(now).toISOString()
  for (const { id } of back.slice(0, 2))
    practice.give({ ...answer, id: crypto.randomUUID(), promptId: id, marks: [], at })
  const begun = practice.read(readGuestPractice())!
  expect(begun.endedAt).toBeNull()
  expect(practice.standing(readGuestPractice()).roundSize).toBe(round.items.length)
})

test('a guest plays outside of the rating, and this browser keeps the best', () => {
  const now = Date.UTC(2026, 0, 10, 12)
  const practice = createGuestPractice(large, () => now)
  const streak = practice.play('streak', seededRandom(1))!
  expect(streak).toMatchObject({ kind: 'streak', best: 0 })
  let round = streak
  for (const item of streak.items.slice(0, 3)) {
    if (item.kind !== 'spot') continue
    const given = { roundId: round.id, kind: 'spot', marks: [], sure: 1, ms: 1000 } as const
    const { id: promptId, pattern: named } = item.prompt
    const answer = { ...given, id: crypto.randomUUID(), promptId, named, marks: [], at: round.createdAt }
    round = { ...round, answers: [...round.answers, answer] }
    practice.givePlay(round, answer)
  }
  const standing = practice.standing(readGuestPractice())
  expect([standing.answered, standing.counted, standing.roundsToday]).toEqual([3, 0, 0])
  expect(practice.play('streak', seededRandom(2))?.best).toBe(3)
  expect(practice.play('storm', seededRandom(2))?.best).toBe(0)
})

test('without prompts to spare there is nothing to play with', () => {
  expect(createGuestPractice(bank).play('streak', seededRandom(1))).toBeUndefined()
})
