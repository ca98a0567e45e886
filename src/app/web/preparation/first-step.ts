import type { PatternEntry } from '#curriculum/pattern.ts'
import type { RoundChoice } from '#practice/web/use-rounds.ts'
import type { Settings } from '#settings/rules.ts'
import { studyOrder } from '#settings/study-order.ts'

/** What a newcomer does first. */
export type FirstStep =
  | { readonly kind: 'lesson'; readonly pattern: PatternEntry; readonly path: string }
  | { readonly kind: 'round'; readonly round: RoundChoice; readonly isMixed: boolean }

/** Nothing is asked that was not taught, unless the learner has said that they know some of it. */
export function firstStep({ experience }: Pick<Settings, 'experience'>): FirstStep {
  if (experience === 'some') return { kind: 'round', round: { kind: 'daily' }, isMixed: false }
  if (experience === 'confident') return { kind: 'round', round: { kind: 'free', size: 10 }, isMixed: true }
  const [pattern] = studyOrder(true)
  if (!pattern) throw new Error('A pattern of an open category comes first.')
  return { kind: 'lesson', pattern, path: `/learn/${pattern.name}` }
}
