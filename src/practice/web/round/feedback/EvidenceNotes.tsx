import { Check } from 'lucide-react'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import type { Mark } from '../../../contract.ts'
import { overlap, quoteWords } from '../../../prompt-words.ts'
import { isMarked, type LitEvidence } from './LitPrompt.tsx'

interface EvidenceNotesProps {
  readonly text: string
  readonly evidence: readonly LitEvidence[]
  readonly marks: readonly Mark[]
}

/** What each lit phrase says about the pattern, and marks that decide nothing. */
export function EvidenceNotes({ text, evidence, marks }: EvidenceNotesProps) {
  const others = marks.filter(
    (mark) => !evidence.some(({ range, isInAnswer }) => !isInAnswer && overlap(range, mark)),
  )
  return (
    <ol className="mt-8.5 grid max-w-[60ch] gap-5">
      {evidence.map(({ number, words, tells, decides, range, isInAnswer }) => (
        <li key={words} className={note}>
          <i
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full border-2 border-hue text-[0.875rem]/none font-heavy not-italic ${decides ? 'bg-hue text-inverse' : 'border-dotted text-hue'}`}
          >
            {number}
          </i>
          <div>
            <b className="font-bold">{words}</b>
            <span className="sr-only">{decides ? ', decides' : ', supports'}</span>
            {!isInAnswer && isMarked(range, marks) && (
              <span className="ml-3 inline-flex items-center gap-1.5 text-xs font-strong text-success">
                <Check className="icon" aria-hidden="true" />
                you marked it
              </span>
            )}
            <p className="mt-0.5 text-sm text-ink-2">
              <MarkedText text={tells} />
            </p>
          </div>
        </li>
      ))}
      {others.map((mark) => (
        <li key={mark.from} className={note}>
          <i aria-hidden="true" className="mt-1 h-5 w-7 rounded-sm border-firm border-ink-2" />
          <div>
            <b className="font-semibold text-ink-2">{quoteWords(text, mark)}</b>
            <p className="mt-0.5 text-sm text-ink-2">You marked this. It doesn’t decide here.</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const note = 'grid grid-cols-[28px_minmax(0,1fr)] gap-3.5'
