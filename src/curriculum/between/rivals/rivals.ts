import type { Contrast, RivalPair } from './rival-pair.ts'
import { rivalsOnArrays } from './rivals-on-arrays.ts'
import { rivalsOnChains } from './rivals-on-chains.ts'
import { rivalsOnGraphs } from './rivals-on-graphs.ts'
import { rivalsOnSearches } from './rivals-on-searches.ts'
import { rivalsOnStrings } from './rivals-on-strings.ts'
import { rivalsOnTables } from './rivals-on-tables.ts'
import { rivalsOnTrees } from './rivals-on-trees.ts'

export const rivalPairs: readonly RivalPair[] = [
  ...rivalsOnArrays,
  ...rivalsOnSearches,
  ...rivalsOnStrings,
  ...rivalsOnChains,
  ...rivalsOnTrees,
  ...rivalsOnGraphs,
  ...rivalsOnTables,
]

/** A rival as a reader of one pattern meets it. */
export interface Rival {
  /** Slug of the other pattern. */
  readonly name: string
  readonly clue: string
  /** The sign that it is the reader's own pattern. */
  readonly stay: string
  /** The sign that it is the other one. */
  readonly leave: string
  readonly contrast: Contrast
}

/** A sign with its pattern: `Yes, it is Hash Map Lookup: …`. */
export function answerOf(sign: string, displayName: string): string {
  return `${sign.replace(':', `, it is ${displayName}:`)}.`
}

export function rivalsOf(patternName: string): readonly Rival[] {
  return rivalPairs.flatMap(({ between: [first, second], clue, signs, contrast }) => {
    if (first === patternName) return [{ name: second, clue, stay: signs[0], leave: signs[1], contrast }]
    if (second === patternName) return [{ name: first, clue, stay: signs[1], leave: signs[0], contrast }]
    return []
  })
}
