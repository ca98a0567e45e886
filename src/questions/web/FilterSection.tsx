import { memo, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { useLatest } from '#platform/web/use-latest.ts'
import { type CompanyFilter, toggled } from './company-filter.ts'
import './chips.css'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly count?: number
}

/** What is chosen of one kind, and how it is changed. */
export interface OneKind<Value extends string = string> {
  readonly chosen: readonly Value[]
  readonly onChoose: (change: Partial<CompanyFilter>) => void
  /** Called when somebody seems about to choose: the pointer or the focus is there. */
  readonly onNear: (change: Partial<CompanyFilter>) => void
}

interface FilterSectionProps extends OneKind {
  legend: string
  /** Name of the box that finds among all choices. */
  find: string
  /** Absent while they are loading. */
  choices: readonly Choice[] | undefined
  /** What of a filter they are. */
  kind: 'companies' | 'patterns'
  /** Class that keeps the height of the first choices while they are loading. */
  chipsHeight?: string
}

/** As many are offered at first (spec); what was chosen beyond them stays in sight. */
export const firstCount = 12

export function FilterSection({
  legend,
  find,
  choices,
  kind,
  chosen,
  onChoose,
  onNear,
  chipsHeight = '',
}: FilterSectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { toggle, near } = useToggle(kind, { chosen, onChoose, onNear })

  useEffect(() => {
    if (showsAll) box.current?.querySelector('input')?.focus()
  }, [showsAll])

  const places = useMemo(() => new Map(choices?.map(({ value }, place) => [value, place])), [choices])
  const unknown = choices ? chosen.filter((value) => !places.has(value)).map(unknownChoice) : []
  const count = (choices ?? []).length + unknown.length
  const shown = showsAll
    ? [...(choices ?? []), ...unknown].filter(isCalled(typed.trim().toLowerCase()))
    : [...(choices ?? []).slice(0, firstCount), ...chosenBeyond(), ...unknown]

  // Not by going through all of them, which are hundreds: each choice draws this again.
  function chosenBeyond(): readonly Choice[] {
    return chosen
      .map((value) => places.get(value) ?? 0)
      .filter((place) => place >= firstCount)
      .sort((one, other) => one - other)
      .flatMap((place) => choices?.[place] ?? [])
  }

  // Isolated: the browser draws a chosen chip with its kind alone, not with all that stands around the filters.
  return (
    <fieldset className="isolate min-w-0 border-line p-4 not-first:border-t md:p-5 lg:not-first:border-t-0 lg:not-first:border-l">
      <legend className="float-left mb-3 w-full text-sm font-[650]">{legend}</legend>
      <div className={`clear-both ${chipsHeight}`}>
        {showsAll && (
          <div ref={box} className="mb-3">
            <SearchBox label={find} placeholder={find} value={typed} onChange={setTyped} />
          </div>
        )}
        <div
          id={listId}
          className={`flex flex-wrap gap-2 ${showsAll ? '-m-1 max-h-[19rem] overflow-y-auto overscroll-contain p-1' : ''}`}
        >
          {choices ? (
            shown.map(({ value, label, count }) => (
              <ListedChip
                key={value}
                value={value}
                label={label}
                count={count}
                isChosen={chosen.includes(value)}
                onToggle={toggle}
                onNear={near}
              />
            ))
          ) : (
            <ChipsLoading />
          )}
          {showsAll && shown.length === 0 && (
            <p className="text-sm text-muted">Nothing here is called that.</p>
          )}
        </div>
      </div>
      {count > firstCount && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls={listId}
          aria-label={showsAll ? undefined : `Show all ${count} ${legend.toLowerCase()}`}
          onClick={() => {
            setShowsAll(!showsAll)
            setTyped('')
          }}
          className={buttonClass('plain', 'md', 'mt-1')}
        >
          {showsAll ? 'Show fewer' : `Show all ${count}`}
        </button>
      )}
    </fieldset>
  )
}

function unknownChoice(value: string): Choice {
  return { value, label: value }
}

function isCalled(words: string): (choice: Choice) => boolean {
  return ({ label, value }) => label.toLowerCase().includes(words) || value.includes(words)
}

/** Stay the same functions, so that of hundreds of chips only the one that changes is drawn again. */
function useToggle(kind: FilterSectionProps['kind'], { chosen, onChoose, onNear }: OneKind) {
  const latest = useLatest(chosen)
  return {
    toggle: useCallback(
      (value: string) => onChoose({ [kind]: toggled(latest.current, value) }),
      [kind, onChoose, latest],
    ),
    near: useCallback(
      (value: string) => onNear({ [kind]: toggled(latest.current, value) }),
      [kind, onNear, latest],
    ),
  }
}

interface ListedChipProps {
  value: string
  label: string
  count: number | undefined
  isChosen: boolean
  onToggle: (value: string) => void
  onNear: (value: string) => void
}

const ListedChip = memo(function ListedChip({
  value,
  label,
  count,
  isChosen,
  onToggle,
  onNear,
}: ListedChipProps) {
  return (
    <FilterChip
      label={label}
      isChosen={isChosen}
      onToggle={() => onToggle(value)}
      onNear={() => onNear(value)}
    >
      {count !== undefined && (
        <>
          {' '}
          <span className="font-mono text-xs text-muted tabular-nums in-aria-pressed:text-accent-text">
            {count}
          </span>
        </>
      )}
    </FilterChip>
  )
})

interface FilterChipProps {
  label: string
  isChosen: boolean
  onToggle: () => void
  onNear: () => void
  /** Before the label. */
  sign?: ReactNode
  /** After it. */
  children?: ReactNode
}

export function FilterChip({ label, isChosen, onToggle, onNear, sign, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border-[1.5px] border-line-strong px-3 text-sm leading-none text-ink-2 hover:bg-surface-2 aria-pressed:border-accent-text aria-pressed:bg-accent-soft aria-pressed:text-ink md:min-h-9"
    >
      {sign}
      <span data-text={label} className={`chip-label ${sign ? 'text-start' : ''}`}>
        <span>{label}</span>
      </span>
      {children}
    </button>
  )
}

/** Flat bars, about as wide as what comes. */
function ChipsLoading() {
  return widths.map((width) => (
    <span key={width} className={`h-11 rounded-sm bg-surface-2 md:h-9 ${width}`} aria-hidden="true" />
  ))
}

const widths = [
  'w-26',
  'w-29',
  'w-24',
  'w-34',
  'w-28',
  'w-32',
  'w-25',
  'w-30',
  'w-27',
  'w-31',
  'w-33',
  'w-36',
]
