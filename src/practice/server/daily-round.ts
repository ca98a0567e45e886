import { patternList } from '#curriculum/pattern-list.ts'
import { readLearning } from '#learning/server/learning-store.ts'
import { dayMs } from '#platform/durations.ts'
import type { LocalTime } from '#platform/local-day.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { readSolved } from '#progress/server/solved-problems-store.ts'
import type { ItemRef, PromptBank } from '../rounds/bank.ts'
import { type ChosenItems, composeDailyRound } from '../rounds/compose-daily-round.ts'
import { dailyRandom } from '../rounds/compose-round.ts'
import type { RoundInput } from '../rounds/prompt-picker.ts'
import type { StandingState } from '../standing/standing.ts'
import { readAnswersIn, type StoredAnswer } from './answer-store.ts'
import { firstAnswers } from './end-rounds.ts'
import { isPlayKind } from './play-rounds.ts'
import { readOpenRounds, type StoredRound } from './round-store.ts'

/** What is stored of a daily round's choices. */
export const dailyOptions = '{}'
export const dueOnlyOptions = JSON.stringify({ dueOnly: true })

const staleAfterMs = { untouched: dayMs / 2, begun: 7 * dayMs }

/** An open round stays open for a week, or for half a day while nothing was answered. */
export function isStale(round: StoredRound, answers: readonly StoredAnswer[], now: number): boolean {
  return now - round.createdAt > (answers.length === 0 ? staleAfterMs.untouched : staleAfterMs.begun)
}

/** Ids of what other open rounds ask. What a streak or a storm has left does not wait for it. */
export function reservedIn(
  open: readonly StoredRound[],
  current: StoredRound | undefined,
): ReadonlySet<string> {
  return new Set(
    open
      .filter((round) => round !== current && !isPlayKind(round.kind))
      .flatMap(({ items }) => items.flatMap(idsOf)),
  )
}

function idsOf(item: ItemRef): readonly string[] {
  return item.kind === 'spot' && item.comeback !== undefined ? [item.id, item.comeback] : [item.id]
}

/** The prompts of a new daily round, the same ones as long as nothing is answered, and what is to be done after them. */
export async function chooseDaily(
  handle: StoreHandle,
  userId: string,
  input: Omit<RoundInput, 'random'>,
): Promise<ChosenItems> {
  const solved = await readSolved(handle, userId)
  const { lessons, results } = await readLearning(handle, userId)
  const learning = patternList.filter(
    ({ name, problems }) =>
      lessons[name]?.finishedAt !== undefined || problems.some((number) => solved.has(number)),
  )
  const random = dailyRandom(userId, input.state, input)
  const started = new Set(learning.map(({ name }) => name))
  return composeDailyRound({ ...input, random }, { learning: started, results })
}

/** What is left of the open daily round, or what a new one would ask. */
export async function readNextItems(
  handle: StoreHandle,
  bank: PromptBank,
  userId: string,
  state: StandingState,
  time: LocalTime,
): Promise<readonly ItemRef[]> {
  const open = await readOpenRounds(handle, userId)
  const current = open.find(({ kind }) => kind === 'daily')
  const answers = current ? await readAnswersIn(handle, userId, [current.id]) : []
  // A short round that was only opened is no reason to offer a short one.
  const isOffered = current && (answers.length > 0 || current.options === dailyOptions)
  if (isOffered && !isStale(current, answers, time.now)) {
    const given = firstAnswers(current, answers)
    return current.items.filter((_, index) => given[index] === undefined)
  }
  const input = { bank, state, ...time, reserved: reservedIn(open, current) }
  return (await chooseDaily(handle, userId, input)).items
}
