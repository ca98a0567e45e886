import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageSquareQuote, NotebookPen } from 'lucide-react'
import { memo, use, useCallback, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useLatest } from '#platform/web/use-latest.ts'
import type { CompanyQuestion } from '../contract.ts'
import { QuestionNote } from './QuestionNote.tsx'
import { IsFront } from './RowSide.tsx'
import { idOf } from './RowWords.tsx'
import { SightingDialog } from './SightingDialog.tsx'
import { StarButton } from './StarButton.tsx'
import { hasUnsavedNote } from './use-note.ts'
import type { OwnMark, StarChange } from './use-question-marks.ts'

interface QuestionExtrasProps {
  question: CompanyQuestion
  /** Where the question's title stands. */
  titleId: string
  /** Absent while it is not known. */
  mark: OwnMark | undefined
  onStar: (change: StarChange) => void
}

/**
 * What a member keeps of their own about a question, under its patterns. The buttons stay the same when the row shows
 * another question: who unstars among the starred has the focus at the question that comes up.
 */
export function QuestionExtras({ question, titleId, mark, onStar }: QuestionExtrasProps) {
  const { id } = question
  const client = useQueryClient()
  const isFront = use(IsFront)
  // Its box has an id of its own, and so stands on the front only.
  const closed = () => ({
    id,
    isFront,
    note: isFront && hasUnsavedNote(client, id),
    isAsked: false,
    reports: false,
  })
  const [opened, setOpened] = useState(closed)
  // Not only passed over: a question that comes back, or a side that is turned, begins closed, and takes the focus from nobody.
  if (opened.id !== id || opened.isFront !== isFront) setOpened(closed())
  const showsNote = mark !== undefined && opened.note
  const note = mark?.note ?? ''

  const latest = useLatest({ opened, starring: { id, isStarred: mark?.isStarred !== true } })
  const star = useCallback(() => onStar(latest.current.starring), [onStar, latest])
  const toggleNote = useCallback(() => {
    const { opened } = latest.current
    setOpened({ ...opened, note: !opened.note, isAsked: true })
  }, [latest])
  const openReports = useCallback(() => setOpened({ ...latest.current.opened, reports: true }), [latest])

  return (
    <>
      {note !== '' && !showsNote && (
        <p className="line-clamp-2 border-l-2 border-accent-mark pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          <span className="sr-only">Your note: </span>
          {note}
        </p>
      )}
      <ExtraButtons
        titleId={titleId}
        isStarred={mark?.isStarred}
        hasNote={note !== ''}
        showsNote={showsNote}
        hasReports={mark !== undefined && mark.sightings.length > 0}
        onStar={star}
        onNote={toggleNote}
        onReport={openReports}
      />
      {showsNote && <QuestionNote key={id} question={question} saved={note} takesFocus={opened.isAsked} />}
      {mark && opened.reports && (
        <SightingDialog
          question={question}
          own={mark.sightings}
          onClose={() => setOpened({ ...opened, reports: false })}
        />
      )}
    </>
  )
}

interface ExtraButtonsProps {
  titleId: string
  /** Absent while nothing is known of the member's own. */
  isStarred: boolean | undefined
  hasNote: boolean
  showsNote: boolean
  hasReports: boolean
  onStar: () => void
  onNote: () => void
  onReport: () => void
}

// Of most questions nothing is kept: another one in the row passes these by.
const ExtraButtons = memo(function ExtraButtons({
  titleId,
  isStarred,
  hasNote,
  showsNote,
  hasReports,
  onStar,
  onNote,
  onReport,
}: ExtraButtonsProps) {
  return (
    <div className="-mt-1 -mb-2.5 -ml-3 flex flex-wrap max-md:mb-0">
      <StarButton
        isStarred={isStarred}
        labelledBy={`${idOf('star')} ${titleId}`}
        onToggle={onStar}
        size="sm"
        className="max-md:min-h-11"
      />
      <Button
        look="quiet"
        size="sm"
        className="max-md:min-h-11"
        disabled={isStarred === undefined}
        aria-expanded={showsNote}
        aria-labelledby={`${idOf('note')} ${titleId}`}
        onClick={onNote}
      >
        {hasNote ? written : unwritten}
        Note
      </Button>
      <Button
        look="quiet"
        size="sm"
        className="max-md:min-h-11"
        disabled={isStarred === undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${idOf('report')} ${titleId}`}
        onClick={onReport}
      >
        {hasReports ? reported : unreported}I was asked this
      </Button>
    </div>
  )
})

// Made once, so that a row which shows another question passes them by.
const unwritten = <NotebookPen className="icon" aria-hidden="true" />
const written = <NotebookPen className="icon text-accent-mark" aria-hidden="true" />
const reported = <Check className="icon text-accent-mark" aria-hidden="true" />
const unreported = <MessageSquareQuote className="icon" aria-hidden="true" />
