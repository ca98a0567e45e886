import { type MouseEvent, memo, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import type { CompanyQuestion } from '../contract.ts'
import type { RowActions } from './CompanyRow.tsx'
import { ListedRow } from './ListedRow.tsx'
import { usualHeight } from './RowsLoading.tsx'
import { RowWords } from './RowWords.tsx'
import { type ListedPage, pageSize, useFurtherQuestions, type Wanted } from './use-company-questions.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListTop } from './use-list-top.ts'
import type { MarkOf } from './use-question-marks.ts'
import { useRestedRows } from './use-rested-rows.ts'
import { ahead, blockSize, indexOf, type RowWindow, useRowWindow } from './use-row-window.ts'

interface CompanyListProps {
  first: ListedPage
  /** What is likely to follow; it is drawn on the backs of the rows in sight. */
  foreseen: ListedPage | undefined
  kind: VisitorKind
  showsPatterns: boolean
  actions: RowActions
  markOf: MarkOf
}

/** The whole list has its height, but only the rows around the window are drawn and only their pages fetched. */
export const CompanyList = memo(function CompanyList({
  first,
  foreseen,
  kind,
  showsPatterns,
  actions,
  markOf,
}: CompanyListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [usual] = useState(() => usualHeight(kind === 'member'))
  const [focused, setFocused] = useState<number>()
  const { rows, height } = useRowWindow({
    count: first.total,
    usualHeight: usual,
    top: useListTop(list),
    kept: focused,
  })
  useKeptFocus(list, first.total)
  return (
    <>
      <RowWords />
      <ol
        ref={list}
        onFocus={({ target }) => setFocused(indexOf(target))}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
        }}
        onClickCapture={dropCoveredPress}
        aria-hidden={first.total === 0 || undefined}
        className={`relative [overflow-anchor:none] ${first.total === 0 ? '' : 'border-b border-line'}`}
        style={{ height: useLateHeight(height) }}
      >
        <Rows
          first={first}
          foreseen={foreseen}
          kind={kind}
          showsPatterns={showsPatterns}
          actions={actions}
          markOf={markOf}
          focused={focused}
          {...rows}
        />
      </ol>
    </>
  )
})

/** Before `inert` has followed a row that was turned, a press on it would reach what it covers. */
function dropCoveredPress(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element && target.closest('[data-index] > [aria-hidden]'))) return
  event.preventDefault()
  event.stopPropagation()
}

/** Another height has the whole page laid out: where the list ends out of sight, it follows the first picture. */
function useLateHeight(height: number): number {
  const late = useDeferredValue(height)
  return Math.min(late, height) < 2 * innerHeight ? height : late
}

// Apart from the list, which is drawn again with every row that is scrolled past, to find that nothing has changed.
const Rows = memo(function Rows({
  first,
  foreseen,
  kind,
  showsPatterns,
  actions,
  markOf,
  focused,
  from,
  to,
  firstNear,
  lastNear,
  places,
  offset,
  isInSight,
  measure,
}: CompanyListProps & RowWindow & { focused: number | undefined }) {
  const isMember = kind === 'member'
  const indexes = withFocused(focused, from, to, first.total)
  const spare = useSpareRows(from, to)
  const isNear = (index: number) => (index >= firstNear && index <= lastNear) || isBeside(index, focused)
  const waiting = useWaitingRows(first, indexes, { firstInSight: firstNear + ahead, isInSight, isNear })

  const rowOf = (index: number, question: CompanyQuestion | undefined) => (
    <ListedRow
      // By place, not by question: another list changes the texts of the rows, or turns them over, and makes no new ones.
      key={index}
      index={index}
      place={(places[index]?.start ?? 0) - offset}
      height={places[index]?.size ?? 0}
      total={first.total}
      isSpare={index >= first.total}
      question={isNear(index) ? question : undefined}
      // The first ones alone are in sight together with the choices.
      next={index < blockSize && isInSight(index) ? foreseen?.questions[index] : undefined}
      // The row that has the focus has its texts changed: the focus cannot go to its back.
      canTurn={index !== focused}
      isWaiting={waiting.has(index)}
      markOf={markOf}
      isMember={isMember}
      showsPatterns={showsPatterns}
      actions={actions}
      measure={measure}
    />
  )

  const drawn = [...indexes, ...spare]
  return [...new Set(drawn.map(pageOf))].map((page) => {
    const ofPage = drawn.filter((index) => pageOf(index) === page)
    if (page === 0) return ofPage.map((index) => rowOf(index, first.questions[index]))
    return (
      <FurtherRows
        key={page}
        wanted={{ filter: first.filter, kind, enabled: ofPage.some(isNear) }}
        page={page}
        rowsOf={(questions) => ofPage.map((index) => rowOf(index, questions?.[index % pageSize]))}
      />
    )
  })
})

function pageOf(index: number): number {
  return Math.floor(index / pageSize)
}

interface FurtherRowsProps {
  wanted: Wanted
  page: number
  rowsOf: (questions: readonly CompanyQuestion[] | undefined) => ReactNode
}

/**
 * Rows of a page beyond the first, which they ask for: a letter, whose rows are all on the first, asks for none.
 * `useQueries` was gone through with each letter, and weighed a kilobyte.
 */
function FurtherRows({ wanted, page, rowsOf }: FurtherRowsProps) {
  return rowsOf(useFurtherQuestions(wanted, page))
}

/** Rows of a longer list that was here before: out of sight they wait for the next one, which has texts to change then. */
function useSpareRows(from: number, to: number): readonly number[] {
  const [most, setMost] = useState(0)
  const inFirstBlock = Math.min(to, blockSize)
  if (from === 0 && inFirstBlock > most) setMost(inFirstBlock)
  if (from > 0 || to >= most) return []
  return Array.from({ length: most - to }, (_, place) => to + place)
}

interface Sight {
  firstInSight: number
  isInSight: (index: number) => boolean
  isNear: (index: number) => boolean
}

/** Rows that still show the list before: what is in sight of another is painted first, then the next to it. */
function useWaitingRows(
  first: ListedPage,
  indexes: readonly number[],
  { firstInSight, isInSight, isNear }: Sight,
): ReadonlySet<number> {
  const outOfSight = indexes.filter((index) => !isInSight(index))
  const distance = (index: number) => Math.abs(index - firstInSight)
  const next = outOfSight.filter(isNear).sort((one, other) => distance(one) - distance(other))
  const rested = useRestedRows(first, next.length)
  if (rested === Number.POSITIVE_INFINITY) return nothing
  const done = new Set(next.slice(0, rested))
  return new Set(outOfSight.filter((index) => !done.has(index)))
}

const nothing: ReadonlySet<number> = new Set()

/**
 * The row that has the focus stays filled, however far it is scrolled away: nothing typed there is lost. So do those
 * beside it, or the Tab key would find nothing there and leave the list.
 */
function isBeside(index: number, focused: number | undefined): boolean {
  return focused !== undefined && Math.abs(index - focused) <= 2
}

function withFocused(focused: number | undefined, from: number, to: number, total: number): number[] {
  const beside = focused === undefined ? [] : [-2, -1, 0, 1, 2].map((step) => focused + step)
  const before = beside.filter((index) => index >= 0 && index < from)
  const after = beside.filter((index) => index >= to && index < total)
  return [...before, ...Array.from({ length: to - from }, (_, place) => from + place), ...after]
}
