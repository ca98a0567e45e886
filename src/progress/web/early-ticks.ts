import { isSolved, solvedProblems, toggleProblem } from '../rules.ts'
import { createProgressCache, emptyProgressMap, type ProgressCache, untouched } from './progress-cache.ts'
import { type ProgressSource, withoutOwner } from './progress-source.ts'

interface EarlyTicks {
  readonly source: ProgressSource
  /**
   * Gives what was ticked to whoever made it. It is shown until their progress is, and a press that the screen takes
   * until then is theirs, too: React may come to know of them in the middle of a click.
   */
  handOn(to: ProgressSource): void
  /** Another person may be here from now on. */
  drop(): void
}

/** Holds and shows ticks while it is not known yet whose they are. */
export function holdEarlyTicks(): EarlyTicks {
  const cache = createProgressCache()
  const maskIn = ({ read }: ProgressCache, patternId: number) => (read().get(patternId) ?? untouched).mask
  let owner: ProgressSource | undefined

  /** It may be so with its owner for long, of which the screen knew nothing. */
  function give(patternId: number, problem: number) {
    const isWanted = isSolved(maskIn(cache, patternId), problem)
    if (owner && isSolved(maskIn(owner.cache, patternId), problem) !== isWanted)
      owner.toggle(patternId, problem)
  }

  return {
    source: {
      ...withoutOwner(),
      cache,
      toggle(patternId, problem) {
        cache.put(patternId, { mask: toggleProblem(maskIn(cache, patternId), problem), waiting: 0 })
        give(patternId, problem)
      },
    },
    handOn(to) {
      owner = to
      for (const [patternId, { mask }] of cache.read())
        for (const problem of solvedProblems(mask)) give(patternId, problem)
    },
    drop() {
      owner = undefined
      cache.replace(emptyProgressMap)
    },
  }
}
