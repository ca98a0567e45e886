import { findPattern } from '#curriculum/patterns.ts'
import { confusionsOf } from '../standing/present-standing.ts'
import { arrangeBlocks, type Block } from './arrange-blocks.ts'
import type { ItemRef } from './bank.ts'
import { markRated } from './compose-round.ts'
import { duelsOf, rivalsIn, unseenFirst } from './duels.ts'
import { createPicker, draw, type Picker, type RoundInput, withComebacks } from './prompt-picker.ts'
import { shuffle } from './random.ts'

/** A mix of fewer patterns, or one of which a pattern has more, gives too much away. */
const fewestOfMix = 8
const mostOfMix = 0.25

/** Whether answers to such a round say something about recall. */
export function isMix(weights: ReadonlyMap<string, number>): boolean {
  const own = [...weights].filter(([, weight]) => weight > 0)
  const total = own.reduce((sum, [, weight]) => sum + weight, 0)
  const categories = new Set(own.map(([name]) => findPattern(name)?.categoryId))
  return (
    own.length >= fewestOfMix && categories.size > 1 && own.every(([, weight]) => weight / total <= mostOfMix)
  )
}

/**
 * A mix asks as a daily round does. Other rounds say nothing about recall, so they ask what was seen first.
 *
 * @param weights how much of the round each pattern gets; every pattern that has a prompt when left out
 */
export function composeFree(
  input: RoundInput,
  weights: ReadonlyMap<string, number> | undefined,
  size: number,
): readonly ItemRef[] {
  const { bank, random } = input
  const mix = new Map(bank.patterns.map(({ name }) => [name, weights ? (weights.get(name) ?? 0) : 1]))
  const isRated = isMix(mix)
  const picker = createPicker(input)
  const idsOf = (name: string) =>
    isRated ? picker.dailyIds(name, { isAgain: true }) : picker.freeRoundIds(name)
  const chosen = [...mix].flatMap(([name, weight]) => (weight > 0 ? { name, weight, taken: 0 } : []))
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
    const item = picker.take(least.name, idsOf(least.name))
    if (!item) open = open.filter((each) => each !== least)
    least.taken++
    if (item) blocks.push({ patterns: [least.name], items: [item] })
  }
  const items = arrangeBlocks(shuffle(blocks, random), rivalsIn(bank))
  return withComebacks(isRated ? markRated(items) : items, picker)
}

/** Duels of the worst confusions, and prompts of both patterns. Empty without a confusion. */
export function composeWorst(input: RoundInput, size: number): readonly ItemRef[] {
  const { bank, state, now, random } = input
  const picker = createPicker(input)
  const worst = confusionsOf(state, now).slice(0, Math.ceil(size / 2))
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
    const found = names.flatMap((name) => takeSpot(picker, name))
    isFound = found.length > 0
    blocks.push(...found.slice(0, size - blocks.length))
  }
  return withComebacks(arrangeBlocks(shuffle(blocks, random), rivalsIn(bank)), picker)
}

function takeSpot(picker: Picker, name: string): readonly Block[] {
  const item = picker.take(name, picker.freeRoundIds(name))
  return item ? [{ patterns: [name], items: [item] }] : []
}

/**
 * Fills a round of two patterns. Each is drawn anew, the same one twice running too: otherwise the pattern of one prompt
 * would follow from that of the one before it.
 */
function drawn(
  picker: Picker,
  flips: readonly Block[],
  chosen: readonly { readonly name: string; readonly weight: number }[],
  size: number,
  random: () => number,
): readonly ItemRef[] {
  const blocks = [...flips]
  let open = chosen
  while (blocks.length < size && open.length > 0) {
    const next = draw(open, ({ weight }) => weight, random)!
    const spots = takeSpot(picker, next.name)
    if (spots.length === 0) open = open.filter((each) => each !== next)
    blocks.push(...spots)
  }
  return shuffle(blocks, random).flatMap(({ items }) => items)
}
