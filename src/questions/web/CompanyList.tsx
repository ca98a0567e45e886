import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { CompanyRow } from './CompanyRow.tsx'
import { RowLoading, usualHeight } from './RowsLoading.tsx'
import { type ListedPage, pageSize, useFurtherQuestions } from './use-company-questions.ts'
import { useCompleteQuestion } from './use-complete-question.ts'
import { useListTop } from './use-list-top.ts'

interface CompanyListProps {
  first: ListedPage
  kind: VisitorKind
  showsPatterns: boolean
}

/** While scrolling, rows come in blocks of this many, drawn between the frames and ahead of need. */
const blockSize = 4

/** The whole list has its height, but only the rows around the window are drawn and only their pages fetched. */
export const CompanyList = memo(function CompanyList({ first, kind, showsPatterns }: CompanyListProps) {
  const { total } = first
  const list = useRef<HTMLOListElement>(null)
  const top = useListTop(list)
  const complete = useCompleteQuestion()
  const isMember = kind === 'member'
  const [usual] = useState(() => usualHeight(isMember))
  /** The row that has the focus stays drawn, however far it is scrolled away: nothing typed there is lost. */
  const focused = useRef<number>(undefined)

  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => usual,
    overscan: 3 * blockSize,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor: useCallback((range: Range) => withRow(defaultRangeExtractor(range), focused.current), []),
  })
  const { isScrolling } = virtualizer
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  const firstWanted = isScrolling ? blockBefore(startIndex) - blockSize : startIndex - 1
  const lastWanted = isScrolling ? blockBefore(endIndex) + 2 * blockSize - 1 : endIndex + 1
  const firstLater = useDeferredValue(firstWanted)
  const lastLater = useDeferredValue(lastWanted)
  const isDrawn = (index: number) =>
    index === focused.current ||
    (isScrolling ? index >= firstLater && index <= lastLater : index >= firstWanted && index <= lastWanted)
  const rows = virtualizer
    .getVirtualItems()
    .filter(({ index }) => isDrawn(index) || (index >= startIndex && index <= endIndex))
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / pageSize)))]
  const further = useFurtherQuestions(first, kind, pages)
  const questionAt = (index: number) =>
    (index < pageSize ? first.questions : further.get(Math.floor(index / pageSize)))?.[index % pageSize]

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    focused.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
  }
  function onBlur() {
    focused.current = undefined
  }

  return (
    <ol
      ref={list}
      onFocus={onFocus}
      onBlur={onBlur}
      className="relative border-b border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, start }) => {
        const question = questionAt(index)
        return (
          <li
            // By place, not by question: another list changes the texts of the rows instead of making new ones.
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-t border-line contain-layout contain-style"
            style={{ top: start - top }}
          >
            {question && isDrawn(index) ? (
              <CompanyRow
                question={question}
                isMember={isMember}
                showsPatterns={showsPatterns}
                onToggle={complete}
              />
            ) : (
              <RowLoading isMember={isMember} />
            )}
          </li>
        )
      })}
    </ol>
  )
})

function blockBefore(index: number): number {
  return Math.floor(index / blockSize) * blockSize
}

function withRow(indexes: number[], kept: number | undefined): number[] {
  if (kept === undefined || Number.isNaN(kept) || indexes.includes(kept)) return indexes
  return [...indexes, kept].sort((a, b) => a - b)
}
