import { createContext, useContext } from 'react'
import { showToast } from '#platform/ui/feedback/toast-store.ts'
import type { Progress } from '../contract.ts'
import type { SolvedMasks } from '../rules.ts'
import { createProgressCache, type ProgressCache } from './progress-cache.ts'

export interface AddedTicks {
  readonly addedCount: number
  undo(): void
}

/** Whose progress the screens show, and where their ticks go. */
export interface ProgressSource {
  readonly kind: 'member' | 'guest' | 'nobody' | 'loading'
  /** Why nothing can be ticked, when there is nobody whose tick it would be. */
  readonly refusal?: string
  readonly cache: ProgressCache
  toggle(patternId: number, problem: number): void
  /** Takes what the server sent with the lessons. */
  adopt(saved: readonly Progress[]): void
  /** Adds ticks and never clears one. Raises what the server refused. */
  addTicks(masks: SolvedMasks): Promise<AddedTicks>
}

function withoutOwner(kind: 'nobody' | 'loading', refusal?: string): ProgressSource {
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
export const nobody = withoutOwner('nobody', 'User not authenticated')

/** Somebody is signed in, and the server (or what stands before it) does not say under which id. */
export const nameless = withoutOwner('nobody', 'User ID not available')

/** While it is not known who is signed in: nothing can be ticked yet. */
export const loadingProgress = withoutOwner('loading')

/** Where nothing can be ticked, a toast says why. @returns whether it did. */
export function tellRefusal({ refusal }: ProgressSource): boolean {
  if (refusal === undefined) return false
  showToast({ title: 'Error', description: refusal, tone: 'destructive' })
  return true
}

export const ProgressContext = createContext<ProgressSource>(nobody)

export function useProgressSource(): ProgressSource {
  return useContext(ProgressContext)
}
