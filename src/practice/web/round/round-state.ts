import type { Answer, DoingItem, Item } from '../../contract.ts'
import { fits, isClose, isRight } from '../../judge.ts'

/** `close` is another pattern of the same family; `unknown` is 'I don't know'. */
export type AnswerResult = 'right' | 'close' | 'wrong' | 'unknown'

/** Of one cell of the strip. `waiting` is not sent yet. */
export type CellState = AnswerResult | 'now' | 'open' | 'waiting'

export interface Cell {
  readonly kind: Item['kind'] | DoingItem['kind']
  readonly state: CellState
}

/** One thing that a round asks. */
export interface Step {
  readonly item: Item
  readonly answer: Answer | undefined
  /** Index of the step that was missed, if this one comes back for it. */
  readonly comebackOf?: number
}

export const idOf = (item: Item): string => (item.kind === 'spot' ? item.prompt.id : item.pairId)

/** Of two answers to one item, the first counts. */
export function answerFinder(
  roundId: string,
  answers: readonly Answer[],
): (item: Item) => Answer | undefined {
  const oldestFirst = answers
    .filter((answer) => answer.roundId === roundId)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (item) => oldestFirst.find(({ kind, promptId }) => kind === item.kind && promptId === idOf(item))
}

export function resultOf(item: Item, answer: Answer): AnswerResult {
  if (isRight(item, answer.named)) return 'right'
  const prompts = item.kind === 'spot' ? [item.prompt] : item.prompts
  const named: readonly (string | null)[] = answer.kind === 'spot' ? [answer.named] : answer.named
  if (prompts.every((prompt, index) => fits(prompt, named[index]) || isClose(prompt, named[index])))
    return 'close'
  return named.every((name) => name === null) ? 'unknown' : 'wrong'
}

export function resultAt({ item, answer }: Step): AnswerResult | undefined {
  return answer && resultOf(item, answer)
}

/** The family counts half. */
const credits: Readonly<Record<AnswerResult, number>> = { right: 1, close: 0.5, wrong: 0, unknown: 0 }

export function creditIn(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + credits[resultAt(step) ?? 'unknown'], 0)
}

/** @param current the index of the step on the screen */
export function cellsOf(
  steps: readonly Step[],
  current: number | undefined,
  waiting: ReadonlySet<string>,
): readonly Cell[] {
  return steps.map(({ item, answer }, index) => {
    const state = (): CellState => {
      if (!answer) return index === current ? 'now' : 'open'
      return waiting.has(answer.id) ? 'waiting' : resultOf(item, answer)
    }
    return { kind: item.kind, state: state() }
  })
}

const labels: Record<CellState, string> = {
  right: 'right',
  close: 'close',
  wrong: 'wrong',
  unknown: 'not known',
  now: 'now',
  open: 'to come',
  waiting: 'waiting to be sent',
}

/** What the strip shows, in words: '10 items: 3 right, 1 wrong, 6 to come'. */
export function describeCells(cells: readonly Cell[]): string {
  const counts = Object.entries(labels).flatMap(([state, label]) => {
    const count = cells.filter((cell) => cell.state === state).length
    return count === 0 ? [] : [`${count} ${label}`]
  })
  return `${cells.length} ${cells.length === 1 ? 'item' : 'items'}: ${counts.join(', ')}`
}

/** As in '41 s' or '5 min 40 s'. */
export function formatTime(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
