import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { countText } from '#platform/count-words.ts'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import type { PatternStanding } from '../../contract.ts'
import { capitalized, dueText } from '../../day-words.ts'
import { estimateOfPattern } from '../../standing/category-recall.ts'
import {
  isMet,
  orderRange,
  type RangeGroup,
  type RangeOrder,
  type RangePattern,
  rangeOrders,
} from '../../standing/range-order.ts'
import { RecallLine } from '../recall/RecallLine.tsx'
import { SmallRidge } from '../recall/Ridge.tsx'
import styles from './practice.module.css'

const orderLabels: Record<RangeOrder, string> = {
  category: 'Category',
  recall: 'Recall',
  due: 'Due',
}
/** Fewer patterns fit in one list. */
const fewForList = 12

/** All patterns that were met, with the recall of each. The first few are a plain list. */
export function Range({ patterns }: { patterns: readonly PatternStanding[] }) {
  const met = patterns.filter(isMet)
  const isFew = met.length < fewForList
  const isFirstGuess = isFew && met.every(({ isShown }) => !isShown)
  const [order, setOrder] = useState<RangeOrder>(isFew ? 'recall' : 'category')
  const groups = useMemo(() => orderRange(patterns, order), [patterns, order])
  const unmetCount = patterns.length - met.length
  return (
    <section aria-labelledby="range" className="page">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-9 md:pt-12">
        <div>
          <h2 id="range" className="text-xl">
            Your range
          </h2>
          <p className="mt-1 max-w-[66ch] text-sm text-ink-2">
            {isFirstGuess
              ? `${capitalized(countText(met.length, 'pattern'))} met, ${met.length === 1 ? '' : 'each '}with a first guess.${unmetCount > 0 ? ` The other ${unmetCount} come in with their lessons.` : ''}`
              : 'How likely you name each pattern at first sight. One answer is enough for a first, wide guess; every further one narrows it.'}
          </p>
        </div>
        {!isFirstGuess && (
          <SegmentedControl
            label="Order of the patterns"
            options={rangeOrders.map((id) => ({ id, label: orderLabels[id] }))}
            selected={order}
            onSelect={setOrder}
          />
        )}
      </div>
      {!isFirstGuess && <Legend patterns={patterns} />}
      {order === 'category' ? (
        <div className={styles.columns}>
          {groups.map((group, index) => (
            <Category key={group.category?.id} group={group} isFirst={index === 0} />
          ))}
        </div>
      ) : (
        groups.map((group) => (
          <div key={order}>
            <Rows patterns={group.begun} className={`${styles.columns} ${styles.flat}`} isHueShown />
            {!isFew && <ToCome patterns={group.notBegun} />}
          </div>
        ))
      )}
    </section>
  )
}

const secureAbove = 0.7

function Category({
  group: { category, begun, notBegun },
  isFirst,
}: {
  group: RangeGroup
  isFirst: boolean
}) {
  const isPhone = useMedia('(width < 52rem)')
  const above = begun.filter(({ recall, isShown }) => isShown && (recall ?? 0) >= secureAbove).length
  const count = `${above} of ${begun.length + notBegun.length} above 70`
  const name = (
    <>
      <i className="hue-ring self-center" aria-hidden="true" />
      <span>{category?.displayName}</span>
      <span className="ml-auto font-sans text-xs font-normal tracking-normal text-muted">{count}</span>
    </>
  )
  const content = (
    <>
      <Rows patterns={begun} />
      <ToCome patterns={notBegun} />
    </>
  )
  if (isPhone)
    return (
      <details open={isFirst} data-hue={category?.hue} className="border-b border-line">
        <summary className="flex min-h-12 items-center gap-2.25 font-display text-base font-bold">
          {name}
        </summary>
        {content}
      </details>
    )
  return (
    <section data-hue={category?.hue}>
      <h3 className="border-b border-line pb-1.5 text-base">
        <Link
          to={`/category/${category?.id}`}
          className="flex items-baseline gap-2.25 no-underline hover:text-accent-text"
        >
          {name}
        </Link>
      </h3>
      {content}
    </section>
  )
}

interface RowsProps {
  readonly patterns: readonly RangePattern[]
  readonly className?: string | undefined
  readonly isHueShown?: boolean
}

function Rows({ patterns, className, isHueShown }: RowsProps) {
  return (
    <ul className={className}>
      {patterns.map((pattern) => (
        <Row key={pattern.pattern} pattern={pattern} isHueShown={isHueShown} />
      ))}
    </ul>
  )
}

/** In characters: what fits before a ridge, and how much of it a ring and a badge take. */
const room = { name: 31, ring: 3, badge: 8 }

function Row({ pattern, isHueShown }: { pattern: RangePattern; isHueShown?: boolean | undefined }) {
  const { entry, isShown, isSecure, isUsedUp, earlier } = pattern
  const isPhone = useMedia('(width < 52rem)')
  const hasBadge = isSecure || isUsedUp
  const longest = room.name - (isHueShown ? room.ring : 0) - (hasBadge ? room.badge : 0)
  const isShort = isPhone || entry.displayName.length > longest
  const due = dueText(pattern.due, Date.now())
  return (
    <li data-hue={entry.hue}>
      <span>
        {isHueShown && <i className="hue-ring" aria-hidden="true" />}
        <Link to={lessonPathOf(entry)} title={entry.displayName}>
          {(isShort && shortNames[entry.name]) || entry.displayName}
        </Link>
        {hasBadge && <span className="text-xs text-muted">{isUsedUp ? 'used up' : 'secure'}</span>}
      </span>
      <RecallLine estimate={estimateOfPattern(pattern)} isProvisional={!isShown} earlier={earlier} />
      <span
        className={`text-right text-xs whitespace-nowrap ${due === 'today' ? 'font-bold text-accent-text' : 'text-muted'}`}
      >
        {due && <span className="sr-only">Due </span>}
        {due}
      </span>
    </li>
  )
}

function ToCome({ patterns }: { patterns: readonly RangePattern[] }) {
  if (patterns.length === 0) return null
  return (
    <p className="pt-0.5 text-xs/[1.6] text-muted max-md:pb-3">
      <span>To come: </span>
      {patterns.map(({ entry }, index) => (
        <Fragment key={entry.name}>
          {/* A comma never begins a line. */}
          <span className="whitespace-nowrap max-[20rem]:whitespace-normal">
            <Link
              to={lessonPathOf(entry)}
              className="inline-flex min-h-6 items-center no-underline hover:underline max-md:min-h-11"
            >
              {entry.displayName}
            </Link>
            {index < patterns.length - 1 && <span>,</span>}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

function Legend({ patterns }: { patterns: readonly PatternStanding[] }) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6.5 gap-y-2 text-xs text-muted">
      <Item>
        <SmallRidge estimate={{ a: 7.3, b: 2.7, value: 0.73, interval: [0.54, 0.9] }} />
        enough answers for a number
      </Item>
      <Item>
        <SmallRidge estimate={{ a: 2, b: 1.7, value: 0.54, interval: [0.27, 0.8] }} isProvisional />a first
        guess, rounded to five
      </Item>
      <Item>
        <b className="text-accent-text">lit</b> chance to stand above 70
      </Item>
      {patterns.some(({ isSecure }) => isSecure) && (
        <Item>secure: at least 75%, most likely above 65, and right on two days a week apart</Item>
      )}
      {patterns.some(({ isUsedUp }) => isUsedUp) && (
        <Item>used up: you have seen all its prompts; they count again, half, after 30 days</Item>
      )}
    </div>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-2">{children}</span>
}
