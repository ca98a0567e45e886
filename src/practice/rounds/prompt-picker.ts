import { type LocalTime, localDay } from '#platform/local-day.ts'
import { forecastOf, levelAt, newPatternRating, offsetAt } from '../standing/rating.ts'
import { recallAfterMs, repeatAfterMs, type StandingState } from '../standing/standing.ts'
import type { Block } from './arrange-blocks.ts'
import type { BankPattern, ItemRef, PromptBank } from './bank.ts'

export interface RoundInput extends LocalTime {
  readonly bank: PromptBank
  readonly state: StandingState
  /** 0 to 1, as from Math.random. */
  readonly random: () => number
  /** Ids of prompts and pairs in other open rounds. */
  readonly reserved?: ReadonlySet<string>
}

export type SpotRef = Extract<ItemRef, { kind: 'spot' }>
export type Duel = Omit<Extract<ItemRef, { kind: 'flip' }>, 'kind'>

/** Rounds aim at what is named right in three of four cases. */
const aim = 0.75
const tolerance = 0.15
/** A pattern gives out one new prompt in so many days. */
const daysBetweenNew = 3
/** Rounds that say nothing about recall leave the last unseen prompts of each pattern to those that do. */
const keptUnseen = 6

/** How much a prompt is wanted whose forecast this is. */
function wantOf(forecast: number): number {
  return Math.exp(-(((forecast - aim) / tolerance) ** 2)) + 0.02
}

/** @returns one of the values, drawn by weight; undefined if there is none */
export function draw<Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  random: () => number,
): Value | undefined {
  let left = random() * values.reduce((sum, value) => sum + weightOf(value), 0)
  for (const value of values) {
    left -= weightOf(value)
    if (left < 0) return value
  }
  return values.at(-1)
}

