import { readSeed } from '../company-list/company-filter.ts'

/** A position in one random order of the questions that match the filter. */
export interface PracticePosition {
  readonly seed: number
  /** The first question is 1. */
  readonly at: number
}

/** Reads the position from a URL's query string; undefined when it has no blind practice. */
export function readPracticePosition(queryString: string): PracticePosition | undefined {
  const params = new URLSearchParams(queryString)
  const practice = params.get('practice')
  if (practice === null) return undefined
  const at = params.get('at') ?? ''
  return { seed: readSeed(practice), at: /^[1-9]\d{0,4}$/.test(at) ? Number(at) : 1 }
}

/** The same query string with another position, or without one. */
export function withPracticePosition(queryString: string, position: PracticePosition | undefined): string {
  const kept = queryString
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(?:practice|at)(?:=|$)/.test(part))
  const parts = position ? [...kept, `practice=${position.seed}`, `at=${position.at}`] : kept
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
