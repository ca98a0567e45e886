import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/**
 * A labeled input. Its hint and error are connected with `aria-describedby` for screen readers. A password can be shown
 * while it is typed.
 */
export function TextField({ label, required, error, hint, id, type, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.75">
      <label
        htmlFor={fieldId}
        className={`text-sm font-strong ${required ? "after:text-danger after:content-['_*'_/_'']" : ''}`}
      >
        {label}
      </label>
      <div className="relative grid">
        <input
          id={fieldId}
          type={isPassword && isShown ? 'text' : type}
          className={`field-input ${isPassword ? 'pr-12' : ''}`}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
          {...input}
        />
        {isPassword && (
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink-2 hover:text-ink"
          >
            {isShown ? (
              <EyeOff className="icon" aria-hidden="true" />
            ) : (
              <Eye className="icon" aria-hidden="true" />
            )}
          </button>
        )}
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} className="text-xs font-strong text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
