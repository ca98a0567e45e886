import { LongTextField } from '../LongTextField.tsx'
import { useNotes } from './interview-drafts.ts'

/** The interviewer's notes, which never leave this browser. */
export function PrivateNotes({ id, rows }: { id: string; rows: number }) {
  const { text, isSaved, change } = useNotes(id)
  return (
    <LongTextField
      label="Private notes"
      hint="saved in this browser only, until you give feedback"
      text={text}
      onChange={change}
      rows={rows}
    >
      {!isSaved && (
        <p role="alert" className="text-xs text-danger">
          This browser cannot save your notes. Copy them before you leave this page.
        </p>
      )}
    </LongTextField>
  )
}

/** The same notes to read while scoring. */
export function NotesWhileScoring({ text }: { text: string }) {
  return (
    <section aria-label="Private notes" className="rounded-sm border border-line px-3 py-2">
      <p className="text-sm font-strong">
        Private notes <span className="font-normal text-muted">only you see them</span>
      </p>
      <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere text-ink-2">{text}</p>
    </section>
  )
}
