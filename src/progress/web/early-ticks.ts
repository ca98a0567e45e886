import { isSolved, solvedProblems, toggleProblem } from '../rules.ts'
import { createProgressCache, emptyProgressMap, untouched } from './progress-cache.ts'
import { type ProgressSource, withoutOwner } from './progress-source.ts'

interface EarlyTicks {
  readonly source: ProgressSource
  /** Gives what was ticked so far to whoever made it. It is shown until their progress is. */
  handOn(to: ProgressSource): void
  /** Another person may be here from now on. */
  drop(): void
}

/** Holds and shows ticks while it is not known yet whose they are. */
export function holdEarlyTicks(): EarlyTicks {
  const cache = createProgressCache()
  return {
    source: {
      ...withoutOwner(),
      cache,
      toggle(patternId, problem) {
        const { mask } = cache.read().get(patternId) ?? untouched
        cache.put(patternId, { mask: toggleProblem(mask, problem), waiting: 0 })
      },
    },
    handOn(to) {
      // It may have been ticked long ago, of which the screen knew nothing.
      for (const [patternId, { mask }] of cache.read())
        for (const problem of solvedProblems(mask))
          if (!isSolved(to.cache.read().get(patternId)?.mask ?? 0, problem)) to.toggle(patternId, problem)
    },
    drop: () => cache.replace(emptyProgressMap),
  }
}
