import arrays from './arrays.json' with { type: 'json' }
import binarySearch from './binary-search.json' with { type: 'json' }
import dynamicProgramming from './dynamic-programming.json' with { type: 'json' }
import graphs from './graphs.json' with { type: 'json' }
import linkedLists from './linked-lists.json' with { type: 'json' }
import stackAndQueue from './stack-and-queue.json' with { type: 'json' }
import strings from './strings.json' with { type: 'json' }
import trees1 from './trees-1.json' with { type: 'json' }
import trees2 from './trees-2.json' with { type: 'json' }

/** Texts of a lesson, each with the numbers of the practice problems that show it. */
type ShownBy = Readonly<Record<string, readonly number[]>>

export interface PracticeFit {
  readonly scenarios: ShownBy
  readonly keyPhrases: ShownBy
  /** By the part of a variation before its colon. */
  readonly variations: ShownBy
  /** Time and space, by number. */
  readonly costs: Readonly<Record<string, readonly string[]>>
}

/** By slug of the pattern. */
export const practiceFits: Readonly<Record<string, PracticeFit>> = {
  ...arrays,
  ...binarySearch,
  ...dynamicProgramming,
  ...graphs,
  ...linkedLists,
  ...stackAndQueue,
  ...strings,
  ...trees1,
  ...trees2,
}
