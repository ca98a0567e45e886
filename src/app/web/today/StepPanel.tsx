import { Link } from 'react-router'
import { hueOf } from '#patterns/web/categories.ts'
import { lessonPath, type NextStep } from '#patterns/web/choose-next-step.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'

type LessonStep = Exclude<NextStep, { kind: 'all-complete' }>

/** The lesson beside the step, when there is no plan: on the first day what there is to do, later how far it is. */
export function StepPanel({ step }: { step: LessonStep }) {
  const solved = useSolvedProblems()
  const { category, pattern } = step.lesson
  const problems = pattern.practiceQuestions
  const solvedHere = problems.filter(({ number }) => solved.has(number)).length
  return (
    <div data-hue={hueOf(category)} className="rounded-lg border border-line bg-surface p-5">
      <p className="text-sm text-muted">{category.displayName}</p>
      <h2 className="text-xl">
        <Link
          to={lessonPath(step.lesson)}
          className="inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {pattern.displayName}
        </Link>
      </h2>
      {step.kind === 'first' ? (
        <ol className="mt-3 list-decimal space-y-2 pl-5 text-ink-2 marker:text-muted">
          <li>Read the clues that give the pattern away.</li>
          <li>Step through the demo, and predict what moves next.</li>
          <li>
            Solve <ProblemTitle title={step.problem.title} url={step.problem.leetcodeUrl} className="link" />{' '}
            and tick it.
          </li>
        </ol>
      ) : (
        <>
          <p className="mt-3 mb-2 text-sm tabular-nums">
            <b>{`${solvedHere} of ${problems.length}`}</b> problems solved
          </p>
          <CellBar filled={solvedHere} cells={problems.length} />
          <p className="mt-5 text-sm text-muted">Next unsolved problem</p>
          <p className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
            <ProblemTitle
              title={step.problem.title}
              url={step.problem.leetcodeUrl}
              className="link inline-block py-2"
            />
            <DifficultyBadge difficulty={step.problem.difficulty} />
          </p>
        </>
      )}
    </div>
  )
}
