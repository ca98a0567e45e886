import { ArrowRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import { countWord } from '#platform/count-words.ts'
import type { Standing } from '../../../contract.ts'
import { capitalized, dueText } from '../../../day-words.ts'
import { percent, roughPercent } from '../../recall/RecallLine.tsx'
import { LargeRidge } from '../../recall/Ridge.tsx'
import { moveOf, type RecallMove } from '../recall-move.ts'
import { cellsOf, creditIn, formatTime, idOf, resultAt, resultOf, type Step } from '../round-state.ts'
import { Strip } from '../Strip.tsx'
import { closeText, comebackText, creditText, extraText, sureText, unknownText } from './end-texts.ts'

interface RoundEndProps {
  readonly steps: readonly Step[]
  readonly waiting: ReadonlySet<string>
  readonly standing: Standing | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly nextStep: ReactNode
  /** What was to be done after the prompts. */
  readonly doing: ReactNode
}

/** How it went, item by item; what the answers changed; one thing to do next. */
export function RoundEnd({ steps, waiting, standing, headingRef, nextStep, doing }: RoundEndProps) {
  const asked = steps.filter(({ comebackOf }) => comebackOf === undefined)
  const cells = cellsOf(steps, undefined, waiting)
  const ms = steps.reduce((sum, { answer }) => sum + (answer?.ms ?? 0), 0)
  const moved = movesIn(asked, standing)
  const flipCount = asked.filter(({ item }) => item.kind === 'flip').length
  return (
    <>
      <div className="page grid grid-cols-1 items-start gap-x-18 gap-y-10 pt-6 md:pt-12 lg:grid-cols-[6fr_5fr]">
        <section>
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="text-[2.75rem] md:text-figure"
          >{`${capitalized(creditText(creditIn(asked)))} of ${countWord(asked.length)}`}</h1>
          <p className="mt-2.5 max-w-[42ch] text-lg text-ink-2">
            {[
              `${formatTime(ms)}.`,
              closeText(asked),
              sureText(asked),
              unknownText(asked),
              comebackText(steps),
              extraText(asked),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <ol
            aria-label="The items of this round"
            className="mt-7 grid grid-cols-3 gap-x-1 gap-y-4 sm:grid-cols-5"
          >
            {steps.map((step, index) => {
              const cell = cells[index]
              return (
                <li key={idOf(step.item)} className="min-w-0">
                  {cell && <Strip cells={[cell]} height={30} isDecoration />}
                  <Link
                    to={{ search: `?item=${index + 1}` }}
                    className="mt-1 block min-h-11 pr-2 text-xs text-ink-2 no-underline wrap-anywhere hyphens-auto hover:text-accent-text hover:underline"
                  >
                    <span className="mr-1 font-mono text-muted">{index + 1}</span>
                    <span>{nameOf(step)}</span>
                    <span className="sr-only">{` (${resultText(step)}, read again)`}</span>
                  </Link>
                </li>
              )
            })}
          </ol>
          {doing}
        </section>
        {nextStep}
      </div>
      {moved.length > 0 && (
        <section aria-labelledby="moved" className="page pt-12 pb-16 md:pt-16">
          <h2 id="moved">What moved</h2>
          <ol className="mt-3 border-t border-line">
            {moved.map((move) => (
              <Moved
                key={move.pattern}
                move={move}
                reason={`${reasonOf(move.pattern, asked)} ${dueAgainText(move.pattern, standing)}`}
              />
            ))}
          </ol>
          {flipCount > 0 && (
            <p className="mt-4 text-sm text-muted">{`${flipCount === 1 ? 'The duel counts' : 'Duels count'} for the schedule, not for recall.`}</p>
          )}
        </section>
      )}
      {moved.length === 0 && <div className="pb-16" />}
    </>
  )
}

function Moved({ move: { pattern, before, after, isShown }, reason }: { move: RecallMove; reason: string }) {
  const name = displayNameOf(pattern)
  return (
    <li className="grid min-h-[92px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-10 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_300px_150px]">
      <div>
        <h3 className="text-[1.25rem]">{name}</h3>
        <p className="text-sm text-ink-2">{reason}</p>
      </div>
      <div className="max-md:order-3 max-md:col-span-2">
        {after ? (
          <LargeRidge
            estimate={after}
            before={before}
            label={`${name}: ${before ? `recall was ${percent(before.value)}% and is` : 'recall is'} ${percent(after.value)}%`}
          />
        ) : null}
      </div>
      <p className="flex items-center justify-end gap-3 text-muted tabular-nums">
        {before && after && (
          <>
            <span>{`${percent(before.value)}%`}</span>
            <ArrowRight className="icon" aria-label="to" />
          </>
        )}
        {after && (
          <b className="font-display text-heading-sm text-ink md:text-heading">
            {isShown ? `${percent(after.value)}%` : `about ${roughPercent(after.value)}%`}
          </b>
        )}
      </p>
    </li>
  )
}

function resultText(step: Step): string {
  const result = resultAt(step)
  return result === 'unknown' ? 'not known' : (result ?? 'open')
}

function nameOf({ item, comebackOf }: Step): string {
  if (item.kind === 'flip')
    return `${item.prompts.map(({ pattern }) => displayNameOf(pattern)).join(' or ')}, duel`
  const name = displayNameOf(item.prompt.pattern)
  if (comebackOf !== undefined) return `${name}, came back`
  return `${name}${item.isNew ? ', new' : ''}`
}

/** The patterns it asked, as they are now. */
function movesIn(steps: readonly Step[], standing: Standing | undefined): readonly RecallMove[] {
  const asked = new Set(steps.flatMap(({ item }) => (item.kind === 'spot' ? item.prompt.pattern : [])))
  return (
    standing?.patterns
      .filter(({ pattern, weight }) => asked.has(pattern) && weight > 0)
      .map((pattern) => moveOf(undefined, pattern)) ?? []
  )
}

function dueAgainText(pattern: string, standing: Standing | undefined): string {
  const due = standing?.patterns.find((each) => each.pattern === pattern)?.due
  return due ? `Due again ${dueText(due, Date.now())}.` : ''
}

const sureWords = { 1: 'a guess', 2: 'likely', 3: 'sure' } as const

function reasonOf(pattern: string, steps: readonly Step[]): string {
  const texts = steps.flatMap(({ item, answer }) => {
    if (item.kind !== 'spot' || item.prompt.pattern !== pattern || !answer) return []
    const result = resultOf(item, answer)
    return [result === 'unknown' ? 'Not known' : `${capitalized(result)}, ${sureWords[answer.sure]}`]
  })
  return `${texts.join('. ')}.`
}
