import type { LessonProgress } from '#learning/rules.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { ButtonLink, type ButtonLook } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'

const minutesPerLesson = 12

interface LessonBandProps {
  /** Slug. */
  pattern: string
  /** Names of the lesson's steps. */
  steps: readonly string[]
}

/** Leads to the lesson, or to the step at which the learner left it. */
export function LessonBand({ pattern, steps }: LessonBandProps) {
  const { lessons } = useLearning()
  const { title, text, done, action, look } = stateOf(steps, lessons[pattern])
  return (
    <section
      aria-label="Lesson"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-surface-2 px-4 py-3 md:px-6"
    >
      <div className="grid gap-1.5 max-sm:w-full">
        <h3 className="text-heading-xs">{title}</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <CellBar filled={done} cells={steps.length} className="w-75 max-w-full" />
          {text && <p className="text-sm text-ink-2">{text}</p>}
        </div>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <ButtonLink to={`/build/${pattern}`} look="quiet" className="max-sm:grow">
          Build it
        </ButtonLink>
        <ButtonLink to={`/learn/${pattern}`} look={look} className="max-sm:grow">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}

interface BandState {
  title: string
  text?: string
  /** Steps. */
  done: number
  action: string
  look: ButtonLook
}

function stateOf(steps: readonly string[], progress: LessonProgress | undefined): BandState {
  const { step = 0, finishedAt } = progress ?? {}
  const last = steps.length - 1
  if (finishedAt !== undefined && (step === 0 || step === last))
    return { title: 'Lesson done', done: steps.length, action: 'Again', look: 'quiet' }
  if (!progress)
    return {
      title: 'Start with the lesson',
      text: `${steps.length} steps, about ${minutesPerLesson} min`,
      done: 0,
      action: 'Start the lesson',
      look: 'outline',
    }
  const minutes = Math.ceil(((steps.length - step) / steps.length) * minutesPerLesson)
  return {
    title: `Continue at step ${step + 1}: ${steps[step] ?? ''}`,
    text: `${step} of ${steps.length} done, about ${minutes} min left`,
    done: step,
    action: 'Continue',
    look: 'outline',
  }
}
