import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { type PlanLevel, type PlanProblem, slugOf } from '#content/notes/plan.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { DetailsButton, ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'
import './plan.css'

interface PracticePlanProps<Problem extends PlanProblem> {
  levels: readonly PlanLevel<Problem>[]
  /** The page, to which a visitor returns after signing in. */
  path: string
  /** A mark before each title. */
  typeOf?: (problem: Problem) => { readonly label: string; readonly hue: string }
  /** Below the title of each problem. */
  renderBelow?: (problem: Problem) => ReactNode
}

/** Levels of real problems. A tick here also counts in the lesson of that problem. */
export function PracticePlan<Problem extends PlanProblem>({
  levels,
  path,
  ...parts
}: PracticePlanProps<Problem>) {
  const mayTick = likelyKind(useVisitor()) !== 'none'
  const { solved: allSolved, isLoaded } = useSolvedState()
  const all = levels.flatMap(({ problems }) => problems)
  const solved = all.filter(({ number }) => allSolved.has(number)).length
  return (
    <>
      <div className="on-screen mb-7 grid max-w-100 gap-2">
        {mayTick ? (
          <>
            <p role="status" className="text-sm tabular-nums">
              <b>{`${isLoaded ? solved : '–'} of ${all.length}`}</b> solved
            </p>
            <CellBar filled={solved} cells={all.length} hue="accent" />
            <GuestTicksNote />
          </>
        ) : (
          <p className="text-sm text-ink-2">
            <Link to={signInAddress(path)} className="link">
              Sign in or continue as a guest
            </Link>{' '}
            to tick what you have solved. A tick counts in the lesson of that problem, too.
          </p>
        )}
      </div>
      <ol className="guide-plan" start={0}>
        {levels.map(({ title, goal, problems }, level) => (
          <li key={title}>
            <b aria-hidden="true">{level}</b>
            <div className="min-w-0">
              <h3>{`Level ${level}: ${title}`}</h3>
              <p className="guide-small">{goal}</p>
              <table data-ticks={mayTick || undefined}>
                <thead className="sr-only">
                  <tr>
                    {mayTick && <th scope="col">Solved</th>}
                    {parts.typeOf && <th scope="col">Type</th>}
                    <th scope="col">Problem</th>
                    <th scope="col">Difficulty</th>
                    <th scope="col">Problem number</th>
                    <th scope="col" className="on-screen">
                      Details
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {problems.map((problem) => (
                    <PlanRow key={problem.number} problem={problem} mayTick={mayTick} {...parts} />
                  ))}
                </tbody>
              </table>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

type PlanRowProps<Problem extends PlanProblem> = Pick<
  PracticePlanProps<Problem>,
  'typeOf' | 'renderBelow'
> & {
  problem: Problem
  mayTick: boolean
}

function PlanRow<Problem extends PlanProblem>(props: PlanRowProps<Problem>) {
  const { problem, mayTick, typeOf, renderBelow } = props
  const { number, title, difficulty } = problem
  const type = typeOf?.(problem)
  const url = problemUrl(slugOf(title))
  const { solved, waiting: isWaiting } = useProblemTick(number)
  const toggle = useToggleSolved()
  return (
    <tr data-hue={type?.hue}>
      {mayTick && (
        <td>
          <ProblemCheckbox name={title} solved={solved} onToggle={() => toggle(number)} />
        </td>
      )}
      {type && (
        <td className="guide-type-cell">
          <span className="guide-type">{type.label}</span>
        </td>
      )}
      <td>
        <ProblemTitle title={title} url={url} className={solved ? 'text-muted' : 'font-semibold'} />
        <p className="guide-plan-facts">{`${number} · ${difficulty}`}</p>
        {isWaiting && <WaitingMark />}
        {renderBelow?.(problem)}
      </td>
      <td>
        <DifficultyBadge difficulty={difficulty} />
      </td>
      <td>{number}</td>
      <td className="on-screen">
        <DetailsButton problem={{ number, title, url, difficulty }} />
      </td>
    </tr>
  )
}
