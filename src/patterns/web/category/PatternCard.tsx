import { Check, ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { firstSentence } from '#curriculum/lesson.ts'
import type { OpenPattern } from '#patterns/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { PatternRecall } from '#practice/web/recall/PatternRecall.tsx'
import { countSolved, type PatternStatus, statusOf } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { NextSteps } from './NextSteps.tsx'
import { PatternDetails } from './PatternDetails.tsx'
import styles from './path.module.css'

interface PatternCardProps {
  pattern: OpenPattern
  /** The one to go on with: while it is closed, its next steps stand below it. */
  isNext: boolean
  isOpen: boolean
  onToggle: (name: string) => void
}

/** A pattern on the path: its node, then one line that opens everything about it. */
export const PatternCard = memo(function PatternCard({
  pattern,
  isNext,
  isOpen,
  onToggle,
}: PatternCardProps) {
  const allSolved = useSolvedProblems()
  const { name, displayName, description, practiceQuestions } = pattern
  const problems = practiceQuestions.map(({ number }) => number)
  const total = problems.length
  const solved = countSolved(problems, allSolved)
  const status = statusOf(problems, allSolved)
  return (
    <article
      id={name}
      data-status={status}
      data-next={isNext || undefined}
      data-open={isOpen || undefined}
      className={`${styles.pattern} [--scroll-ground:var(--surface)]`}
    >
      <h2 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${name}-details` : undefined}
          onClick={() => onToggle(name)}
          className="group focus-visible:-outline-offset-2"
        >
          <PatternNode status={status} />
          <span className={`${row} ${styles.row}`}>
            <CardTitle
              displayName={displayName}
              lead={firstSentence(description)}
              isWhole={isNext || isOpen}
            />
            <span className="empty:hidden max-lg:col-span-2 max-md:order-1">
              <PatternRecall name={name} />
            </span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-2 max-lg:col-span-2 lg:gap-y-1 max-md:order-1 lg:col-start-3 lg:flex-col lg:items-end">
              <TrailDots solved={problems.map((problem) => allSolved.has(problem))} />
              <StatusLine status={status} solved={solved} total={total} isNext={isNext} />
            </span>
            <span className="flex justify-end text-muted max-lg:col-start-2 max-lg:row-start-1 max-lg:mt-1 max-lg:self-start lg:col-start-4">
              <ChevronDown
                aria-hidden="true"
                className="icon transition-transform duration-(--dur-base) ease-step group-aria-expanded:rotate-180"
              />
            </span>
          </span>
        </button>
      </h2>
      {isNext && !isOpen && (
        <div className={styles.preview}>
          <NextSteps pattern={pattern} />
        </div>
      )}
      {isOpen && (
        <div id={`${name}-details`} className="border-t border-line">
          <PatternDetails pattern={pattern} />
        </div>
      )}
    </article>
  )
})

/** Of a pattern's line: name, recall, what is solved. */
export const row =
  'grid min-h-17 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 py-2.5 lg:grid-cols-[minmax(0,1fr)_172px_318px_minmax(20px,auto)]'

/** Dashed: not started. A ring: in progress. Filled with a check: completed. Decoration: the status is also shown as text. */
export function PatternNode({ status }: { status: PatternStatus }) {
  return (
    <span className={styles.node} aria-hidden="true">
      {status === 'Completed' && <Check />}
    </span>
  )
}

interface CardTitleProps {
  displayName: string
  lead: string
  /** Otherwise the sentence has one line, and none on phones. */
  isWhole?: boolean
}

export function CardTitle({ displayName, lead, isWhole = false }: CardTitleProps) {
  return (
    <span className="max-lg:col-start-1 max-lg:row-start-1">
      <span className="block font-display text-[1.1875rem] leading-[1.25] font-bold tracking-tight text-wrap">
        {displayName}
      </span>
      <span
        className={`text-xs leading-[1.4] text-muted ${isWhole ? 'block text-pretty' : 'block truncate max-md:hidden'}`}
      >
        <MarkedText text={lead} />
      </span>
    </span>
  )
}

/** The practice problems as waypoints. Decoration: the count is also shown as text. */
function TrailDots({ solved }: { solved: readonly boolean[] }) {
  return (
    <span className={`${styles.dots} empty:hidden`} aria-hidden="true">
      {solved.map((isSolved, problem) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem is identified by its index
        <i key={problem} data-filled={isSolved || undefined} />
      ))}
    </span>
  )
}

interface StatusLineProps {
  status: PatternStatus
  solved: number
  total: number
  isNext: boolean
}

function StatusLine({ status, solved, total, isNext }: StatusLineProps) {
  return (
    <span className="flex flex-wrap gap-x-2 text-xs leading-[1.3] text-muted lg:justify-end">
      {status === 'Completed' && (
        <>
          <span className="font-semibold text-success">{`${total} problems solved`}</span>
          <span>Pattern Completed! Great job!</span>
        </>
      )}
      {status === 'In Progress' && (
        <span className="font-semibold text-ink-2">{`${solved} of ${total} problems solved`}</span>
      )}
      {status === 'Not Started' && (
        <span className="font-semibold text-ink-2">{`${total} problems available`}</span>
      )}
      {isNext && <span className="max-md:sr-only">up next</span>}
    </span>
  )
}
