import { useEffect, useId, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { afterPress } from '#platform/web/input/presses.ts'
import { maxNoteLength, type Question } from '../../question.ts'
import { useNote } from './use-note.ts'

interface QuestionNoteProps {
  question: Pick<Question, 'id' | 'title'>
  saved: string
  /** Whether it was just opened. */
  takesFocus: boolean
}

/** A private note, saved on leaving the field or with the button. */
export function QuestionNote({ question, saved, takesFocus }: QuestionNoteProps) {
  const { text, draft, change, save } = useNote(question, saved)
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const hasFailed = draft?.state === 'failed'
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  return (
    <div className="mt-2 grid max-w-2xl gap-2">
      <label htmlFor={fieldId} className="text-sm font-strong">
        Note <span className="sr-only">{`on ${question.title} `}</span>
        <span className="font-normal text-muted">only you can read it</span>
      </label>
      <textarea
        id={fieldId}
        data-note={question.id}
        ref={field}
        value={text}
        maxLength={maxNoteLength}
        rows={4}
        aria-describedby={`${fieldId}-count${hasFailed ? ` ${fieldId}-failure` : ''}`}
        aria-invalid={hasFailed || undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={() => afterPress(save)}
        className="field-input"
      />
      {hasFailed && (
        <p
          id={`${fieldId}-failure`}
          role="alert"
          className="text-sm text-danger"
        >{`Not saved: ${draft.error} Your text is still here; save it again in a moment, or copy it.`}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button aria-label={`Save note on ${question.title}`} onClick={save}>
          Save note
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {draft?.state === 'saved' ? 'Saved' : draft?.state === 'saving' ? 'Saving…' : ''}
        </p>
        <p id={`${fieldId}-count`} className="ml-auto text-xs text-muted tabular-nums">
          <span>{`${text.length.toLocaleString('en')} of ${maxNoteLength.toLocaleString('en')}`}</span>
          <span className="sr-only"> characters</span>
        </p>
      </div>
    </div>
  )
}
