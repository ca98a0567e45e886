import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useCombobox } from '#platform/ui/controls/use-combobox.ts'
import { isComposing } from '#platform/web/input/is-composing.ts'
import { onLeave } from '#platform/web/input/presses.ts'

interface CompanyNameFieldProps {
  value: string
  /** Suggestions; a name that is not among them is accepted too. */
  companies: readonly { readonly name: string; readonly slug: string }[]
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (name: string) => void
}

const maxSuggestions = 6

/** A text field that suggests the companies whose names contain what is typed. */
export function CompanyNameField({ value, companies, error, inputRef, onChange }: CompanyNameFieldProps) {
  const typed = value.trim().toLowerCase()
  const suggestions = typed === '' ? [] : findCompanies(companies, typed)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && suggestions.length > 0
  const { setActive, onKeyDown, fieldProps, listProps, optionProps } = useCombobox({
    isShown,
    onMove: () => setOpen(true),
  })
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`

  function type(name: string) {
    onChange(name)
    setActive(-1)
    setOpen(true)
  }

  function choose(name: string) {
    onChange(name)
    close()
  }

  function close() {
    setActive(-1)
    setOpen(false)
  }

  function onKey(event: KeyboardEvent) {
    onKeyDown(event)
    if (event.key !== 'Escape' || !isShown || isComposing(event.nativeEvent)) return
    // Closes the list and not the dialog around it.
    event.stopPropagation()
    close()
  }

  return (
    <div className="relative grid gap-1.75">
      <label htmlFor={id} className="text-sm font-strong after:text-danger after:content-['_*'_/_'']">
        Company
      </label>
      <input
        ref={inputRef}
        id={id}
        type="text"
        name="company"
        {...fieldProps}
        value={value}
        onChange={({ target }) => type(target.value)}
        onClick={() => setOpen(!isOpen)}
        onBlur={onLeave(close)}
        onKeyDown={onKey}
        required
        maxLength={60}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        className="field-input"
      />
      <ul
        {...listProps('Companies')}
        hidden={!isShown}
        className="rounded-md border border-line-strong bg-surface"
      >
        {suggestions.map((company, index) => (
          <li
            key={company.slug}
            {...optionProps(index, () => choose(company.name))}
            onMouseMove={() => setActive(index)}
            className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-surface-2 aria-selected:bg-accent-soft"
          >
            {company.name}
          </li>
        ))}
      </ul>
      <p id={hintId} className="text-xs text-muted">
        Choose a company, or type a new name. Only you see a new name until it is approved.
      </p>
      {error && (
        <p id={errorId} className="text-xs font-strong text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Names that start with what is typed come first. There is nothing to suggest once the only match is typed in full. */
function findCompanies<Company extends { readonly name: string }>(
  companies: readonly Company[],
  typed: string,
): readonly Company[] {
  const found = companies
    .map((company) => ({ company, index: company.name.toLowerCase().indexOf(typed) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => Number(a.index > 0) - Number(b.index > 0))
    .slice(0, maxSuggestions)
    .map(({ company }) => company)
  return found.length === 1 && found[0]?.name.toLowerCase() === typed ? [] : found
}
