import { Check, Minus, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { countText } from '#platform/count-words.ts'
import { secondMs } from '#platform/durations.ts'
import type { Round, Standing } from '../../../contract.ts'
import { isFirstGuess } from '../../overview/Altitude.tsx'
import { cellsOf, idOf, type Step } from '../round-state.ts'
import { EndKeys } from './EndKeys.tsx'
import styles from './end.module.css'
import { headingOf, isMostlyOpen, patternsOf } from './end-facts.ts'
import { closeText, comebackText, extraText, sureText, unknownText } from './end-texts.ts'
import { Gain } from './Gain.tsx'
import { Moves } from './Moves.tsx'
import { NewsPanel } from './NewsPanel.tsx'
import { markSeen, useRoundStart } from './round-start.ts'
import { Slope } from './Slope.tsx'
import { movesOf } from './what-moved.ts'

interface RoundEndProps {
  readonly round: Round
  readonly steps: readonly Step[]
  readonly waiting: ReadonlySet<string>
  readonly standing: Standing | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly nextStep: ReactNode
  /** What was to be done after the prompts, and whether it still can be. */
  readonly doing: ReactNode
  readonly isDoingLeft: boolean
}

/** What was done, how far it led, item by item, one thing to do next, and what is new. */
export function RoundEnd(props: RoundEndProps) {
  const { round, steps, waiting, standing, headingRef, nextStep, doing, isDoingLeft } = props
  const start = useRoundStart(round.id)
  const isCounted = standing !== undefined && waiting.size === 0 && standing.pendingCount === 0
  const asked = new Set(steps.flatMap(({ item }) => (item.kind === 'spot' ? patternsOf(item) : [])))
  const moves = isCounted ? movesOf(asked, standing, start) : []
  const hasMoved = standing?.altitude.meters !== start?.altitude.meters
  const isLeftOpen = isMostlyOpen(steps)
  // Once: a second visit shows where it led.
  const [isMoving] = useState(start !== undefined && !start.isSeen)
  useEffect(() => {
    if (start && isCounted && !start.isSeen) markSeen(start)
  }, [start, isCounted])
  return (
    <div className="page pt-5 pb-14 md:pt-10" data-moving={isMoving || undefined}>
      <EndKeys />
      <div className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_470px]">
        <div>
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="max-w-[10em] text-[2.5rem] leading-[0.98] font-extrabold tracking-tighter md:text-[clamp(2.5rem,1.6rem+4vw,4.25rem)]"
          >
            {headingOf(steps)}
          </h1>
          <p className="mt-2 max-w-[42ch] text-ink-2 md:mt-3.5 md:text-[1.1875rem] md:leading-normal">
            {isLeftOpen ? (
              'Saying “I don’t know” tells us where to begin, and a guess would have hidden it.'
            ) : (
              <EndSentences steps={steps} />
            )}
          </p>
          <Gain {...{ round, standing, start, isCounted, isMoving }} />
        </div>
        {standing && isCounted && (
          <Slope
            meters={standing.altitude.meters}
            from={start && start.counted > 0 && hasMoved ? start.altitude.meters : undefined}
            range={isFirstGuess(standing) ? standing.altitude.range : undefined}
            isMoving={isMoving}
          />
        )}
      </div>
      <Cells steps={steps} waiting={waiting} />
      <div className="mt-6 grid border-y border-line md:mt-9 md:has-[>:nth-child(2)]:grid-cols-[7fr_5fr] md:[&>*+*]:border-l md:[&>*+*]:pl-10 max-md:[&>*+*]:border-t border-line [&>*]:border-line">
        {nextStep}
        {standing && isCounted && <NewsPanel {...{ steps, standing, start, asked }} />}
      </div>
      {standing && isCounted ? (
        <Moves {...{ moves, steps, standing, isLeftOpen, isDoingLeft }}>{doing}</Moves>
      ) : (
        doing
      )}
    </div>
  )
}

function EndSentences({ steps }: { steps: readonly Step[] }) {
  const ms = steps.reduce((sum, { answer }) => sum + (answer?.ms ?? 0), 0)
  const asked = steps.filter(({ comebackOf }) => comebackOf === undefined)
  return [
    timeText(ms),
    closeText(asked),
    sureText(asked),
    unknownText(asked),
    comebackText(steps),
    extraText(asked),
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'In 40 seconds.' or 'In six minutes.' */
function timeText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / secondMs))
  return `In ${seconds < 60 ? countText(seconds, 'second') : countText(Math.round(seconds / 60), 'minute')}.`
}

const icons = { right: Check, close: Minus, wrong: X }
const resultTexts = {
  right: 'right',
  close: 'close',
  wrong: 'wrong',
  unknown: 'not known',
  open: 'open',
  now: 'open',
}

/** More would be narrower than their names. */
const mostInRow = 12

/** Those that the heading counts, and apart from them what came back. */
function Cells({ steps, waiting }: Pick<RoundEndProps, 'steps' | 'waiting'>) {
  const cells = cellsOf(steps, undefined, waiting)
  const isLong = steps.length > mostInRow
  const indexed = steps.map((step, index) => ({ step, index }))
  const asked = indexed.filter(({ step }) => step.comebackOf === undefined)
  const back = indexed.filter(({ step }) => step.comebackOf !== undefined)
  return (
    <ol
      aria-label="The items of this round"
      className={`mt-5.5 md:mt-8.5 ${styles.cells}`}
      style={{ '--count': isLong ? 10 : Math.max(8, steps.length) } as CSSProperties}
    >
      {[...asked, ...back].map(({ step, index }, position) => {
        const { kind, state } = cells[index]!
        const Icon = icons[state as keyof typeof icons]
        return (
          <li
            key={idOf(step.item)}
            data-again={step.comebackOf !== undefined || undefined}
            data-apart={position === asked.length ? (isLong ? 'row' : 'gap') : undefined}
            className="min-w-0"
          >
            <Link to={{ search: `?item=${index + 1}` }}>
              <i data-kind={kind} data-state={state} style={{ '--place': position } as CSSProperties}>
                {Icon && <Icon className="icon" aria-hidden="true" />}
              </i>
              <span className="pr-1 wrap-break-word">{nameOf(step)}</span>
              <span className="sr-only">
                {` (${state === 'waiting' ? 'waiting to be sent' : resultTexts[state]}, read again)`}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

function nameOf({ item, comebackOf }: Step): string {
  const name = shortNameOf(patternsOf(item)[0]!)
  if (item.kind === 'flip') return `${name}, pair`
  if (comebackOf !== undefined) return `${name}, again`
  return `${name}${item.isNew ? ', new' : ''}`
}

const shortNameOf = (pattern: string) => shortNames[pattern] ?? displayNameOf(pattern)
