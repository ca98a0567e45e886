import { countText, countWord } from '#platform/count-words.ts'
import type { Standing } from '../../../contract.ts'
import { capitalized, daysUntil, durationText } from '../../../day-words.ts'
import { evidenceMarked, fits } from '../../../judge.ts'
import { creditIn, resultAt, type Step } from '../round-state.ts'
import { creditText } from './end-texts.ts'

/** Of so large a part not named, a lesson helps more than another round. */
const most = 0.7

const asked = (steps: readonly Step[]) => steps.filter(({ comebackOf }) => comebackOf === undefined)

function unknownSteps(steps: readonly Step[]): readonly Step[] {
  return asked(steps).filter((step) => resultAt(step) === 'unknown')
}

/** Whether the person said of seven of ten or more that they did not know. */
export function isMostlyOpen(steps: readonly Step[]): boolean {
  return isMost(unknownSteps(steps), steps)
}

/** Whether seven of ten or more were not known or taken for others. */
export function isMostlyMissed(steps: readonly Step[]): boolean {
  const missed = asked(steps).filter((step) => ['unknown', 'wrong'].includes(resultAt(step) ?? ''))
  return isMost(missed, steps)
}

function isMost(some: readonly Step[], steps: readonly Step[]): boolean {
  return some.length > 0 && some.length >= most * asked(steps).length
}

export function patternsOf(item: Step['item']): readonly string[] {
  return item.kind === 'spot' ? [item.prompt.pattern] : item.prompts.map(({ pattern }) => pattern)
}

/** The patterns that the round asked for and that were not named, of a pair each half by itself. */
export function missedPatterns(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap(({ item, answer }) => {
      if (!answer) return []
      const prompts = item.kind === 'spot' ? [item.prompt] : item.prompts
      const named = answer.kind === 'spot' ? [answer.named] : answer.named
      return prompts.filter((prompt, index) => !fits(prompt, named[index])).map(({ pattern }) => pattern)
    }),
  )
}

/** 'Eight of ten', or 'Two named, seven left open'. */
export function headingOf(steps: readonly Step[]): string {
  const credit = creditText(creditIn(asked(steps)))
  if (!isMostlyOpen(steps)) return `${capitalized(credit)} of ${countWord(asked(steps).length)}`
  return `${capitalized(credit)} named, ${countWord(unknownSteps(steps).length)} left open`
}

/** 'Tomorrow: five are due, about three minutes.' */
export function tomorrowText({ patterns }: Standing, now: number): string {
  const count = patterns.filter(({ due }) => due !== null && daysUntil(due, now) <= 1).length
  if (count === 0) return 'Nothing is due tomorrow.'
  const size = Math.min(10, count)
  return `Tomorrow: ${countText(count, 'pattern')} ${count === 1 ? 'is' : 'are'} due, ${durationText(size).toLowerCase()}`
}

/** Words that decide and were marked in a prompt that was named right. */
export function markedWords(steps: readonly Step[]): { words: string; tells: string } | undefined {
  for (const step of steps) {
    const { item, answer } = step
    if (item.kind !== 'spot' || !answer || resultAt(step) !== 'right') continue
    const found = answer.marks.flatMap((mark) => evidenceMarked(item.prompt, mark) ?? [])[0]
    if (found) return found
  }
  return undefined
}
