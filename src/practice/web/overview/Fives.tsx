import { ArrowRight } from 'lucide-react'
import { countWord } from '#platform/count-words.ts'
import { dateFormat } from '#platform/date-format.ts'
import { capitalized } from '../../day-words.ts'
import styles from './practice.module.css'

interface FivesProps {
  /** Answers, oldest first: whether each is filled. */
  readonly cells: readonly boolean[]
  /** What they are, and what a filled one is: 'Last five answers', 'right'. */
  readonly label: string
  readonly filled: string
  readonly isLarge?: boolean
}

/** A few answers as cells, in the hue of the pattern around them. */
export function Fives({ cells, label, filled, isLarge }: FivesProps) {
  const count = cells.filter(Boolean).length
  return (
    <span
      role="img"
      aria-label={`${label}: ${countWord(count)} of ${countWord(cells.length)} ${filled}`}
      className={styles.fives}
      data-large={isLarge || undefined}
    >
      {cells.map((isFilled, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
        <i key={index} data-missed={isFilled ? undefined : ''} />
      ))}
    </span>
  )
}

const month = dateFormat({ month: 'long' })

/** The first five of four weeks ago, and the last five. */
export function ThenAndNow({ before, after, from, isLarge }: ThenAndNowProps) {
  const then = month(from)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <span className="grid gap-1">
        <Fives cells={before} label={`First five of ${then}`} filled="right" isLarge={isLarge ?? false} />
        <span aria-hidden="true">{then}</span>
      </span>
      <ArrowRight className="size-5 text-ink-2" aria-hidden="true" />
      <span className="grid gap-1">
        <Fives cells={after} label="Last five" filled="right" isLarge={isLarge ?? false} />
        <span aria-hidden="true">last five</span>
      </span>
    </span>
  )
}

interface ThenAndNowProps {
  readonly before: readonly boolean[]
  readonly after: readonly boolean[]
  readonly from: string
  readonly isLarge?: boolean
}

/** 'Two at the moment.' */
export function atTheMoment(count: number): string {
  return `${capitalized(countWord(count))} at the moment.`
}
