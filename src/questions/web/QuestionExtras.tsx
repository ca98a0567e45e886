import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageSquareQuote, NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { QuestionNote } from './QuestionNote.tsx'
import { StarButton } from './StarButton.tsx'
import { hasUnsavedNote } from './use-note.ts'
import type { OwnMark, StarChange } from './use-question-marks.ts'

const SightingDialog = lazy(() =>
  import('./SightingDialog.tsx').then(({ SightingDialog }) => ({ default: SightingDialog })),
)

interface QuestionExtrasProps {
  question: CompanyQuestion
  /** Absent while it is not known. */
  mark: OwnMark | undefined
  onStar: (change: StarChange) => void
}

/**
 * What a member keeps of their own about a question, under its patterns. The buttons stay the same when the row shows
 * another question: who unstars among the starred has the focus at the question that comes up.
 */
export function QuestionExtras({ question, mark, onStar }: QuestionExtrasProps) {
  const { id, title } = question
  const client = useQueryClient()
  const closed = () => ({ id, note: hasUnsavedNote(client, id), isAsked: false, reports: false })
  const [opened, setOpened] = useState(closed)
  if (opened.id !== id) setOpened(closed())
  const showsNote = mark !== undefined && opened.note
  const note = mark?.note ?? ''

  return (
    <>
      {note !== '' && !showsNote && (
        <p className="line-clamp-2 border-l-2 border-accent-mark pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          <span className="sr-only">Your note: </span>
          {note}
        </p>
      )}
      <div className="-mt-1 -mb-2.5 -ml-3 flex flex-wrap max-md:mb-0">
        <StarButton question={question} mark={mark} onStar={onStar} size="sm" className="max-md:min-h-11" />
        <Button
          look="quiet"
          size="sm"
          className="max-md:min-h-11"
          disabled={!mark}
          aria-expanded={showsNote}
          aria-label={`Note on ${title}`}
          onClick={() => setOpened({ ...opened, note: !opened.note, isAsked: true })}
        >
          {note === '' ? unwritten : written}
          Note
        </Button>
        <Button
          look="quiet"
          size="sm"
          className="max-md:min-h-11"
          disabled={!mark}
          aria-haspopup="dialog"
          aria-label={`I was asked this: ${title}`}
          onClick={() => setOpened({ ...opened, reports: true })}
        >
          {mark && mark.sightings.length > 0 ? reported : unreported}I was asked this
        </Button>
      </div>
      {showsNote && <QuestionNote key={id} question={question} saved={note} takesFocus={opened.isAsked} />}
      {mark && opened.reports && (
        <Suspense>
          <SightingDialog
            question={question}
            own={mark.sightings}
            onClose={() => setOpened({ ...opened, reports: false })}
          />
        </Suspense>
      )}
    </>
  )
}

// Made once, so that a row which shows another question passes them by.
const unwritten = <NotebookPen className="icon" aria-hidden="true" />
const written = <NotebookPen className="icon text-accent-mark" aria-hidden="true" />
const reported = <Check className="icon text-accent-mark" aria-hidden="true" />
const unreported = <MessageSquareQuote className="icon" aria-hidden="true" />
