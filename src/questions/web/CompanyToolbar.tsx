import { memo, useLayoutEffect, useRef } from 'react'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import type { CompanyFilter } from './company-filter.ts'

interface SearchFieldProps {
  search: string
  onType: (search: string) => void
  onTypingEnds: () => void
}

interface ShownSwitchesProps {
  hideSolved: boolean
  hidePatterns: boolean
  withSql: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

interface CompanyToolbarProps extends Omit<SearchFieldProps, 'search'> {
  filter: CompanyFilter
  onChoose: ShownSwitchesProps['onChoose']
}

export const CompanyToolbar = memo(function CompanyToolbar({
  filter: { search, hideSolved, hidePatterns, withSql },
  onType,
  onTypingEnds,
  onChoose,
}: CompanyToolbarProps) {
  return (
    <section
      aria-label="Search and show"
      className="flex flex-col gap-x-5 gap-y-3 pt-7 pb-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <SearchField search={search} onType={onType} onTypingEnds={onTypingEnds} />
      <ShownSwitches
        hideSolved={hideSolved}
        hidePatterns={hidePatterns}
        withSql={withSql}
        onChoose={onChoose}
      />
    </section>
  )
})

// Each letter draws the box alone, each switch the switches.
const SearchField = memo(function SearchField({ search, onType, onTypingEnds }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null)

  // The box is drawn ahead: what was typed before its code came stands in it, and is searched for.
  useLayoutEffect(() => {
    const typedAhead = box.current?.querySelector('input')?.value
    if (typedAhead) onType(typedAhead)
  }, [onType])

  return (
    <div ref={box} className="w-full md:max-w-[480px] md:min-w-[320px] md:flex-1">
      <SearchBox
        label="Search questions"
        placeholder="Search questions"
        value={search}
        onChange={onType}
        onBlur={onTypingEnds}
        maxLength={100}
      />
    </div>
  )
})

const ShownSwitches = memo(function ShownSwitches({
  hideSolved,
  hidePatterns,
  withSql,
  onChoose,
}: ShownSwitchesProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1.5 md:gap-x-6">
      <Switch label="Hide Solved" checked={hideSolved} onChange={(on) => onChoose({ hideSolved: on })} />
      <Switch
        label="Hide Patterns"
        checked={hidePatterns}
        onChange={(on) => onChoose({ hidePatterns: on })}
      />
      <Switch label="Include SQL" checked={withSql} onChange={(on) => onChoose({ withSql: on })} />
    </div>
  )
})
