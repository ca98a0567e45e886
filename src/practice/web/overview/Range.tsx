import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import type { PatternStanding } from '../../contract.ts'
import { dueText, lastSeenText } from '../../day-words.ts'
import { categoryRecallOf, estimateOfPattern } from '../../standing/category-recall.ts'
import {
  orderRange,
  type RangeGroup,
  type RangeOrder,
  type RangePattern,
  rangeOrders,
} from '../../standing/range-order.ts'
import { intervalText, percent, roughPercent } from '../recall/RecallLine.tsx'
import { RowRidge, SmallRidge } from '../recall/Ridge.tsx'
import styles from './Range.module.css'

const orderLabels: Record<RangeOrder, string> = {
  category: 'By category',
  recall: 'By recall',
  due: 'By due date',
}

interface RangeProps {
  readonly patterns: readonly PatternStanding[]
  readonly levelVariance: number
}

/** All patterns with the recall of each, as a mountain range in one table. */
export function Range({ patterns, levelVariance }: RangeProps) {
  const [order, setOrder] = useState<RangeOrder>('category')
  const groups = useMemo(() => orderRange(patterns, order), [patterns, order])
  return (
    <section aria-labelledby="range" className="page mt-12 md:mt-16">
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 id="range">Your range</h2>
          <p className="mt-2 max-w-prose-wide text-ink-2">{`How likely you are to name each pattern at first sight today. A ridge starts wide and gets narrower with every answer. The part right of 70 is lit.`}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
        <div role="group" aria-label="Order of the patterns" className={`max-md:w-full ${styles.orders}`}>
          {rangeOrders.map((each) => (
            <button key={each} type="button" aria-pressed={each === order} onClick={() => setOrder(each)}>
              {orderLabels[each]}
            </button>
          ))}
        </div>
      </div>
      <table className={styles.table}>
        <caption className="sr-only">{`Recall of ${patterns.length} patterns`}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <span className="sr-only">Pattern</span>
            </th>
            <th scope="col" className={styles.axis}>
              <span className="sr-only">Ridge</span>
              <span aria-hidden="true">
                <span>0</span>
                <span>50</span>
                <span>70</span>
                <span>100</span>
              </span>
            </th>
            <th scope="col">Recall</th>
            <th scope="col">Most likely</th>
            <th scope="col">Right</th>
            <th scope="col">Last seen</th>
            <th scope="col">Due</th>
            <th scope="col" className={styles.solved}>
              Solved
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.category?.id ?? order} group={group} levelVariance={levelVariance} />
        ))}
      </table>
      <div className="mt-6 flex flex-wrap gap-x-9 gap-y-2.5 border-t border-line pt-4 text-sm text-ink-2">
        <span className="inline-flex items-center gap-3">
          <SmallRidge estimate={{ a: 7.3, b: 2.7, value: 0.73, interval: [0.54, 0.9] }} weight={8} />
          73%, most likely between 54 and 90
        </span>
        <span className="inline-flex items-center gap-3">
          <SmallRidge estimate={undefined} weight={1.6} />
          fewer than three answers that still count
        </span>
        {patterns.some(({ isSecure }) => isSecure) && (
          <span>{`secure: recall of at least 75%, most likely above 65%, and right on two days a week apart`}</span>
        )}
        {patterns.some(({ isUsedUp }) => isUsedUp) && (
          <span>
            used up: you have seen all its prompts; answers still set the next date, but no longer count
            toward recall
          </span>
        )}
        <span className="text-muted">
          Solved problems stand apart: they show what you have done, not what you recognize.
        </span>
      </div>
    </section>
  )
}

interface GroupProps {
  readonly group: RangeGroup
  readonly levelVariance: number
}

function Group({ group: { category, begun, notBegun }, levelVariance }: GroupProps) {
  const recall = categoryRecallOf([...begun, ...notBegun], levelVariance)
  return (
    <tbody>
      {category && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={8}>
            <span className="flex items-center gap-3">
              <ContourGlyph
                seed={category.id + 2}
                rings={recall.total}
                lit={recall.knownCount}
                size={30}
                hue={category.hue}
              />
              <Link
                to={`/category/${category.id}`}
                className="inline-flex min-h-6 items-center font-display text-[1.1875rem] font-bold no-underline hover:underline"
              >
                {category.displayName}
              </Link>
              <span className="text-sm font-normal text-muted">
                {begun.length === 0
                  ? 'not begun'
                  : `${recall.knownCount} of ${recall.total} known, ${recall.secureCount} secure`}
              </span>
            </span>
          </th>
        </tr>
      )}
      {begun.map((pattern) => (
        <Row key={pattern.pattern} pattern={pattern} />
      ))}
      {notBegun.length > 0 && (
        <tr className={styles.rest}>
          <td colSpan={8}>
            <span>Not begun:</span>{' '}
            {notBegun.map(({ entry }, index) => (
              <span key={entry.name}>
                {index > 0 && <span>, </span>}
                <Link
                  to={lessonPathOf(entry)}
                  className="inline-flex min-h-6 items-center text-ink-2 underline decoration-line-strong underline-offset-4 max-md:min-h-11"
                >
                  {entry.displayName}
                </Link>
              </span>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Row({ pattern }: { pattern: RangePattern }) {
  const solved = useSolvedProblems()
  const { entry, n, right, weight, isSecure, isUsedUp } = pattern
  const now = Date.now()
  const estimate = estimateOfPattern(pattern)
  const due = dueText(pattern.due, now)
  return (
    <tr className={styles.row} data-known={estimate ? '' : undefined}>
      <th scope="row" className={styles.name}>
        <Link to={lessonPathOf(entry)}>{entry.displayName}</Link>
        {(isSecure || isUsedUp) && (
          <span className="ml-2 text-xs font-normal text-muted">{isUsedUp ? 'used up' : 'secure'}</span>
        )}
      </th>
      <td className={styles.ridge}>
        <RowRidge estimate={estimate} weight={weight} />
      </td>
      <td className={styles.recall}>
        {estimate ? (
          <b>{pattern.isShown ? `${percent(estimate.value)}%` : `about ${roughPercent(estimate.value)}%`}</b>
        ) : (
          <span className={styles.unknown}>not enough yet</span>
        )}
      </td>
      <td className={styles.detail}>{estimate && intervalText(estimate)}</td>
      <td className={styles.detail}>{n > 0 && `${right} of ${n}`}</td>
      <td className={styles.detail}>{lastSeenText(pattern.lastSeen, now)}</td>
      <td className={styles.due} data-now={due === 'today' ? '' : undefined}>
        {due}
      </td>
      <td
        className={`${styles.detail} ${styles.solved}`}
      >{`${entry.problems.filter((number) => solved.has(number)).length}/${entry.problems.length}`}</td>
    </tr>
  )
}
