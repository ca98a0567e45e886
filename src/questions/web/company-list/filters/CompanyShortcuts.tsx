import { memo } from 'react'
import type { CompanyCount } from '../../../question-list.ts'
import { chipShape } from './ActiveFilters.tsx'

interface CompanyShortcutsProps {
  /** Undefined while they are loading. */
  companies: readonly CompanyCount[] | undefined
  /** Slugs of those that come first. */
  first: readonly string[] | undefined
  onChoose: (slug: string) => void
}

/** With more, the search is quicker. */
const mostShown = 40

/** On phones: a line of companies, so that the list of one is a press away. The active filters take its place. */
export const CompanyShortcuts = memo(function CompanyShortcuts({
  companies,
  first = [],
  onChoose,
}: CompanyShortcutsProps) {
  if (companies?.length === 0) return null
  const sorted = companies?.toSorted(
    (a, b) => Number(first.includes(b.slug)) - Number(first.includes(a.slug)),
  )
  return (
    <ul
      aria-label="Questions of one company"
      className="page scroll-cue flex h-12 items-center gap-2 overflow-x-auto border-b border-line md:hidden"
    >
      {sorted?.slice(0, mostShown).map(({ slug, name }) => (
        <li key={slug}>
          <button
            type="button"
            onClick={() => onChoose(slug)}
            className={`${chipShape} border-line-strong text-ink-2`}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
})
