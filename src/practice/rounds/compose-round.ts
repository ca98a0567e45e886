import { type LocalTime, localDay } from '../local-day.ts'
import { confusionsOf, duePatterns } from '../standing/present-standing.ts'
import { gainOfFive, weigh } from '../standing/recall.ts'
import { repeatAfterMs, type StandingState } from '../standing/standing.ts'
import { arrangeBlocks, type Block } from './arrange-blocks.ts'
import type { BankPattern, ItemRef, PromptBank } from './bank.ts'
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
 * round is full. A pattern is in one of these only, so that none follows itself, unless there are too few patterns.
 *
 * @param learning patterns of lessons with a tick
 */
export function composeDaily(input: RoundInput, learning: ReadonlySet<string>): readonly ItemRef[] {
  const { bank, state } = input
  const picker = createPicker(input)
  const names = bank.patterns.map(({ name }) => name)
  const started = names.filter((name) => state.patterns[name] !== undefined)
  const due = byWorth(duePatterns(state, bank, localDay(input)), input)
  const untouched = names.filter((name) => state.patterns[name] === undefined)
  const next = [...untouched.filter((name) => learning.has(name)), ...untouched]

  const blocks: Block[] = []
  const isLearning = started.length > 0 || learning.size > 0
  if (isLearning && due.length <= dueBesidesNew) blocks.push(...picker.introduction(next))
  blocks.push(...picker.flips(duelsFor(input, started), mostFlips))
  const others = [...due, ...byWorth(started, input), ...next]
  for (const isAgain of [false, true])
    for (const name of others) {
      const size = blocks.flatMap(({ items }) => items).length
      if (size >= dailySize) break
      blocks.push(...picker.spot(name, isAgain))
    }
  return withoutRepeats(arrangeBlocks(shuffle(blocks, input.random), rivalsIn(bank)), bank)
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
  const blocks: Block[] = picker.flips(
    pairs.map(({ id }) => ({ id })),
    Math.floor(size / 5),
  )
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
  const names = worst.flatMap(({ pattern, takenFor }) => [pattern, takenFor])
  for (let isFound = true; isFound && blocks.length < size; ) {
    const spots = [...new Set(names)].flatMap((name) => picker.spot(name, true))
    isFound = spots.length > 0
    blocks.push(...spots.slice(0, size - blocks.length))
  }
  return arrangeBlocks(shuffle(blocks, random), rivalsIn(bank))
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

/** Duels of the person's own confusions first, else of what they are learning and its rivals. */
function duelsFor({ bank, state, random }: RoundInput, started: readonly string[]): readonly Duel[] {
  const own = duelsOf(bank, confusionsOf(state))
  if (own.length > 0) return own
  const isStarted = ({ pattern }: { pattern: string }) => started.includes(pattern)
  const pairs = shuffle(bank.pairs, random)
  const both = pairs.filter(({ prompts }) => prompts.every(isStarted))
  return (both.length > 0 ? both : pairs.filter(({ prompts }) => prompts.some(isStarted))).map(({ id }) => ({
    id,
  }))
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

/** Chooses prompts for a round, each at most once, and not two halves of a pair. */
function createPicker({ bank, state, now, random, reserved = new Set() }: RoundInput) {
  const used = new Set(reserved)
  const patternsInRound = new Set<string>()
  const pairOfHalf = new Map(bank.pairs.flatMap((pair) => pair.prompts.map(({ id }) => [id, pair] as const)))
  const mayComeAgain = (id: string) => now - (state.seen[id] ?? Number.NEGATIVE_INFINITY) >= repeatAfterMs
  const isFree = (id: string) =>
    !used.has(id) && mayComeAgain(id) && !pairOfHalf.get(id)?.prompts.some((half) => used.has(half.id))

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

  /** At most so many, none with a pattern that the round has already, those never seen first. */
  function flips(duels: readonly Duel[], most: number): Block[] {
    const blocks: Block[] = []
    const idsOf = ({ id }: Duel) => [id, ...bank.promptsOf('flip', id).map((half) => half.id)]
    const isSeen = (duel: Duel) => Number(idsOf(duel).some((id) => state.seen[id] !== undefined))
    for (const duel of duels.toSorted((a, b) => isSeen(a) - isSeen(b))) {
      const pair = bank.findPair(duel.id)
      if (!pair || blocks.length === most) continue
      const patterns = pair.prompts.map(({ pattern }) => pattern)
      const isPossible = idsOf(duel).every((id) => !used.has(id) && mayComeAgain(id))
      if (!isPossible || patterns.some((name) => patternsInRound.has(name))) continue
      for (const id of idsOf(duel)) used.add(id)
      for (const name of patterns) patternsInRound.add(name)
      blocks.push({ patterns, items: [{ kind: 'flip', ...duel }] })
    }
    return blocks
  }

  return { spot, introduction, flips }
}

function shuffle<Value>(values: readonly Value[], random: () => number): Value[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}
