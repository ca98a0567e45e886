import { findPattern } from '#curriculum/patterns.ts'
import { type LocalTime, localDay, startOfLocalDay } from '#platform/local-day.ts'
import { duePatterns } from '../standing/present-standing.ts'
import { countedRoundsPerDay, roundsOn, type StandingState } from '../standing/standing.ts'
import { arrangeBlocks, type Block } from './arrange-blocks.ts'
import type { ItemRef, PromptBank } from './bank.ts'
import { duelsFor, rivalsIn } from './duels.ts'
import { createPicker, draw, type Picker, type RoundInput, withComebacks } from './prompt-picker.ts'
import { seededRandom, shuffle } from './random.ts'
import { dailySize, dueBesidesNew, mostFlips } from './round-rules.ts'

/** How often a pattern comes a second time, so that none can be ruled out because it was there already. */
const againShare = 0.15
/** How often a pattern that is due comes before one that is not. */
const dueShare = 0.9
/** Patterns never met that stand in when nothing else may be asked. */
const mostUnmet = 3
/** Nearly always the first order will do. */
const mostArrangements = 20
/** Of the first round: how many patterns a category gives, and how many there are by then. */
const firstSteps = (count: number) =>
  [
    { ofCategory: 1, until: Math.min(6, count) },
    { ofCategory: 2, until: count },
    { ofCategory: Number.POSITIVE_INFINITY, until: count },
  ] as const

/**
 * One new pattern, with two Spots in a row; a few Flips; then patterns drawn one by one: what is due before what is not,
 * and what is named right in three of four cases before what is easy or hopeless. The third round of a day does not count,
 * so it uses up no prompt that was never seen. It may be empty.
 *
 * The same the whole day, until something is answered.
 *
 * @param learning patterns of lessons with a tick
 * @param size prompts at most
 */
export function composeDaily(
  given: RoundInput,
  learning: ReadonlySet<string>,
  size: number = dailySize,
): readonly ItemRef[] {
  const { bank, state } = given
  const day = localDay(given)
  const input = { ...given, now: startOfLocalDay(day, given.offset) }
  const isSeenOnly = isExtraRound(state, day)
  const picker = createPicker(input)
  const names = bank.patterns.map(({ name }) => name)
  const met = names.filter((name) => state.patterns[name] !== undefined)
  const untouched = names.filter((name) => state.patterns[name] === undefined)
  const next = [...untouched.filter((name) => learning.has(name)), ...untouched]
  const due = new Set(duePatterns(state, bank, day))

  const blocks: Block[] = []
  const isLearning = state.rating.count > 0 || learning.size > 0
  if (isLearning && due.size <= dueBesidesNew && !isSeenOnly) blocks.push(...picker.introduction(next))
  const duels = duelsFor(input, met)
  if (isLearning) blocks.push(...picker.flips(duels, mostFlips, isSeenOnly))
  const draws = { ...input, picker, met, due, isSeenOnly }
  if (state.rating.count === 0 && !isSeenOnly)
    blocks.push(...firstPatterns(draws, names, size - countItems(blocks)))
  // Someone who has met only a few patterns meets as many as it takes.
  const unmetCount = met.length < dailySize ? dailySize : mostUnmet
  for (const drawn of [drawKnown, drawUnmet(next, unmetCount), drawSpare]) {
    for (let item = true; item && countItems(blocks) < size; ) {
      const block = drawn(draws)
      item = block !== undefined
      if (block) blocks.push(block)
    }
  }
  if (countItems(blocks) < size)
    blocks.push(...picker.flips(duels, mostFlips - countFlips(blocks), isSeenOnly))
  return withComebacks(markRated(arrange(blocks, input)), picker, isSeenOnly)
}

/** Rivals next to each other, in an order in which no pattern follows itself. */
function arrange(blocks: readonly Block[], { bank, random }: RoundInput): readonly ItemRef[] {
  const rivalsOf = rivalsIn(bank)
  for (let tries = 0; ; tries++) {
    const items = arrangeBlocks(shuffle(blocks, random), rivalsOf)
    const left = withoutRepeats(items, bank)
    if (left.length === items.length || tries === mostArrangements) return left
  }
}

const countItems = (blocks: readonly Block[]) => blocks.reduce((sum, { items }) => sum + items.length, 0)
const countFlips = (blocks: readonly Block[]) =>
  blocks.filter(({ items }) => items[0]?.kind === 'flip').length

/** All Spots but the second of an introduction, which the first one gives away. */
export function markRated(items: readonly ItemRef[]): readonly ItemRef[] {
  return items.map((item, index) => {
    const before = items[index - 1]
    const isSecondOfIntroduction = before?.kind === 'spot' && before.isNew
    return item.kind === 'spot' ? { ...item, isRated: !isSecondOfIntroduction } : item
  })
}

