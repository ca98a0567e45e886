import { useCombobox } from 'downshift'
import type { RefObject } from 'react'

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
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...suggestions],
    itemToString: (company) => company?.name ?? '',
    itemToKey: (company) => company?.slug,
    inputValue: value,
    // The text is the value: choosing a suggestion only fills it in.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.name),
    // Leaving the field keeps what is typed, even if a suggestion is highlighted.
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
  })
  const isShown = isOpen && suggestions.length > 0
  const inputProps = getInputProps({
    ref: inputRef,
    'aria-expanded': isShown,
    // Not `onInputValueChange`, which comes after a render and would move the cursor to the end.
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    onKeyDown: (event) => {
      // While the list is open, Escape closes it and not the dialog around it, and Enter chooses what is highlighted.
      if (event.key === 'Escape' && isShown) event.stopPropagation()
      const isOrdinaryKey =
        (event.key === 'Escape' && !isShown) || (event.key === 'Enter' && highlightedIndex === -1)
      if (isOrdinaryKey) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  const hintId = `${inputProps.id}-hint`
  const errorId = `${inputProps.id}-error`

  return (
    <div className="relative grid gap-1.75">
      <label
        {...getLabelProps()}
        htmlFor={inputProps.id}
        className="text-sm font-strong after:text-danger after:content-['_*'_/_'']"
      >
        Company
      </label>
      <input
        {...inputProps}
        type="text"
        required
        maxLength={60}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        className="field-input"
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Companies' })}
        hidden={!isShown}
        className="rounded-md border border-line-strong bg-surface"
      >
        {isShown &&
          suggestions.map((company, index) => (
            <li
              key={company.slug}
              {...getItemProps({ item: company, index })}
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
