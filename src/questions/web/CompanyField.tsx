import { type KeyboardEvent, type RefObject, useId, useState } from 'react'

interface CompanyFieldProps {
  value: string
  /** Those that are known; another name is as good. */
  companies: readonly { readonly name: string; readonly slug: string }[]
  error: string | undefined
  field: RefObject<HTMLInputElement | null>
  onChange: (name: string) => void
}

const mostShown = 6

/** Offers the companies whose names have what is typed; arrows walk through them, and a new name is just typed. */
export function CompanyField({ value, companies, error, field, onChange }: CompanyFieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const words = value.trim().toLowerCase()
  const found = words === '' ? [] : findCompanies(companies, words)
  const isKnown = found.some(({ name }) => name.toLowerCase() === words)
  const isShown = isOpen && found.length > 0 && !(isKnown && found.length === 1)

  function choose(name: string) {
    onChange(name)
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place more than there are: none of them, which is what was typed.
      setActive(((active + 1 + move + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter' && isShown && found[active]) {
      event.preventDefault()
      choose(found[active].name)
    } else if (event.key === 'Escape' && isShown) {
      // Closes the list, and not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className="relative grid gap-[7px]">
      <label htmlFor={id} className="text-sm font-[650] after:text-danger after:content-['_*'_/_'']">
        Company
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        required
        maxLength={60}
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className="field-input"
      />
      {isShown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Companies"
          className="rounded-md border border-line-strong bg-surface"
        >
          {found.map(({ name, slug }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys of its list.
            <div
              key={slug}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-surface-2 aria-selected:bg-accent-soft"
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className="text-xs text-muted">
        Choose one that is known, or type a new name.
      </p>
      {error && (
        <p id={`${id}-error`} className="text-xs font-[650] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Names that begin with what is typed come first. */
function findCompanies<Company extends { readonly name: string }>(
  companies: readonly Company[],
  words: string,
): readonly Company[] {
  const placed = companies.map((company) => ({ company, at: company.name.toLowerCase().indexOf(words) }))
  const found = placed.filter(({ at }) => at >= 0)
  return found
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, mostShown)
    .map(({ company }) => company)
}
