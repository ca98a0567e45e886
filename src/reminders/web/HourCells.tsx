import styles from './HourCells.module.css'

interface HourSelectProps {
  hour: number
  onChange: (hour: number) => void
  /** For its label. */
  id?: string
  labelledBy?: string
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const isNight = (hour: number) => hour < 6 || hour > 21

/** '07:00' */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

interface HourFieldProps extends HourSelectProps {
  labelledBy: string
  /** Otherwise it is muted, and can be chosen all the same. */
  isInUse: boolean
}

/** A cell an hour for the mouse; keys, screen readers and phones have the list of hours beside them. */
export function HourField({ hour, isInUse, onChange, labelledBy }: HourFieldProps) {
  return (
    <div className="flex w-full items-center gap-4">
      <div className={styles.cells} data-muted={!isInUse || undefined} aria-hidden="true">
        {hours.map((each) => (
          <button
            type="button"
            tabIndex={-1}
            key={each}
            title={hourText(each)}
            data-night={isNight(each) || undefined}
            data-chosen={each === hour || undefined}
            onClick={() => onChange(each)}
          />
        ))}
      </div>
      <HourSelect hour={hour} onChange={onChange} labelledBy={labelledBy} />
    </div>
  )
}

export function HourSelect({ hour, onChange, id, labelledBy }: HourSelectProps) {
  return (
    <select
      id={id}
      aria-labelledby={labelledBy}
      value={hour}
      onChange={({ target }) => onChange(Number(target.value))}
      className="field-input w-auto min-w-24 font-display text-lg font-bold tabular-nums"
    >
      {hours.map((each) => (
        <option key={each} value={each}>
          {hourText(each)}
        </option>
      ))}
    </select>
  )
}
