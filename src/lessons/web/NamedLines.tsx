import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import styles from './NamedLines.module.css'

interface NamedLine {
  readonly name: string
  readonly text: string
  /** The text of an open line is asked now; that of a later one comes later. */
  readonly state: 'known' | 'open' | 'later'
}

/** Lines of text, each with its name. */
export function NamedLines({ lines }: { lines: readonly NamedLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, text, state }) => (
        <div key={name} data-state={state}>
          <dt>{name}</dt>
          <dd>
            {state === 'known' ? (
              <MarkedText text={text} />
            ) : (
              <span className="sr-only">{state === 'open' ? 'asked now' : 'comes later'}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
