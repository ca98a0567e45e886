import { LockKeyhole } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { useCategories } from '#patterns/web/categories.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Combobox } from '#platform/ui/controls/use-combobox.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'
import { findEntries } from './find-entries.ts'
import { searchEntries } from './search-entries.ts'
import type { EntryKind, SearchEntry } from './search-entry.ts'

export interface SearchResultsProps {
  combobox: Combobox
  typed: string
  onChoose: (to: string) => void
}

const shownFirst = 8
const shownAtMost = 60

const kindNames: Record<EntryKind, string> = {
  category: 'Category',
  pattern: 'Pattern',
  problem: 'Problem',
  company: 'Company',
  topic: 'Tutor topic',
  note: 'Note',
}

/** Also rendered before anything is typed, so that what it searches is loaded by then. */
export function SearchResults({ combobox, typed, onChoose }: SearchResultsProps) {
  const kind = likelyKind(useVisitor())
  const isLearner = kind !== 'none'
  const categories = useCategories()
  const list = useQuestionList({ enabled: isLearner })
  const entries = useMemo(
    () => searchEntries({ kind, categories: categories.data, list: list.data }),
    [kind, categories.data, list.data],
  )
  const found = useMemo(() => findEntries(entries, typed), [entries, typed])
  const [expanded, setExpanded] = useState('')
  if (typed.trim() === '') return null

  const shown = found.slice(0, expanded === typed ? shownAtMost : shownFirst)
  const moreCount = Math.min(found.length, shownAtMost) - shown.length
  const isLoading = isLearner && (categories.isPending || list.isPending)
  const failed = [
    ...(categories.isError && !categories.data ? [{ name: 'patterns', retry: categories.refetch }] : []),
    ...(list.isError && !list.data ? [{ name: 'company questions', retry: list.refetch }] : []),
  ]
  return (
    <>
      {failed.length > 0 && (
        <div role="alert" className="grid justify-items-start gap-2 px-4 py-3 text-sm text-ink-2">
          <p>{`The ${failed.map(({ name }) => name).join(' and ')} could not be loaded. Check your connection.`}</p>
          <Button size="sm" onClick={() => failed.forEach(({ retry }) => void retry())}>
            Try again
          </Button>
        </div>
      )}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-ink-2'}>
        {found.length > 0
          ? `${found.length === 1 ? '1 result' : `${found.length} results`}, ${shown.length} shown`
          : isLoading
            ? 'Loading patterns and problems...'
            : nothingFoundText(typed, isLearner)}
      </p>
      <div {...combobox.listProps('Search results')}>
        {shown.map((entry, index) => (
          <div
            key={entry.to + entry.label}
            {...combobox.optionProps(index, () => onChoose(entry.to))}
            className={optionClass}
          >
            <Entry entry={entry} />
          </div>
        ))}
        {moreCount > 0 && (
          <div
            {...combobox.optionProps(shown.length, () => setExpanded(typed))}
            className={`${optionClass} text-sm text-accent-text`}
          >{`Show ${moreCount} more`}</div>
        )}
      </div>
    </>
  )
}

const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-surface-2 aria-selected:bg-surface-2'

function Entry({ entry: { kind, label, context, hue, number, isLocked } }: { entry: SearchEntry }) {
  return (
    <>
      <span
        data-hue={hue}
        className={`size-2.5 flex-none ${hue ? 'rounded-full bg-hue' : 'rounded-xs bg-line-strong'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1 text-sm font-strong">
        {kind === 'problem' && <span className="font-normal text-muted tabular-nums">{`${number}. `}</span>}
        <span>{label}</span>
        {isLocked && (
          <>
            {' '}
            <LockKeyhole className="icon inline text-muted" aria-hidden="true" />
            <span className="sr-only">(needs an account)</span>
          </>
        )}
      </span>
      <span className="max-w-[45%] text-right text-xs text-muted">
        <span className="block text-ink-2">{kindNames[kind]}</span> <span>{context}</span>
      </span>
    </>
  )
}

function nothingFoundText(typed: string, isLearner: boolean): string {
  return isLearner
    ? `Nothing matches "${typed.trim()}". Try a short name such as "bfs", a problem's title or number, or a company.`
    : `Nothing in the study notes matches "${typed.trim()}". Sign in to search patterns and problems, too.`
}
