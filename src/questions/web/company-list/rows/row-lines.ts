import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import type { Question } from '../../../question.ts'
import { firstTag, reportsText } from '../company-tags.ts'
import type { RowLook } from './row-look.ts'

/** What a row calls a pattern. The second part is not shown on phones. */
export function shortNameParts(displayName: string): readonly string[] {
  const slug = findPatternByDisplayName(displayName)?.name ?? ''
  return (shortNames[slug] ?? displayName).split(' & ')
}

/** On a phone, whether a pattern and a company are too long to stand beside each other. */
export function needsThirdLine(
  question: Question,
  { roomForBoth, showsPatterns, company, leading }: RowLook,
): boolean {
  if (roomForBoth === undefined || !showsPatterns || company) return false
  const [pattern] = question.patterns
  const tag = firstTag(question, leading)
  if (pattern === undefined || !tag) return false
  const { name, frequency = '', reports } = tag
  const length =
    (shortNameParts(pattern)[0] ?? '').length +
    (question.patterns.length > 1 ? ' +1'.length : 0) +
    `${name}${frequency}`.length +
    (reports === undefined ? 0 : reportsText(reports).length)
  return length > roomForBoth
}
