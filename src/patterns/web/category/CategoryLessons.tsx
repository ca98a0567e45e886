import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { problemsOf } from '#curriculum/patterns.ts'
import type { Category, OpenPattern } from '#patterns/contract.ts'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { isReturn } from '#platform/web/is-return.ts'
import { keepInView } from '#platform/web/keep-in-view.ts'
import { useStanding } from '#practice/web/use-standing.ts'
import { statusOf } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { WaitingNotice } from '#progress/web/tick/WaitingMark.tsx'
import { lastLesson } from '../categories.ts'
import { findLinkedPattern } from './card/card-sections.ts'
import { findPatterns, noPatternsText, type PatternFilter, statusTabs } from './find-patterns.ts'
import { PatternCard } from './PatternCard.tsx'
import styles from './path.module.css'

const noFilter: PatternFilter = { search: '', tab: 'All', showCompleted: true }
const tabs = statusTabs.map((tab) => ({ id: tab, label: tab }))

interface CategoryLessonsProps {
  category: Category
  /** The pattern to go on with. */
  next: OpenPattern | undefined
}

export function CategoryLessons({ category, next }: CategoryLessonsProps) {
  const solved = useSolvedProblems()
  const hasAnswered = (useStanding()?.answered ?? 0) > 0
  const [filter, setFilter] = useState(noFilter)
  const patterns = category.patterns.filter((pattern): pattern is OpenPattern => !pattern.locked)
  const showAll = useCallback(() => setFilter(noFilter), [])
  const { open, toggle } = useOpenPatterns(
    patterns.map(({ name }) => name),
    showAll,
  )

  const hasCompleted = patterns.some(({ id }) => statusOf(problemsOf(id), solved) === 'Completed')
  const found = new Set(findPatterns(patterns, filter, ({ id }) => statusOf(problemsOf(id), solved)))
  return (
    <section aria-label="Patterns">
      <WaitingNotice />
      <div className="page flex flex-col-reverse gap-1 pt-2 pb-1 lg:flex-row lg:items-center lg:justify-between lg:gap-6 lg:pb-2">
        <div className="-ml-2.5 [&>div]:border-b-transparent lg:-ml-3.5">
          <Tabs
            label="Status"
            tabs={tabs}
            selected={filter.tab}
            onSelect={(tab) => setFilter({ ...filter, tab })}
            panelId="patterns"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 lg:gap-x-6">
          {(hasCompleted || !filter.showCompleted) && (
            <Switch
              label="Show completed"
              checked={filter.showCompleted}
              onChange={(showCompleted) => setFilter({ ...filter, showCompleted })}
            />
          )}
          <div className="flex-1 max-lg:order-first max-lg:basis-full lg:w-[348px]">
            <SearchBox
              label="Search this category"
              placeholder="Search patterns, scenarios, or clues..."
              value={filter.search}
              onChange={(search) => setFilter({ ...filter, search })}
            />
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">{`${found.size} of ${patterns.length} patterns shown`}</p>
      <div id="patterns" role="tabpanel" aria-labelledby={`patterns-${filter.tab}`} className="page">
        <div
          className={styles.path}
          data-filtered={found.size < patterns.length || filter.search.trim() !== '' || undefined}
        >
          {patterns.map((pattern) => (
            // Hidden, not removed, so that an open card keeps its state.
            <div key={pattern.id} hidden={!found.has(pattern)}>
              <PatternCard
                pattern={pattern}
                isNext={pattern === next}
                isOpen={open.has(pattern.name)}
                onToggle={toggle}
              />
            </div>
          ))}
        </div>
        {found.size === 0 && <EmptyState title="No patterns found" text={noPatternsText(filter.search)} />}
      </div>
      {hasAnswered && (
        <p className="page pt-3.5 text-xs text-muted">
          The ridge is how likely you spot the pattern at first sight; the dots are problems you ticked. They
          are two different things and never mixed.
        </p>
      )}
    </section>
  )
}

/** The open cards by the key of the history entry, to restore them on Back. */
const openByHistoryEntry = new Map<string, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

/**
 * Which pattern cards are open: none at first, and the same ones as before after Back. A URL that ends in
 * `#pattern-name`, `#pattern-name-practice` or `#pattern-name/15` opens that card and scrolls to it, its section or its
 * problem 15. `onLinked` clears the filters when they hide it.
 */
function useOpenPatterns(names: readonly string[], onLinked: () => void) {
  const { hash, key } = useLocation()
  const linked = findLinkedPattern(hash, names)
  const before = useMemo(() => openByHistoryEntry.get(key), [key])
  const [open, setOpen] = useState(before ?? none)

  useEffect(() => {
    if (linked === undefined || before) return
    const openLinked = () => {
      if (document.getElementById(linked)?.closest('[hidden]')) onLinked()
      setOpen((others) => new Set(others).add(linked))
    }
    lastLesson.write(linked)
    // After a reload or Back, the browser restores the scroll position.
    if (isReturn(key)) {
      openLinked()
      return
    }
    let stop: (() => void) | undefined
    const frame = requestAnimationFrame(() => {
      // So that the part is there to scroll to.
      flushSync(openLinked)
      const card = document.getElementById(linked)
      // Without the part that it names, as in a link from before the card changed, it leads to the card.
      const target = document.getElementById(hash.slice(1)) ?? card
      if (target === card) {
        target?.scrollIntoView({ block: 'start' })
        target?.querySelector('button')?.focus({ preventScroll: true })
      } else if (target) {
        target.focus({ preventScroll: true })
        stop = keepInView(target)
      }
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [linked, hash, key, before, onLinked])

  useEffect(() => {
    openByHistoryEntry.set(key, open)
  }, [open, key])

  const toggle = useCallback((name: string) => {
    lastLesson.write(name)
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  }, [])

  return { open, toggle }
}
