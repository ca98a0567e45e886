import { v7 as newId } from 'uuid'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { PlayKind, Round } from '../contract.ts'
import { creditOf } from '../judge.ts'
import { readAnswersIn, type StoredAnswer } from './answer-store.ts'
import { firstAnswers } from './end-rounds.ts'
import { insertRound, readLastRound, type StoredRound } from './round-store.ts'

export function isPlayKind(kind: Round['kind']): kind is PlayKind {
  return kind === 'streak' || kind === 'storm'
}

const isRight = ({ verdicts }: StoredAnswer) => verdicts.every((verdict) => creditOf(verdict) === 1)

/** A streak goes on until a miss, also on another day; a storm only until its first answer. */
export function canGoOn(round: StoredRound, answers: readonly StoredAnswer[]): boolean {
  const given = firstAnswers(round, answers).flatMap((answer) => answer ?? [])
  return round.kind === 'streak' ? given.every(isRight) : given.length === 0
}

/** How many the person's best was before a round. Each round keeps it, so that only the last one has to be read. */
export function bestBefore({ options }: StoredRound): number {
  const { best = 0 } = JSON.parse(options) as { best?: number }
  return best
}

/** Keeps what a guest has reached, as the best before a round that asks nothing. Safe to repeat. */
export async function keepBest(
  tx: StoreHandle,
  userId: string,
  reached: Readonly<Partial<Record<PlayKind, number | undefined>>>,
  now: number,
): Promise<void> {
  for (const kind of ['streak', 'storm'] as const) {
    const best = reached[kind] ?? 0
    if (best <= (await readBest(tx, userId, kind))) continue
    const options = JSON.stringify({ best })
    await insertRound(tx, userId, { id: newId(), kind, options, items: [], createdAt: now, endedAt: now })
  }
}

/** The person's best so far. */
export async function readBest(tx: StoreHandle, userId: string, kind: PlayKind): Promise<number> {
  const last = await readLastRound(tx, userId, kind)
  if (!last) return 0
  const given = firstAnswers(last, await readAnswersIn(tx, userId, [last.id]))
  return Math.max(bestBefore(last), given.filter((answer) => answer && isRight(answer)).length)
}
