import { memo, type RefCallback, useState } from 'react'
import type { CompanyQuestion } from '../contract.ts'
import { CompanyRow, type RowActions } from './CompanyRow.tsx'
import { RowSide } from './RowSide.tsx'
import { RowLoading } from './RowsLoading.tsx'
import { type TwoSides, turned, type WantedSides } from './two-sides.ts'
import type { MarkOf } from './use-question-marks.ts'

interface ListedRowProps extends FilledRowProps {
  index: number
  place: number
  height: number
  total: number
  /** Drawn on its back: what it will show if what is foreseen comes true. */
  next: CompanyQuestion | undefined
  /** Whether its back may be shown; not while the focus is in it. */
  canTurn: boolean
}

interface FilledRowProps {
  /** True of a row that the list has no question for; it keeps what it held. */
  isSpare: boolean
  /** Absent while it is on its way, or far from the window. */
  question: CompanyQuestion | undefined
  /** True where it goes on showing what it shows. */
  isWaiting: boolean
  markOf: MarkOf
  isMember: boolean
  showsPatterns: boolean
  actions: RowActions
  measure: RefCallback<Element>
}

// The box is as high as what was measured in it, and keeps to itself: filling it costs the browser a look at it alone.
// It is as wide as the page, so that no ring of a focus is cut off.
// A spare one keeps its boxes and is skipped: it would have to be laid out again if it lost them, and its elements all
// have their style looked up if it were made invisible.
export const ListedRow = memo(function ListedRow({
  index,
  place,
  height,
  total,
  question,
  next,
  canTurn,
  isWaiting,
  ...filling
}: ListedRowProps) {
  const { isSpare } = filling
  const { front, questions } = useTwoSides({ question, next, canTurn, isSpare })
  return (
    <li
      data-index={index}
      aria-hidden={isSpare || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`absolute -inset-x-(--gutter) top-0 contain-strict ${isSpare ? '[content-visibility:hidden]' : ''}`}
      style={isSpare ? undefined : { height, transform: `translateY(${place}px)` }}
    >
      {questions.map(
        (drawn, side) =>
          (side === front || drawn) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
            <RowSide key={side} isFront={side === front} measure={filling.measure}>
              <FilledRow {...filling} question={drawn} isWaiting={isWaiting && side === front} />
            </RowSide>
          ),
      )}
    </li>
  )
}, isDrawnAlready)

function useTwoSides({ isSpare, ...wanted }: WantedSides & { readonly isSpare: boolean }): TwoSides {
  const [held, setHeld] = useState<TwoSides>({ front: 0, questions: [wanted.question, undefined] })
  const now = isSpare ? held : turned(held, wanted)
  if (now !== held) setHeld(now)
  return now
}

const FilledRow = memo(function FilledRow({
  question,
  markOf,
  isMember,
  showsPatterns,
  actions,
  measure,
}: FilledRowProps) {
  if (!question) return <RowLoading />
  return (
    <CompanyRow
      question={question}
      mark={markOf(question.id)}
      isMember={isMember}
      showsPatterns={showsPatterns}
      actions={actions}
      measure={measure}
    />
  )
}, isFilledAlready)

/** Of a row that waits, only its box follows the list at once: it may stand elsewhere or have no use any more. */
function isDrawnAlready(before: ListedRowProps, now: ListedRowProps): boolean {
  const isUnused = before.isSpare && now.isSpare
  const stays = before.place === now.place && before.height === now.height && before.isSpare === now.isSpare
  if (isSameMember(before, now) && (isUnused || (stays && keepsQuestion(before, now)))) return true
  return isSame(before, now)
}

function isFilledAlready(before: FilledRowProps, now: FilledRowProps): boolean {
  // Drawn for somebody else meanwhile, a row is not kept.
  if (isSameMember(before, now) && (now.isSpare || keepsQuestion(before, now))) return true
  return isSame(before, now)
}

/** Nothing waits where a question comes or goes. */
function keepsQuestion(before: FilledRowProps, now: FilledRowProps): boolean {
  return now.isWaiting && (before.question === undefined) === (now.question === undefined)
}

function isSameMember(before: FilledRowProps, now: FilledRowProps): boolean {
  return before.isMember === now.isMember
}

function isSame<Props extends object>(before: Props, now: Props): boolean {
  // Both are the props of one component, and so have the same names.
  return (Object.keys(now) as (keyof Props)[]).every((name) => Object.is(before[name], now[name]))
}
