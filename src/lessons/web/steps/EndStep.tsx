import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { problemUrl } from '#curriculum/lesson.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { stepNames } from '#curriculum/walkthroughs/step-names.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useProblemDrawer } from '#progress/web/problem/problem-drawer.ts'
import { scoreOfLesson } from '../lesson-answers.ts'
import { type Screen, shortNameOf } from '../lesson-screens.ts'
import styles from './EndStep.module.css'
import type { ScreenProps } from './screen-props.ts'

interface EndStepProps extends ScreenProps {
  readonly screens: readonly Screen[]
  readonly startedAt: string
  readonly finishedAt: string | undefined
  readonly onStep: (step: number) => void
}

/** Step 9: what one can do now, and what comes next. */
export function EndStep({ lesson, answers, screens, startedAt, finishedAt, onStep }: EndStepProps) {
  const { pattern, walkthrough } = lesson
  const drawer = useProblemDrawer()
  const { canDo, practice, practiceIs } = walkthrough.end
  const [isFirstLook] = useState(() => finishedAt === undefined || Date.now() - Date.parse(finishedAt) < 2000)
  const score = scoreOfLesson(lesson, screens, answers)
  const spotted = score.filter(({ step, right }) => step >= 6 && right === 1).length
  const names = stepNames(walkthrough)
  const slip = score.find(({ step, right, asked }) => step < 6 && right < asked)
  const problem = (className: string) => (
    <Button
      look="primary"
      size="lg"
      className={className}
      onClick={() => drawer.open({ ...practice, url: problemUrl(practice.slug) })}
    >
      {`Solve ${practice.title}`}
    </Button>
  )
  const minutes = finishedAt ? Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000) : 0
  return (
    <>
      <div className="page grid gap-x-14 pt-11 pb-16 max-md:pt-5 max-md:pb-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div className="min-w-0">
          {minutes > 0 && minutes < 120 && (
            <p className="text-sm text-muted">{minutes === 1 ? '1 minute' : `${minutes} minutes`}</p>
          )}
          <h1
            tabIndex={-1}
            className="mt-1 max-w-[14em] text-[clamp(2.25rem,1.6rem+2.6vw,3.25rem)] leading-[1.04]"
          >
            {titleOf(shortNameOf(pattern.displayName), spotted)}
          </h1>
          <p className="mt-4 max-w-prose text-lg text-ink-2">
            <MarkedText text={canDo} />
          </p>
          <ol className={styles.run} data-moving={isFirstLook || undefined}>
            {score.map(({ step, right, asked }, index) => (
              <li key={step} data-state={right < asked ? 'slip' : 'done'}>
                <i aria-hidden="true" style={{ '--index': index } as CSSProperties} />
                <button type="button" onClick={() => onStep(step)}>
                  {names[step]}
                </button>
                <span>
                  {asked === 0
                    ? 'done'
                    : asked === 1
                      ? right === 1
                        ? 'right'
                        : 'not yet'
                      : `${right} of ${asked}`}
                </span>
              </li>
            ))}
          </ol>
          {slip && (
            <p className="mt-6 border-t border-line pt-5 max-md:mt-5 max-md:pt-4">
              <b>{`One step to look at again: ${names[slip.step]}. `}</b>
              <button type="button" className="link" onClick={() => onStep(slip.step)}>
                See that step
              </button>
            </p>
          )}
        </div>
        <Hill pattern={pattern} />
        <div className="mt-8 grid gap-x-10 lg:col-span-2 gap-y-6 border-y border-line py-6 max-md:mt-5 max-md:gap-y-5 max-md:py-5 md:grid-cols-2">
          <section>
            <p className="text-sm text-muted">Now, 15 minutes</p>
            <h2 className="mt-0.5 text-xl">{`Your first problem: ${practice.title}`}</h2>
            <p className="mt-1 text-sm text-ink-2">
              <MarkedText text={practiceIs} /> Three hints wait if you get stuck.
            </p>
            {problem('mt-4 max-md:hidden')}
          </section>
          <section>
            <p className="text-sm text-muted">Later</p>
            <h2 className="mt-0.5 text-xl">Its variations</h2>
            <p className="mt-1 text-sm text-ink-2">
              <span>
                The card has what changes from problem to problem, with code, and the mistakes people make.
              </span>{' '}
              <Link to={lessonPathOf(pattern)} className="link">
                Open the card
              </Link>
            </p>
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-3 text-sm">
              <Link to={`/build/${pattern.name}`} className="link">
                Write the algorithm yourself
              </Link>
              <Link to="/" className="link">
                Back to Today
              </Link>
            </p>
          </section>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden">
        <div className="page flex min-h-18 items-center">{problem('flex-1 whitespace-normal')}</div>
      </div>
    </>
  )
}

/** The category as a hill, with a dashed ring for each lesson that was played to its end. */
function Hill({ pattern }: { pattern: PatternEntry }) {
  const { lessons } = useLearning()
  const { category, categoryId, hue } = pattern
  const patterns = patternList.filter((each) => each.categoryId === categoryId)
  const played = patterns.filter(({ name }) => lessons[name]?.finishedAt !== undefined).length
  return (
    <aside className="max-lg:mt-5 max-lg:flex max-lg:items-center max-lg:gap-5 max-lg:border-t max-lg:border-line max-lg:pt-4 max-lg:[&>svg]:size-26 max-lg:[&>svg]:flex-none [&_.contour-summit]:fill-line-strong">
      <ContourGlyph seed={categoryId + 2} rings={patterns.length} partial={played} size={296} hue={hue} />
      <p className="text-sm text-ink-2 lg:mt-3">
        {`${played} of ${patterns.length} lessons of ${category} played. A ring closes when the problems of its pattern are solved.`}
      </p>
    </aside>
  )
}

function titleOf(name: string, spotted: number): string {
  if (spotted === 2) return `You can now spot ${name}`
  return spotted === 1 ? `You have met ${name}` : `${name}, once more`
}
