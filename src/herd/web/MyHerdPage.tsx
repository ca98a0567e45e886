import { UserPlus } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { FigureLine } from '#platform/ui/display/FigureLine.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { ComingUp } from './coming-up/ComingUp.tsx'
import { UnreadFeedback } from './feedback/UnreadFeedback.tsx'
import { GoatMateList } from './goatmates/GoatMateList.tsx'
import {
  live,
  useGoatMates,
  useHerdStats,
  useInterviews,
  useIsHerdLoading,
  useMemberId,
  useUnreadFeedback,
} from './herd-queries.ts'
import { type HerdTab, useHerdView, useInvitationLink } from './herd-view.ts'
import { InterviewHistory } from './history/InterviewHistory.tsx'
import { averageText, shortMoment } from './interview-text.ts'
import { InviteDialog } from './invitations/InviteDialog.tsx'

/** GoatMates and the mock interviews with them. */
export function MyHerdPage() {
  const { tab, role, show } = useHerdView()
  const { data: goatMates } = useGoatMates()
  const unread = useUnreadFeedback(live)
  const isLoading = useIsHerdLoading()
  const isMember = useMemberId() !== undefined
  useNewInterviewToast()
  const [isInviting, setInviting] = useState(false)
  const invitation = useInvitationLink()
  const { title, comingUp, focusNext } = useFocusOnTop()
  const tabs = useScrollToHistory(tab, isLoading)
  const panelId = useId()
  const invite = () => setInviting(true)

  return (
    <>
      <title>My Herd · Capra</title>
      <meta name="description" content="Mock interviews with your GoatMates, and feedback you can act on." />
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3 border-b border-line pt-3 pb-3 md:pt-6 md:pb-5">
          <h1 ref={title} tabIndex={-1} className="text-2xl focus:outline-none md:text-[2.5rem]">
            My Herd
          </h1>
          <HerdFigures />
          <Button look={goatMates?.length === 0 ? 'primary' : 'outline'} onClick={invite}>
            <UserPlus className="icon" aria-hidden="true" />
            Invite GoatMate
          </Button>
        </div>
      </div>
      {isLoading ? (
        <div className="page mt-7 min-h-dvh">
          <Spinner text={tab === 'history' ? 'Loading your interviews...' : 'Loading your herd...'} />
        </div>
      ) : (
        <>
          {tab === 'goatmates' && <UnreadFeedback />}
          <ComingUp heading={comingUp} onChanged={focusNext} />
          <div ref={tabs} className="page mt-5 scroll-mt-4 md:mt-7">
            <Tabs
              label="My Herd"
              tabs={[
                { id: 'goatmates', label: `My GoatMates (${goatMates?.length ?? '–'})` },
                { id: 'history', label: unread ? `Interview History (+${unread})` : 'Interview History' },
              ]}
              selected={tab}
              onSelect={(chosen) => show({ tab: chosen })}
              panelId={panelId}
            />
          </div>
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${tab}`}
            className="page min-h-96 pb-10"
          >
            {tab === 'goatmates' ? (
              <GoatMateList onInvite={invite} onStarted={focusNext} />
            ) : (
              <InterviewHistory role={role} onRole={(chosen) => show({ role: chosen })} />
            )}
          </div>
        </>
      )}
      {(isInviting || invitation.isLinked) && isMember && (
        <InviteDialog
          onClose={() => {
            setInviting(false)
            invitation.leave()
          }}
        />
      )}
    </>
  )
}

/** A link to the history shows it, however much comes up above it. Going back shows the page as it was. */
function useScrollToHistory(tab: HerdTab, isLoading: boolean) {
  const tabs = useRef<HTMLDivElement>(null)
  const isLinked = useNavigationType() === 'PUSH' && tab === 'history'
  const isWanted = useRef(isLinked)
  useEffect(() => {
    if (isLoading || !isWanted.current || !tabs.current) return
    isWanted.current = false
    if (tabs.current.getBoundingClientRect().top > window.innerHeight / 2) tabs.current.scrollIntoView()
  }, [isLoading])
  return tabs
}

/** Moves the focus to what is coming up, or to the title of the page when nothing is. */
function useFocusOnTop() {
  const title = useRef<HTMLHeadingElement>(null)
  const comingUp = useRef<HTMLHeadingElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests > 0) (comingUp.current ?? title.current)?.focus()
  }, [requests])
  const focusNext = useCallback(() => setRequests((count) => count + 1), [])
  return { title, comingUp, focusNext }
}

/** Shows a candidate whose page is open that a GoatMate accepted their request, or plans to interview them. */
function useNewInterviewToast() {
  const { data: interviews } = useInterviews(live)
  const memberId = useMemberId()
  const toast = useToast()
  const navigate = useNavigate()
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!interviews) return
    const before = known.current
    known.current = new Set(interviews.map(({ id }) => id))
    const added = interviews.find(({ id, intervieweeId }) => intervieweeId === memberId && !before?.has(id))
    if (!before || !added) return
    toast.show({
      title: `${displayName(added.interviewer)} will interview you`,
      description: added.startsAt ? shortMoment(added.startsAt) : 'No time is set yet.',
      action: { label: 'Details', onSelect: () => void navigate(`/my-herd/interviews/${added.id}`) },
    })
  }, [interviews, memberId, toast, navigate])
}

function HerdFigures() {
  const { data, error, isFetching, refetch } = useHerdStats()
  return (
    <>
      <FigureLine
        isStackedOnPhones
        className="flex-1 basis-full max-lg:order-1 md:justify-start lg:basis-0 lg:justify-end"
        figures={[
          { label: 'Interviews given', value: data?.interviewsGiven ?? '–' },
          { label: 'Interviews taken', value: data?.interviewsTaken ?? '–' },
          { label: 'Average received', value: averageText(data?.averageScoreReceived) },
          { label: 'Average given', value: averageText(data?.averageScoreGiven) },
        ]}
      />
      {error && !data && !isFetching && (
        <div className="order-2 basis-full">
          <Alert
            onRetry={() => void refetch()}
          >{`Your statistics could not be loaded. ${sentenceOf(error)}`}</Alert>
        </div>
      )}
    </>
  )
}
