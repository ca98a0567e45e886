import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import type { OpenPattern } from '#patterns/contract.ts'
import { countWord } from '#platform/count-words.ts'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { mixUpsIn } from '#practice/web/overview/MixUps.tsx'
import { useStanding } from '#practice/web/use-standing.ts'
import { ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { sectionId } from './card/card-sections.ts'
import { isLessonNext, minutesPerLesson, minutesPerProblem } from './next-in-category.ts'
import styles from './path.module.css'

const minutesToBuild = 15
const minutesToSettle = 3

/** What comes next in the pattern to go on with, and the way into its sections. */
export function NextSteps({ pattern }: { pattern: OpenPattern }) {
  const { name, displayName, lessonSteps, practiceQuestions } = pattern
  const solved = useSolvedProblems()
  const lesson = useLearning().lessons[name]
  const mixUp = mixUpsIn(useStanding()?.confusions ?? []).find((each) => each.pattern === name)
  const problem = practiceQuestions.find(({ number }) => !solved.has(number))
  const isLesson = isLessonNext(pattern, lesson)
  const isRead = lesson?.finishedAt !== undefined
  return (
    <section
      aria-labelledby={`${name}-next`}
      className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end"
    >
      <div>
        <h3 id={`${name}-next`} className="mb-1 font-sans text-sm font-strong tracking-normal text-muted">
          Next in this pattern
        </h3>
        <ol className={`${styles.steps} text-sm`}>
          {lessonSteps && (
            <NextStep
              state={isRead ? 'done' : isLesson ? 'now' : undefined}
              aside={isRead ? 'done' : `${minutesPerLesson} min`}
            >
              <Link to={`/learn/${name}`} className={link}>
                {lesson && !isRead
                  ? `Lesson, step ${lesson.step + 1} of ${countWord(lessonSteps.length)}`
                  : `Lesson, ${countWord(lessonSteps.length)} steps`}
              </Link>
            </NextStep>
          )}
          {problem && (
            <NextStep state={isLesson ? undefined : 'now'} aside={`${minutesPerProblem} min`}>
              <span className="flex flex-wrap items-center gap-x-2.5">
                <ProblemTitle title={`Solve: ${problem.title}`} url={problem.leetcodeUrl} className="py-2" />
                <DifficultyBadge difficulty={problem.difficulty} />
              </span>
            </NextStep>
          )}
          <NextStep aside={`${mixUp ? minutesToSettle : minutesToBuild} min`}>
            {mixUp ? (
              <Link to="/practice#mix-ups" className={link}>
                {`Settle your mix-up with ${displayNameOf(mixUp.takenFor)}`}
              </Link>
            ) : (
              <Link to={`/build/${name}`} className={link}>
                Build it from memory
              </Link>
            )}
          </NextStep>
        </ol>
        <Link
          to={`#${sectionId(name, 'practice')}`}
          className="link mt-1 inline-flex min-h-11 items-center text-sm font-semibold md:hidden"
        >{`Show all ${practiceQuestions.length} problems`}</Link>
      </div>
      <nav aria-label={`Parts of ${displayName}`} className="max-md:hidden">
        <ul>
          {parts.map(([part, label]) => (
            <li key={part}>
              <Link
                to={`#${sectionId(name, part)}`}
                className="inline-flex min-h-8 items-center text-sm text-ink-2 underline underline-offset-[0.2em] hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

const link = 'inline-flex min-h-9 items-center no-underline hover:underline hover:underline-offset-[0.2em]'

const parts = [
  ['clues', 'Recognition guide'],
  ['demo', 'Demo'],
  ['practice', 'Practice problems'],
  ['mistakes', 'Common mistakes'],
  ['comparison', 'Pattern Comparison'],
] as const

interface NextStepProps {
  state?: 'done' | 'now' | undefined
  aside: string
  children: ReactNode
}

function NextStep({ state, aside, children }: NextStepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={state === 'done' ? 'text-muted' : state === 'now' ? 'font-strong' : ''}
    >
      {state === 'done' ? <Check className="icon" aria-hidden="true" /> : <i aria-hidden="true" />}
      {children}
      <span className="text-xs font-normal text-muted">{aside}</span>
    </li>
  )
}
