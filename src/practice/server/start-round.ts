import { v7 as uuidv7 } from 'uuid'
import { findPattern } from '#curriculum/patterns.ts'
import type { BodyOf, QueryOf } from '#platform/endpoint.ts'
import { type LocalTime, localDay } from '#platform/local-day.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { practiceApi, Round } from '../contract.ts'
import type { ChosenItems } from '../rounds/compose-daily-round.ts'
import { composeFree, composeWorst } from '../rounds/compose-free.ts'
import { composePlay } from '../rounds/compose-play.ts'
import { dueItems, isExtraRound } from '../rounds/compose-round.ts'
import type { RoundInput } from '../rounds/prompt-picker.ts'
import { usualSize } from '../rounds/round-rules.ts'
import { confusionsOf } from '../standing/present-standing.ts'
import { repeatAfterDays, type StandingState } from '../standing/standing.ts'
import { readAnswersIn } from './answer-store.ts'
import { chooseDaily, dailyOptions, dueOnlyOptions, isStale, reservedIn } from './daily-round.ts'
import { leaveRound } from './end-rounds.ts'
import type { ReadCompanyMix } from './fingerprint/read-fingerprint.ts'
import { canGoOn, isPlayKind, readBest } from './play-rounds.ts'
import { presentRound } from './read-rounds.ts'
import { localTimeOf, lockCurrentStanding, type Practice, readCurrentStanding } from './read-standing.ts'
import { insertRound, readOpenRounds, type StoredRound } from './round-store.ts'

export type RoundRequest = BodyOf<typeof practiceApi.startRound> & QueryOf<typeof practiceApi.startRound>

/** The round of this kind that is open, or a new one, which replaces one with other choices and one that is over. */
export async function startRound(
  { store, bank, rebuilds }: Practice,
  userId: string,
  request: RoundRequest,
  readCompanyMix: ReadCompanyMix,
): Promise<Round> {
  const weights = await weightsOf(request, readCompanyMix)
  const { kind } = request
  const options = optionsOf(request)
  // Answers that came late say which prompts were seen.
  await readCurrentStanding(store, rebuilds, userId)
  return store.transaction(async (tx) => {
    const { state, now } = await lockCurrentStanding(tx, userId)
    const open = await readOpenRounds(tx, userId)
    const current = open.find((round) => round.kind === kind)
    if (current) {
      const answers = await readAnswersIn(tx, userId, [current.id])
      const isOpen = isPlayKind(kind)
        ? canGoOn(current, answers)
        : isAsked(current, options, answers) && !isStale(current, answers, now)
      if (isOpen) return presentRound(bank, current, answers)
      await leaveRound(tx, userId, current, now)
    }
    const time = localTimeOf(state, now, request.offset)
    const input = { bank, state, ...time, random: Math.random, reserved: reservedIn(open, current) }
    const { items, doing } = await compose(tx, userId, request, input, weights)
    if (items.length === 0) throw new AppError('invalid', emptySentence(kind, state, time))
    const round: StoredRound = {
      ...{ id: uuidv7(), kind, items, doing, createdAt: now, endedAt: null },
      options: isPlayKind(kind) ? JSON.stringify({ best: await readBest(tx, userId, kind) }) : options,
    }
    await insertRound(tx, userId, round)
    return presentRound(bank, round, [])
  })
}

const emptySentences = {
  daily: `You have seen every prompt in the last ${repeatAfterDays} days. Come back tomorrow.`,
  free: `You have seen these patterns' prompts in the last ${repeatAfterDays} days, and the few that are left are for your daily rounds. Choose other patterns.`,
  streak: 'There is nothing to play with yet. Play a daily round first.',
  storm: 'There is nothing to play with yet. Play a daily round first.',
  worst: 'There is no confusion to practice yet. Play a daily round first.',
}

function emptySentence(kind: Round['kind'], state: StandingState, time: LocalTime): string {
  if (kind === 'worst' && confusionsOf(state, time.now).length > 0) return emptySentences.free
  return kind === 'daily' && isExtraRound(state, localDay(time))
    ? 'That is enough for today. You have played both rounds that count, and there is nothing to repeat yet. Come back tomorrow.'
    : emptySentences[kind]
}

async function compose(
  tx: StoreHandle,
  userId: string,
  { kind, size = usualSize, dueOnly = false }: RoundRequest,
  input: RoundInput,
  weights: ReadonlyMap<string, number> | undefined,
): Promise<ChosenItems> {
  if (kind === 'worst') return { items: composeWorst(input, size) }
  if (kind === 'free') return { items: composeFree(input, weights, size) }
  if (isPlayKind(kind)) return { items: composePlay(input, kind) }
  const daily = await chooseDaily(tx, userId, input)
  return dueOnly ? { items: dueItems(input, daily.items) } : daily
}

/** A daily round that was begun goes on, whichever was asked for. */
function isAsked(current: StoredRound, options: string, answers: readonly unknown[]): boolean {
  return current.options === options || (current.kind === 'daily' && answers.length > 0)
}

/** Which choices make it another round. */
function optionsOf(request: RoundRequest): string {
  if (request.kind !== 'daily') return JSON.stringify(choicesOf(request))
  return request.dueOnly ? dueOnlyOptions : dailyOptions
}

function choicesOf({ patterns, company, size = usualSize }: RoundRequest) {
  return { patterns: patterns && [...new Set(patterns)].sort(), company, size }
}

async function weightsOf(
  { kind, patterns, company }: RoundRequest,
  readCompanyMix: ReadCompanyMix,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (kind !== 'free') return undefined
  if (patterns?.some((name) => !findPattern(name)))
    throw new AppError('invalid', 'One of the patterns does not exist.')
  const asked = company === undefined ? undefined : await readCompanyMix(company.split(','))
  if (asked && asked.unknown.length > 0) throw new AppError('invalid', 'Company not found.')
  const mix = asked?.mix
  if (patterns === undefined) return mix
  return new Map(patterns.map((name) => [name, mix ? (mix.get(name) ?? 0) : 1]))
}
