import { memo, type RefCallback, useMemo, useRef, useState } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import type { CompanyQuestion } from '../contract.ts'
import { CompanyRow, type RowActions } from './CompanyRow.tsx'
import { RowLoading, usualHeight } from './RowsLoading.tsx'
import { type ListedPage, pageSize, useFurtherQuestions } from './use-company-questions.ts'
import { useCompleteQuestion } from './use-complete-question.ts'
import { useFollowLink } from './use-follow-link.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListTop } from './use-list-top.ts'
import { type OwnMark, useOwnMarks, useStar } from './use-question-marks.ts'
import { useRested } from './use-rested.ts'
import { ahead, blockSize, indexOf, type RowWindow, useRowWindow } from './use-row-window.ts'

/** Longer than from one letter to the next. */
const typingRestMs = 250
/** Then one row follows the other with time between them, so that the first letter after a rest waits for none. */
const rowMs = 100

interface CompanyListProps {
  first: ListedPage
  kind: VisitorKind
  showsPatterns: boolean
}

/** The whole list has its height, but only the rows around the window are drawn and only their pages fetched. */
export const CompanyList = memo(function CompanyList({ first, kind, showsPatterns }: CompanyListProps) {
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
    <ol
      ref={list}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      }}
      aria-hidden={first.total === 0 || undefined}
      className={`relative [overflow-anchor:none] ${first.total === 0 ? '' : 'border-b border-line'}`}
      style={{ height }}
    >
      <Rows first={first} kind={kind} showsPatterns={showsPatterns} focused={focused} {...rows} />
    </ol>
  )
})

// Apart from the list, which is drawn again with every row that is scrolled past, to find that nothing has changed.
const Rows = memo(function Rows({
  first,
  kind,
  showsPatterns,
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
  const pages = new Set(indexes.filter(isNear).map((index) => Math.floor(index / pageSize)))
  const further = useFurtherQuestions(first, kind, [...pages])
  const questionAt = (index: number) =>
    index < pageSize ? first.questions[index] : further.get(Math.floor(index / pageSize))?.[index % pageSize]
  const markOf = useOwnMarks({ enabled: isMember })
  const actions = useRowActions()

  return [...indexes, ...spare].map((index) => {
    return (
      <ListedRow
        // By place, not by question: another list changes the texts of the rows instead of making new ones.
        key={index}
        index={index}
        place={(places[index]?.start ?? 0) - offset}
        height={places[index]?.size ?? 0}
        total={first.total}
        isSpare={index >= first.total}
        question={isNear(index) ? questionAt(index) : undefined}
        // What is in sight of another list is painted first, the rest when no further letter follows.
        waitMs={isInSight(index) ? 0 : typingRestMs + rowMs * Math.abs(index - firstNear - ahead)}
        markOf={markOf}
        isMember={isMember}
        showsPatterns={showsPatterns}
        actions={actions}
        measure={measure}
      />
    )
  })
})

/** Rows of a longer list that was here before: out of sight they wait for the next one, which has texts to change then. */
function useSpareRows(from: number, to: number): readonly number[] {
  const [most, setMost] = useState(0)
  const inFirstBlock = Math.min(to, blockSize)
  if (from === 0 && inFirstBlock > most) setMost(inFirstBlock)
  if (from > 0 || to >= most) return []
  return Array.from({ length: most - to }, (_, place) => to + place)
}

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

function useRowActions(): RowActions {
  const complete = useCompleteQuestion()
  const star = useStar()
  const follow = useFollowLink()
  return useMemo(() => ({ complete, star, follow }), [complete, star, follow])
}

interface ListedRowProps extends FilledRowProps {
  index: number
  place: number
  height: number
  total: number
}

interface FilledRowProps {
  /** True of a row that the list has no question for; it keeps what it held. */
  isSpare: boolean
  /** Absent while it is on its way, or far from the window. */
  question: CompanyQuestion | undefined
  /** How long it goes on showing the one before. */
  waitMs: number
  markOf: (id: number) => OwnMark | undefined
  isMember: boolean
  showsPatterns: boolean
  actions: RowActions
  measure: RefCallback<Element>
}

// The box is as high as what was measured in it, and keeps to itself: filling it costs the browser a look at it alone.
// It is as wide as the page, so that no ring of a focus is cut off.
// A spare one keeps its boxes and is skipped: it would have to be laid out again if it lost them, and its elements all
// have their style looked up if it were made invisible.
const ListedRow = memo(function ListedRow({ index, place, height, total, ...filling }: ListedRowProps) {
  const { isSpare } = filling
  return (
    <li
      data-index={index}
      aria-hidden={isSpare || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`absolute -inset-x-(--gutter) top-0 contain-strict ${isSpare ? '[content-visibility:hidden]' : ''}`}
      style={isSpare ? undefined : { height, transform: `translateY(${place}px)` }}
    >
      <FilledRow {...filling} />
    </li>
  )
})

const FilledRow = memo(function FilledRow({
  question,
  waitMs,
  markOf,
  isMember,
  showsPatterns,
  actions,
  measure,
}: FilledRowProps) {
  const shown = useRested(question, waitMs)
  if (!shown) return <RowLoading />
  return (
    <CompanyRow
      question={shown}
      mark={markOf(shown.id)}
      isMember={isMember}
      showsPatterns={showsPatterns}
      actions={actions}
      measure={measure}
    />
  )
}, isDrawnAlready)

function isDrawnAlready(before: FilledRowProps, now: FilledRowProps): boolean {
  // Drawn for somebody else meanwhile, a row is not kept.
  if (now.isSpare && before.isMember === now.isMember) return true
  return (Object.keys(now) as (keyof FilledRowProps)[]).every((name) => Object.is(before[name], now[name]))
}
