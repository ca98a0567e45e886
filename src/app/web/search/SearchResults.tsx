import { LockKeyhole } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { useCategories } from '#patterns/web/categories.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Combobox } from '#platform/ui/controls/use-combobox.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'
import { findGroups } from './find-entries.ts'
import { Marked } from './Marked.tsx'
import { searchEntries } from './search-entries.ts'
import type { EntryKind, SearchEntry } from './search-entry.ts'
import { useSearchActions } from './use-search-actions.ts'

export interface SearchResultsProps {
  combobox: Combobox
  typed: string
  /** Undefined for an action, which is done here. */
  onChoose: (to: string | undefined) => void
}

const shownFirst = 8
const pagesShownFirst = 4
const shownAtMost = 60

const kindNames: Record<EntryKind, string> = {
  category: 'Category',
  pattern: 'Pattern',
  problem: 'Problem',
  company: 'Company',
  topic: 'Tutor topic',
  note: 'Note',
  page: 'Page',
  action: 'Action',
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
  const groups = useMemo(() => findGroups(entries, typed), [entries, typed])
  const act = useSearchActions()
  const [expanded, setExpanded] = useState('')
  if (typed.trim() === '') return null

  const isExpanded = expanded === typed
  const shown = groups.map(({ name, found }) => ({
    name,
    found: found.slice(0, countShown(name, isExpanded)),
  }))
  const total = groups.reduce((sum, { found }) => sum + found.length, 0)
  const shownCount = shown.reduce((sum, { found }) => sum + found.length, 0)
  const moreCount = groups.reduce(
    (sum, { found, name }) => sum + Math.min(found.length, countShown(name, true)),
    -shownCount,
  )
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
      <p role="status" className={total > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-ink-2'}>
        {total > 0
          ? `${total === 1 ? '1 result' : `${total} results`}, ${shownCount} shown`
          : isLoading
            ? 'Loading patterns and problems...'
            : nothingFoundText(typed, isLearner)}
      </p>
      <div {...combobox.listProps('Search results')}>
        {shown.map(({ name, found }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
          <div key={name} role="group" aria-label={name} className="border-line not-first:border-t">
            {shown.length > 1 && position > 0 && (
              <p aria-hidden="true" className="px-4 pt-2.5 pb-1 text-xs font-strong text-muted">
                {name}
              </p>
            )}
            {found.map((entry, index) => (
              <div
                key={`${entry.to}${entry.label}`}
                {...combobox.optionProps(index + (position > 0 ? (shown[0]?.found.length ?? 0) : 0), () => {
                  onChoose(entry.to)
                  if (entry.action) act(entry.action)
                })}
                className={`${optionClass} items-baseline`}
              >
                <Entry entry={entry} typed={typed} />
              </div>
            ))}
          </div>
        ))}
        {moreCount > 0 && (
          <div
            {...combobox.optionProps(shownCount, () => setExpanded(typed))}
            className={`${optionClass} items-center text-sm text-accent-text`}
          >{`Show ${moreCount} more`}</div>
        )}
      </div>
    </>
  )
}

/** Pages and actions are few, and the account has many. */
function countShown(group: string, isExpanded: boolean): number {
  if (isExpanded) return shownAtMost
  return group === 'Pages and actions' ? pagesShownFirst : shownFirst
}

const optionClass =
  'flex min-h-11 cursor-pointer gap-3 border-line px-4 py-2 not-first:border-t hover:bg-surface-2 aria-selected:bg-surface-2'

interface EntryProps {
  entry: SearchEntry
  typed: string
}

function Entry({ entry: { kind, label, context, hue, number, isLocked }, typed }: EntryProps) {
  return (
    <>
      <span
        data-hue={hue}
        className={`size-2.5 flex-none ${hue ? 'rounded-full bg-hue' : 'rounded-xs bg-line-strong'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1 text-sm">
        {kind === 'problem' && <span className="text-muted tabular-nums">{`${number}. `}</span>}
        <Marked text={label} typed={typed} />
        {isLocked && (
          <>
            {' '}
            <LockKeyhole className="icon inline text-muted" aria-hidden="true" />
            <span className="sr-only">(needs an account)</span>
          </>
        )}
        <span className="block text-xs text-muted">
          <span>{context ? `${kindNames[kind]}, ` : kindNames[kind]}</span>
          {context && <Marked text={context} typed={typed} />}
        </span>
      </span>
    </>
  )
}

function nothingFoundText(typed: string, isLearner: boolean): string {
  return isLearner
    ? `Nothing matches "${typed.trim()}". Try a short name such as "bfs", a problem's title or number, or a company.`
    : `Nothing in the study notes matches "${typed.trim()}". Sign in to search patterns and problems, too.`
}
