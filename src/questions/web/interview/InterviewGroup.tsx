import { ArrowUpRight, Eye } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type {
  InterviewGroup as Group,
  InterviewQuestion,
} from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { DetailsButton, ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'
import { hueOfGroup, questionsOfGroup } from './interview-groups.ts'

interface InterviewGroupProps {
  group: Group
  mayTick?: boolean
}

export function InterviewGroup({ group, mayTick = false }: InterviewGroupProps) {
  const questions = questionsOfGroup(group)
  return (
    <section aria-labelledby={headingId(group)} data-hue={hueOfGroup[group]}>
      <GroupHeading group={group} count={questions.length} />
      <ul className="border-b border-line">
        {questions.map((question) => (
          <InterviewRow key={question.id} question={question} mayTick={mayTick} />
        ))}
      </ul>
    </section>
  )
}

export function GroupHeading({ group, count }: { group: Group; count: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
      <h2 id={headingId(group)} className="text-xl">
        {group}
      </h2>
      <p className="text-sm text-muted tabular-nums">{`${count} ${count === 1 ? 'question' : 'questions'}`}</p>
    </div>
  )
}

function headingId(group: Group): string {
  return `group-${group.toLowerCase().replaceAll(' ', '-')}`
}

interface InterviewRowProps {
  question: InterviewQuestion
  mayTick: boolean
}

/** The pattern is hidden until the user asks for it. */
function InterviewRow({ question, mayTick }: InterviewRowProps) {
  const { number, title, slug, difficulty, category, isJudged } = question
  const url = problemUrl(slug)
  const { isLoaded } = useSolvedState()
  const { solved, waiting } = useProblemTick(number)
  const toggle = useToggleSolved()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-line py-3 max-xs:wrap-anywhere md:flex md:gap-x-4">
      {mayTick && (
        <ProblemCheckbox name={title} solved={solved} disabled={!isLoaded} onToggle={() => toggle(number)} />
      )}
      <span className="w-12 flex-none font-mono text-sm text-muted tabular-nums max-md:hidden">{number}</span>
      <span
        className={`min-w-0 flex-1 text-lg leading-snug ${mayTick ? '' : 'max-md:col-span-2'} ${solved ? 'text-muted' : 'font-semibold'}`}
      >
        <span className="mr-2.5 font-mono text-sm font-normal text-muted tabular-nums md:hidden">
          {number}
        </span>
        <ProblemTitle title={title} url={url} className="py-2" />
        {waiting && <WaitingMark />}
      </span>
      <DetailsButton problem={{ number, title, url, difficulty }} />
      {/* A long name wraps next to the link, which stays in its corner. */}
      <div className="col-span-3 flex items-start gap-2 md:contents">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 md:contents">
          <span className="inline-flex min-h-[26px] items-center gap-2 rounded-xs bg-surface-2 px-2.25 text-xs leading-none font-strong whitespace-nowrap text-ink-2">
            <i aria-hidden="true" className="size-2 rounded-full bg-hue" />
            {category}
          </span>
          <PatternReveal question={question} />
        </div>
        {isJudged && (
          <ButtonLink
            to={`/build/problem/${number}`}
            look="quiet"
            aria-label={`Write ${title} here`}
            className="flex-none"
          >
            Write
          </ButtonLink>
        )}
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`Solve ${title} in a new tab`}
          className={buttonClass('outline', 'md', 'flex-none')}
        >
          Solve
          <ArrowUpRight className="icon" aria-hidden="true" />
        </a>
      </div>
    </li>
  )
}

function PatternReveal({ question }: { question: InterviewQuestion }) {
  const [isShown, setShown] = useState(false)
  const answerId = useId()
  const pattern = findPattern(question.pattern)
  if (!pattern) return null
  return (
    <span
      id={answerId}
      className={`inline-flex min-h-11 min-w-0 items-center md:w-68 md:justify-end ${isShown ? '' : 'max-md:-mx-2'}`}
    >
      {isShown ? (
        <Link
          to={lessonPathOf(pattern)}
          className="inline-flex min-h-11 items-center text-sm font-strong underline decoration-hue decoration-2 underline-offset-4"
        >
          {pattern.displayName}
        </Link>
      ) : (
        <button
          type="button"
          aria-label={`Show pattern of ${question.title}`}
          className={buttonClass('quiet')}
          onClick={() => {
            setShown(true)
            // The button is gone; the link that replaces it takes the focus.
            requestAnimationFrame(() => document.getElementById(answerId)?.querySelector('a')?.focus())
          }}
        >
          <Eye className="icon max-md:hidden" aria-hidden="true" />
          Show pattern
        </button>
      )}
    </span>
  )
}
