import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { useSolvedQuery, useSolvedState } from '#progress/web/tick/progress-source.ts'
import { QuestionTabs } from '../QuestionTabs.tsx'
import { InterviewGroup } from './InterviewGroup.tsx'
import { groupRuns, hueOfGroup, questionsOfGroup } from './interview-groups.ts'
import { LockedGroups } from './LockedGroups.tsx'

/** The 25 essential questions. For guests two groups are open, and the rest is dimmed behind a panel. */
export function InterviewQuestionsPage() {
  const kind = likelyKind(useVisitor())
  const isGuest = kind !== 'member'
  const { solved: allSolved, isLoaded } = useSolvedState()
  const { isError, refetch } = useSolvedQuery()
  const solvedCount = interviewQuestions.filter(({ number }) => allSolved.has(number)).length
  return (
    <>
      <title>Interview Questions · Capra</title>
      <meta name="description" content="Twenty-five problems that between them use most of the patterns." />
      <QuestionTabs />
      <div className="page flex items-start justify-between gap-10 pt-6 md:pt-10">
        <div className="min-w-0">
          <h1>Interview Questions</h1>
          <p className="mt-2.5 max-w-prose text-lg text-ink-2">
            25 essential problems. Name the pattern before you open its lesson: that is the part an interview
            tests.
          </p>
          {isGuest ? (
            <div className="mt-5">
              <GuestTicksNote />
            </div>
          ) : (
            <div className="mt-5 grid max-w-100 gap-2">
              <p role="status" className="text-sm tabular-nums">
                <b>{`${isLoaded ? solvedCount : '–'} of ${total}`}</b> solved
              </p>
              <CellBar filled={solvedCount} cells={total} hue="accent" />
              {isError && !isLoaded && (
                <Alert onRetry={() => void refetch()}>
                  Your solved questions could not be loaded. Please try again.
                </Alert>
              )}
            </div>
          )}
        </div>
        <EssentialsFigure className="hidden w-[200px] flex-none md:block" />
      </div>
      <div className="page mt-8 grid grid-cols-1 gap-10 md:mt-12">
        {groupRuns(interviewGroups, isGuest).map(({ isLocked, groups }) =>
          isLocked ? (
            <LockedGroups key={groups[0]} groups={groups} />
          ) : (
            groups.map((group) => <InterviewGroup key={group} group={group} mayTick={kind !== 'none'} />)
          ),
        )}
      </div>
      <section className="page mt-14 md:mt-20">
        <div className="flex flex-col items-start gap-5 rounded-lg border border-line bg-surface p-6 md:flex-row md:items-center md:justify-between md:p-9">
          <div>
            <h2 className="text-xl">Ready for problems you have not seen?</h2>
            <p className="mt-1.5 max-w-[36em] text-sm text-ink-2">
              Each of the 25 belongs to a pattern. The lessons teach you to recognize it in the question.
            </p>
          </div>
          <ButtonLink to="/" look="primary">
            Explore All Patterns
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

const total = interviewQuestions.length

const hues = interviewGroups.flatMap((group) => questionsOfGroup(group).map(() => hueOfGroup[group]))

/** One square for each question, in the hue of its group. */
function EssentialsFigure({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 130 130" aria-hidden="true">
      {hues.map((hue, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change order
          key={index}
          data-hue={hue}
          className="fill-hue"
          x={(index % 5) * 27}
          y={Math.floor(index / 5) * 27}
          width="22"
          height="22"
          rx="3"
        />
      ))}
    </svg>
  )
}
