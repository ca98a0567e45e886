import { useCallback, useSyncExternalStore } from 'react'
import type { CountedPattern } from '../statistics.ts'
import { emptyProgressMap, type PatternProgress, type ProgressMap, untouched } from './progress-cache.ts'
import { tellRefusal, useProgressSource } from './progress-source.ts'

/** Progress of all patterns. Empty while the page is prepared on the server and on the first render. */
export function useProgressMap(): ProgressMap {
  const { cache } = useProgressSource()
  return useSyncExternalStore(cache.subscribe, cache.read, () => emptyProgressMap)
}

/** One pattern's progress; renders again only when this pattern changes. */
export function usePatternProgress(patternId: number): PatternProgress {
  const { cache } = useProgressSource()
  return useSyncExternalStore(
    cache.subscribe,
    () => cache.read().get(patternId) ?? untouched,
    () => untouched,
  )
}

export function usePatternSizes(): readonly CountedPattern[] | undefined {
  const { cache } = useProgressSource()
  return useSyncExternalStore(cache.subscribe, cache.readSizes, () => undefined)
}

/** Ticks or unticks practice problem `problem` (its place in the list) of a pattern. */
export function useToggleProblem(): (patternId: number, problem: number) => void {
  const source = useProgressSource()
  return useCallback(
    (patternId, problem) => {
      if (!tellRefusal(source)) source.toggle(patternId, problem)
    },
    [source],
  )
}
