import type { PatternEntry } from '#curriculum/pattern.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import type { Answer, DoingItem, Item, Round } from '../../contract.ts'
import { isRight } from '../../judge.ts'

/** Of one cell of the strip. `unknown` is 'I don't know'; `waiting` is not sent yet. */
export type CellState = 'right' | 'wrong' | 'unknown' | 'now' | 'open' | 'waiting'

export interface Cell {
  readonly kind: Item['kind'] | DoingItem['kind']
  readonly state: CellState
}

export const idOf = (item: Item): string => (item.kind === 'spot' ? item.prompt.id : item.pairId)

/** The answer to each item, in the order of the round. Of two answers to one item, the first counts. */
export function answersByItem(
  { id, items }: Pick<Round, 'id' | 'items'>,
  answers: readonly Answer[],
): readonly (Answer | undefined)[] {
  const oldestFirst = answers
    .filter(({ roundId }) => roundId === id)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return items.map((item) =>
    oldestFirst.find(({ kind, promptId }) => kind === item.kind && promptId === idOf(item)),
  )
}

export function resultOf(item: Item, answer: Answer): 'right' | 'wrong' | 'unknown' {
  if (isRight(item, answer.named)) return 'right'
  const named: readonly (string | null)[] = answer.kind === 'spot' ? [answer.named] : answer.named
  return named.every((name) => name === null) ? 'unknown' : 'wrong'
}

/** Of a round in which most was not known, the first pattern in the order of the lessons that was not. */
export function findUnknown(round: Pick<Round, 'id' | 'items' | 'answers'>): PatternEntry | undefined {
  const answers = answersByItem(round, round.answers)
  const unknown = round.items.filter((item, index) => {
    const answer = answers[index]
    return answer !== undefined && resultOf(item, answer) === 'unknown'
  })
  if (unknown.length * 2 <= round.items.length) return undefined
  const names = new Set(
    unknown.flatMap((item) =>
      item.kind === 'spot' ? item.prompt.pattern : item.prompts.map(({ pattern }) => pattern),
    ),
  )
  return patternList.find(({ name }) => names.has(name))
}

/** @param current the index of the item on the screen */
export function cellsOf(
  items: readonly Item[],
  answers: readonly (Answer | undefined)[],
  current: number | undefined,
  waiting: ReadonlySet<string>,
): readonly Cell[] {
  return items.map((item, index) => {
    const answer = answers[index]
    const state = (): CellState => {
      if (!answer) return index === current ? 'now' : 'open'
      return waiting.has(answer.id) ? 'waiting' : resultOf(item, answer)
    }
    return { kind: item.kind, state: state() }
  })
}

const labels: Record<CellState, string> = {
  right: 'right',
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
