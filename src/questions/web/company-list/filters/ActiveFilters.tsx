import { X } from 'lucide-react'
import type { MouseEvent, RefObject } from 'react'
import { type CompanyFilter, type Constraint, constraintsOf, nothingChosen } from '../company-filter.ts'
import type { QuestionList } from '../use-question-list.ts'

interface ActiveFiltersProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  isMember: boolean
  /** Gets the focus when nothing is left to remove. */
  button: RefObject<HTMLElement | null>
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The filters that narrow the list, each with a button that removes it. */
export function ActiveFilters({ list, filter, isMember, button, onChoose }: ActiveFiltersProps) {
  const chosen = constraintsOf(filter, list).filter(
    ({ kind }) => kind !== 'search' && (isMember || (kind !== 'starred' && kind !== 'solved')),
  )
  if (chosen.length === 0) return null

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
      className={`scroll-cue -mx-1 flex gap-2 px-1 pt-0.5 pb-2.5 max-md:overflow-x-auto md:flex-wrap ${chosen.every(isSwitch) ? 'min-[68rem]:hidden' : ''}`}
    >
      {chosen.map((constraint) => (
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
      {chosen.some(({ kind }) => kind === 'chosen') && (
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

const chipShape =
  'inline-flex min-h-11 items-center gap-2 rounded-sm border-firm px-2.5 text-xs leading-none whitespace-nowrap md:min-h-8'
