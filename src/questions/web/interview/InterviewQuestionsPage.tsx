import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { useSolvedQuery, useSolvedState } from '#progress/web/tick/progress-source.ts'
import { QuestionTabs } from '../QuestionTabs.tsx'
import { InterviewGroup } from './InterviewGroup.tsx'
import { groupRuns } from './interview-groups.ts'
import { LockedGroups } from './LockedGroups.tsx'
import { QuestionGrid } from './QuestionGrid.tsx'

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
      <div className="page flex gap-x-10 gap-y-5 pt-5 max-md:flex-col md:items-start md:justify-between">
        <div className="min-w-0">
          <h1 className="text-2xl">Interview Questions</h1>
          <p className="mt-2 max-w-prose text-ink-2">
            25 essential problems. Name the pattern before you open its lesson: that is the part an interview
            tests.
          </p>
          <p role="status" className="mt-4 text-sm text-muted tabular-nums">
            <b className="mr-1 font-display text-heading-sm text-ink">{`${isLoaded ? solvedCount : '–'} of ${total}`}</b>{' '}
            <span>solved</span>
          </p>
          {isGuest && (
            <div className="mt-2">
              <GuestTicksNote />
            </div>
          )}
          {isError && !isLoaded && (
            <div className="mt-3">
              <Alert onRetry={() => void refetch()}>
                Your solved questions could not be loaded. Please try again.
              </Alert>
            </div>
          )}
        </div>
        <QuestionGrid isGuest={isGuest} />
      </div>
      <div className="page mt-8 grid grid-cols-1 gap-8">
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
