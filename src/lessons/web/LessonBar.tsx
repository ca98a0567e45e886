import { PlayerBar } from '#platform/ui/controls/PlayerBar.tsx'
import styles from './LessonBar.module.css'
import { stepCount } from './lesson-screens.ts'

interface LessonBarProps {
  readonly title: string
  readonly leaveTo: string
  /** Without them, the lesson is still loading. */
  readonly names?: readonly string[]
  readonly step?: number
  /** The furthest step that was reached. */
  readonly reached?: number
  readonly onStep?: (step: number) => void
  readonly status?: string | undefined
}

/** One cell for each step; those that were reached are buttons. */
export function LessonBar({ title, leaveTo, names, step, reached = 0, onStep, status }: LessonBarProps) {
  return (
    <PlayerBar
      title={title}
      leaveTo={leaveTo}
      status={status}
      leaveTitle="The lesson continues where you left it, here or on another device"
      number={step === undefined ? undefined : step + 1}
      count={stepCount}
      partName={step === undefined ? undefined : names?.[step]}
      strip={
        names && (
          <ol className={styles.cells} aria-label="Steps of the lesson">
            {names.map((name, index) => (
              <li key={name}>
                {index === step || index > reached ? (
                  <span
                    data-state={index === step ? 'now' : 'open'}
                    {...(index === step && { 'aria-current': 'step' })}
                  >
                    <span className="sr-only">{`${index + 1}. ${name}`}</span>
                    <i aria-hidden="true" />
                  </span>
                ) : (
                  <button type="button" data-state="done" title={name} onClick={() => onStep?.(index)}>
                    <span className="sr-only">{`${index + 1}. ${name}`}</span>
                    <i aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ol>
        )
      }
    />
  )
}
