import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { Progress } from '../../contract.ts'
import type { PatternSize, SolvedMasks } from '../../rules.ts'
import {
  createProgressCache,
  emptyProgressMap,
  type PatternProgress,
  type ProgressCache,
  type ProgressMap,
  untouched,
} from './progress-cache.ts'

export interface AddedTicks {
  readonly addedCount: number
  undo(): void
}

/** Whose progress the screens show, and where their ticks go. */
export interface ProgressSource {
  readonly kind: 'member' | 'guest' | 'visitor' | 'loading'
  /** Why nothing can be ticked, when there is no member or guest to record it for. */
  readonly refusal?: string
  readonly cache: ProgressCache
  toggle(patternId: number, problem: number): void
  /** Takes the progress that the server sends with the catalog. */
  adopt(saved: readonly Progress[]): void
  /** Adds ticks and never clears one. Rejects with what the server refused. */
  addTicks(masks: SolvedMasks): Promise<AddedTicks>
}

function withoutOwner(kind: 'visitor' | 'loading', refusal?: string): ProgressSource {
  return {
    kind,
    ...(refusal && { refusal }),
    cache: createProgressCache(),
    toggle() {},
    adopt() {},
    addTicks: () => Promise.reject(new Error(refusal)),
  }
}

/** For visitors. */
export const visitorProgress = withoutOwner('visitor', 'User not authenticated')

/** A user is signed in, but the server (or a proxy in front of it) did not send their id. */
export const missingUserId = withoutOwner('visitor', 'User ID not available')

/** While it is not known who is signed in: nothing can be ticked yet. */
export const loadingProgress = withoutOwner('loading')

export const ProgressContext = createContext<ProgressSource>(visitorProgress)

export function useProgressSource(): ProgressSource {
  return useContext(ProgressContext)
}

/** Progress on all patterns. Empty in prerendered pages and on the first render. */
export function useProgressMap(): ProgressMap {
  const { cache } = useProgressSource()
  return useSyncExternalStore(cache.subscribe, cache.read, () => emptyProgressMap)
}

/** One pattern's progress. Rerenders only when this pattern changes. */
export function usePatternProgress(patternId: number): PatternProgress {
  const { cache } = useProgressSource()
  return useSyncExternalStore(
    cache.subscribe,
    () => cache.read().get(patternId) ?? untouched,
    () => untouched,
  )
}

export function usePatternSizes(): readonly PatternSize[] | undefined {
  const { cache } = useProgressSource()
  return useSyncExternalStore(cache.subscribe, cache.readSizes, () => undefined)
}

/** Ticks or unticks a practice problem, given by its index in the pattern. */
export function useToggleProblem(): (patternId: number, problem: number) => void {
  const source = useProgressSource()
  const toast = useToast()
  return useCallback(
    (patternId, problem) => {
      if (source.refusal === undefined) source.toggle(patternId, problem)
      else toast.show({ title: 'Error', description: source.refusal, tone: 'destructive' })
    },
    [source, toast],
  )
}
