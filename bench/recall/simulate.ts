import { dayMs } from '#platform/durations.ts'
import { grades } from '#practice/judge.ts'
import type { ItemRef, PromptBank } from '#practice/rounds/bank.ts'
import { composeFree } from '#practice/rounds/compose-free.ts'
import { composeDaily } from '#practice/rounds/compose-round.ts'
import { shuffle } from '#practice/rounds/random.ts'
import { dailySize } from '#practice/rounds/round-rules.ts'
import { recallOf } from '#practice/standing/present-standing.ts'
import { forecastOf, type RecallValue } from '#practice/standing/rating.ts'
import { addInPlace, emptyStanding, type JudgedAnswer, recallAfterMs } from '#practice/standing/standing.ts'
import { createEarlierFormula } from './earlier-formula.ts'
import { createLearner, createRandom, type Learner, type LearnerKind, type World } from './learners.ts'

export const days = 120
const showsUp = 0.85
const firstDay = Math.floor(Date.UTC(2026, 0, 1) / dayMs)
const spotsPerDay = 8

/** How a day's prompts are chosen: evenly, as when the rating was designed, or by the product's daily round. */
export type Choice = 'evenly' | 'daily rounds'

export interface Forecast {
  readonly forecast: number
  /** Of the formula of before. */
  readonly earlier: number
  readonly credit: number
}

export interface Checked {
  readonly day: number
  readonly recall: RecallValue
  readonly truth: number
}

export interface Course {
  readonly forecasts: readonly Forecast[]
  /** Every tenth day, each pattern that was met. */
  readonly checked: readonly Checked[]
  /** What a difficulty is estimated from. */
  readonly samples: readonly {
    readonly promptId: string
    readonly mean: number
    readonly variance: number
    readonly credit: number
  }[]
  /** Rounds with fewer items than a whole one. */
  readonly short: number
  readonly rounds: number
}

