import { confusionsOf } from '../standing/present-standing.ts'
import type { StandingState } from '../standing/standing.ts'
import type { PromptBank } from './bank.ts'
import type { Duel, RoundInput } from './prompt-picker.ts'
import { shuffle } from './random.ts'

/** Duels of the person's own confusions first, then of what they have met and its rivals; each those never seen first. */
export function duelsFor({ bank, state, now, random }: RoundInput, met: readonly string[]): readonly Duel[] {
  const own: readonly Duel[] = duelsOf(bank, confusionsOf(state, now))
  const isMet = ({ pattern }: { pattern: string }) => met.includes(pattern)
  const pairs = shuffle(bank.pairs, random)
  const both = pairs.filter(({ prompts }) => prompts.every(isMet))
  const others = [...both, ...pairs.filter(({ prompts }) => prompts.some(isMet))].map(({ id }) => ({ id }))
  return [own, others].flatMap((duels) => unseenFirst(bank, state, duels))
}

export function unseenFirst(bank: PromptBank, state: StandingState, duels: readonly Duel[]): readonly Duel[] {
  const isSeen = ({ id }: Duel) =>
    Number(
      [id, ...bank.promptsOf('flip', id).map((half) => half.id)].some(
        (each) => state.seen[each] !== undefined,
      ),
    )
  return duels.toSorted((a, b) => isSeen(a) - isSeen(b))
}

export function duelsOf(bank: PromptBank, confusions: ReturnType<typeof confusionsOf>): readonly Duel[] {
  return confusions.flatMap(({ pattern, takenFor, count, of }) => {
    const pair = bank.pairBetween(pattern, takenFor)
    return pair ? [{ id: pair.id, confusion: { pattern, takenFor, count, of } }] : []
  })
}

export function rivalsIn(bank: PromptBank): (name: string) => readonly string[] {
  const rivals = new Map(bank.patterns.map((pattern) => [pattern.name, pattern.rivals]))
  return (name) => rivals.get(name) ?? []
}
