import type { ReactNode } from 'react'
import { useLearning } from '#learning/web/use-learning.ts'
import type { Category } from '#patterns/contract.ts'
import { countWord } from '#platform/count-words.ts'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { capitalized } from '#practice/day-words.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { useKnownCategories } from '../categories.ts'
import type { NextStep } from '../choose-next-step.ts'
import { findNextStep } from './card/next-pattern.ts'
import { isLessonNext, minutesPerLesson, minutesPerProblem } from './next-in-category.ts'

interface NextInCategoryProps {
  category: Category
  step: NextStep
}

/** The one thing to do next in this category. */
export function NextInCategory({ category, step }: NextInCategoryProps) {
  const solved = useSolvedProblems()
  const { lessons } = useLearning()
  const { categories = [] } = useKnownCategories()
  if (step.kind === 'all-complete') {
    const next = findNextStep(categories, category.patterns.at(-1)?.id ?? 0, solved)
    return (
      <Next title={`All of ${category.displayName} is completed`} text="Every ring of its hill is lit.">
        <ButtonLink to={next.url} look="primary" className="max-w-full whitespace-normal">
          {next.label}
        </ButtonLink>
      </Next>
    )
  }
  const { pattern } = step.lesson
  const { name, displayName, lessonSteps = [], practiceQuestions } = pattern
  const lesson = lessons[name]
  if (isLessonNext(pattern, lesson))
    return (
      <Next
        title={displayName}
        text={
          lesson
            ? `Step ${lesson.step + 1} of ${countWord(lessonSteps.length)}: ${lessonSteps[lesson.step] ?? ''}`
            : `${capitalized(countWord(lessonSteps.length))} short steps, about ${minutesPerLesson} minutes`
        }
      >
        <ButtonLink to={`/learn/${name}`} look="primary">
          {lesson ? 'Continue the lesson' : 'Start the lesson'}
        </ButtonLink>
      </Next>
    )
  const { title, leetcodeUrl } = step.problem
  return (
    <Next
      title={title}
      text={`${displayName}, problem ${practiceQuestions.indexOf(step.problem) + 1} of ${practiceQuestions.length}, about ${minutesPerProblem} minutes`}
    >
      <a href={leetcodeUrl} target="_blank" rel="noopener" className={buttonClass('primary')}>
        <span>Solve it</span>
        <span className="sr-only">{` ${title} (opens in a new tab)`}</span>
      </a>
    </Next>
  )
}

interface NextProps {
  title: string
  text: string
  children: ReactNode
}

function Next({ title, text, children }: NextProps) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 max-xs:grid-cols-1 lg:grid-cols-1 lg:justify-items-start">
      <p className="col-span-full text-sm font-strong text-muted">Next</p>
      <p className="col-span-full font-display text-lg leading-tight font-bold">{title}</p>
      <p className="text-sm leading-snug text-ink-2">{text}</p>
      <div className="lg:mt-2.5">{children}</div>
    </div>
  )
}
