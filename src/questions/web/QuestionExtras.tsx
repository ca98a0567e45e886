import { Check, MessageSquareQuote, NotebookPen } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { QuestionNote } from './QuestionNote.tsx'
import { StarButton } from './StarButton.tsx'
import { useNoteDraft } from './use-note.ts'
import { useMark } from './use-question-marks.ts'

const SightingDialog = lazy(() =>
  import('./SightingDialog.tsx').then(({ SightingDialog }) => ({ default: SightingDialog })),
)

interface QuestionExtrasProps {
  question: CompanyQuestion
  isMember: boolean
}

/** What a person keeps of their own about a question, under its patterns. */
export function QuestionExtras({ question, isMember }: QuestionExtrasProps) {
  // A new list is painted first; what one can do with each of its questions comes with the next frame.
  const shownId = useDeferredValue(question.id, undefined)
  const box = useFocusOfNext(shownId)
  if (!isMember) return null
  if (shownId !== question.id) return <div className="min-h-7.5 max-md:min-h-10" />
  return (
    <div ref={box} className="contents">
      <MemberExtras key={question.id} question={question} />
    </div>
  )
}

/** Who takes a star away where only starred questions are shown finds the focus at the question that comes up. */
function useFocusOfNext(shownId: number | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && box.current?.contains(target) === true
    }
    addEventListener('click', note)
    return () => removeEventListener('click', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another question is shown
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus()
  }, [shownId])
  return box
}

function MemberExtras({ question }: { question: CompanyQuestion }) {
  const { id, title } = question
  const mark = useMark(id)
  const draft = useNoteDraft(id)
  const hasUnsaved = draft !== undefined && draft.state !== 'saved'
  const [noteIsOpen, setNoteOpen] = useState(hasUnsaved)
  const [noteIsAsked, setNoteAsked] = useState(false)
  const [reports, setReports] = useState(false)
  const showsNote = mark !== undefined && noteIsOpen
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
        <StarButton question={question} size="sm" className="max-md:min-h-11" />
        <Button
          look="quiet"
          size="sm"
          className="max-md:min-h-11"
          disabled={!mark}
          aria-expanded={showsNote}
          aria-label={`Note on ${title}`}
          onClick={() => {
            setNoteOpen(!noteIsOpen)
            setNoteAsked(true)
          }}
        >
          <NotebookPen className={`icon ${note === '' ? '' : 'text-accent-mark'}`} aria-hidden="true" />
          Note
        </Button>
        <Button
          look="quiet"
          size="sm"
          className="max-md:min-h-11"
          disabled={!mark}
          aria-haspopup="dialog"
          aria-label={`I was asked this: ${title}`}
          onClick={() => setReports(true)}
        >
          {mark && mark.sightings.length > 0 ? (
            <Check className="icon text-accent-mark" aria-hidden="true" />
          ) : (
            <MessageSquareQuote className="icon" aria-hidden="true" />
          )}
          I was asked this
        </Button>
      </div>
      {showsNote && <QuestionNote question={question} saved={note} takesFocus={noteIsAsked} />}
      {mark && reports && (
        <Suspense>
          <SightingDialog question={question} own={mark.sightings} onClose={() => setReports(false)} />
        </Suspense>
      )}
    </>
  )
}
