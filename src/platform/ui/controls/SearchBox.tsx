import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { keyLook } from '../display/key-look.ts'

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  maxLength?: number
  /** The key that puts the focus here, shown while the box is empty. */
  focusKey?: string | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
  onBlur?: () => void
}

export function SearchBox({
  label,
  placeholder,
  value,
  maxLength,
  focusKey,
  inputRef,
  onChange,
  onBlur,
}: SearchBoxProps) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <div className="relative flex items-center">
      <Search className="icon pointer-events-none absolute left-[13px] text-muted" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={focusKey}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        autoComplete="off"
        spellCheck={false}
        className={`field-input px-10 max-[21.5rem]:placeholder:text-[0.875rem] ${focusKey ? '' : 'placeholder-shown:pr-3'}`}
      />
      {focusKey && value === '' && (
        <span aria-hidden="true" className="pointer-events-none absolute right-2.5 flex max-md:hidden">
          <kbd className={keyLook}>{focusKey}</kbd>
        </span>
      )}
      <button
        type="button"
        aria-label="Clear search"
        onClick={clear}
        className={`absolute right-0 grid size-11 place-items-center rounded-sm text-muted hover:text-ink ${value === '' ? 'invisible' : ''}`}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