/** What is due of a daily round. */
export function dueItems(
  { bank, state, ...time }: RoundInput,
  items: readonly ItemRef[],
): readonly ItemRef[] {
  const due = new Set(duePatterns(state, bank, localDay(time)))
  const blocks = items
    .map((item): Block => ({ patterns: patternsOf(bank, item), items: [item] }))
    .filter(({ patterns }) => patterns.some((name) => due.has(name)))
  return arrangeBlocks(blocks, rivalsIn(bank))
}

const patternsOf = (bank: PromptBank, { kind, id }: ItemRef) =>
  bank.promptsOf(kind, id).map(({ pattern }) => pattern)

/** Whether a daily round would be one that does not count. */
export function isExtraRound(state: StandingState, day: number): boolean {
  return roundsOn(state, day).length >= countedRoundsPerDay
}

/** For a person's daily round: another one on each day and after each answer. */
export function dailyRandom(owner: string, { answered }: StandingState, time: LocalTime): () => number {
  return seededRandom(`${owner} ${localDay(time)} ${answered}`)
}

interface Draws extends RoundInput {
  readonly picker: Picker
  readonly met: readonly string[]
  readonly due: ReadonlySet<string>
  readonly isSeenOnly: boolean
}

/** Different patterns from as many categories as there are, so that the first level means something. */
function firstPatterns({ picker, random }: Draws, names: readonly string[], count: number): readonly Block[] {
  const blocks: Block[] = []
  const ofCategory = new Map<number, number>()
  const shuffled = shuffle(
    names.filter((name) => !picker.asked.includes(name)),
    random,
  )
  for (const { ofCategory: most, until } of firstSteps(count))
    for (const name of shuffled) {
      const category = findPattern(name)?.categoryId ?? 0
      const taken = ofCategory.get(category) ?? 0
      if (blocks.length >= until || taken >= most || picker.asked.includes(name)) continue
      const item = picker.take(name, picker.dailyIds(name))
      if (!item) continue
      ofCategory.set(category, taken + 1)
      blocks.push({ patterns: [name], items: [item] })
    }
  return blocks
}

function drawKnown({ picker, met, due, isSeenOnly, random }: Draws): Block | undefined {
  const { asked } = picker
  const isAgain = new Set(asked).size >= 2 && random() < againShare
  const isDueFirst = random() < dueShare
  const again = { isAgain: true, isSeenOnly }
  const candidates = (names: readonly string[], rules: { isAgain: boolean; isSeenOnly: boolean }) =>
    names.flatMap((name) => {
      const ids = picker.dailyIds(name, rules)
      return ids.length > 0 && name !== asked.at(-1) ? { name, ids } : []
    })
  const fresh = { isAgain: false, isSeenOnly }
  const notYet = met.filter((name) => !asked.includes(name))
  const pools = [
    () => (isAgain ? candidates([...new Set(asked)], again) : []),
    () =>
      isDueFirst
        ? candidates(
            notYet.filter((name) => due.has(name)),
            fresh,
          )
        : [],
    () => candidates(notYet, fresh),
  ]
  return drawFrom(pools, picker, random)
}

interface Candidate {
  readonly name: string
  readonly ids: readonly string[]
}

/** From the first pool that is not empty. */
function drawFrom(
  pools: readonly (() => readonly Candidate[])[],
  picker: Picker,
  random: () => number,
): Block | undefined {
  for (const pool of pools) {
    const chosen = draw(pool(), ({ name, ids }) => picker.wantOfPattern(name, ids), random)
    const item = chosen && picker.take(chosen.name, chosen.ids)
    if (chosen && item) return { patterns: [chosen.name], items: [item] }
  }
  return undefined
}

function drawUnmet(names: readonly string[], most: number): (draws: Draws) => Block | undefined {
  let left = most
  return ({ picker, isSeenOnly, random }) => {
    if (isSeenOnly || left === 0) return undefined
    left--
    const name = names.find((each) => !picker.asked.includes(each) && picker.dailyIds(each).length > 0)
    return name === undefined
      ? undefined
      : drawFrom([() => [{ name, ids: picker.dailyIds(name) }]], picker, random)
  }
}

/** A new prompt of a pattern that has plenty, although it gave one out lately. */
function drawSpare({ picker, met, due, isSeenOnly, random }: Draws): Block | undefined {
  if (isSeenOnly) return undefined
  const candidates = met.flatMap((name) => {
    const ids = picker.spareIds(name)
    return ids.length > 0 && name !== picker.asked.at(-1) ? { name, ids } : []
  })
  const notYet = candidates.filter(({ name }) => !picker.asked.includes(name))
  const ofDue = notYet.filter(({ name }) => due.has(name))
  return drawFrom([() => ofDue, () => notYet, () => candidates], picker, random)
}

/** With only a few patterns left, a shorter round rather than the same pattern twice running. */
function withoutRepeats(items: readonly ItemRef[], bank: PromptBank): readonly ItemRef[] {
  const left: ItemRef[] = []
  for (const item of items) {
    const last = left.at(-1)
    const isIntroduced = last?.kind === 'spot' && last.isNew
    const before = last && !isIntroduced ? patternsOf(bank, last) : []
    if (!patternsOf(bank, item).some((name) => before.includes(name))) left.push(item)
  }
  return left
}
