import { type LocalTime, localDay, startOfLocalDay } from '#platform/local-day.ts'
import { confusionsOf, duePatterns } from '../standing/present-standing.ts'
import { gainOfFive, weigh } from '../standing/recall.ts'
import { countedRoundsPerDay, repeatAfterMs, roundsOn, type StandingState } from '../standing/standing.ts'
import { arrangeBlocks, type Block } from './arrange-blocks.ts'
import type { BankPattern, ItemRef, PromptBank } from './bank.ts'
import { seededRandom, shuffle } from './random.ts'
import { dailySize, dueBesidesNew, mostFlips } from './round-rules.ts'

export interface RoundInput extends LocalTime {
  readonly bank: PromptBank
  readonly state: StandingState
  /** 0 to 1, as from Math.random. */
  readonly random: () => number
  /** Ids of prompts and pairs in other open rounds. */
  readonly reserved?: ReadonlySet<string>
}

/**
 * What is due, by what it is worth; one new pattern, with two Spots in a row; a few Flips; then other patterns until the
 * round is full. A pattern is in one of these only, so that none follows itself, unless there are too few patterns. The
 * third round of a day does not count, so it uses up no prompt that was never seen. It may be empty.
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
  const input = { ...given, now: startOfLocalDay(day, given.offset), isSeenOnly: isExtraRound(state, day) }
  const picker = createPicker(input)
  const names = bank.patterns.map(({ name }) => name)
  const started = names.filter((name) => state.patterns[name] !== undefined)
  const due = byWorth(duePatterns(state, bank, day), input)
  const untouched = names.filter((name) => state.patterns[name] === undefined)
  const next = [...untouched.filter((name) => learning.has(name)), ...untouched]

  const blocks: Block[] = []
  const isLearning = started.length > 0 || learning.size > 0
  if (isLearning && due.length <= dueBesidesNew && !input.isSeenOnly)
    blocks.push(...picker.introduction(next))
  blocks.push(...picker.flips(duelsFor(input, started), mostFlips))
  const others = [...due, ...byWorth(started, input), ...next]
  for (const isAgain of [false, true])
    for (const name of others) {
      if (blocks.flatMap(({ items }) => items).length >= size) break
      blocks.push(...picker.spot(name, isAgain))
    }
  return withoutRepeats(arrangeBlocks(shuffle(blocks, input.random), rivalsIn(bank)), bank)
}

/** Whether a daily round would be one that does not count. */
export function isExtraRound(state: StandingState, day: number): boolean {
  return roundsOn(state, day).length >= countedRoundsPerDay
}

/** For a person's daily round: another one on each day and after each answer. */
export function dailyRandom(owner: string, { answered }: StandingState, time: LocalTime): () => number {
  return seededRandom(`${owner} ${localDay(time)} ${answered}`)
}

/** @param weights how much of the round each pattern gets; every pattern that has a prompt when left out */
export function composeFree(
  input: RoundInput,
  weights: ReadonlyMap<string, number> | undefined,
  size: number,
): readonly ItemRef[] {
  const { bank, random } = input
  const picker = createPicker(input)
  const chosen = bank.patterns
    .map(({ name }) => ({ name, weight: weights ? (weights.get(name) ?? 0) : 1, taken: 0 }))
    .filter(({ weight }) => weight > 0)
  const pairs = shuffle(
    bank.pairs.filter(({ prompts }) =>
      prompts.every(({ pattern }) => chosen.some(({ name }) => name === pattern)),
    ),
    random,
  )
  const duels = unseenFirst(
    bank,
    input.state,
    pairs.map(({ id }) => ({ id })),
  )
  const blocks: Block[] = picker.flips(duels, Math.floor(size / 5))
  if (chosen.length === 2) return drawn(picker, blocks, chosen, size, random)
  let open = shuffle(chosen, random)
  while (blocks.length < size && open.length > 0) {
    // The pattern that has the least of its share.
    const least = open.reduce((a, b) => ((b.taken + 1) / b.weight < (a.taken + 1) / a.weight ? b : a))
    const spots = picker.spot(least.name, true)
    if (spots.length === 0) open = open.filter((each) => each !== least)
    least.taken++
    blocks.push(...spots)
  }
  return arrangeBlocks(shuffle(blocks, random), rivalsIn(bank))
}

