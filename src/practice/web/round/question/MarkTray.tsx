import { X } from 'lucide-react'
import type { Mark } from '../../../contract.ts'
import { quoteWords } from '../../../prompt-words.ts'
import styles from './MarkTray.module.css'
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
      className={`mt-8.5 grid max-w-160 grid-cols-3 max-md:mt-5.5 max-md:max-w-none max-md:grid-cols-1 max-md:gap-1.5 ${refusals > 0 ? styles.refused : ''}`}
    >
      {Array.from({ length: mostMarks }, (_, index) => {
        const mark = marks[index]
        const words = mark && quoteWords(texts[mark.prompt] ?? '', mark)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed cells.
            key={index}
            className={`${styles.cell} ${mark ? styles.full : index > marks.length ? 'max-md:hidden' : ''}`}
          >
            <span className="min-w-0 flex-1">
              {words ??
                (index === marks.length
                  ? index === 0
                    ? 'mark the words that decide'
                    : 'another, if you like'
                  : '')}
            </span>
            {mark && (
              <button
                type="button"
                aria-label={`Remove the mark: ${words}`}
                onClick={() => onRemove(mark)}
                className="grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:text-ink"
              >
                <X className="icon" aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
