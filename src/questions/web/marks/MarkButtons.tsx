import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageSquareQuote, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Question } from '../../question.ts'
import { StarButton } from './MarkToggles.tsx'
import type { MarkIndex } from './marks-query.ts'
import { QuestionNote } from './QuestionNote.tsx'
import { SightingDialog } from './SightingDialog.tsx'
import { hasUnsavedNote } from './use-note.ts'

interface MarkButtonsProps {
  question: Question
  /** Undefined while the member's marks are unknown. */
  marks: MarkIndex | undefined
}

/** Star, private note and own reports of one question. */
export function MarkButtons({ question, marks }: MarkButtonsProps) {
  const { id, title } = question
  const client = useQueryClient()
  // An unsaved note is open again when its row returns to the list.
  const [opened, setOpened] = useState({
    note: hasUnsavedNote(client, id),
    takesFocus: false,
    reports: false,
  })
  const note = marks?.noteOf(id) ?? ''
  const sightings = marks?.sightingsOf(id) ?? []
  const showsNote = marks !== undefined && opened.note
  const shape = { look: 'quiet', size: 'sm', className: 'max-md:min-h-11', disabled: !marks } as const

  return (
    <>
      {note !== '' && !showsNote && (
        <p className="line-clamp-2 border-l-2 border-accent-mark pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          <span className="sr-only">Your note: </span>
          {note}
        </p>
      )}
      <div className="-mt-1 -mb-2.5 -ml-3 flex flex-wrap max-md:mb-0">
        <StarButton question={question} marks={marks} size={shape.size} className={shape.className} />
        <Button
          {...shape}
          aria-expanded={showsNote}
          aria-label={`Note on ${title}`}
          onClick={() => setOpened({ ...opened, note: !opened.note, takesFocus: true })}
        >
          <NotebookPen className={`icon ${note === '' ? '' : 'text-accent-mark'}`} aria-hidden="true" />
          Note
        </Button>
        <Button
          {...shape}
          aria-haspopup="dialog"
          aria-label={`I was asked this: ${title}`}
          onClick={() => setOpened({ ...opened, reports: true })}
        >
          {sightings.length > 0 ? (
            <Check className="icon text-accent-mark" aria-hidden="true" />
          ) : (
            <MessageSquareQuote className="icon" aria-hidden="true" />
          )}
          I was asked this
        </Button>
      </div>
      {showsNote && <QuestionNote question={question} saved={note} takesFocus={opened.takesFocus} />}
      {marks && opened.reports && (
        <SightingDialog
          question={question}
          own={sightings}
          onClose={() => setOpened({ ...opened, reports: false })}
        />
      )}
    </>
  )
}
