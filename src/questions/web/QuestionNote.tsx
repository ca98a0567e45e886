import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { questionLimits } from '../limits.ts'
import { noteFieldId, useNote } from './use-note.ts'

interface QuestionNoteProps {
  question: CompanyQuestion
  saved: string
  /** Whether somebody has just asked for it. */
  takesFocus: boolean
}

/** A private note, saved when one leaves the box or asks for it. */
export function QuestionNote({ question, saved, takesFocus }: QuestionNoteProps) {
  const { text, draft, change, save } = useNote(question, saved)
  const box = useRef<HTMLTextAreaElement>(null)
  const fieldId = noteFieldId(question.id)
  const hasFailed = draft?.state === 'failed'
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  return (
    <div className="mt-2 grid max-w-[42rem] gap-2">
      <label htmlFor={fieldId} className="text-sm font-[650]">
        Note <span className="sr-only">on {question.title} </span>
        <span className="font-normal text-muted">only you can read it</span>
      </label>
      <textarea
        id={fieldId}
        ref={box}
        value={text}
        maxLength={questionLimits.noteLength}
        rows={4}
        aria-describedby={`${fieldId}-count${hasFailed ? ` ${fieldId}-failure` : ''}`}
        aria-invalid={hasFailed || undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={save}
        className="field-input"
      />
      {hasFailed && (
        <p id={`${fieldId}-failure`} role="alert" className="text-sm text-danger">
          Not saved: {draft.sentence} Your text is still here; save it again in a moment, or copy it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button aria-label={`Save note on ${question.title}`} onClick={save}>
          Save note
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {draft?.state === 'saved' ? 'Saved' : draft?.state === 'saving' ? 'Saving…' : ''}
        </p>
        <p id={`${fieldId}-count`} className="ml-auto text-xs text-muted tabular-nums">
          {text.length.toLocaleString('en')} of {questionLimits.noteLength.toLocaleString('en')}
          <span className="sr-only"> letters</span>
        </p>
      </div>
    </div>
  )
}
