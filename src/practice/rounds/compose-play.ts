import type { ItemRef } from './bank.ts'
import { createPicker, type RoundInput } from './prompt-picker.ts'
import { shuffle } from './random.ts'

const playSizes = { streak: 40, storm: 60 } as const
/** A little disorder, so that two streaks differ: on the scale of difficulties. */
const jitter = 0.3
/** Storm asks what can be read in a few seconds. */
const mostWordsOfStorm = 60
/** A little disorder in its order, in characters. */
const lengthJitter = 40

/**
 * Prompts to play with, outside of the rating: what was seen first, the longest ago first, and then new ones, but not the
 * last of a pattern. A streak gets harder from prompt to prompt; a storm asks short and easy ones,
 * the shortest first.
 */
export function composePlay(input: RoundInput, kind: keyof typeof playSizes): readonly ItemRef[] {
  const { bank, random } = input
  const picker = createPicker(input)
  const isFitting = (id: string) => {
    const prompt = bank.findPrompt(id)
    if (!prompt || kind === 'streak') return prompt !== undefined
    const isShort = prompt.form === undefined && prompt.text.split(' ').length <= mostWordsOfStorm
    return isShort && bank.difficultyOf(id) <= 0
  }
  const lengthOf = (id: string) => bank.findPrompt(id)?.text.length ?? 0
  const ids = bank.patterns.flatMap(({ name, openIds }) => {
    const fitting = openIds.filter(isFitting)
    const seen = fitting
      .filter((id) => !picker.isUnseen(id))
      .sort((a, b) => (picker.seenAt(a) ?? 0) - (picker.seenAt(b) ?? 0))
    const spare = picker.spareIds(name).filter((id) => fitting.includes(id))
    const unseen = shuffle(spare, random)
    if (kind === 'storm') unseen.sort((a, b) => lengthOf(a) - lengthOf(b))
    return [...seen, ...unseen].map((id, rank) => ({ id, name, rank }))
  })
  const chosen = shuffle(ids, random)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, playSizes[kind])
  const sortKeyOf = (id: string) =>
    kind === 'storm' ? lengthOf(id) + lengthJitter * random() : bank.difficultyOf(id) + jitter * random()
  const ordered = chosen
    .map(({ id }) => ({ id, sortKey: sortKeyOf(id) }))
    .sort((a, b) => a.sortKey - b.sortKey)
  return ordered.map(({ id }) => ({ kind: 'spot', id, isSeen: !picker.isUnseen(id), isNew: false }))
}
