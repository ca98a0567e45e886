import { BookOpen, CalendarPlus, CalendarX, Clock3, Info, MessageSquareText, Play } from 'lucide-react'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink, type ButtonLook } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { saveFile } from '#platform/web/copy-and-save.ts'
import type { Interview } from '../../contract.ts'
import { type HerdRole, runNow } from '../herd-view.ts'
import { interviewTitle, partnerIn, shortName } from '../interview-text.ts'
import { MoreMenu } from '../MoreMenu.tsx'
import { hasPack } from '../question-name.ts'
import { presenceText } from './coming-text.ts'
import type { Coming } from './stage.ts'

export type InterviewAct = 'move' | 'cancel' | 'feedback' | 'held' | 'remove'

interface InterviewActionsProps {
  coming: Coming
  role: HerdRole
  /** Whether its way in is the sign of the page. */
  isSign: boolean
  isBusy: boolean
  onAct: (act: InterviewAct) => void
}

/** What this person can do now, and in a menu what is rarer. */
export function InterviewActions({ coming, role, isSign, isBusy, onAct }: InterviewActionsProps) {
  const { interview, stage } = coming
  const partner = partnerIn(interview, role)
  const about = interviewTitle(interview, role)
  const saveCalendar = useCalendarFile(interview, displayName(partner))
  const room = `/my-herd/interviews/${interview.id}`
  const isInterviewer = role === 'interviewer'
  const hasStarted = interview.startedAt !== null
  const hasPartner = partner.id !== null
  const button = (text: string, act: InterviewAct, look: ButtonLook = 'outline') => (
    <Button
      look={look}
      aria-label={`${text}: ${about}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onAct(act)}
    >
      {text}
    </Button>
  )
  if (!hasPartner && !hasStarted) return button('Remove', 'remove')

  const calendar = { text: 'Calendar file', icon: CalendarPlus, onSelect: saveCalendar }
  const pack = hasPack(interview.leetcodeQuestionNumber) && {
    text: 'Read the pack',
    icon: BookOpen,
    link: { to: `${room}#pack` },
  }
  const run = { text: 'Run it now', icon: Play, link: { to: room, state: runNow } }
  const feedback = { text: 'Give Feedback', icon: MessageSquareText, onSelect: () => onAct('feedback') }
  const details = { text: 'Details', icon: Info, link: { to: room } }
  const move = { text: 'Move', icon: Clock3, onSelect: () => onAct('move') }
  const cancel = { text: 'Cancel', icon: CalendarX, onSelect: () => onAct('cancel') }
  const menu = (...entries: Parameters<typeof MoreMenu>[0]['entries'][number][]) => (
    <MoreMenu label={`More about the interview with ${about}`} entries={entries} />
  )

  switch (stage) {
    case 'now': {
      const presence = presenceText(interview, role, shortName(partner))
      return (
        <>
          <div className="flex items-center gap-1.5">
            <ButtonLink
              to={room}
              look={isSign ? 'primary' : 'outline'}
              aria-label={`Enter the room: ${about}`}
            >
              Enter the room
            </ButtonLink>
            {!hasStarted && menu(...(isInterviewer ? [feedback] : []), calendar, move, cancel)}
          </div>
          {presence && (
            <p className="flex items-center gap-1.75 text-xs text-muted max-md:pl-2">
              <i aria-hidden="true" className="size-2 flex-none rounded-full bg-success" />
              <span>{presence}</span>
            </p>
          )}
        </>
      )
    }
    case 'later':
      return (
        <>
          <Button aria-label={`Calendar file: ${about}`} onClick={saveCalendar}>
            <CalendarPlus className="icon" aria-hidden="true" />
            Calendar file
          </Button>
          {isInterviewer && pack && (
            <ButtonLink {...pack.link} look="quiet" aria-label={`Read the pack: ${about}`}>
              Read the pack
            </ButtonLink>
          )}
          {menu(...(isInterviewer ? [run, feedback] : [details]), move, cancel)}
        </>
      )
    case 'unscheduled':
      return (
        <>
          {button('Choose a time', 'move')}
          {isInterviewer && (
            <ButtonLink {...run.link} look="quiet" aria-label={`Run it now: ${about}`}>
              Run it now
            </ButtonLink>
          )}
          {menu(...(isInterviewer ? [...(pack ? [pack] : []), feedback] : [details]), cancel)}
        </>
      )
    default:
      return isInterviewer ? (
        <>
          {button('Yes', 'held')}
          {button('No', 'remove', 'quiet')}
          {menu(move)}
        </>
      ) : (
        <>
          {button('Choose a new time', 'move')}
          {button('Cancel', 'cancel', 'quiet')}
        </>
      )
  }
}

function useCalendarFile(interview: Interview, partnerName: string): () => void {
  const toast = useToast()
  return () => {
    const { startsAt } = interview
    if (startsAt === null) return
    void import('../../interview-calendar.ts').then(
      ({ interviewCalendar }) => {
        const file = interviewCalendar({
          meeting: interview,
          startsAt: new Date(startsAt),
          partnerName,
          publicUrl: location.origin,
          // Replaces the entry of an earlier file.
          change: { kind: 'moved', at: Date.now() },
        })
        saveFile('mock-interview.ics', file, 'text/calendar')
      },
      () =>
        toast.show({
          title: 'Error',
          description: 'The file could not be made. Check your connection and try again.',
          tone: 'destructive',
        }),
    )
  }
}
