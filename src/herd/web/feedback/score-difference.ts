import type { Scores } from '../../contract.ts'
import { criteria } from '../../rating.ts'

/** How own scores stand to those of the interviewer: '1 higher', '2 lower', 'the same'. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'the same'
  return `${Math.abs(difference)} ${difference > 0 ? 'higher' : 'lower'}`
}

/** One sentence on all seven, which names where the two are furthest apart. */
export function differencesText(scores: Scores, own: Scores): string {
  const differing = criteria
    .map(({ key, title }) => ({ title, difference: own[key] - scores[key] }))
    .filter(({ difference }) => difference !== 0)
  if (differing.length === 0) return 'Both of you gave the same seven scores.'
  const same = criteria.length - differing.length
  const widest = Math.max(...differing.map(({ difference }) => Math.abs(difference)))
  const furthest = differing.filter(({ difference }) => Math.abs(difference) === widest)
  const where = furthest
    .map(({ title, difference }) => `${title} (self-score ${differenceText(difference)})`)
    .join(', ')
  return `The same on ${same} of ${criteria.length}. Furthest apart: ${where}.`
}
