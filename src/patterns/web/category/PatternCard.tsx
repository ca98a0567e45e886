import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { firstSentence } from '#curriculum/lesson.ts'
import type { OpenPattern } from '#patterns/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { PatternRecall } from '#practice/web/recall/PatternRecall.tsx'
import { countSolved, statusOf } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { PatternDetails } from './PatternDetails.tsx'
import { StatusRing, TrailDots } from './ProgressGlyphs.tsx'

interface PatternCardProps {
  pattern: OpenPattern
  isOpen: boolean
  onToggle: (name: string) => void
}

export const PatternCard = memo(function PatternCard({ pattern, isOpen, onToggle }: PatternCardProps) {
  const allSolved = useSolvedProblems()
  const { name, displayName, description, practiceQuestions } = pattern
  const problems = practiceQuestions.map(({ number }) => number)
  const total = problems.length
  const solved = countSolved(problems, allSolved)
  const status = statusOf(problems, allSolved)
  return (
    <article
      id={name}
      className="isolate overflow-clip rounded-lg border border-line bg-surface [--scroll-ground:var(--surface)]"
    >
      <h2 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${name}-details` : undefined}
          onClick={() => onToggle(name)}
          className="relative flex min-h-[88px] w-full flex-wrap items-center gap-3.5 p-4 text-left hover:bg-surface-2 focus-visible:-outline-offset-4 md:flex-nowrap md:gap-5 md:px-6"
        >
          <StatusRing status={status} share={total === 0 ? 0 : solved / total} />
          <span className="min-w-0 flex-[1_0_calc(100%-80px)] pr-6 md:flex-1 md:pr-0">
            <CardTitle displayName={displayName} lead={firstSentence(description)} />
            <PatternRecall name={name} solved={solved} total={total} />
          </span>
          <span className="flex flex-[1_0_100%] flex-wrap items-center justify-between gap-x-2 pl-11 md:flex-none md:flex-nowrap md:gap-4.5 md:pl-0">
            <TrailDots solved={problems.map((problem) => allSolved.has(problem))} />
            <StatusLine status={status} solved={solved} total={total} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`icon text-muted transition-transform duration-(--dur-base) ease-step max-md:absolute max-md:top-[22px] max-md:right-4 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={`${name}-details`} className="border-t border-line">
          <PatternDetails pattern={pattern} />
        </div>
      )}
    </article>
  )
})

export function CardTitle({ displayName, lead }: { displayName: string; lead: string }) {
  return (
    <>
      <span className="block font-display text-heading-sm leading-[1.2] font-bold tracking-tight">
        {displayName}
      </span>
      <span className="line-clamp-5 text-sm text-pretty text-ink-2 md:line-clamp-3">
        <MarkedText text={lead} />
      </span>
    </>
  )
}

interface StatusLineProps {
  status: ReturnType<typeof statusOf>
  solved: number
  total: number
}

function StatusLine({ status, solved, total }: StatusLineProps) {
  return (
    <span className="grid leading-[1.35] max-md:order-first xs:whitespace-nowrap md:w-[194px] md:text-right">
      {status === 'Completed' && (
        <>
          <span className="text-sm font-strong text-success">{`${total} problems solved`}</span>
          <span className="text-xs text-muted">Pattern Completed! Great job!</span>
        </>
      )}
      {status === 'In Progress' && (
        <span className="text-sm text-ink-2">{`${solved} of ${total} problems solved`}</span>
      )}
      {status === 'Not Started' && (
        <span className="text-sm text-ink-2">{`${total} problems available`}</span>
      )}
    </span>
  )
}
