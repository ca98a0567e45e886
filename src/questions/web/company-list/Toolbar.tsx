import { memo } from 'react'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import type { CompanyFilter } from './company-filter.ts'

interface ToolbarProps {
  filter: CompanyFilter
  onType: (search: string) => void
  onTypingEnds: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
}

export const Toolbar = memo(function Toolbar({ filter, onType, onTypingEnds, onChoose }: ToolbarProps) {
  const { search, hideSolved, hidePatterns, withSql } = filter
  return (
    <section
      aria-label="Search and show"
      className="flex flex-col gap-x-5 gap-y-3 pt-7 pb-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="w-full md:max-w-[480px] md:min-w-[320px] md:flex-1">
        <SearchBox
          label="Search questions"
          placeholder="Search questions"
          value={search}
          onChange={onType}
          onBlur={onTypingEnds}
          maxLength={100}
        />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5 md:gap-x-6">
        <Switch label="Hide Solved" checked={hideSolved} onChange={(on) => onChoose({ hideSolved: on })} />
        <Switch
          label="Hide Patterns"
          checked={hidePatterns}
          onChange={(on) => onChoose({ hidePatterns: on })}
        />
        <Switch label="Include SQL" checked={withSql} onChange={(on) => onChoose({ withSql: on })} />
      </div>
    </section>
  )
})
