import { createContext, useContext } from 'react'
import type { Progress } from '../contract.ts'
import type { SolvedMasks } from '../rules.ts'
import { createProgressCache, type ProgressCache } from './progress-cache.ts'

export interface AddedTicks {
  readonly addedCount: number
  undo(): void
}

/** Whose progress the screens show, and where their ticks go. */
export interface ProgressSource {
  readonly kind: 'member' | 'guest' | 'nobody'
  readonly cache: ProgressCache
  toggle(patternId: number, problem: number): void
  /** Takes what the server sent with the lessons. */
  adopt(saved: readonly Progress[]): void
  /** Adds ticks and never clears one. Raises what the server refused. */
  addTicks(masks: SolvedMasks): Promise<AddedTicks>
}

/** While it is not known who is here, and for visitors. */
export const nobody: ProgressSource = {
  kind: 'nobody',
  cache: createProgressCache(),
  toggle() {},
  adopt() {},
  addTicks: () => Promise.reject(new Error('User not authenticated')),
}

export const ProgressContext = createContext<ProgressSource>(nobody)

export function useProgressSource(): ProgressSource {
  return useContext(ProgressContext)
}