/** Duels of the worst confusions, and prompts of both patterns. Empty without a confusion. */
export function composeWorst(input: RoundInput, size: number): readonly ItemRef[] {
  const { bank, state, random } = input
  const picker = createPicker(input)
  const worst = confusionsOf(state).slice(0, Math.ceil(size / 2))
  const blocks: Block[] = picker.flips(duelsOf(bank, worst), Math.ceil(size / 3))
  const names = [...new Set(worst.flatMap(({ pattern, takenFor }) => [pattern, takenFor]))]
  if (names.length === 2)
    return drawn(
      picker,
      blocks,
      names.map((name) => ({ name, weight: 1 })),
      size,
      random,
    )
  for (let isFound = true; isFound && blocks.length < size; ) {
    const spots = names.flatMap((name) => picker.spot(name, true))
    isFound = spots.length > 0
    blocks.push(...spots.slice(0, size - blocks.length))
  }
  return arrangeBlocks(shuffle(blocks, random), rivalsIn(bank))
}

/**
 * Fills a round of two patterns. Each is drawn anew, the same one twice running too: otherwise the pattern of one prompt
 * would follow from that of the one before it.
 */
function drawn(
  picker: ReturnType<typeof createPicker>,
  flips: readonly Block[],
  chosen: readonly { readonly name: string; readonly weight: number }[],
  size: number,
  random: () => number,
): readonly ItemRef[] {
  const blocks = [...flips]
  let open = chosen
  while (blocks.length < size && open.length > 0) {
    const total = open.reduce((sum, { weight }) => sum + weight, 0)
    const first = open[0]!
    const next = random() * total < first.weight ? first : open.at(-1)!
    const spots = picker.spot(next.name, true)
    if (spots.length === 0) open = open.filter((each) => each !== next)
    blocks.push(...spots)
  }
  return shuffle(blocks, random).flatMap(({ items }) => items)
}

/** With only a few patterns left, a shorter round rather than the same pattern twice running. */
function withoutRepeats(items: readonly ItemRef[], bank: PromptBank): readonly ItemRef[] {
  const patternsOf = ({ kind, id }: ItemRef) => bank.promptsOf(kind, id).map(({ pattern }) => pattern)
  const left: ItemRef[] = []
  for (const item of items) {
    const last = left.at(-1)
    const isIntroduced = last?.kind === 'spot' && last.isNew
    const before = last && !isIntroduced ? patternsOf(last) : []
    if (!patternsOf(item).some((name) => before.includes(name))) left.push(item)
  }
  return left
}

type Duel = Omit<Extract<ItemRef, { kind: 'flip' }>, 'kind'>

/** Duels of the person's own confusions first, then of what they are learning and its rivals; each those never seen first. */
function duelsFor({ bank, state, random }: RoundInput, started: readonly string[]): readonly Duel[] {
  const own: readonly Duel[] = duelsOf(bank, confusionsOf(state))
  const isStarted = ({ pattern }: { pattern: string }) => started.includes(pattern)
  const pairs = shuffle(bank.pairs, random)
  const both = pairs.filter(({ prompts }) => prompts.every(isStarted))
  const others = [...both, ...pairs.filter(({ prompts }) => prompts.some(isStarted))].map(({ id }) => ({
    id,
  }))
  return [own, others].flatMap((duels) => unseenFirst(bank, state, duels))
}

function unseenFirst(bank: PromptBank, state: StandingState, duels: readonly Duel[]): readonly Duel[] {
  const isSeen = ({ id }: Duel) =>
    Number(
      [id, ...bank.promptsOf('flip', id).map((half) => half.id)].some(
        (each) => state.seen[each] !== undefined,
      ),
    )
  return duels.toSorted((a, b) => isSeen(a) - isSeen(b))
}

function duelsOf(bank: PromptBank, confusions: ReturnType<typeof confusionsOf>): readonly Duel[] {
  return confusions.flatMap(({ pattern, takenFor, count, of }) => {
    const pair = bank.pairBetween(pattern, takenFor)
    return pair ? [{ id: pair.id, confusion: { pattern, takenFor, count, of } }] : []
  })
}

