import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { practiceApi, Round, RoundSummary } from '../contract.ts'
import { grades } from '../judge.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { presentItem, presentPrompt, presentWithContrasts } from '../rounds/present-item.ts'
import { readAnswersIn, type StoredAnswer } from './answer-store.ts'
import { comebackAnswers, firstAnswers } from './end-rounds.ts'
import { bestBefore, isPlayKind } from './play-rounds.ts'
import { countRounds, readRounds, readRoundsBefore, type StoredRound } from './round-store.ts'

const perPage = 20

export async function readRound(store: Store, bank: PromptBank, userId: string, id: string): Promise<Round> {
  const [round] = await readRounds(store, userId, [id])
  if (!round) throw new AppError('not_found', 'Round not found.')
  return presentRound(bank, round, await readAnswersIn(store, userId, [id]))
}

export function presentRound(bank: PromptBank, round: StoredRound, answers: readonly StoredAnswer[]): Round {
  const present = isPlayKind(round.kind) ? presentPrompt : presentWithContrasts
  return {
    id: round.id,
    kind: round.kind,
    createdAt: new Date(round.createdAt).toISOString(),
    endedAt: timeOf(round.endedAt),
    items: round.items.flatMap((item) => presentItem(bank, item, present) ?? []),
    ...(round.doing && { doing: round.doing }),
    ...(isPlayKind(round.kind) && { best: bestBefore(round) }),
    answers: [...firstAnswers(round, answers), ...comebackAnswers(round, answers)].flatMap(
      (stored) => stored?.answer ?? [],
    ),
  }
}

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

export async function listRounds(
  store: Store,
  userId: string,
  before: string | undefined,
): Promise<ReplyOf<typeof practiceApi.rounds>> {
  const rounds = await readRoundsBefore(store, userId, {
    before: before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before),
    // One more, to know whether there are more.
    limit: perPage + 1,
  })
  const page = rounds.slice(0, perPage)
  const ids = page.map(({ id }) => id)
  const answers = await readAnswersIn(store, userId, ids)
  return {
    rounds: page.map((round) => summarize(round, firstAnswers(round, answers))),
    total: await countRounds(store, userId),
    hasMore: rounds.length > perPage,
  }
}

function summarize(round: StoredRound, answers: readonly (StoredAnswer | undefined)[]): RoundSummary {
  return {
    id: round.id,
    kind: round.kind,
    createdAt: new Date(round.createdAt).toISOString(),
    endedAt: timeOf(round.endedAt),
    results: round.items.map(({ kind }, index) => ({ kind, result: resultOf(answers[index]) })),
    ms: answers.reduce((sum, stored) => sum + (stored?.answer.ms ?? 0), 0),
  }
}

function resultOf(stored: StoredAnswer | undefined): RoundSummary['results'][number]['result'] {
  if (!stored) return 'open'
  // It could not be judged: this release does not have its prompt.
  if (stored.verdicts.length === 0) return 'unknown'
  if (stored.verdicts.every(({ grade }) => grade !== grades.again)) return 'right'
  return stored.verdicts.every(({ named }) => named === null) ? 'unknown' : 'wrong'
}
