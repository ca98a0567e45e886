import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import { percent, roughPercent } from '../recall/RecallLine.tsx'

type PatternInMix = Fingerprint['patterns'][number]

/** 'Uber asks', 'Uber and Snap ask', 'these 3 companies ask'. */
export function whoAsks(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} asks`
  return names.length === 2 ? `${names.join(' and ')} ask` : `these ${names.length} companies ask`
}

/** The first of two names: 'Intervals & Greedy' becomes 'Intervals'. */
export function shortName(pattern: string): string {
  const name = shortNames[pattern] ?? displayNameOf(pattern)
  return name.split(' & ')[0] ?? name
}

/** A name that fits over a narrow column: 'Sliding Window' becomes 'Window'. */
export function columnName(pattern: string): string {
  return shortName(pattern).replace(/^(Sliding|Two) /, '')
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

/** Where the mix comes from. */
export function sourceText({ questionCount, builtInDate, importedReportCount }: Fingerprint): string {
  const questions = questionCount === 1 ? '1 question' : `${questionCount.toLocaleString('en')} questions`
  const imported =
    importedReportCount > 0
      ? `, with ${importedReportCount.toLocaleString('en')} imported ${importedReportCount === 1 ? 'report' : 'reports'}`
      : ''
  return `${questions}, each counted for its first pattern, reported until ${builtInDate}${imported}.`
}

/** How to read the picture. */
export function legendText(own: Fingerprint['own']): string {
  const width = 'Width: how often it is asked.'
  if (!own?.recall) return width
  const inferred = percent(1 - own.recall.known)
  const pale = inferred === 0 ? '' : ` Pale: ${inferred}% of the mix, estimated from your level.`
  return `${width} Height: your recall. Dashed: five more right answers.${pale}`
}
