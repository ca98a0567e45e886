import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { displayNameOf, findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import { countText, countWord } from '#platform/count-words.ts'
import type { Standing } from '../../../contract.ts'
import { capitalized, dueText } from '../../../day-words.ts'
import { percentText } from '../../recall/RecallLine.tsx'
import { LargeRidge } from '../../recall/Ridge.tsx'
import { resultAt, type Step } from '../round-state.ts'
import { tomorrowText } from './end-facts.ts'
import { largestMoves, type PatternMove } from './what-moved.ts'

interface MovesProps {
  readonly moves: readonly PatternMove[]
  readonly steps: readonly Step[]
  readonly standing: Standing
  /** Most was not known: then what would have given it away helps more than ridges. */
  readonly isLeftOpen: boolean
  readonly isDoingLeft: boolean
  /** Below what else moved. */
  readonly children: ReactNode
}

/** Three ridges at most; the rest is one sentence that can be opened. */
export function Moves({ moves, steps, standing, isLeftOpen, isDoingLeft, children }: MovesProps) {
  const large = isLeftOpen ? [] : largestMoves(moves)
  const rest = moves.filter((move) => !large.includes(move))
  return (
    <>
      {large.length > 0 && (
        <ul
          aria-label="What moved"
          className={`grid items-end gap-x-10 gap-y-4.5 pt-6.5 ${large.length < 3 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          {large.map((move) => (
            <LargeMove key={move.pattern} move={move} reason={reasonOf(move, steps, standing)} />
          ))}
        </ul>
      )}
      {isLeftOpen && <LeftOpen steps={steps} />}
      <Fold
        title={`${restText(rest.length, large.length)}${isDoingLeft ? 'One extra question is left. ' : ''}${tomorrowText(standing, Date.now())}`}
      >
        {rest.length > 0 ? (
          <ul className="grid gap-x-10 md:grid-cols-2">
            {rest.map((move) => (
              <li
                key={move.pattern}
                className="flex justify-between gap-4 border-t border-line py-2.5 text-sm"
              >
                <span>{displayNameOf(move.pattern)}</span>
                <Numbers move={move} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-2">Nothing else moved in this round.</p>
        )}
        {children}
      </Fold>
    </>
  )
}

function restText(count: number, shown: number): string {
  if (count === 0) return ''
  const text = capitalized(countText(count, 'pattern'))
  return shown > 0 ? `${text.replace(' pattern', ' more pattern')} moved. ` : `${text} moved. `
}

function Numbers({ move: { before, after, isProvisional } }: { move: PatternMove }) {
  const was = before && percentText(before.value, isProvisional)
  const now = percentText(after.value, isProvisional)
  return (
    <span className="tabular-nums">
      {was && was !== now && (
        <>
          <span className="sr-only">before </span>
          <small className="mr-2 text-xs text-muted">{was}</small>
          <span className="sr-only">now </span>
        </>
      )}
      <b>{now}</b>
    </span>
  )
}

function LargeMove({ move, reason }: { move: PatternMove; reason: string }) {
  const { pattern, before, after, isProvisional } = move
  const name = displayNameOf(pattern)
  const now = percentText(after.value, isProvisional)
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <b className="text-sm font-strong">{name}</b>
        <span className="font-display text-lg">
          <Numbers move={move} />
        </span>
      </div>
      <LargeRidge
        estimate={after}
        before={before}
        isProvisional={isProvisional}
        label={`${name}: ${before ? `recall was ${percentText(before.value, isProvisional)} and is` : 'recall is'} ${now}`}
      />
      <p className="mt-1 text-xs text-muted">{reason}</p>
    </li>
  )
}

/** After 'Right' or 'Wrong'. */
const sureTexts = {
  right: { 1: 'and a guess', 2: 'and you thought it likely', 3: 'and you were sure' },
  wrong: { 1: 'and a guess', 2: 'though you thought it likely', 3: 'though you were sure' },
} as const

function reasonOf({ pattern, isNew }: PatternMove, steps: readonly Step[], { patterns }: Standing): string {
  const own = steps.filter(
    ({ item, answer }) => answer && item.kind === 'spot' && item.prompt.pattern === pattern,
  )
  const due = patterns.find((each) => each.pattern === pattern)?.due
  return [
    isNew ? `New. ${capitalized(countText(own.length, 'answer'))}, a first guess.` : resultText(own),
    due ? `Due again ${dueText(due, Date.now())}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'Wrong, though you were sure.' or 'Two answers, one right.' */
function resultText(steps: readonly Step[]): string {
  const [first, second] = steps
  if (!first?.answer) return ''
  const result = resultAt(first)
  if (second) {
    const right = steps.filter((step) => resultAt(step) === 'right').length
    return `${capitalized(countText(steps.length, 'answer'))}, ${countWord(right)} right.`
  }
  if (result === 'unknown') return 'You said that you didn’t know.'
  if (result === 'close') return 'Another pattern of the family.'
  return result ? `${capitalized(result)}, ${sureTexts[result][first.answer.sure]}.` : ''
}

/** What was not known, each with the words that decide. As in the heading, without what came back. */
function LeftOpen({ steps }: { steps: readonly Step[] }) {
  const open = steps.flatMap((step) =>
    step.item.kind === 'spot' && step.comebackOf === undefined && resultAt(step) === 'unknown'
      ? step.item.prompt
      : [],
  )
  return (
    <Fold isFirst title={`The ${countText(open.length, 'prompt')} you left open, with what gives them away`}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {open.map(({ id, pattern, evidence }) => {
          const deciding = evidence.find(({ decides }) => decides)
          const entry = findPattern(pattern)
          return (
            <li key={id} data-hue={entry?.hue} className="border-t border-line py-2.5 text-sm">
              {entry ? (
                <Link to={lessonPathOf(entry)} className="font-strong no-underline hover:underline">
                  {entry.displayName}
                </Link>
              ) : (
                <b>{displayNameOf(pattern)}</b>
              )}
              {deciding && (
                <p className="text-ink-2">
                  <span>{`“${deciding.words}”`}</span>
                  <span className="text-muted">{`: ${deciding.tells}`}</span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}

interface FoldProps {
  readonly title: string
  /** Right below a line. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

function Fold({ title, isFirst, children }: FoldProps) {
  return (
    <details className={`group ${isFirst ? '' : 'mt-3.5 border-t border-line'}`}>
      <summary className="flex min-h-13 list-none items-center gap-2.5 text-sm font-semibold text-ink-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
