import { dateFormat } from '#platform/date-format.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { longestDraft } from '../../draft-rules.ts'
import type { OwnDraft } from './use-draft.ts'

const time = dateFormat({ hour: '2-digit', minute: '2-digit' })
const date = dateFormat({ month: 'long', day: 'numeric' })

interface EarlierDraftProps {
  readonly draft: OwnDraft
  /** What to do after the text was replaced, such as focusing the editor. */
  readonly onBack?: () => void
}

/** The draft that was replaced can be brought back; a member is told when the account cannot keep theirs. */
export function EarlierDraft({ draft: { earlier, bringBack, isOnlyHere }, onBack }: EarlierDraftProps) {
  if (!earlier && !isOnlyHere) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {isOnlyHere && <p>{`This is more than ${longestDraft / 1024} KB: it is kept in this browser only.`}</p>}
      {earlier && (
        <>
          <p>{`The earlier draft of ${momentOf(earlier.at)} is kept until ${endOf(earlier.until)}.`}</p>
          <Button
            look="quiet"
            onClick={() => {
              bringBack()
              onBack?.()
            }}
          >
            Bring it back
          </Button>
        </>
      )}
    </div>
  )
}

/** As in '14:05' today, or 'November 3'. */
function momentOf(at: string): string {
  const then = new Date(at)
  return isToday(then) ? time(then) : date(then)
}

function endOf(until: string): string {
  const end = new Date(until)
  return isToday(end) ? time(end) : 'tomorrow'
}

function isToday(then: Date): boolean {
  return then.toDateString() === new Date().toDateString()
}
