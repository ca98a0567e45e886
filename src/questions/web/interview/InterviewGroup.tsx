import { ArrowUpRight, PanelRight } from 'lucide-react'
import type {
  InterviewGroup as Group,
  InterviewQuestion,
} from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { useProblemDrawer } from '#progress/web/problem/problem-drawer.ts'
import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'
import { drawerProblem, hueOfGroup, questionsOfGroup } from './interview-groups.ts'

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

/** The title opens everything about the problem, its pattern hidden. The other action is Solve. */
function InterviewRow({ question, mayTick }: InterviewRowProps) {
  const { number, title, slug, category } = question
  const { isLoaded } = useSolvedState()
  const { solved, waiting } = useProblemTick(number)
  const toggle = useToggleSolved()
  const drawer = useProblemDrawer()
  return (
    <li
      className={`grid min-h-12 items-center gap-x-2 border-t border-line hover:bg-surface max-md:py-1 max-xs:wrap-anywhere md:flex md:gap-x-3 ${mayTick ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      {mayTick && (
        <span className="max-md:row-span-2">
          <ProblemCheckbox
            name={title}
            solved={solved}
            disabled={!isLoaded}
            onToggle={() => toggle(number)}
          />
        </span>
      )}
      <span className={`w-11 flex-none max-md:hidden ${numberLook}`}>{number}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-md:col-span-2">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Details of ${title}`}
          onClick={() => drawer.open(drawerProblem(question))}
          className={`group/title flex min-h-11 min-w-0 items-center gap-2 py-1.5 text-left leading-snug ${solved ? 'text-muted' : 'font-semibold'}`}
        >
          <span className="group-hover/title:underline group-hover/title:underline-offset-[0.2em]">
            {title}
          </span>
          <PanelRight className="icon flex-none text-muted" aria-hidden="true" />
        </button>
        {waiting && <WaitingMark />}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 md:w-52">
        <span className={`md:hidden ${numberLook}`}>{number}</span>
        <span className="inline-flex min-h-6.5 items-center gap-2 rounded-xs bg-surface-2 px-2.25 text-xs leading-none font-strong text-ink-2">
          <i aria-hidden="true" className="size-2 flex-none rounded-full bg-hue" />
          {category}
        </span>
      </div>
      <a
        href={problemUrl(slug)}
        target="_blank"
        rel="noopener"
        aria-label={`Solve ${title} in a new tab`}
        className={buttonClass('quiet', 'md', 'flex-none max-md:pr-0 max-md:pl-2')}
      >
        Solve
        <ArrowUpRight className="icon" aria-hidden="true" />
      </a>
    </li>
  )
}

const numberLook = 'font-mono text-xs text-muted tabular-nums'
