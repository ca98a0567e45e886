import { type ClipboardEvent, type Ref, useId } from 'react'
import { cleanCode, codeLength } from './code-input.ts'

interface CodeInputProps {
  ref: Ref<HTMLInputElement>
  code: string
  error: string | undefined
  onChange: (code: string) => void
}

/** One input drawn as six cells, so that pasting, autofill and screen readers work as usual. */
export function CodeInput({ ref, code, error, onChange }: CodeInputProps) {
  const id = useId()

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    onChange(cleanCode(event.clipboardData.getData('text')))
  }

  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-sm font-strong">
        Verification code
      </label>
      <div className="group relative">
        <div className="flex" aria-hidden="true">
          {cells.map((cell) => (
            <span
              key={cell}
              data-next={cell === Math.min(code.length, codeLength - 1) || undefined}
              data-filled={cell < code.length || undefined}
              className={cellClass}
            >
              {code[cell]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => onChange(cleanCode(event.target.value))}
          onPaste={paste}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="absolute inset-0 rounded-sm bg-transparent text-transparent caret-transparent forced-color-adjust-none selection:bg-transparent selection:text-transparent"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const cells = Array.from({ length: codeLength }, (_, cell) => cell)

const cellClass =
  'relative -ml-[1.5px] grid h-[62px] flex-1 place-items-center border-firm border-line-strong bg-surface font-mono text-xl font-strong first:ml-0 first:rounded-l-sm last:rounded-r-sm data-filled:bg-surface-2 group-focus-within:data-next:z-10 group-focus-within:data-next:border-accent-text group-focus-within:data-next:bg-accent-soft'
