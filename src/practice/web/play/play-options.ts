import type { RoundPrompt } from '../../contract.ts'
import { seededRandom, shuffle } from '../../rounds/random.ts'
import { rivalNames } from '../round/rival-names.ts'

const rivalCount = 3

/** The right name and three rivals, in an order that says nothing: the same for the same prompt of the same round. */
export function playOptions(prompt: RoundPrompt, roundId: string): readonly string[] {
  const random = seededRandom(`${roundId} ${prompt.id}`)
  return shuffle([prompt.pattern, ...rivalNames(prompt, random).slice(0, rivalCount)], random)
}
