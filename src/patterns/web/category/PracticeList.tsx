import { useState } from 'react'
import { useLocation } from 'react-router'
import { HintRungs } from '#learning/web/HintRungs.tsx'
import { useLearning } from '#learning/web/use-learning.ts'
import type { OpenPattern, PracticeQuestion } from '#patterns/contract.ts'
import { countWord } from '#platform/count-words.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { countSolved, isComplete } from '#progress/rules.ts'
import { DetailsButton, ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedProblems, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'
import { MoreButton } from './card/MoreButton.tsx'
import { PatternCompleted } from './card/PatternCompleted.tsx'

export function PracticeList({ pattern }: { pattern: OpenPattern }) {
  const allSolved = useSolvedProblems()
  const toggle = useToggleSolved(pattern.id)
  const { hints } = useLearning()
  const { practiceQuestions: problems } = pattern
  const numbers = problems.map(({ number }) => number)
  const solved = countSolved(numbers, allSolved)
  const completed = isComplete(numbers, allSolved)
  const [isNew, setNew] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { hash } = useLocation()
  const idOf = (number: number) => `${pattern.name}/${number}`
  const rest = problems.slice(shownAtFirst)
  // A link to one of the others opens them.
  const isWhole = isOpen || rest.some(({ number }) => hash === `#${idOf(number)}`)

  function tick(number: number) {
    toggle(number)
    setNew(!allSolved.has(number) && solved === problems.length - 1)
  }

  return (
    <section aria-labelledby={`${pattern.name}-problems`}>
      <h3 id={`${pattern.name}-problems`} className="mb-2.5 text-heading-xs">
        Practice problems
      </h3>
      {problems.length === 0 ? (
        <p className="text-sm text-muted">No practice problems available</p>
      ) : (
        <>
          <ul className="relative before:absolute before:inset-y-6.5 before:left-[21px] before:border-l-2 before:border-dotted before:border-line-strong">
            {problems.slice(0, isWhole ? undefined : shownAtFirst).map((problem) => (
              <PracticeRow
                key={problem.id}
                problem={problem}
                lesson={pattern.name}
                openedHints={hints[problem.number] ?? 0}
                id={idOf(problem.number)}
                onToggle={() => tick(problem.number)}
              />
            ))}
          </ul>
          {rest.length > 0 && (
            <div className="md:pl-14">
              <MoreButton
                isOpen={isWhole}
                onToggle={() => setOpen(!isWhole)}
                label={moreText(rest)}
                of="practice problems"
              />
            </div>
          )}
          <div className="mt-3.5 grid gap-2 md:pl-14">
            <div role="status" className="flex flex-wrap gap-x-4 text-sm tabular-nums">
              <p>
                <b>{`${solved} of ${problems.length}`}</b> problems solved
              </p>
              {completed && <p className="font-strong text-success">Pattern Completed! Great job!</p>}
            </div>
            <CellBar filled={solved} cells={problems.length} />
            {completed && <PatternCompleted patternId={pattern.id} isNew={isNew} />}
          </div>
        </>
      )}
    </section>
  )
}

const shownAtFirst = 5

/** `Five more, one of them hard`. */
function moreText(rest: readonly PracticeQuestion[]): string {
  const hard = rest.filter(({ difficulty }) => difficulty === 'Hard').length
  const count = countWord(rest.length)
  const more = `${count.charAt(0).toUpperCase()}${count.slice(1)} more`
  return hard === 0 ? more : `${more}, ${countWord(hard)} of them hard`
}

interface PracticeRowProps {
  problem: PracticeQuestion
  /** Slug of the pattern. */
  lesson: string
  openedHints: number
  /** The search links to it. */
  id: string
  onToggle: () => void
}

function PracticeRow({ problem, lesson, openedHints, id, onToggle }: PracticeRowProps) {
  const { solved, waiting } = useProblemTick(problem.number)
  const name = problem.title.trim() || 'Problem Name Missing'
  return (
    <li
      id={id}
      tabIndex={-1}
      className="relative scroll-mt-[40dvh] flex min-h-14 md:min-h-12 items-center gap-1.5 md:gap-3"
    >
      <ProblemCheckbox name={name} solved={solved} onToggle={onToggle} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 md:py-1.5">
        <span
          className={`flex min-w-0 flex-[1_1_8.5rem] flex-wrap items-baseline gap-x-2.5 text-sm leading-[1.3] md:text-base ${solved ? 'text-muted' : 'font-semibold'}`}
        >
          <ProblemTitle title={name} url={problem.leetcodeUrl} className="py-2" />
          {problem.isPremium && <span className="text-xs font-normal text-muted">Premium</span>}
          {waiting && <WaitingMark />}
        </span>
        <DifficultyBadge difficulty={problem.difficulty} isShortOnPhones />
        <HintRungs opened={openedHints} />
      </div>
      <DetailsButton
        problem={{
          number: problem.number,
          title: name,
          url: problem.leetcodeUrl,
          difficulty: problem.difficulty,
        }}
        lesson={lesson}
      />
    </li>
  )
}
