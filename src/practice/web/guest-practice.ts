import { v7 as newId } from 'uuid'
import { openCategoryCount } from '#accounts/access.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { readGuestLearning } from '#learning/web/guest-learning.ts'
import { deviceOffset, type LocalTime, localDay } from '#platform/local-day.ts'
import { readGuestTicks } from '#progress/web/tick/guest-progress.ts'
import type { Answer, PlayKind, Round, RoundSummary, Standing } from '../contract.ts'
import { isRight, judge } from '../judge.ts'
import type { ItemRef, PromptBank } from '../rounds/bank.ts'
import { type ChosenItems, composeDailyRound } from '../rounds/compose-daily-round.ts'
import { composePlay } from '../rounds/compose-play.ts'
import { dailyRandom } from '../rounds/compose-round.ts'
import { presentItem, presentWithContrasts } from '../rounds/present-item.ts'
import { countDue, presentStanding } from '../standing/present-standing.ts'
import { recentMs } from '../standing/recent-progress.ts'
import {
  addAnswers,
  emptyStanding,
  type JudgedAnswer,
  roundsOn,
  type StandingState,
} from '../standing/standing.ts'
import { addGuestAnswer, type GuestPractice, readGuestPractice, writeGuestPractice } from './guest-answers.ts'
import { answerFinder, resultOf } from './round/round-state.ts'

