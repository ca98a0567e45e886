import type { RivalPair } from './rival-pair.ts'
import { rivalsOnBranches } from './rivals-on-branches.ts'
import { rivalsOnChains } from './rivals-on-chains.ts'
import { rivalsOnRanges } from './rivals-on-ranges.ts'

const rivalPairs: readonly RivalPair[] = [...rivalsOnRanges, ...rivalsOnChains, ...rivalsOnBranches]

/** A rival as a reader of one pattern meets it. */
export interface Rival {
  /** Slug of the other pattern. */
  readonly name: string
  readonly clue: string
  /** The sign that it is the reader's own pattern. */
  readonly stay: string
  /** The sign that it is the other one. */
  readonly leave: string
}

export function rivalsOf(patternName: string): readonly Rival[] {
  return rivalPairs.flatMap(({ between: [first, second], clue, signs }) => {
    if (first === patternName) return [{ name: second, clue, stay: signs[0], leave: signs[1] }]
    if (second === patternName) return [{ name: first, clue, stay: signs[1], leave: signs[0] }]
    return []
  })
}
