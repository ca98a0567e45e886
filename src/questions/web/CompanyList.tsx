import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useCallback, useRef, useState } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { CompanyRow } from './CompanyRow.tsx'
import { RowLoading } from './RowsLoading.tsx'
import { type ListedPage, pageSize, useFurtherQuestions } from './use-company-questions.ts'
import { useCompleteQuestion } from './use-complete-question.ts'
import { useListTop } from './use-list-top.ts'

interface CompanyListProps {
  first: ListedPage
  kind: VisitorKind
  showsPatterns: boolean
}

/** Rows are measured when they are drawn; until then each counts as about this high. */
const usualHeight = { wide: 180, narrow: 326 }

/** The whole list has its height, but only the rows around the window are drawn and only their pages fetched. */
export const CompanyList = memo(function CompanyList({ first, kind, showsPatterns }: CompanyListProps) {
  const { total } = first
  const list = useRef<HTMLOListElement>(null)
  const top = useListTop(list)
  const complete = useCompleteQuestion()
  const [isWide] = useState(() => matchMedia('(width >= 52rem)').matches)
  /** The row that has the focus stays drawn, however far it is scrolled away: nothing typed there is lost. */
  const focused = useRef<number>(undefined)

  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => (isWide ? usualHeight.wide : usualHeight.narrow),
    overscan: 2,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withRow(defaultRangeExtractor(range), focused.current), []),
  })
  const rows = virtualizer.getVirtualItems()
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
            {question ? (
              <CompanyRow
                question={question}
                isMember={kind === 'member'}
                showsPatterns={showsPatterns}
                onToggle={complete}
              />
            ) : (
              <RowLoading />
            )}
          </li>
        )
      })}
    </ol>
  )
})

function withRow(indexes: number[], kept: number | undefined): number[] {
  if (kept === undefined || Number.isNaN(kept) || indexes.includes(kept)) return indexes
  return [...indexes, kept].sort((a, b) => a - b)
}
