import { type ComponentProps, useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/** A labeled input. Its hint and error are connected with `aria-describedby` for screen readers. */
export function TextField({ label, required, error, hint, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-[7px]">
      <label
        htmlFor={fieldId}
        className={`text-sm font-[650] ${required ? "after:text-danger after:content-['_*'_/_'']" : ''}`}
      >
        {label}
      </label>
      <input
        id={fieldId}
        className="field-input"
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} className="text-xs font-[650] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
