import { type ReactNode, useId } from 'react'

interface LongTextFieldProps {
  label: string
  /** Stands behind the label. */
  hint: string
  text: string
  onChange: (text: string) => void
  rows?: number
  /** Below it. */
  children?: ReactNode
}

/** Where somebody writes about an interview as much as its feedback can hold. */
export function LongTextField({ label, hint, text, onChange, rows, children }: LongTextFieldProps) {
  const fieldId = useId()
  return (
    <div className="grid content-start gap-[7px]">
      <label htmlFor={fieldId} className="text-sm font-[650]">
        {label} <span className="font-normal text-muted">{hint}</span>
      </label>
      <textarea
        id={fieldId}
        value={text}
        maxLength={longest}
        rows={rows}
        onChange={({ target }) => onChange(target.value)}
        className="field-input"
      />
      {children}
    </div>
  )
}

/** As many as the contract takes; its module stays out of the browser. */
const longest = 5000
