import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { toggled } from '../company-filter.ts'
import '../company-list.css'

interface Choice {
  readonly value: string
  readonly label: string
  /** When the label is shorter. */
  readonly fullName?: string
  readonly count?: number
}

interface FilterSectionProps {
  legend: string
  /** Label of the search box among all choices. */
  searchLabel: string
  /** Undefined while they are loading. */
  choices: readonly Choice[] | undefined
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export const fieldsetClass =
  'relative min-w-0 border-line md:px-6 md:first:pl-0 md:last:pr-0 md:not-first:border-l'
export const legendClass = 'float-left mb-2.5 w-full text-sm font-strong'

/** Only this many choices are shown at first (spec), and those beyond them that are chosen. */
const initialCount = 12

export function FilterSection({ legend, searchLabel, choices = [], chosen, onChange }: FilterSectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const searchRow = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (showsAll) searchRow.current?.querySelector('input')?.focus()
  }, [showsAll])

  const known = new Set(choices.map(({ value }) => value))
  // A URL may name a company that is not in the list: it needs a chip to be removed with.
  const unknown = choices.length === 0 ? [] : chosen.filter((value) => !known.has(value))
  const all: readonly Choice[] = [...choices, ...unknown.map((value) => ({ value, label: value }))]
  const words = typed.trim().toLowerCase()
  const shown = all.filter(({ value, label, fullName = label }, index) =>
    showsAll
      ? [value, label, fullName].some((name) => name.toLowerCase().includes(words))
      : index < initialCount || chosen.includes(value),
  )

  return (
    <fieldset className={fieldsetClass}>
      <legend className={legendClass}>{legend}</legend>
      {all.length > initialCount && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls={listId}
          aria-label={showsAll ? undefined : `Show all ${all.length} ${legend.toLowerCase()}`}
          onClick={() => {
            setShowsAll(!showsAll)
            setTyped('')
          }}
          className="absolute -top-3 right-0 min-h-11 link text-xs font-semibold md:right-6"
        >
          {showsAll ? 'Show fewer' : `Show all ${all.length}`}
        </button>
      )}
      <div className="clear-both">
        {showsAll && (
          <form
            ref={searchRow}
            className="mb-2.5"
            onSubmit={(event) => {
              event.preventDefault()
              const [first] = shown
              if (words && first && !chosen.includes(first.value)) onChange([...chosen, first.value])
            }}
          >
            <SearchBox label={searchLabel} placeholder={searchLabel} value={typed} onChange={setTyped} />
          </form>
        )}
        <div
          id={listId}
          className={`flex flex-wrap gap-1.5 ${showsAll ? '-m-1 max-h-76 overflow-y-auto overscroll-contain p-1' : ''}`}
        >
          {choices.length === 0 && <ChipsLoading />}
          {shown.map(({ value, label, fullName, count }) => (
            <FilterChip
              key={value}
              label={label}
              title={fullName}
              count={count}
              isChosen={chosen.includes(value)}
              onToggle={() => onChange(toggled(chosen, value))}
            />
          ))}
          {showsAll && shown.length === 0 && (
            <p className="text-sm text-muted">{`No ${legend.toLowerCase()} match.`}</p>
          )}
        </div>
      </div>
    </fieldset>
  )
}

interface FilterChipProps {
  label: string
  title?: string | undefined
  count?: number | undefined
  icon?: ReactNode
  isChosen: boolean
  onToggle: () => void
}

export function FilterChip({ label, title, count, icon, isChosen, onToggle }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={title === label ? undefined : title}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border-firm border-line-strong px-2.25 text-xs leading-none text-ink-2 hover:bg-surface-2 aria-pressed:border-accent-text aria-pressed:bg-accent-soft aria-pressed:text-ink md:min-h-8.5"
    >
      {icon}
      <span data-text={label} className={`chip-label ${icon ? 'text-start' : ''}`}>
        {label}
      </span>
      {count !== undefined && (
        <>
          {' '}
          <span className="font-mono text-xs text-muted tabular-nums in-aria-pressed:text-accent-text">
            {count}
          </span>
        </>
      )}
    </button>
  )
}

function ChipsLoading() {
  return ['w-26', 'w-29', 'w-24', 'w-34', 'w-28', 'w-32', 'w-25', 'w-30', 'w-27', 'w-31', 'w-33', 'w-36'].map(
    (width) => (
      <span key={width} className={`h-11 rounded-sm bg-surface-2 md:h-8.5 ${width}`} aria-hidden="true" />
    ),
  )
}
