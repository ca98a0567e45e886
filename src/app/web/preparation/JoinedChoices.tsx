import { type ReactNode, useId } from 'react'
import styles from './JoinedChoices.module.css'

interface JoinedChoicesProps<T> {
  legend: ReactNode
  options: readonly { readonly id: T; readonly label: string; readonly text?: string }[]
  /** None when something else was entered below. */
  selected: T | undefined
  onSelect: (id: T) => void
  /** Below the choices. */
  children?: ReactNode
}

/** In characters: four of these fit side by side on a phone. */
const shortLabel = 4

/** A few large choices in one frame: side by side, on phones two to a row, those with a text one. */
export function JoinedChoices<T extends string | number | null>({
  legend,
  options,
  selected,
  onSelect,
  children,
}: JoinedChoicesProps<T>) {
  const name = useId()
  const hasTexts = options.some(({ text }) => text !== undefined)
  const isShort = options.every(({ label }) => label.length <= shortLabel)
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-tall={hasTexts || undefined} data-short={isShort || undefined}>
        {options.map(({ id, label, text }) => (
          <label key={label}>
            <input type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
            <span>{label}</span>
            {text && <small>{text}</small>}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
