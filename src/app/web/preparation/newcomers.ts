import { useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { countGuestAnswers, onGuestPractice } from '#practice/web/guest-answers.ts'
import { useStandingQuery } from '#practice/web/standing-query.ts'
import { countGuestTicks } from '#progress/web/tick/guest-progress.ts'
import { useSolvedState } from '#progress/web/tick/progress-source.ts'
import { readGuestSettings } from '#settings/web/guest-settings.ts'
import { useIsFirstHourDone } from '#settings/web/use-settings.ts'

/** Whether the guest or member has solved no problem, answered no prompt and finished no lesson. False while it is not known. */
export function useHasDoneNothing(): boolean {
  const { kind } = useVisitor()
  const { solved, isLoaded } = useSolvedState()
  const guestAnswers = useSyncExternalStore(onGuestPractice, countGuestAnswers, () => 0)
  const { data: standing } = useStandingQuery()
  const answered = kind === 'guest' ? guestAnswers : standing?.answered
  const { lessons } = useLearning()
  const hasFinished = Object.values(lessons).some(({ finishedAt }) => finishedAt !== undefined)
  return isLoaded && solved.size === 0 && answered === 0 && !hasFinished
}

/** Whether the questions of the first hour come next. False while it is not known, and for visitors. */
export function useIsNewcomer(): boolean {
  const isDone = useIsFirstHourDone()
  const hasDoneNothing = useHasDoneNothing()
  return isDone === false && hasDoneNothing
}

/** Where somebody begins who becomes a guest in this browser, or signs up. */
export function guestHome(): '/' | '/first-hour' {
  const isNew = !readGuestSettings().isAnswered && countGuestTicks() === 0 && countGuestAnswers() === 0
  return isNew ? '/first-hour' : '/'
}
