import { useQueryClient } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Question } from '../../question.ts'
import { QuestionNote } from './QuestionNote.tsx'
import { SightingButton } from './SightingDialog.tsx'
import { StarButton } from './SolvedAndStarButtons.tsx'
import type { StarsAndNotes } from './stars-and-notes-query.ts'
import { hasUnsavedNote } from './use-note.ts'

interface StarAndNoteButtonsProps {
  question: Question
  /** Undefined while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
}

/** Star, private note and own reports of one question. */
export function StarAndNoteButtons({ question, starsAndNotes }: StarAndNoteButtonsProps) {
  const { id, title } = question
  const client = useQueryClient()
  // An unsaved note is open again when its row returns to the list.
  const [opened, setOpened] = useState({
    note: hasUnsavedNote(client, id),
    takesFocus: false,
  })
  const note = starsAndNotes?.noteOf(id) ?? ''
  const showsNote = starsAndNotes !== undefined && opened.note
  const shape = { look: 'quiet', size: 'sm', className: 'max-md:min-h-11', disabled: !starsAndNotes } as const

  return (
    <>
      {note !== '' && !showsNote && (
        <p className="line-clamp-2 border-l-2 border-accent-mark pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          <span className="sr-only">Your note: </span>
          <span>{note}</span>
        </p>
      )}
      <div className="-mt-1 -mb-2.5 -ml-3 flex flex-wrap max-md:mb-0">
        <StarButton
          question={question}
          starsAndNotes={starsAndNotes}
          size={shape.size}
          className={shape.className}
        />
        <Button
          {...shape}
          aria-expanded={showsNote}
          aria-label={`Note on ${title}`}
          onClick={() => setOpened({ note: !opened.note, takesFocus: true })}
        >
          <NotebookPen className={`icon ${note === '' ? '' : 'text-accent-mark'}`} aria-hidden="true" />
          Note
        </Button>
        <SightingButton question={question} starsAndNotes={starsAndNotes} className={shape.className} />
      </div>
      {showsNote && <QuestionNote question={question} saved={note} takesFocus={opened.takesFocus} />}
    </>
  )
}
