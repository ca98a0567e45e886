import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { patternSlug } from '../../filter-questions.ts'
import { type CompanyFilter, nothingChosen, toggled } from './company-filter.ts'
import type { QuestionList } from './use-question-list.ts'

interface ActiveFiltersProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The filters that narrow the list, each with a button that removes it. */
export function ActiveFilters({ list, filter, isMember, onChoose }: ActiveFiltersProps) {
  const { companies, patterns, difficulties, hideSolved, starredOnly } = filter
  const companyName = (slug: string) => list?.companies.find((each) => each.slug === slug)?.name ?? slug
  const patternName = (slug: string) => list?.patterns.find((name) => patternSlug(name) === slug) ?? slug
  const chosen = [
    ...companies.map((slug) => ({
      key: `company ${slug}`,
      label: companyName(slug),
      change: { companies: toggled(companies, slug) },
    })),
    ...difficulties.map((level) => ({
      key: level,
      label: level,
      change: { difficulties: toggled(difficulties, level) },
    })),
    ...patterns.map((slug) => ({
      key: `pattern ${slug}`,
      label: patternName(slug),
      change: { patterns: toggled(patterns, slug) },
    })),
  ]
  // From medium screens on, their switches are visible above the list.
  const switches = [
    ...(hideSolved && isMember
      ? [{ key: 'solved', label: 'Hide Solved', change: { hideSolved: false } }]
      : []),
    ...(starredOnly && isMember
      ? [{ key: 'starred', label: 'Starred', change: { starredOnly: false } }]
      : []),
  ]
  if (chosen.length + switches.length === 0) return null

  function remove({ currentTarget }: MouseEvent<HTMLElement>, change: Partial<CompanyFilter>) {
    // This button disappears.
    const buttons = Array.from(
      currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [],
    )
    const visible = buttons.filter((button) => button.checkVisibility())
    const index = visible.indexOf(currentTarget)
    const neighbor = index === -1 ? undefined : (visible[index + 1] ?? visible[index - 1])
    const next = neighbor ?? currentTarget.closest('section')
    next?.focus({ preventScroll: true })
    onChoose(change)
  }

  return (
    <ul
      aria-label="Active filters"
      className={`flex flex-wrap gap-2 pb-3 ${chosen.length === 0 ? 'md:hidden' : ''}`}
    >
      {[...chosen, ...switches].map(({ key, label, change }, index) => (
        <li key={key} className={index < chosen.length ? '' : 'md:hidden'}>
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={(event) => remove(event, change)}
            className={`${chipShape} border-accent-text bg-accent-soft font-strong text-ink`}
          >
            {label}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
      {chosen.length > 0 && (
        <li className="lg:hidden">
          <button
            type="button"
            onClick={(event) => remove(event, nothingChosen)}
            className={`${chipShape} border-transparent text-ink-2 hover:bg-surface-2`}
          >
            Clear All
          </button>
        </li>
      )}
    </ul>
  )
}

const chipShape =
  'inline-flex min-h-11 items-center gap-2 rounded-sm border-firm px-3 text-sm leading-none md:min-h-9'
