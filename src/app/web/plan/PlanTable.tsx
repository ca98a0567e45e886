import { Link } from 'react-router'
import type { Plan } from '#plan/contract.ts'
import { estimateOfPattern } from '#practice/standing/category-recall.ts'
import { RecallLine } from '#practice/web/recall/RecallLine.tsx'
import { useStanding } from '#practice/web/use-standing.ts'
import { DayLine, Timeline } from './DayLine.tsx'
import styles from './PlanTable.module.css'
import { type PlanRow, planRows } from './plan-rows.ts'
import { askedText, askerOf, spanText } from './plan-texts.ts'
import { usePracticedDays } from './use-practiced-days.ts'

/** Every leg of the plan, in order, with its days. */
export function PlanTable({ plan }: { plan: Plan }) {
  const practicedDays = usePracticedDays()
  const rows = planRows(plan)
  if (rows.length === 0) return null
  const isAsked = plan.companies.length > 0
  return (
    <section className="page mt-2">
      <table className={styles.table}>
        <caption className="sr-only">Legs of the plan, in order</caption>
        <thead>
          <tr>
            <th scope="col">Leg</th>
            {isAsked && (
              <th scope="col" className={styles.asked}>
                {`${askerOf(plan)} ${plan.companies.length === 1 ? 'asks' : 'ask'}`}
              </th>
            )}
            <th scope="col" className={styles.recall}>
              You spot it
            </th>
            <th scope="col" className={styles.days}>
              <span className="sr-only">Days</span>
              <Timeline plan={plan} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-hue={row.pattern?.hue} data-look={row.look}>
              <th scope="row">
                {row.pattern ? (
                  <Link to={`/learn/${row.pattern.name}`}>
                    <i className={styles.dot} aria-hidden="true" />
                    <b>{row.title}</b>
                  </Link>
                ) : (
                  <b>{row.title}</b>
                )}
                <span>{row.detail}</span>
              </th>
              {isAsked && (
                <td className={styles.asked}>{row.pattern && askedText(row.pattern.asked ?? 0)}</td>
              )}
              <td className={styles.recall}>{row.pattern && <SpottedNow name={row.pattern.name} />}</td>
              <td className={styles.days}>
                <DayLine plan={plan} row={row} practicedDays={practicedDays} />
                <span className={styles.span}>{daysOf(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-look="pattern" />
          15 minutes of a pattern
        </span>
        <span>
          <i data-look="round" />
          <span>{`a round of ${plan.minutesPerRound} minutes`}</span>
        </span>
        <span>
          <i data-look="free" />
          free
        </span>
        <span>
          <i data-look="today" />
          today
        </span>
      </p>
    </section>
  )
}

function daysOf({ minutes, look }: PlanRow): string {
  if (look === 'round') return 'daily'
  const days = [...minutes.keys()]
  return spanText(Math.min(...days), Math.max(...days))
}

/** Nothing more than what practice says of the pattern. */
function SpottedNow({ name }: { name: string }) {
  const standing = useStanding()?.patterns.find(({ pattern }) => pattern === name)
  return standing ? (
    <RecallLine
      estimate={estimateOfPattern(standing)}
      isProvisional={!standing.isShown}
      earlier={standing.earlier}
    />
  ) : null
}
