import { findPattern } from '#curriculum/patterns.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import { percent, roughPercent } from '../recall/RecallLine.tsx'

type PatternInMix = Fingerprint['patterns'][number]

/** 'Uber asks', 'Uber and Snap ask', 'these 3 companies ask'. */
export function whoAsks(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} asks`
  return names.length === 2 ? `${names.join(' and ')} ask` : `these ${names.length} companies ask`
}

/** A name that fits over a narrow column: 'Trie (Prefix Tree)' becomes 'Trie'. */
export function shortName(pattern: string): string {
  const name = findPattern(pattern)?.displayName ?? pattern
  return name.split(/ \(| & | \/ /)[0] ?? name
}

export const shareText = (share: number) => `${(100 * share).toFixed(1)}%`

/** '65%', or 'about 55%' where there is not enough to go by. */
export function recallNumber({ value, isShown }: { value: number; isShown: boolean }): string {
  return isShown ? `${percent(value)}%` : `about ${roughPercent(value)}%`
}

/** All that the picture says of a pattern. */
export function describePattern({ pattern, share, recall }: PatternInMix): string {
  const name = findPattern(pattern)?.displayName ?? pattern
  return `${name}: ${shareText(share)} of the mix${recall ? `, recall ${recallNumber(recall)}` : ''}`
}

/** How many points a step adds to recall over the mix, as '+2.8'. */
export function pointsText(gain: number): string {
  return `+${(100 * gain).toLocaleString('en', { maximumFractionDigits: 1 })}`
}

/** Where the mix comes from, and what is uncertain about it. */
export function sourceText({ questionCount, builtInDate, importedReportCount }: Fingerprint): string {
  const questions = questionCount === 1 ? '1 question' : `${questionCount.toLocaleString('en')} questions`
  const imported =
    importedReportCount > 0
      ? ` and ${importedReportCount.toLocaleString('en')} imported ${importedReportCount === 1 ? 'report' : 'reports'}`
      : ''
  return `${questions}, each counted for its first pattern, from reports by candidates as of ${builtInDate}${imported}. They may be outdated.`
}

/** How to read the picture. */
export function legendText(own: Fingerprint['own']): string {
  if (!own?.recall) return 'Width is how much of its asking a pattern makes up.'
  const inferred = percent(1 - own.recall.known)
  const pale =
    inferred === 0
      ? ''
      : ` Pale: ${inferred}% of the mix, where you have too few answers; there your level says what to expect.`
  return `Width is how much of its asking a pattern makes up, height your recall, the lit part of the whole your number. Dashed: five more right answers.${pale}`
}
