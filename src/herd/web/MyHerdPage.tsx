import { UserPlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { GoatMateList } from './goatmates/GoatMateList.tsx'
import {
  live,
  useGoatMates,
  useHerdStats,
  useInterviews,
  useMemberId,
  useUnreadFeedback,
} from './herd-queries.ts'
import { useHerdView } from './herd-view.ts'
import { InterviewHistory } from './history/InterviewHistory.tsx'
import { averageText, shortMoment } from './interview-text.ts'
import { InviteDialog } from './invitations/InviteDialog.tsx'

/** GoatMates and the mock interviews with them. */
export function MyHerdPage() {
  const { tab, role, show } = useHerdView()
  const { data: goatMates } = useGoatMates()
  const unread = useUnreadFeedback(live)
  useNewInterviewToast()
  const isMember = useMemberId() !== undefined
  const [isInviting, setInviting] = useState(false)
  const [hasStarted, setStarted] = useState(false)
  const panelId = useId()
  const invite = () => setInviting(true)
  function showNewInterview() {
    setStarted(true)
    show({ tab: 'history', role: 'interviewer' })
  }

  return (
    <>
      <title>My Herd · Capra</title>
      <meta name="description" content="Mock interviews with your GoatMates, and feedback you can act on." />
      <div className="page flex flex-col items-start gap-x-6 gap-y-4 pt-6 pb-5 md:flex-row md:items-end md:justify-between md:pt-10 md:pb-7">
        <div>
          <h1>My Herd</h1>
          <p className="mt-2 max-w-[22em] text-lg text-ink-2">
            Nobody climbs alone. Trade mock interviews with your GoatMates.
          </p>
        </div>
        <Button look="primary" size="lg" onClick={invite}>
          <UserPlus className="icon" aria-hidden="true" />
          Invite GoatMate
        </Button>
      </div>
      <HerdStats />
      <div className="page mt-7">
        <Tabs
          label="My Herd"
          tabs={[
            { id: 'goatmates', label: `My GoatMates (${goatMates?.length ?? '–'})` },
            { id: 'history', label: unread ? `Interview History (+${unread})` : 'Interview History' },
          ]}
          selected={tab}
          onSelect={(chosen) => {
            setStarted(false)
            show({ tab: chosen })
          }}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        className="page min-h-96 pt-5 md:pt-6"
      >
        {tab === 'goatmates' ? (
          <GoatMateList onInvite={invite} onStarted={showNewInterview} />
        ) : (
          <InterviewHistory role={role} takesFocus={hasStarted} onRole={(chosen) => show({ role: chosen })} />
        )}
      </div>
      {isInviting && isMember && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
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

function HerdStats() {
  const { data, error, isFetching, refetch } = useHerdStats()
  return (
    <div className="page">
      <StatStrip
        stats={[
          { label: 'Interviews given', value: data?.interviewsGiven ?? '–' },
          { label: 'Interviews taken', value: data?.interviewsTaken ?? '–' },
          { label: 'Average received', ...averageFigure(data?.averageScoreReceived) },
          { label: 'Average given', ...averageFigure(data?.averageScoreGiven) },
        ]}
      />
      {error && !data && !isFetching && (
        <div className="mt-4">
          <Alert
            onRetry={() => void refetch()}
          >{`Your statistics could not be loaded. ${sentenceOf(error)}`}</Alert>
        </div>
      )}
    </div>
  )
}

function averageFigure(average = 0): { value: string; unit?: string } {
  return average === 0 ? { value: '–' } : { value: averageText(average), unit: 'of 5' }
}
