import { Search, X } from 'lucide-react'
import { useRef } from 'react'

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  maxLength?: number
  onChange: (value: string) => void
  onBlur?: () => void
}

export function SearchBox({ label, placeholder, value, maxLength, onChange, onBlur }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

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
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        autoComplete="off"
        spellCheck={false}
        className="field-input px-10"
      />
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
