import { useParams } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import type { Interview } from '../../contract.ts'
import { sentenceOf } from '../failure-sentence.ts'
import { useInterviews, useMemberId } from '../herd-queries.ts'
import { shortMoment } from '../interview-words.ts'
import { questionName } from '../question-name.ts'
import { historyAddress } from '../use-herd-view.ts'
import { MeetingPlace } from './MeetingPlace.tsx'
import { PackPanel } from './PackPanel.tsx'
import { RunInterview } from './RunInterview.tsx'

/** One interview: run by the interviewer, looked up by the candidate. */
export function InterviewPage() {
  const { interviewId = '' } = useParams()
  const memberId = useMemberId()
  const { data: interviews, error, isFetching, refetch } = useInterviews()
  const interview = interviews?.find(({ id }) => id === interviewId)

  return (
    <div className="page min-h-dvh pt-6 md:pt-10">
      <title>Interview · My Herd · Capra</title>
      <meta name="description" content="A mock interview with a GoatMate." />
      {interview ? (
        <Shown interview={interview} isInterviewer={interview.interviewerId === memberId} />
      ) : (
        <>
          <h1>Interview</h1>
          {!interviews && !error && (
            <p className="mt-2 max-w-[34em] text-lg text-ink-2">
              The question, where you two meet, and room for what you notice while you listen.
            </p>
          )}
          <div className="mt-6">
            {error && !isFetching ? (
              <Alert onRetry={() => void refetch()}>
                The interview could not be loaded. {sentenceOf(error)}
              </Alert>
            ) : interviews && !isFetching ? (
              <EmptyState
                title="Interview not found"
                text="It is not one of yours, or the address is cut short."
                action={<ButtonLink to={historyAddress('candidate')}>Interview History</ButtonLink>}
              />
            ) : (
              <Spinner text="Loading the interview..." />
            )}
          </div>
        </>
      )}
    </div>
  )
}

function Shown({ interview, isInterviewer }: { interview: Interview; isInterviewer: boolean }) {
  const isPending = interview.status === 'feedback_pending'
  const partner = isInterviewer ? interview.interviewee : interview.interviewer
  return (
    <>
      <h1>{questionName(interview.leetcodeQuestionNumber)}</h1>
      <p className="mt-2 text-lg text-ink-2">
        {isInterviewer ? `You interview ${displayName(partner)}` : `${displayName(partner)} interviews you`}
        {interview.startsAt && isPending && `, ${shortMoment(interview.startsAt)}`}
      </p>
      <MeetingPlace interview={interview} />
      {isInterviewer && isPending && interview.intervieweeId !== null ? (
        <RunInterview interview={interview} />
      ) : (
        <>
          <p className="mt-8 max-w-[38em] text-base text-ink-2">{whatFollows(isPending, isInterviewer)}</p>
          <ButtonLink to={historyAddress(isInterviewer ? 'interviewer' : 'candidate')} className="mt-4">
            Interview History
          </ButtonLink>
          {!isPending && <PackPanel interview={interview} />}
        </>
      )}
    </>
  )
}

/** Said where nothing is to be done now. */
function whatFollows(isPending: boolean, isInterviewer: boolean): string {
  if (!isPending) return 'This interview is completed.'
  return isInterviewer
    ? 'Your candidate has deleted their account, so this interview takes no feedback any more.'
    : 'Open the links when you meet. Your interviewer gives feedback afterwards; you find it in your history.'
}
