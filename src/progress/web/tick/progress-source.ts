import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { publishedProblems } from '#curriculum/index.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import type { Solved } from '../../contract.ts'
import { isComplete, type SolvedMasks } from '../../rules.ts'
import { createProgressCache, nothingSolved, type ProgressCache, type SolvedState } from './progress-cache.ts'

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
  /** Ticks or unticks a problem, given by its number, in every list that has it. */
  toggle(problem: number): void
  /** Takes the server's list of all that is solved. */
  adopt(saved: Solved): void
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

/** Another device may tick, too: a tick made there appears when this page is looked at again, or within this time. */
const refetchMs = 20_000

/** The server's list of all problems that the member has solved. The screens read `useSolvedState`, which has newer ticks. */
export function useSolvedQuery() {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  return useQuery({
    queryKey: ['solved', userId],
    queryFn: () => call('GET /api/solved'),
    enabled: Boolean(userId),
    staleTime: 5000,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  })
}

export function useSolvedState(): SolvedState {
  const { cache } = useProgressSource()
  return useSyncExternalStore(cache.subscribe, cache.read, () => nothingSolved)
}

/** Numbers of the solved problems of all lists, the latest tick last. */
export function useSolvedProblems(): ReadonlySet<number> {
  return useSolvedState().solved
}

/** One problem, in whichever list. Rerenders only when it changes. */
export function useProblemTick(problem: number): { readonly solved: boolean; readonly waiting: boolean } {
  const { cache } = useProgressSource()
  const solved = useSyncExternalStore(
    cache.subscribe,
    () => cache.read().solved.has(problem),
    () => false,
  )
  const waiting = useSyncExternalStore(
    cache.subscribe,
    () => cache.read().waiting.has(problem),
    () => false,
  )
  return { solved, waiting }
}

export type OnPatternsCompleted = (patternIds: readonly number[], solved: ReadonlySet<number>) => void

/** Gets the patterns whose last tick was made outside their lesson. */
export const PatternsCompletedContext = createContext<OnPatternsCompleted>(() => {})

/**
 * Ticks or unticks a problem, given by its number, in every list that has it. A lesson gives its pattern, because it
 * shows itself that the pattern is completed.
 */
export function useToggleSolved(lesson?: number): (problem: number) => void {
  const source = useProgressSource()
  const toast = useToast()
  const onCompleted = useContext(PatternsCompletedContext)
  return useCallback(
    (problem) => {
      if (source.refusal !== undefined) {
        toast.show({ title: 'Error', description: source.refusal, tone: 'destructive' })
        return
      }
      source.toggle(problem)
      const { solved } = source.cache.read()
      const elsewhere = findCompleted(problem, solved).filter((pattern) => pattern !== lesson)
      if (elsewhere.length > 0) onCompleted(elsewhere, solved)
    },
    [source, toast, onCompleted, lesson],
  )
}

/** The patterns, by id, that a tick of this problem has just completed. */
function findCompleted(problem: number, solved: ReadonlySet<number>): readonly number[] {
  if (!solved.has(problem)) return []
  return publishedProblems.flatMap(({ id, problems }) =>
    problems.includes(problem) && isComplete(problems, solved) ? [id] : [],
  )
}
