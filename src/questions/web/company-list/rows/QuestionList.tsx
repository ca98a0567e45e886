import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '#platform/web/input/use-keys.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useSolvedState } from '#progress/web/tick/progress-source.ts'
import type { Question } from '../../../question.ts'
import type { StarsAndNotes } from '../../stars-and-notes/stars-and-notes-query.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { needsThirdLine } from './row-lines.ts'
import type { RowLook } from './row-look.ts'
import styles from './rows.module.css'
import { type RowActions, useRowActions } from './use-row-actions.tsx'
import { useRowFocus } from './use-row-focus.ts'

interface QuestionListProps extends Omit<RowLook, 'room' | 'roomForBoth'> {
  questions: readonly Question[]
  starsAndNotes: StarsAndNotes | undefined
  head: ReactNode
}

/** Renders only the rows near the window; the list has the height of all of them. */
export const QuestionList = memo(function QuestionList({
  questions,
  starsAndNotes,
  head,
  ...given
}: QuestionListProps) {
  const { isMember, showsPatterns, company, leading, recallOf } = given
  const list = useRef<HTMLOListElement>(null)
  const { solved, waiting } = useSolvedState()
  const { actions, dialog } = useRowActions(starsAndNotes)
  const { focused, onFocus, onBlur } = useRowFocus(list, questions)
  useRowKeys(list, questions, actions, isMember)
  const { room, roomForBoth, rowHeight, lineHeight } = useRoom(isMember, showsPatterns)
  const look = useMemo(
    () => ({ isMember, showsPatterns, company, leading, recallOf, room, roomForBoth }),
    [isMember, showsPatterns, company, leading, recallOf, room, roomForBoth],
  )
  // The virtualizer estimates the heights again only when it gets another `getItemKey`.
  const rows = useMemo(
    () => ({
      estimateSize: (index: number) => {
        const question = questions[index]
        return rowHeight + (question && needsThirdLine(question, look) ? lineHeight : 0)
      },
      getItemKey: (index: number) => questions[index]?.id ?? index,
    }),
    [questions, look, rowHeight, lineHeight],
  )
  const scrollMargin = useTopInDocument(list)
  const virtualizer = useWindowVirtualizer({
    count: questions.length,
    ...rows,
    scrollMargin,
    overscan: 3,
    rangeExtractor: useCallback((range: Range) => withFocusedRow(range, focused), [focused]),
  })

  return (
    <div
      className={styles.table}
      data-guest={!isMember || undefined}
      data-company={company ? '' : undefined}
      data-without-patterns={!showsPatterns || undefined}
    >
      {head}
      <ol
        ref={list}
        onFocus={onFocus}
        onBlur={onBlur}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const question = questions[index]
          return (
            question && (
              <li
                key={key}
                data-index={index}
                aria-setsize={questions.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
              >
                <QuestionRow
                  question={question}
                  look={look}
                  actions={actions}
                  isSolved={isMember && solved.has(question.id)}
                  isWaiting={waiting.has(question.id)}
                  isStarred={starsAndNotes?.starred.has(question.id) === true}
                  hasNote={(starsAndNotes?.noteOf(question.id) ?? '') !== ''}
                />
              </li>
            )
          )
        })}
      </ol>
      {dialog}
    </div>
  )
})

/** For how many letters of names a row has room, its height and that of another line in pixels. */
function useRoom(isMember: boolean, showsPatterns: boolean) {
  const isWide = useMedia('(width >= 68rem)')
  const isPhone = useMedia('(width < 52rem)')
  const rem = useMemo(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize), [])
  const room = isPhone ? 0 : (isWide ? 62 : 34) + (showsPatterns ? 0 : 24)
  const roomForBoth = useSyncExternalStore(
    onResize,
    () => (isPhone ? lettersBeside(isMember) : undefined),
    () => undefined,
  )
  return { room, roomForBoth, rowHeight: (isPhone ? 3.75 : 2.75) * rem, lineHeight: 1.5 * rem }
}

function onResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Of a pattern and a company, each 7.4 pixels wide at most, in what the other parts of a row leave of a phone. */
function lettersBeside(isMember: boolean): number {
  return Math.floor((document.documentElement.clientWidth - (isMember ? 180 : 174)) / 7.4)
}

/** Keeps the focused row and its neighbors rendered after scrolling away, so that Tab continues from there. */
function withFocusedRow(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range)
  if (focused === undefined || indexes.includes(focused)) return indexes
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...indexes, ...kept])].sort((a, b) => a - b)
}

/** The distance from the top of the document, which changes when the filters above the list open. */
function useTopInDocument(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** J and K, or the arrows, move the focus from row to row. The other keys act on the row that has it. */
function useRowKeys(
  list: RefObject<HTMLElement | null>,
  questions: readonly Question[],
  actions: RowActions,
  isMember: boolean,
): void {
  const navigate = useNavigate()
  const focusedRow = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]')
    return row && list.current?.contains(row) ? row : undefined
  }
  const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('h3 a')
  const move = (step: 1 | -1) => {
    const row = focusedRow()
    const next = row
      ? list.current?.querySelector(`[data-index="${Number(row.dataset.index) + step}"]`)
      : [...(list.current?.children ?? [])].find((each) => each.getBoundingClientRect().top >= 0)
    linkOf(next)?.focus()
  }
  const act = (isAllowed: boolean, how: (question: Question) => void) => (event: KeyboardEvent) => {
    const question = questions[Number(focusedRow()?.dataset.index)]
    if (!question || !isAllowed || event.repeat) return false
    how(question)
    return true
  }
  const moveFromRow = (step: 1 | -1) => () => {
    if (!focusedRow()) return false
    move(step)
    return true
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: moveFromRow(1),
    ArrowUp: moveFromRow(-1),
    o: act(true, () => linkOf(focusedRow())?.click()),
    x: act(isMember, actions.tick),
    s: act(isMember, actions.star),
    n: act(isMember, actions.note),
    t: act(isMember, (question) => {
      const path = actions.tutorPathOf(question)
      if (path !== undefined) void navigate(path)
    }),
  })
}
