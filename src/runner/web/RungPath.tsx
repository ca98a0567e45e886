import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type Rung, rungs } from '#learning/results.ts'
import styles from './RungPath.module.css'

export const rungNames: Readonly<Record<Rung, string>> = {
  read: 'Read',
  order: 'Order',
  fill: 'Fill',
  write: 'Write',
}

export const rungAddress = (rung: Rung) => `?rung=${rung}`

interface RungPathProps {
  readonly current: Rung
  readonly passed: readonly Rung[]
}

/** The four rungs, from reading to writing. None is locked. */
export function RungPath({ current, passed }: RungPathProps) {
  return (
    <nav aria-label="Rungs" className={styles.path}>
      <ol>
        {rungs.map((rung, index) => {
          const isPassed = passed.includes(rung)
          return (
            <li key={rung}>
              <Link
                to={rungAddress(rung)}
                preventScrollReset
                aria-current={rung === current ? 'step' : undefined}
                aria-label={isPassed ? `${rungNames[rung]}, passed` : undefined}
                data-passed={isPassed || undefined}
              >
                {isPassed ? (
                  <Check className="icon" aria-hidden="true" />
                ) : (
                  <b aria-hidden="true">{index + 1}</b>
                )}
                <span>{rungNames[rung]}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
