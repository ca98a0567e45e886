import { expect } from 'vitest'
import type { Walkthrough } from './walkthrough.ts'

/** A piece of a walkthrough's text, and the numbers in it, computed from the input. */
export type Claim = readonly [text: string, ...numbers: readonly number[]]

const number = /\d[\d,]*(?:\.\d+)?/g

/**
 * Expects that every number in the texts of a walkthrough is computed: each is in one of the claims, or is a value of
 * the problem, or counts one of its values. Code, the two Spots and pictures are left out.
 */
export function expectComputedNumbers(walkthrough: Walkthrough, claims: readonly Claim[]): void {
  const { input, spots, ...rest } = walkthrough
  const texts = textsOf(rest)
  for (const [fragment, ...computed] of claims) {
    expect(
      texts.some((text) => text.includes(fragment)),
      `“${fragment}” is in a text`,
    ).toBe(true)
    expect(numbersIn(fragment), `the numbers of “${fragment}”`).toEqual(computed)
  }
  const given = numbersIn([walkthrough.problem, ...Object.values(input)].join(' '))
  const allowed = new Set([...given, ...given.map((_, index) => index + 1), 0])
  const open = texts.flatMap((text) => {
    const unclaimed = claims.reduce((left, [fragment]) => left.replaceAll(fragment, ''), text)
    const prose = unclaimed.replaceAll(/`[^`]*`/g, '').replaceAll(/O\([^)]*\)/g, '')
    return numbersIn(prose)
      .filter((each) => !allowed.has(each))
      .map((each) => `${each} in “${text}”`)
  })
  expect(open, 'numbers that no claim computes').toEqual([])
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(number)].map(([digits]) => Number(digits.replaceAll(',', '').replace(/\.$/, '')))
}

const notRead = new Set([
  'id',
  'pattern',
  'scene',
  'beside',
  'tally',
  'labels',
  'keeps',
  'right',
  'words',
  'practice',
])

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (notRead.has(name) ? [] : textsOf(each)))
}
