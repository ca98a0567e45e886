import { readSeed } from '../company-list/company-filter.ts'

/** A position in one random order of the questions that match the filter. */
export interface BlindPosition {
  readonly seed: number
  /** The first question is 1. */
  readonly at: number
}

/** Reads the position from a URL's query string; undefined when it has no round. */
export function readBlindPosition(queryString: string): BlindPosition | undefined {
  const params = new URLSearchParams(queryString)
  const round = params.get('round')
  if (round === null) return undefined
  const at = params.get('at') ?? ''
  return { seed: readSeed(round), at: /^[1-9]\d{0,4}$/.test(at) ? Number(at) : 1 }
}

/** The same query string with another position, or without one. */
export function withBlindPosition(queryString: string, position: BlindPosition | undefined): string {
  const kept = queryString
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(?:round|at)(?:=|$)/.test(part))
  const parts = position ? [...kept, `round=${position.seed}`, `at=${position.at}`] : kept
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The state of the history entries of a round. */
export interface RoundState {
  /** The round was started on the list of company questions, and leaving it leads back there. */
  readonly isFromList: true
}

export function readIsFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList === true
}