/** What the server does for members: makes rounds, keeps answers and sums them up. */
export function createGuestPractice(bank: PromptBank, now: () => number = Date.now) {
  const time = (): LocalTime => ({ now: now(), offset: deviceOffset(new Date(now())) })

  function judgedIn({ answers }: GuestPractice): readonly JudgedAnswer[] {
    return answers.flatMap((answer) => {
      const prompts = bank.promptsOf(answer.kind, answer.promptId)
      // A prompt that a newer release no longer has.
      if (prompts.length === 0) return []
      const { id, kind, promptId, roundId = null, offset = 0 } = answer
      const at = Date.parse(answer.at)
      const { sure, shown = [], isRated = true } = answer
      return [
        {
          ...{ id, kind, promptId, at, offset, sure, shown },
          day: localDay({ now: at, offset }),
          dailyRound: roundId,
          isRated: isRated && kind === 'spot' && roundId !== null,
          difficulty: bank.difficultyOf(promptId),
          verdicts: judge(prompts, answer),
        },
      ]
    })
  }

  const stateOf = (practice: GuestPractice) => addAnswers(emptyStanding(), judgedIn(practice))

  function present({ round, answers }: GuestPractice): Round | undefined {
    const items = round?.items.flatMap((ref) => presentItem(bank, ref, presentWithContrasts) ?? []) ?? []
    if (!round || items.length === 0) return undefined
    const own = answers.filter(({ roundId }) => roundId === round.id)
    return { ...round, kind: 'daily', items, answers: own, endedAt: endOf(own, round.items) }
  }

  /** What a new round asks: the same until the next answer. Each guest's first round is another one. */
  function nextItems(state: StandingState, random?: () => number): ChosenItems {
    const usual = state.last ? dailyRandom(state.last.id, state, time()) : Math.random
    const { results } = readGuestLearning()
    return composeDailyRound(
      { bank, state, ...time(), random: random ?? usual },
      { learning: learningPatterns(), results },
    )
  }

  return {
    /** The round that was opened last, finished or not. Undefined before the first. */
    read: (practice: GuestPractice): Round | undefined => present(practice),

    /** What the round that was opened last came to. Undefined before its first answer. */
    summary(practice: GuestPractice): RoundSummary | undefined {
      const round = present(practice)
      if (!round || round.answers.length === 0) return undefined
      const { id, kind, createdAt, endedAt, items, answers } = round
      const answerTo = answerFinder(id, answers)
      return {
        ...{ id, kind, createdAt, endedAt },
        results: items.map((item) => {
          const answer = answerTo(item)
          const result = answer ? resultOf(item, answer) : 'open'
          // As for members, whose rounds are summed up without the half.
          return { kind: item.kind, result: result === 'close' ? 'wrong' : result }
        }),
        ms: answers.reduce((sum, { ms }) => sum + ms, 0),
      }
    },

    /** Makes a round. None if no prompt may come again yet. */
    start(random?: () => number): boolean {
      const practice = readGuestPractice()
      const { items, doing } = nextItems(stateOf(practice), random)
      if (items.length === 0) return false
      writeGuestPractice({
        ...practice,
        round: { id: newId(), createdAt: new Date(now()).toISOString(), items, doing },
      })
      return true
    },

    /** Says of it what its round says, which is forgotten when the next one begins. */
    give(answer: Answer): void {
      const item = readGuestPractice().round?.items.find(({ id }) => id === answer.promptId)
      addGuestAnswer({ ...answer, isRated: item?.kind === 'spot' && item.isRated === true })
    },

    /** Prompts to play with. The page keeps the round; this browser, its answers and the best. */
    play(kind: PlayKind, random: () => number = Math.random): Round | undefined {
      const practice = readGuestPractice()
      const refs = composePlay({ bank, state: stateOf(practice), ...time(), random }, kind)
      if (refs.length === 0) return undefined
      return {
        ...{ id: newId(), kind, createdAt: new Date(now()).toISOString(), endedAt: null, answers: [] },
        items: refs.flatMap((ref) => presentItem(bank, ref) ?? []),
        best: practice.best?.[kind] ?? 0,
      }
    },

    /** @param round with this answer. Its ID is left out of what is kept: it is no daily round. */
    givePlay({ kind, items, answers, best = 0 }: Round, { roundId: _, ...answer }: Answer): void {
      addGuestAnswer({ ...answer, isRated: false })
      const right = items.filter((item) =>
        answers.some(
          ({ promptId, named }) =>
            item.kind === 'spot' && item.prompt.id === promptId && isRight(item, named),
        ),
      ).length
      const practice = readGuestPractice()
      if (right > best) writeGuestPractice({ ...practice, best: { ...practice.best, [kind]: right } })
    },

    standing(practice: GuestPractice): Standing {
      const state = stateOf(practice)
      const round = present(practice)
      // A guest opens no round before the last one has ended.
      const ended = roundsOn(state, localDay(time())).filter(({ id }) => id !== round?.id || round.endedAt)
      const next =
        round?.endedAt === null
          ? openItems(round.answers, practice.round?.items ?? [])
          : nextItems(state).items
      const standing = presentStanding(state, bank, time(), {
        roundSize: next.length,
        dueCount: countDue(state, bank, time(), next),
        roundsToday: ended.length,
        pendingCount: 0,
        recentAnswers: judgedIn(practice).filter(({ at }) => at >= now() - recentMs),
        checks: [],
        check: 'used-up',
        best: { streak: practice.best?.streak ?? 0, storm: practice.best?.storm ?? 0 },
        isFlattered: false,
      })
      return { ...standing, patterns: standing.patterns.filter(({ pattern }) => isOpen(pattern)) }
    },
  }
}

/** Only the first categories are open to guests. */
const openCategories = new Set(categorySummaries.slice(0, openCategoryCount).map(({ id }) => id))

export function isOpen(pattern: string): boolean {
  return patternList.some(({ name, categoryId }) => name === pattern && openCategories.has(categoryId))
}

/** What came back after a miss is no item. */
function endOf(answers: readonly Answer[], items: readonly ItemRef[]): string | null {
  return openItems(answers, items).length > 0 ? null : (answers.at(-1)?.at ?? null)
}

function openItems(answers: readonly Answer[], items: readonly ItemRef[]): readonly ItemRef[] {
  return items.filter(
    (item) => !answers.some(({ kind, promptId }) => kind === item.kind && promptId === item.id),
  )
}

/** Patterns with a tick, or with a lesson that was played to its end. */
function learningPatterns(): ReadonlySet<string> {
  const masks = readGuestTicks()
  const { lessons } = readGuestLearning()
  const learning = patternList.filter(
    ({ id, name }) => (masks.get(id) ?? 0) !== 0 || lessons[name]?.finishedAt !== undefined,
  )
  return new Set(learning.map(({ name }) => name))
}
