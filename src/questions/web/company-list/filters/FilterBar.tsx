import { ChevronDown, ListFilter } from 'lucide-react'
import { type RefObject, useCallback, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { useKeys } from '#platform/web/input/use-keys.ts'
import { useMedia } from '#platform/web/use-media.ts'
import {
  type CompanyFilter,
  constraintsOf,
  countChosen,
  isNarrowed,
  nothingNarrowed,
} from '../company-filter.ts'
import type { QuestionList } from '../use-question-list.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { CompanyShortcuts } from './CompanyShortcuts.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { ShowSwitches } from './ShowSwitches.tsx'
import { SortSelect } from './SortSelect.tsx'

export interface FilterBarProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  /** Slugs of those the learner prepares for. */
  ownCompanies: readonly string[] | undefined
  filter: CompanyFilter
  foundCount: number | undefined
  isMember: boolean
  /** The filters below the bar, on phones in a sheet. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onType: (search: string) => void
  onTypingEnds: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Search, filters, order and tools. It stays in view while the list scrolls; a new list starts at its top. */
export function FilterBar({
  ownCompanies,
  isOpen,
  onOpenChange,
  onType,
  onTypingEnds,
  onChoose,
  ...shown
}: FilterBarProps) {
  const { list, filter, isMember } = shown
  const isPhone = useMedia('(width < 52rem)')
  const start = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasKeys = useSingleKeys()
  const choose = useCallback(
    (change: Partial<CompanyFilter>) => {
      onChoose(change)
      scrollToStart(start)
    },
    [onChoose],
  )
  const chooseOne = useCallback(
    (slug: string) => {
      // The pressed button disappears.
      button.current?.focus({ preventScroll: true })
      choose({ companies: [slug] })
    },
    [choose],
  )
  const toggle = () => {
    onOpenChange(!isOpen)
    scrollToStart(start)
  }
  useKeys({
    f: () => search.current?.focus(),
    'Shift+f': () => {
      button.current?.focus()
      toggle()
    },
    Escape: () => {
      if (!isNarrowed(filter)) return false
      choose(nothingNarrowed)
      return true
    },
  })
  const chosenCount = countChosen(filter)
  const active = constraintsOf(filter, list).filter(
    ({ kind }) => kind !== 'search' && (isMember || (kind !== 'starred' && kind !== 'solved')),
  )
  return (
    <>
      <div ref={start} className="-scroll-mt-4" />
      <section
        aria-label="Search and show"
        className="sticky top-(--header-height) z-10 border-y border-line bg-canvas"
      >
        <div className="page">
          <div className="flex min-h-14 items-center gap-2 md:min-h-15 md:gap-3">
            <div className="min-w-0 flex-1">
              <SearchBox
                label="Search questions"
                placeholder="Search questions"
                value={filter.search}
                inputRef={search}
                focusKey={hasKeys ? 'F' : undefined}
                onChange={(typed) => {
                  onType(typed)
                  scrollToStart(start)
                }}
                onBlur={onTypingEnds}
                maxLength={100}
              />
            </div>
            <Button
              ref={button}
              aria-expanded={isOpen}
              aria-haspopup={isPhone ? 'dialog' : undefined}
              aria-controls={isOpen && !isPhone ? 'company-filters' : undefined}
              aria-keyshortcuts={hasKeys ? 'Shift+F' : undefined}
              onClick={toggle}
              className="px-3!"
            >
              <ListFilter className="icon" aria-hidden="true" />
              <span className="max-md:sr-only">Filters</span>
              <ChosenBadge count={chosenCount} />
              <ChevronDown
                aria-hidden="true"
                className={`icon text-muted transition-transform duration-(--dur-base) ease-step max-md:hidden ${isOpen ? 'rotate-180' : ''}`}
              />
            </Button>
            <div className="hidden gap-4.5 min-[68rem]:flex">
              <ShowSwitches filter={filter} onChoose={choose} />
            </div>
            <div className="-mr-2 max-md:hidden">
              <SortSelect list={list} filter={filter} onChoose={choose} />
            </div>
          </div>
          {active.length > 0 && <ActiveFilters filters={active} button={button} onChoose={choose} />}
        </div>
      </section>
      {active.length === 0 && (
        <CompanyShortcuts companies={list?.companies} first={ownCompanies} onChoose={chooseOne} />
      )}
      {isOpen && !isPhone && <FilterPanel list={list} filter={filter} onChoose={choose} />}
      {isOpen && isPhone && (
        <FilterSheet {...shown} onChoose={onChoose} onClose={() => onOpenChange(false)} />
      )}
    </>
  )
}

/** The number of active filters. */
function ChosenBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="accent">
      <span className="tabular-nums">{count}</span>
      <span className="sr-only">active</span>
    </Badge>
  )
}

/** Where the bar begins to stay: the list under it is at its top then. */
function scrollToStart({ current }: RefObject<HTMLElement | null>): void {
  if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView()
}