/** One person over 120 days. */
export function simulate(
  kind: LearnerKind,
  bank: PromptBank,
  world: World,
  choice: Choice,
  seed: string,
): Course {
  const random = createRandom(seed)
  const { uniform } = random
  const learner = createLearner(kind, bank, world, random)
  const earlier = createEarlierFormula()
  const order = shuffle(
    bank.patterns.map(({ name }) => name),
    uniform,
  )
  const state = emptyStanding()
  const course = {
    forecasts: [] as Forecast[],
    checked: [] as Checked[],
    samples: [] as Course['samples'][number][],
    short: 0,
    rounds: 0,
  }
  let lessons = 6
  let nextId = 0

  function give(day: number, index: number, item: ItemRef, dailyRound: string | null, isChosen = false) {
    const prompts = bank.promptsOf(item.kind, item.id)
    const moment = day + 0.5 + index * 0.001
    const at = Math.round(moment * dayMs)
    const verdicts = prompts.map(({ id, family, pattern }) => {
      const seenAt = state.seen[family ?? id]
      const since = seenAt === undefined ? undefined : (at - seenAt) / dayMs
      const credit = isChosen
        ? learner.answerChosen(pattern, moment)
        : learner.answer(pattern, id, moment, since)
      const grade = credit === 1 ? grades.good : credit === 0 ? grades.again : grades.hard
      const named = credit === 0 ? null : pattern
      return { prompt: id, ...(family === undefined ? {} : { family }), pattern, named, grade, credit }
    })
    const answer: JudgedAnswer = {
      id: String(nextId++).padStart(6, '0'),
      at,
      day: Math.floor(day),
      offset: 0,
      promptId: item.id,
      kind: item.kind,
      dailyRound,
      isRated: item.kind === 'spot' && item.isRated === true,
      difficulty: bank.difficultyOf(item.id),
      sure: 2,
      shown: [],
      verdicts,
    }
    const [first] = verdicts
    const isFirstSight = first !== undefined && state.seen[first.family ?? first.prompt] === undefined
    const before = first ? earlier.forecast(first.pattern, moment) : 0
    addInPlace(state, [answer], (sample) => {
      course.samples.push(sample)
      const known = { value: sample.mean, variance: sample.variance }
      const forecast = forecastOf(known, { value: 0, variance: 0 }, bank.difficultyOf(item.id))
      course.forecasts.push({ forecast, earlier: before, credit: sample.credit })
    })
    for (const { pattern, credit } of verdicts)
      if (item.kind === 'spot') earlier.add(pattern, moment, credit === 1, isFirstSight)
  }

  for (let count = 0; count < days; count++) {
    const day = firstDay + count
    if (count % 10 === 9) check(course.checked, learner, day, count)
    const isPaused = kind.pause && count >= kind.pause[0] && count < kind.pause[1]
    if (isPaused || uniform() > showsUp) continue
    lessons = Math.min(order.length, lessons + 1 + ((count + 1) % 2))
    const input = { bank, state, now: (day + 0.5) * dayMs, offset: 0, random: uniform }
    const items =
      choice === 'evenly'
        ? chooseEvenly(input.now, order.slice(0, lessons))
        : composeDaily(input, new Set(order.slice(0, lessons)))
    course.rounds++
    if (choice === 'daily rounds' && items.length < dailySize) course.short++
    for (const [index, item] of items.entries()) give(day, index, item, `round ${day}`)
    if (kind.choosesPatterns && count % 2 === 0) {
      const chosen = new Map([[order[(count / 2) % lessons]!, 1]])
      const free = composeFree({ ...input, now: (day + 0.6) * dayMs }, chosen, 5)
      for (const [index, item] of free.entries()) give(day + 0.1, index, item, null, true)
    }
  }
  return course

  function check(into: Checked[], person: Learner, day: number, count: number) {
    for (const pattern of Object.keys(state.patterns))
      into.push({
        day: count,
        recall: recallOf(state, bank, pattern, day * dayMs),
        truth: person.truth(pattern, day),
      })
  }

  /** Eight Spots of what was asked longest ago, now and then one again, a new prompt of a pattern every third day. */
  function chooseEvenly(now: number, met: readonly string[]): readonly ItemRef[] {
    const asked: string[] = []
    const used = new Set<string>()
    const items: ItemRef[] = []
    for (let count = 0; count < spotsPerDay; count++) {
      const isAgain = new Set(asked).size > 1 && uniform() < 0.15
      const candidates = Array.from({ length: 7 }, () => {
        const pool = isAgain ? asked : met
        const pattern = pool[Math.floor(uniform() * pool.length)]!
        const last = state.patterns[pattern]?.lastSeen ?? 0
        return {
          pattern,
          wait:
            (now - last + 0.01 * dayMs) *
            (0.5 + uniform()) *
            (asked.includes(pattern) && !isAgain ? 0.001 : 1),
        }
      }).filter(({ pattern }) => pattern !== asked.at(-1))
      const best = candidates.sort((a, b) => b.wait - a.wait)[0]
      if (!best) continue
      const id = choosePrompt(best.pattern, now, isAgain, used)
      if (id === undefined) continue
      asked.push(best.pattern)
      used.add(id)
      items.push({ kind: 'spot', id, isSeen: state.seen[id] !== undefined, isNew: false, isRated: true })
    }
    return items
  }

  function choosePrompt(pattern: string, now: number, isAgain: boolean, used: ReadonlySet<string>) {
    const { openIds } = bank.patterns.find(({ name }) => name === pattern)!
    const lastNew = state.patterns[pattern]?.lastNewDay ?? null
    const seenAt = (id: string) => state.seen[bank.findPrompt(id)?.family ?? id]
    const isFree = (id: string) => !used.has(id)
    const unseen = openIds.filter((id) => seenAt(id) === undefined && isFree(id))
    if (unseen.length > 0 && (isAgain || lastNew === null || Math.floor(now / dayMs) - lastNew >= 3))
      return unseen[Math.floor(uniform() * unseen.length)]
    return openIds
      .filter((id) => now - (seenAt(id) ?? now) >= recallAfterMs && isFree(id))
      .sort((a, b) => seenAt(a)! - seenAt(b)!)[0]
  }
}
