import type { PlayKind } from '../contract.ts'
import type { ItemRef } from './bank.ts'
import { createPicker, type Picker, type RoundInput } from './prompt-picker.ts'
import { shuffle } from './random.ts'

/** Prompts to play with, outside of the rating. */
export function composePlay(input: RoundInput, kind: PlayKind): readonly ItemRef[] {
  const picker = createPicker(input)
  const ids = kind === 'storm' ? stormIds(input, picker) : streakIds(input, picker)
  return ids.map((id) => ({ kind: 'spot', id, isSeen: !picker.isUnseen(id), isNew: false }))
}

const stormSize = 60
/** A little disorder, in characters. */
const lengthJitter = 40

/** Those that can be read in seconds: new ones, then those seen the longest ago, the shortest first. */
function stormIds({ bank, random }: RoundInput, { seenAt }: Picker): readonly string[] {
  return shuffle(bank.quick, random)
    .sort((a, b) => (seenAt(a.id) ?? 0) - (seenAt(b.id) ?? 0))
    .slice(0, stormSize)
    .map(({ id, text }) => ({ id, length: text.length + lengthJitter * random() }))
    .sort((a, b) => a.length - b.length)
    .map(({ id }) => id)
}

const streakSize = 40

/**
 * From easy to hard, and from short to long where they are equally hard: what was seen first, the longest ago first, and
 * then new ones, but not the last of a pattern. On a phone, the names would be out of sight below a long prompt, and
 * a vague one says too little to be named at once.
 */
function streakIds({ bank, random }: RoundInput, picker: Picker): readonly string[] {
  const isShort = (id: string) => bank.findPrompt(id)?.form === undefined
  const ids = bank.patterns.flatMap(({ name, openIds }) => {
    const short = openIds.filter(isShort)
    const seen = short
      .filter((id) => !picker.isUnseen(id))
      .sort((a, b) => (picker.seenAt(a) ?? 0) - (picker.seenAt(b) ?? 0))
    const spare = picker.spareIds(name).filter((id) => short.includes(id))
    return [...seen, ...shuffle(spare, random)].map((id, rank) => ({ id, rank }))
  })
  const lengthOf = (id: string) => bank.findPrompt(id)?.text.length ?? 0
  return shuffle(ids, random)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, streakSize)
    .map(({ id }) => id)
    .sort((a, b) => bank.difficultyOf(a) - bank.difficultyOf(b) || lengthOf(a) - lengthOf(b))
}
