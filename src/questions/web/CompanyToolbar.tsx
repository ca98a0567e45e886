import { memo, useLayoutEffect, useRef } from 'react'
import { SearchBox } from '#platform/ui/SearchBox.tsx'
import { Switch } from '#platform/ui/Switch.tsx'
import type { CompanyFilter } from './company-filter.ts'

interface CompanyToolbarProps {
  filter: CompanyFilter
  onType: (search: string) => void
  onTypingEnds: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
}

export const CompanyToolbar = memo(function CompanyToolbar({
  filter,
  onType,
  onTypingEnds,
  onChoose,
}: CompanyToolbarProps) {
  const search = useRef<HTMLDivElement>(null)

  // The box is drawn ahead: what was typed before its code came stands in it, and is searched for.
  useLayoutEffect(() => {
    const typedAhead = search.current?.querySelector('input')?.value
    if (typedAhead) onType(typedAhead)
  }, [onType])

  return (
    <section
      aria-label="Search and show"
      className="flex flex-col gap-x-5 gap-y-3 pt-7 pb-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <div ref={search} className="w-full md:max-w-[480px] md:min-w-[320px] md:flex-1">
        <SearchBox
          label="Search questions"
          placeholder="Search questions"
          value={filter.search}
          onChange={onType}
          onBlur={onTypingEnds}
          maxLength={100}
        />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5 md:gap-x-6">
        <Switch
          label="Hide Solved"
          checked={filter.hideSolved}
          onChange={(hideSolved) => onChoose({ hideSolved })}
        />
        <Switch
          label="Hide Patterns"
          checked={filter.hidePatterns}
          onChange={(hidePatterns) => onChoose({ hidePatterns })}
        />
        <Switch label="Include SQL" checked={filter.withSql} onChange={(withSql) => onChoose({ withSql })} />
      </div>
    </section>
  )
})