/** Most first: what recall gains if the next five answers are right. */
function byWorth(names: readonly string[], { state, now }: RoundInput): readonly string[] {
  const worth = (name: string) => {
    const memory = state.patterns[name]
    return gainOfFive(weigh(memory?.firstSights ?? [], memory?.card?.stability ?? 0, now))
  }
  return names
    .map((name) => ({ name, worth: worth(name) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ name }) => name)
}

function rivalsIn(bank: PromptBank): (name: string) => readonly string[] {
  const rivals = new Map(bank.patterns.map((pattern) => [pattern.name, pattern.rivals]))
  return (name) => rivals.get(name) ?? []
}

interface PickerInput extends RoundInput {
  /** Only what the person has seen, long enough ago. */
  readonly isSeenOnly?: boolean
}

/** Chooses prompts for a round, each at most once, and not two halves of a pair. */
function createPicker({ bank, state, now, random, reserved = new Set(), isSeenOnly = false }: PickerInput) {
  const used = new Set(reserved)
  const patternsInRound = new Set<string>()
  const pairOfHalf = new Map(bank.pairs.flatMap((pair) => pair.prompts.map(({ id }) => [id, pair] as const)))
  const mayComeAgain = (id: string) => now - (state.seen[id] ?? Number.NEGATIVE_INFINITY) >= repeatAfterMs
  const isSeen = (id: string) => state.seen[id] !== undefined
  const isFree = (id: string) =>
    !used.has(id) &&
    mayComeAgain(id) &&
    (!isSeenOnly || isSeen(id)) &&
    !pairOfHalf.get(id)?.prompts.some((half) => used.has(half.id))

  /** Prompts never seen first, those of no pair before halves; then the one seen longest ago. */
  function findPrompt({ openIds, halfIds }: BankPattern): string | undefined {
    const unseen = (ids: readonly string[]) =>
      shuffle(ids, random).find((id) => state.seen[id] === undefined && isFree(id))
    const again = () =>
      [...openIds, ...halfIds].filter(isFree).sort((a, b) => (state.seen[a] ?? 0) - (state.seen[b] ?? 0))[0]
    return unseen(openIds) ?? unseen(halfIds) ?? again()
  }

  function spotOf(name: string): Extract<ItemRef, { kind: 'spot' }> | undefined {
    const pattern = bank.patterns.find((each) => each.name === name)
    const id = pattern && findPrompt(pattern)
    if (id === undefined) return undefined
    used.add(id)
    patternsInRound.add(name)
    return { kind: 'spot', id, isSeen: state.seen[id] !== undefined, isNew: false }
  }

  function spot(name: string, isAgain: boolean): Block[] {
    if (patternsInRound.has(name) && !isAgain) return []
    const item = spotOf(name)
    return item ? [{ patterns: [name], items: [item] }] : []
  }

  /** Two Spots in a row of the first pattern that has two prompts. */
  function introduction(names: readonly string[]): Block[] {
    for (const name of names) {
      const first = spotOf(name)
      const second = first && spotOf(name)
      if (first && second) return [{ patterns: [name], items: [{ ...first, isNew: true }, second] }]
      if (first) used.delete(first.id)
      patternsInRound.delete(name)
    }
    return []
  }

  /** At most so many, none with a pattern that the round has already. */
  function flips(duels: readonly Duel[], most: number): Block[] {
    const blocks: Block[] = []
    const idsOf = ({ id }: Duel) => [id, ...bank.promptsOf('flip', id).map((half) => half.id)]
    for (const duel of duels) {
      const pair = bank.findPair(duel.id)
      if (!pair || blocks.length === most) continue
      const patterns = pair.prompts.map(({ pattern }) => pattern)
      const isPossible =
        idsOf(duel).every((id) => !used.has(id) && mayComeAgain(id)) &&
        pair.prompts.every(({ id }) => !isSeenOnly || isSeen(id))
      if (!isPossible || patterns.some((name) => patternsInRound.has(name))) continue
      for (const id of idsOf(duel)) used.add(id)
      for (const name of patterns) patternsInRound.add(name)
      blocks.push({ patterns, items: [{ kind: 'flip', ...duel }] })
    }
    return blocks
  }

  return { spot, introduction, flips }
}
