import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Question } from '../../question.ts'
import type { StarsAndNotes } from '../stars-and-notes/stars-and-notes-query.ts'
import { QuestionRow } from './QuestionRow.tsx'

interface QuestionListProps {
  questions: readonly Question[]
  starsAndNotes: StarsAndNotes | undefined
  /** Slugs of the companies that come first in each row. */
  leading: ReadonlySet<string>
  isMember: boolean
  showsPatterns: boolean
}

/** Renders only the rows near the window; the list has the height of all of them. */
export const QuestionList = memo(function QuestionList({
  questions,
  starsAndNotes,
  leading,
  isMember,
  showsPatterns,
}: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null)
  const { focused, onFocus, onBlur } = useRowFocus(list, questions)
  const scrollMargin = useTopInDocument(list)
  const usualHeight = useMemo(() => estimateHeight(isMember), [isMember])
  const virtualizer = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => questions[index]?.id ?? index, [questions]),
    scrollMargin,
    overscan: 2,
    rangeExtractor: useCallback((range: Range) => withFocusedRow(range, focused), [focused]),
  })

  return (
    <ol
      ref={list}
      onFocus={onFocus}
      onBlur={onBlur}
      className="relative border-b border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const question = questions[index]
        return (
          question && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={questions.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <QuestionRow
                question={question}
                starsAndNotes={starsAndNotes}
                leading={leading}
                isMember={isMember}
                showsPatterns={showsPatterns}
              />
            </li>
          )
        )
      })}
    </ol>
  )
})

/** The height of most rows, in pixels. Each row is measured when it is rendered. */
function estimateHeight(isMember: boolean): number {
  if (matchMedia('(width >= 52rem)').matches) return isMember ? 192 : 158
  return isMember ? 338 : 286
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

const controlsOf = (row: Element | null | undefined) =>
  Array.from(row?.querySelectorAll<HTMLElement>('a, button') ?? [])

/**
 * The index of the focused row. When that row is removed, by marking it as solved for example, focuses the same control
 * of the row that takes its position, or of the last row, or the section when the list is empty.
 */
function useRowFocus(list: RefObject<HTMLElement | null>, questions: readonly Question[]) {
  const [focused, setFocused] = useState<number>()
  // React reports no blur for an element that it removes, so this still names the control then.
  const control = useRef<{ row: number; fromEnd: number }>(undefined)
  useLayoutEffect(() => {
    if (!control.current || document.activeElement !== document.body) return
    const { row, fromEnd } = control.current
    const index = Math.min(row, questions.length - 1)
    const controls = controlsOf(list.current?.querySelector(`[data-index="${index}"]`))
    ;(controls.at(fromEnd) ?? controls.at(-1))?.focus()
  }, [list, questions])
  useLayoutEffect(() => {
    const section = list.current?.parentElement
    return () => {
      // Runs before the rows are removed.
      if (control.current) section?.focus({ preventScroll: true })
    }
  }, [list])
  return {
    focused,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]')
      const index = Number(row?.dataset.index)
      const controls: readonly Element[] = controlsOf(row)
      // Counted from the end, because rows differ in how many companies and patterns come first.
      control.current = { row: index, fromEnd: controls.indexOf(target) - controls.length }
      setFocused(index)
    },
    onBlur: () => {
      control.current = undefined
      setFocused(undefined)
    },
  }
}
