import { readSeed } from './company-filter.ts'

/** How far somebody has come in one random order of what their filter finds. */
export interface PracticePlace {
  readonly seed: number
  /** The first question is 1. */
  readonly at: number
}

/** Reads an address' search part; absent when it does not name blind practice. */
export function readPracticePlace(searchPart: string): PracticePlace | undefined {
  const said = new URLSearchParams(searchPart)
  const practice = said.get('practice')
  if (practice === null) return undefined
  const at = said.get('at') ?? ''
  return { seed: readSeed(practice), at: /^[1-9]\d{0,4}$/.test(at) ? Number(at) : 1 }
}

/** The same address at another place, or without one. */
export function withPracticePlace(searchPart: string, place: PracticePlace | undefined): string {
  const kept = searchPart
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(?:practice|at)(?:=|$)/.test(part))
  const said = place ? [...kept, `practice=${place.seed}`, `at=${place.at}`] : kept
  return said.length === 0 ? '' : `?${said.join('&')}`
}
