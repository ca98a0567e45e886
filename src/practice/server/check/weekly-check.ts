import { v7 as uuidv7 } from 'uuid'
import { localDay, startOfLocalDay } from '#platform/local-day.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Answer, Check } from '../../contract.ts'
import { creditOf, judge } from '../../judge.ts'
import type { PromptBank } from '../../rounds/bank.ts'
import { presentPrompt, presentWithContrasts } from '../../rounds/present-item.ts'
import { shuffle } from '../../rounds/random.ts'
import { forecastOf, levelAt, newPatternRating, offsetAt } from '../../standing/rating.ts'
import { addInPlace, type StandingState } from '../../standing/standing.ts'
import type { AddedAnswer } from '../answer-store.ts'
import { localTimeOf, lockCurrentStanding, type Practice } from '../read-standing.ts'
import { append, judgedAnswerOf } from '../save-answers.ts'
import { insertCheck, readChecks, type StoredCheck, weekOf, writeCheck } from './check-store.ts'

const promptsPerCheck = 5

/**
 * The check of this local week, or a new one. A check of an earlier week that was not finished ends with the answers it
 * has: only then do they count, so that no number tells what was right before the fifth answer.
 */
export async function startCheck(
  { store, bank }: Practice,
  userId: string,
  offset: number | undefined,
): Promise<Check> {
  return store.transaction(async (tx) => {
    const { state, now } = await lockCurrentStanding(tx, userId)
    const time = localTimeOf(state, now, offset)
    const checks = await readChecks(tx, userId)
    for (const check of checks)
      if (!check.result && check.closesAt <= now) await endCheck(tx, bank, userId, check)
    const { week, nextMonday } = weekOf(localDay(time))
    // Someone who flies west meets the week again that they have already had.
    const current =
      checks.find((check) => check.week === week) ?? checks.find(({ closesAt }) => closesAt > now)
    if (current) return presentCheck(bank, current)
    const promptIds = choosePrompts(bank, state, checks)
    if (promptIds.length === 0) throw new AppError('invalid', usedUpSentence)
    const check: StoredCheck = {
      id: uuidv7(),
      week,
      promptIds,
      answers: [],
      closesAt: startOfLocalDay(nextMonday, time.offset),
      createdAt: now,
    }
    await insertCheck(tx, userId, check)
    return presentCheck(bank, check)
  })
}

const usedUpSentence =
  'You have answered every sealed prompt there is. New ones come with the next release of Capra.'

/** One of each of five patterns, those met before others. */
function choosePrompts(
  bank: PromptBank,
  { patterns }: StandingState,
  checks: readonly StoredCheck[],
): readonly string[] {
  const used = new Set(checks.flatMap(({ promptIds }) => promptIds))
  const left = shuffle(
    bank.sealed.filter(({ id }) => !used.has(id)),
    Math.random,
  )
  const onePerPattern = [...Map.groupBy(left, ({ pattern }) => pattern).values()].flatMap(
    ([first]) => first ?? [],
  )
  const isMet = ({ pattern }: { pattern: string }) => Number(patterns[pattern] !== undefined)
  const chosen = onePerPattern.sort((a, b) => isMet(b) - isMet(a)).slice(0, promptsPerCheck)
  return shuffle(chosen, Math.random).map(({ id }) => id)
}

/** @throws AppError `not_found`, `conflict` when its week is over, `invalid` for a prompt that it does not ask */
export async function answerCheck(
  { store, bank }: Practice,
  userId: string,
  id: string,
  sent: readonly Answer[],
): Promise<Check> {
  return store.transaction(async (tx) => {
    const { now } = await lockCurrentStanding(tx, userId)
    const check = (await readChecks(tx, userId)).find((each) => each.id === id.toLowerCase())
    if (!check) throw new AppError('not_found', 'Check not found.')
    if (check.result) return presentCheck(bank, check)
    if (check.closesAt <= now) {
      await endCheck(tx, bank, userId, check)
      throw new AppError('conflict', 'The week of this check is over. A new one is open.')
    }
    const answers = [...check.answers]
    for (const answer of sent) {
      if (answer.kind !== 'spot' || !check.promptIds.includes(answer.promptId))
        throw new AppError('invalid', 'The check does not ask this prompt.')
      // One try each.
      if (answers.some(({ promptId }) => promptId === answer.promptId)) continue
      const { roundId: _, ...rest } = answer
      answers.push({ ...rest, id: answer.id.toLowerCase(), at: isoTime(now) })
    }
    const next = { ...check, answers }
    if (answers.length < check.promptIds.length) {
      await writeCheck(tx, next)
      return presentCheck(bank, next)
    }
    return presentCheck(bank, await endCheck(tx, bank, userId, next))
  })
}

/** Turns its answers into answers like others, all at the time of the end. */
async function endCheck(
  tx: StoreHandle,
  bank: PromptBank,
  userId: string,
  check: StoredCheck,
): Promise<StoredCheck> {
  const standing = await lockCurrentStanding(tx, userId)
  const { now } = standing
  const judged = check.answers.map(
    (answer): AddedAnswer => ({
      answer,
      at: now,
      verdicts: judge(sealedIn(bank, [answer.promptId]), answer),
      dailyRound: null,
      isRated: true,
      difficulty: bank.difficultyOf(answer.promptId),
    }),
  )
  const sums = sumUp(standing.state, judged)
  await append(tx, userId, standing, { judged, rounds: [], spend: () => undefined })
  const ended = { ...check, result: { ...sums, endedAt: now } }
  await writeCheck(tx, ended)
  return ended
}

/** Each forecast is made before its answer, with what the ones before it taught. */
function sumUp(before: StandingState, judged: readonly AddedAnswer[]) {
  const state = structuredClone(before)
  const sums = { credit: 0, expected: 0, variance: 0 }
  for (const added of judged.toSorted((a, b) => (a.answer.id < b.answer.id ? -1 : 1))) {
    const [verdict] = added.verdicts
    if (!verdict) continue
    const { at, difficulty } = added
    const offset = offsetAt(state.patterns[verdict.pattern] ?? newPatternRating(), at)
    const forecast = forecastOf(levelAt(state.rating, at), offset, difficulty)
    sums.credit += creditOf(verdict)
    sums.expected += forecast
    sums.variance += forecast * (1 - forecast)
    addInPlace(state, [judgedAnswerOf(added)])
  }
  return sums
}

function sealedIn({ sealed }: PromptBank, ids: readonly string[]) {
  return ids.flatMap((id) => sealed.find((prompt) => prompt.id === id) ?? [])
}

function presentCheck(bank: PromptBank, check: StoredCheck): Check {
  const prompts = sealedIn(bank, check.promptIds)
  return {
    id: check.id,
    week: check.week,
    closesAt: isoTime(check.closesAt),
    prompts: prompts.map(presentPrompt).map(({ id, text, form, asks }) => ({ id, text, form, asks })),
    answered: check.answers.map(({ promptId }) => promptId),
    result: check.result
      ? {
          prompts: prompts.map(presentWithContrasts),
          answers: [...check.answers],
          credit: check.result.credit,
          expected: check.result.expected,
        }
      : null,
  }
}