/** Chooses prompts for one round, each at most once, one of a family, and not two halves of a pair. */
export function createPicker(input: RoundInput) {
  const { bank, state, now, random, reserved = new Set<string>() } = input
  const used = new Set([...reserved].flatMap((id) => [id, familyOf(id)]))
  const asked: string[] = []
  const pairOfHalf = new Map(bank.pairs.flatMap((pair) => pair.prompts.map(({ id }) => [id, pair] as const)))
  const patternByName = new Map(bank.patterns.map((pattern) => [pattern.name, pattern]))
  const level = levelAt(state.rating, now)
  const today = localDay(input)

  function familyOf(id: string): string {
    return bank.findPrompt(id)?.family ?? id
  }

  const seenAt = (id: string): number | undefined => state.seen[familyOf(id)] ?? state.seen[id]
  const isUnseen = (id: string) => seenAt(id) === undefined
  const isSeenFor = (id: string, ms: number) => now - (seenAt(id) ?? Number.POSITIVE_INFINITY) >= ms
  const isFree = (id: string) =>
    !used.has(id) && !used.has(familyOf(id)) && !pairOfHalf.get(id)?.prompts.some((half) => used.has(half.id))

  function markUsed(id: string): void {
    used.add(id)
    used.add(familyOf(id))
  }

  function freeIds({ openIds, halfIds }: BankPattern, isAllowed: (id: string) => boolean): readonly string[] {
    const ids = openIds.filter((id) => isAllowed(id) && isFree(id))
    // A Flip needs its halves unseen, so they serve last.
    return ids.length > 0 ? ids : halfIds.filter((id) => isAllowed(id) && isFree(id))
  }

  function unseenIds(name: string): readonly string[] {
    const pattern = patternByName.get(name)
    return pattern ? freeIds(pattern, isUnseen) : []
  }

  function seenIds(name: string, ms: number): readonly string[] {
    const pattern = patternByName.get(name)
    return pattern ? freeIds(pattern, (id) => isSeenFor(id, ms)) : []
  }

  const gaveNewLately = (name: string) => {
    const day = state.patterns[name]?.lastNewDay ?? null
    return day !== null && today - day < daysBetweenNew
  }

  function countUnseen(name: string): number {
    const pattern = patternByName.get(name)
    const ids = pattern ? [...pattern.openIds, ...pattern.halfIds] : []
    return ids.filter((id) => isUnseen(id) && !used.has(id)).length
  }

  /** What a daily round may ask: a new prompt, one seen long ago, or one that only the schedule needs. */
  function dailyIds(name: string, { isAgain = false, isSeenOnly = false } = {}): readonly string[] {
    const unseen = isSeenOnly || (gaveNewLately(name) && !isAgain) ? [] : unseenIds(name)
    if (unseen.length > 0) return unseen
    const old = isSeenOnly ? [] : seenIds(name, recallAfterMs)
    return old.length > 0 ? old : seenIds(name, repeatAfterMs)
  }

  /** What other rounds may ask: what was seen first. */
  function freeRoundIds(name: string): readonly string[] {
    const seen = seenIds(name, repeatAfterMs)
    if (seen.length > 0) return seen
    return countUnseen(name) > keptUnseen ? unseenIds(name) : []
  }

  function forecast(name: string, id: string): number {
    const offset = offsetAt(state.patterns[name] ?? newPatternRating(), now)
    return forecastOf(level, offset, bank.difficultyOf(id), !isUnseen(id))
  }

  /** How much the pattern is wanted, by its best prompt. */
  function wantOfPattern(name: string, ids: readonly string[]): number {
    return Math.max(...ids.map((id) => wantOf(forecast(name, id))))
  }

  function take(name: string, ids: readonly string[]): SpotRef | undefined {
    const id = draw(ids, (each) => wantOf(forecast(name, each)), random)
    if (id === undefined) return undefined
    markUsed(id)
    asked.push(name)
    return { kind: 'spot', id, isSeen: !isUnseen(id), isNew: false }
  }

  /** Two Spots in a row of the first pattern that has two new prompts. */
  function introduction(names: readonly string[]): Block[] {
    const name = names.find((each) => unseenIds(each).length > 1)
    if (name === undefined) return []
    const [first, second] = [take(name, unseenIds(name)), take(name, unseenIds(name))]
    return first && second ? [{ patterns: [name], items: [{ ...first, isNew: true }, second] }] : []
  }

  /** At most so many, none with a pattern that the round has already. */
  function flips(duels: readonly Duel[], most: number, isSeenOnly = false): Block[] {
    const blocks: Block[] = []
    const idsOf = ({ id }: Duel) => [id, ...bank.promptsOf('flip', id).map((half) => half.id)]
    const mayBeAsked = (id: string) => isUnseen(id) || isSeenFor(id, repeatAfterMs)
    for (const duel of duels) {
      const pair = bank.findPair(duel.id)
      if (!pair || blocks.length === most) continue
      const patterns = pair.prompts.map(({ pattern }) => pattern)
      const isPossible =
        idsOf(duel).every((id) => !used.has(id) && mayBeAsked(id)) &&
        pair.prompts.every(({ id }) => !isSeenOnly || !isUnseen(id))
      if (!isPossible || patterns.some((name) => asked.includes(name))) continue
      for (const id of idsOf(duel)) markUsed(id)
      asked.push(...patterns)
      blocks.push({ patterns, items: [{ kind: 'flip', ...duel }] })
    }
    return blocks
  }

  /** What comes back if this prompt was missed: the other half of its pair, else a prompt of its rival. */
  function comebackOf(item: SpotRef, isSeenOnly = false): SpotRef {
    const prompt = bank.findPrompt(item.id)
    if (!prompt) return item
    const other = pairOfHalf.get(item.id)?.prompts.find(({ id }) => id !== item.id)
    const rival = prompt.rival.pattern
    const isAllowed = (id: string) => !used.has(id) && !(isSeenOnly && isUnseen(id))
    const comeback = [
      ...(other ? [other.id] : []),
      ...seenIds(rival, repeatAfterMs),
      ...spareIds(rival),
    ].find(isAllowed)
    if (comeback === undefined) return item
    used.add(comeback)
    return { ...item, comeback }
  }

  const spareIds = (name: string) => (countUnseen(name) > keptUnseen ? unseenIds(name) : [])

  return {
    asked,
    dailyIds,
    freeRoundIds,
    spareIds,
    wantOfPattern,
    take,
    introduction,
    flips,
    comebackOf,
    seenAt,
    isUnseen,
  }
}

export type Picker = ReturnType<typeof createPicker>

/** Items in a row, each with what comes back after a miss. */
export function withComebacks(
  items: readonly ItemRef[],
  picker: Picker,
  isSeenOnly = false,
): readonly ItemRef[] {
  return items.map((item) => (item.kind === 'spot' ? picker.comebackOf(item, isSeenOnly) : item))
}
