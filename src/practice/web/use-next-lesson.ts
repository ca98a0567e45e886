import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { useSolvedState } from '#progress/web/tick/progress-source.ts'
import { studyOrder } from '#settings/study-order.ts'

export interface NextLesson {
  readonly pattern: PatternEntry
  readonly path: string
  /** For a button: 'Two Pointers, 12 minutes'. */
  readonly action: string
  /** It was begun, and goes on where it was left. */
  readonly isBegun: boolean
  /** No lesson is finished and no problem solved: a lesson helps more than another round. */
  readonly isFirst: boolean
}

const minutesPerLesson = 12
const stepsPerLesson = 9

/** The lesson that was begun last, else the first in the order of study that was not finished. */
export function useNextLesson(): NextLesson | undefined {
  const isGuest = useVisitor().kind === 'guest'
  const { lessons, isLoaded } = useLearning()
  const { solved, isLoaded: areTicksLoaded } = useSolvedState()
  if (!isLoaded || !areTicksLoaded) return undefined
  const open = studyOrder(isGuest).filter(({ name }) => lessons[name]?.finishedAt === undefined)
  const begun = open
    .filter(({ name }) => lessons[name] !== undefined)
    .sort((a, b) => Date.parse(lessons[b.name]!.startedAt) - Date.parse(lessons[a.name]!.startedAt))[0]
  const pattern = begun ?? open[0]
  return (
    pattern && {
      pattern,
      path: `/learn/${pattern.name}`,
      action: begun
        ? `${pattern.displayName}, step ${Math.min(stepsPerLesson, lessons[pattern.name]!.step + 1)} of ${stepsPerLesson}`
        : `${pattern.displayName}, ${minutesPerLesson} minutes`,
      isBegun: begun !== undefined,
      isFirst:
        solved.size === 0 && Object.values(lessons).every(({ finishedAt }) => finishedAt === undefined),
    }
  )
}
