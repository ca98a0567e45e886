import { X } from 'lucide-react'
import type { MouseEvent, RefObject } from 'react'
import { type CompanyFilter, type Constraint, nothingChosen } from '../company-filter.ts'

interface ActiveFiltersProps {
  filters: readonly Constraint[]
  /** Gets the focus when nothing is left to remove. */
  button: RefObject<HTMLElement | null>
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The filters that narrow the list, each with a button that removes it. */
export function ActiveFilters({ filters, button, onChoose }: ActiveFiltersProps) {
  // The pressed button disappears.
  function remove({ currentTarget }: MouseEvent<HTMLElement>, change: Partial<CompanyFilter>) {
    const buttons = [
      ...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button[aria-label]') ?? []),
    ]
    const visible = buttons.filter((each) => each.checkVisibility())
    const index = visible.indexOf(currentTarget)
    const neighbor = index === -1 ? undefined : (visible[index + 1] ?? visible[index - 1])
    const next = neighbor ?? button.current
    next?.focus({ preventScroll: true })
    onChoose(change)
  }

  return (
    <ul
      aria-label="Active filters"
      // The switch of what is solved is in view on wide screens.
      className={`scroll-cue -mx-1 flex items-center gap-2 px-1 max-md:h-12 max-md:overflow-x-auto md:flex-wrap md:pt-0.5 md:pb-2.5 ${filters.every(isSwitch) ? 'min-[68rem]:hidden' : ''}`}
    >
      {filters.map((constraint) => (
        <li key={constraint.label} className={isSwitch(constraint) ? 'min-[68rem]:hidden' : ''}>
          <button
            type="button"
            aria-label={`Remove filter: ${constraint.label}`}
            onClick={(event) => remove(event, constraint.without)}
            className={`${chipShape} border-accent-text bg-accent-soft font-strong text-ink`}
          >
            {constraint.label}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
      {filters.some(({ kind }) => kind === 'chosen') && (
        <li>
          <button
            type="button"
            onClick={(event) => remove(event, nothingChosen)}
            className={`${chipShape} border-transparent font-strong text-ink-2 hover:bg-surface-2`}
          >
            Clear All
          </button>
        </li>
      )}
    </ul>
  )
}

const isSwitch = ({ kind }: Constraint) => kind === 'solved'

/** As high as a fingertip to touch, though it looks lower on phones. */
export const chipShape =
  'relative inline-flex min-h-8.5 items-center gap-2 rounded-sm border-firm px-2.5 text-xs leading-none whitespace-nowrap after:absolute after:inset-x-0 after:-inset-y-1.5 md:min-h-8 md:after:content-none'
