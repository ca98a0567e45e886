import { type ReactNode, useId } from 'react'

interface LongTextFieldProps {
  label: string
  /** Shown after the label. */
  hint: string
  text: string
  onChange: (text: string) => void
  rows?: number
  /** Shown below the field. */
  children?: ReactNode
}

export function LongTextField({ label, hint, text, onChange, rows, children }: LongTextFieldProps) {
  const fieldId = useId()
  return (
    <div className="grid content-start gap-1.75">
      <label htmlFor={fieldId} className="text-sm font-strong">
        <span>{label}</span> <span className="font-normal text-muted">{hint}</span>
      </label>
      <textarea
        id={fieldId}
        value={text}
        maxLength={maxLength}
        rows={rows}
        onChange={({ target }) => onChange(target.value)}
        className="field-input"
      />
      {children}
    </div>
  )
}

/** Copied from the contract, which the browser must not load. */
const maxLength = 5000
