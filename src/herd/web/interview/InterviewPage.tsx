import { ArrowUpRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { Interview } from '../../contract.ts'
import { parseFeedback } from '../../rating.ts'
import { wasHeld } from '../coming-up/stage.ts'
import { FeedbackView } from '../feedback/FeedbackView.tsx'
import {
  type FeedbackStep,
  mayScoreFirst,
  SelfScoreOffer,
  ViewFeedbackDialog,
} from '../feedback/ViewFeedbackDialog.tsx'
import { liveInterview, useInterviews, useMemberId } from '../herd-queries.ts'
import { type HerdRole, historyPath } from '../herd-view.ts'
import { mayShowScores, shortMoment } from '../interview-text.ts'
import { questionName, questionUrl } from '../question-name.ts'
import { PackPanel } from './PackPanel.tsx'
import { RunInterview } from './RunInterview.tsx'

/** One interview. The interviewer runs it here; the candidate sees the links and, later, the pack. */
export function InterviewPage() {
  const { interviewId = '' } = useParams()
  const memberId = useMemberId()
  const { data: interviews, error, isFetching, refetch } = useInterviews(liveInterview)
  const interview = interviews?.find(({ id }) => id === interviewId)

  return (
    <div className="page min-h-dvh pt-6 md:pt-10">
      <title>Interview · My Herd · Capra</title>
      <meta name="description" content="A mock interview with a GoatMate." />
      {interview ? (
        <InterviewDetails interview={interview} isInterviewer={interview.interviewerId === memberId} />
      ) : (
        <>
          <h1>Interview</h1>
          {!interviews && !error && (
            <p className="mt-2 max-w-prose text-lg text-ink-2">
              The question, your meeting links, and room for notes.
            </p>
          )}
          <div className="mt-6">
            {error && !isFetching ? (
              <Alert
                onRetry={() => void refetch()}
              >{`The interview could not be loaded. ${sentenceOf(error)}`}</Alert>
            ) : interviews && !isFetching ? (
              <EmptyState
                title="Interview not found"
                text="It is not one of your interviews, or the link is incomplete."
                action={<ButtonLink to={historyPath('candidate')}>Interview History</ButtonLink>}
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

function InterviewDetails({ interview, isInterviewer }: { interview: Interview; isInterviewer: boolean }) {
  const isPending = interview.status === 'feedback_pending'
  const name = displayName(isInterviewer ? interview.interviewee : interview.interviewer)
  return (
    <>
      <h1>{titleOf(interview, name)}</h1>
      <p className="mt-2 text-lg text-ink-2">{`${rolesText(isPending, isInterviewer, name)}${interview.startsAt && isPending ? `, ${shortMoment(interview.startsAt)}` : ''}`}</p>
      <MeetingLinks interview={interview} />
      {isInterviewer && isPending && interview.intervieweeId !== null ? (
        <RunInterview interview={interview} />
      ) : (
        <>
          <p role="status" className="mt-8 max-w-prose-wide text-base text-ink-2">
            {statusText(interview, isInterviewer, name)}
          </p>
          {interview.status === 'completed' && (
            <Feedback interview={interview} role={isInterviewer ? 'interviewer' : 'candidate'} name={name} />
          )}
          {wasHeld(interview) ? (
            <ButtonLink to={historyPath(isInterviewer ? 'interviewer' : 'candidate')} className="mt-4">
              Interview History
            </ButtonLink>
          ) : (
            <ButtonLink to="/my-herd" className="mt-4">
              My Herd
            </ButtonLink>
          )}
          {!isPending && <PackPanel interview={interview} />}
        </>
      )}
    </>
  )
}

/** Candidates open it on purpose, so that they can score themselves before. */
function Feedback({ interview, role, name }: { interview: Interview; role: HerdRole; name: string }) {
  const [step, setStep] = useState<FeedbackStep>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isScored = parseFeedback(interview.feedback ?? '').kind === 'scored'
  return (
    <>
      {mayShowScores(interview, role) ? (
        <section aria-labelledby="feedback" className="mt-6">
          <h2 id="feedback" ref={heading} tabIndex={-1} className="text-xl">
            {role === 'candidate' ? `Feedback from ${name}` : 'Your feedback'}
          </h2>
          <div
            className={`mt-3 overflow-clip rounded-lg border border-line bg-surface ${isScored ? '' : 'p-5'}`}
          >
            <FeedbackView interview={interview} role={role} />
          </div>
        </section>
      ) : mayScoreFirst(interview, role) ? (
        <div className="mt-6 max-w-prose-wide">
          <SelfScoreOffer />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button look="primary" onClick={() => setStep('self-score')}>
              Score yourself first
            </Button>
            <Button onClick={() => setStep('feedback')}>Show the feedback now</Button>
          </div>
        </div>
      ) : (
        <Button look="primary" className="mt-4 mr-2" onClick={() => setStep('feedback')}>
          View Feedback
        </Button>
      )}
      {step && (
        <ViewFeedbackDialog
          interview={interview}
          role={role}
          firstStep={step}
          onClose={() => {
            flushSync(() => setStep(undefined))
            // The button that opened it has gone if the feedback is here now.
            heading.current?.focus()
          }}
        />
      )}
    </>
  )
}

function rolesText(isPending: boolean, isInterviewer: boolean, name: string): string {
  if (isInterviewer) return isPending ? `You interview ${name}` : `You interviewed ${name}`
  return isPending ? `${name} interviews you` : `${name} interviewed you`
}

/** For when there is nothing to do on this page. */
function statusText({ status, startedAt }: Interview, isInterviewer: boolean, name: string): string {
  if (status === 'completed')
    return isInterviewer
      ? 'This interview is completed.'
      : `This interview is completed, and ${name} has given you feedback.`
  if (isInterviewer)
    return 'Your candidate has deleted their account, so you can no longer give feedback on this interview.'
  return startedAt === null
    ? `Not started. Open the links when you meet. The question appears here when ${name} starts the interview.`
    : `In progress. ${name} gives feedback afterward, and it appears in your history.`
}

/** The question, once the reader may see it. */
function titleOf({ leetcodeQuestionNumber: number, questionTitle }: Interview, name: string): string {
  return number === null ? `Mock interview with ${name}` : questionName(number, questionTitle)
}

/** External services in new tabs. */
function MeetingLinks({ interview }: { interview: Interview }) {
  const { googleMeetLink, codepadLink, leetcodeQuestionNumber: number, questionTitle } = interview
  const links = [
    { label: 'Open the meeting', href: googleMeetLink },
    { label: 'Open the code pad', href: codepadLink },
    { label: 'Open the problem', href: number && questionUrl(number, questionTitle) },
  ]
  return (
    <ul aria-label="Where you meet" className="mt-5 flex flex-wrap gap-2">
      {links.map(
        ({ label, href }) =>
          href && (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                {label}
                <ArrowUpRight className="icon" aria-hidden="true" />
                <span className="sr-only">in a new tab</span>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
