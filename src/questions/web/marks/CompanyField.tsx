import { useCombobox } from 'downshift'
import { type RefObject, useState } from 'react'

interface CompanyFieldProps {
  value: string
  /** Suggestions; a name that is not among them is accepted too. */
  companies: readonly { readonly name: string; readonly slug: string }[]
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (name: string) => void
}

const maxSuggestions = 6

/** A text field that suggests the companies whose names contain what is typed. */
export function CompanyField({ value, companies, error, inputRef, onChange }: CompanyFieldProps) {
  const typed = value.trim().toLowerCase()
  const suggestions = typed === '' ? [] : findCompanies(companies, typed)
  const isComplete = suggestions.length === 1 && suggestions[0]?.name.toLowerCase() === typed
  const [wantsOpen, setWantsOpen] = useState(false)
  const isOpen = wantsOpen && suggestions.length > 0 && !isComplete
  const { highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...suggestions],
    itemToString: (company) => company?.name ?? '',
    itemToKey: (company) => company?.slug,
    inputValue: value,
    isOpen,
    onIsOpenChange: (changes) => setWantsOpen(changes.isOpen),
    // The text is the value: choosing a suggestion only fills it in.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.name),
    // Leaving the field keeps what is typed, even if a suggestion is highlighted.
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
  })
  const inputProps = getInputProps({
    ref: inputRef,
    // Not `onInputValueChange`, which comes after a render and would move the cursor to the end.
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) {
        // Closes the list, and not the dialog around it.
        event.preventDefault()
        event.stopPropagation()
      }
      // Without a highlighted suggestion, Enter submits the form.
      if (event.key === 'Enter' && highlightedIndex === -1)
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  const hintId = `${inputProps.id}-hint`
  const errorId = `${inputProps.id}-error`

  return (
    <div className="relative grid gap-[7px]">
      <label
        {...getLabelProps()}
        htmlFor={inputProps.id}
        className="text-sm font-[650] after:text-danger after:content-['_*'_/_'']"
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
        hidden={!isOpen}
        className="rounded-md border border-line-strong bg-surface"
      >
        {isOpen &&
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
        Choose one that is known, or type a new name.
      </p>
      {error && (
        <p id={errorId} className="text-xs font-[650] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Names that start with what is typed come first. */
function findCompanies<Company extends { readonly name: string }>(
  companies: readonly Company[],
  typed: string,
): readonly Company[] {
  return companies
    .map((company) => ({ company, index: company.name.toLowerCase().indexOf(typed) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => Number(a.index > 0) - Number(b.index > 0))
    .slice(0, maxSuggestions)
    .map(({ company }) => company)
}
