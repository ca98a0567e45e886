import { X } from 'lucide-react'
import type { Mark } from '../../../contract.ts'
import { quoteWords } from '../../../prompt-words.ts'
import { mostMarks } from './marks.ts'

interface MarkTrayProps {
  readonly texts: readonly string[]
  readonly marks: readonly Mark[]
  /** Counts how often a fourth mark was tried: each time the tray moves once. */
  readonly refusals: number
  readonly onRemove: (mark: Mark) => void
}

/** The marked words, three at most. */
export function MarkTray({ texts, marks, refusals, onRemove }: MarkTrayProps) {
  return (
    <ul
      key={refusals}
      aria-label="Your marks, three at most"
      className={`mark-tray ${refusals > 0 ? 'is-refused' : ''}`}
    >
      {Array.from({ length: mostMarks }, (_, index) => {
        const mark = marks[index]
        const words = mark && quoteWords(texts[mark.prompt] ?? '', mark)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed cells.
          <li key={index} className={mark ? 'is-full' : index > marks.length ? 'is-later' : ''}>
            <span>
              {words ??
                (index === marks.length
                  ? index === 0
                    ? 'mark the words that decide'
                    : 'another, if you like'
                  : '')}
            </span>
            {mark && (
              <button type="button" aria-label={`Remove the mark: ${words}`} onClick={() => onRemove(mark)}>
                <X className="icon" aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
