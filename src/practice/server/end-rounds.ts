import type { StoreHandle } from '#platform/server/store/store.ts'
import type { ItemRef } from '../rounds/bank.ts'
import { readAnswersIn, type StoredAnswer } from './answer-store.ts'
import { endRound, type StoredRound } from './round-store.ts'

/** The first answer to each item of a round, by the item's index. Two tabs may have answered the same one. */
export function firstAnswers(
  { id, items }: Pick<StoredRound, 'id' | 'items'>,
  answers: readonly StoredAnswer[],
): readonly (StoredAnswer | undefined)[] {
  const inRound = answers.filter(({ answer }) => answer.roundId === id)
  const isTo = (item: ItemRef, { answer }: StoredAnswer) =>
    answer.kind === item.kind && answer.promptId === item.id
  return items.map((item) => inRound.find((answer) => isTo(item, answer)))
}

/** The first answer to each prompt that came back after a miss. */
export function comebackAnswers(
  { id, items }: Pick<StoredRound, 'id' | 'items'>,
  answers: readonly StoredAnswer[],
): readonly StoredAnswer[] {
  const comebacks = items.flatMap((item) => (item.kind === 'spot' && item.comeback) || [])
  return comebacks.flatMap(
    (promptId) => answers.find(({ answer }) => answer.roundId === id && answer.promptId === promptId) ?? [],
  )
}

/**
 * Ends the rounds of which every item has an answer, at the time of the last one. A round that another one replaced is
 * also answered to its end: by a device that was offline.
 */
export async function endAnsweredRounds(
  tx: StoreHandle,
  userId: string,
  rounds: readonly StoredRound[],
): Promise<void> {
  const ids = rounds.map(({ id }) => id)
  const answers = await readAnswersIn(tx, userId, ids)
  for (const round of rounds) {
    const first = firstAnswers(round, answers)
    if (first.every((answer) => answer !== undefined))
      await endRound(tx, round.id, Math.max(...first.map(({ at }) => at)))
  }
}

/** Ends a round that another one replaces. It is never deleted: a device that is offline may be answering it. */
export async function leaveRound(
  tx: StoreHandle,
  userId: string,
  { id }: StoredRound,
  now: number,
): Promise<void> {
  const last = (await readAnswersIn(tx, userId, [id])).at(-1)
  await endRound(tx, id, last?.at ?? now)
}
