import { AppError } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import { readSolved } from '#progress/server/solved-problems-store.ts'
import { questionsApi } from '../contract.ts'
import { nothingSolvedOrStarred, type SolvedAndStarred } from '../filter-questions.ts'
import { operatorRoutes } from './import/operator-routes.ts'
import { listQuestions, presentList, presentQuestion } from './list-questions.ts'
import { getProblemNumber, getQuestion, type QuestionCatalog } from './question-catalog.ts'
import {
  presentSighting,
  reportSighting,
  type SightingParts,
  withdrawSighting,
} from './sightings/report-sighting.ts'
import { reviewRoutes } from './sightings/review-routes.ts'
import { readSightings } from './sightings/sighting-store.ts'
import { presentInterviewSolved, setCompleted, setInterviewSolved } from './solve-questions.ts'
import { readStarsAndNotes, writeStarAndNote } from './stars-and-notes-store.ts'

interface QuestionParts extends SightingParts {
  readonly readCatalog: () => Promise<QuestionCatalog>
}

export function questionRoutes({ store, config, secrets, readCatalog }: QuestionParts): readonly Route[] {
  const solvedBy = (userId: string) => readSolved(store, userId)
  const findQuestion = async (id: string) => getQuestion(await readCatalog(), id)
  /** A question as this person sees it, with the counts that include their latest report. */
  const presentLatest = async (id: string, userId: string) =>
    presentQuestion(await findQuestion(id), await solvedBy(userId))

  async function solvedAndStarredOf(userId: string): Promise<SolvedAndStarred> {
    const starsAndNotes = await readStarsAndNotes(store, userId)
    return {
      solved: await solvedBy(userId),
      starred: new Set(starsAndNotes.filter(({ isStarred }) => isStarred).map(({ id }) => id)),
    }
  }

  return [
    route(questionsApi.companyQuestions, async ({ query, caller, exchange }) => {
      if (!caller && (query.solved !== undefined || query.starred !== undefined))
        throw new AppError('unauthenticated', 'Sign in to filter by what you have solved or starred.')
      const own = caller ? await solvedAndStarredOf(caller.userId) : nothingSolvedOrStarred
      const { total, page } = listQuestions(await readCatalog(), query, own)
      exchange.header('x-total-count', String(total))
      return page
    }),
    route(questionsApi.list, async () => presentList(await readCatalog())),
    route(questionsApi.companies, async () => [...(await readCatalog()).companies]),
    route(questionsApi.patterns, async () => [...(await readCatalog()).patterns]),

    route(questionsApi.complete, async ({ params, caller }) =>
      setCompleted(store, caller.userId, await findQuestion(params.id), true),
    ),
    route(questionsApi.uncomplete, async ({ params, caller }) =>
      setCompleted(store, caller.userId, await findQuestion(params.id), false),
    ),
    route(questionsApi.starsAndNotes, async ({ caller }) => {
      const catalog = await readCatalog()
      const sightings = await readSightings(store, caller.userId)
      const marks = await readStarsAndNotes(store, caller.userId)
      await letOthersRun()
      return {
        marks: [...marks],
        sightings: sightings.map((sighting) => presentSighting(catalog, sighting)),
        solved: [...(await solvedBy(caller.userId))].filter((problem) => catalog.byId.has(problem)),
      }
    }),
    route(questionsApi.saveStarAndNote, async ({ params, caller, body }) => {
      const problem = getProblemNumber(await readCatalog(), params.id)
      return writeStarAndNote(store, caller.userId, problem, body)
    }),

    route(questionsApi.reportSighting, async ({ params, caller, body, exchange }) => {
      const catalog = await readCatalog()
      const { id } = getQuestion(catalog, params.id)
      const sighting = await reportSighting(
        { store, config, secrets },
        caller.userId,
        catalog,
        id,
        body,
        exchange,
      )
      return { sighting, question: await presentLatest(params.id, caller.userId) }
    }),
    route(questionsApi.withdrawSighting, async ({ params, caller }) => {
      const { id } = await findQuestion(params.id)
      await withdrawSighting(store, caller.userId, id, params.company)
      return { question: await presentLatest(params.id, caller.userId) }
    }),

    route(questionsApi.interviewSolved, async ({ caller }) =>
      presentInterviewSolved(await solvedBy(caller.userId)),
    ),
    route(questionsApi.solveInterview, ({ params, caller }) =>
      setInterviewSolved(store, caller.userId, params.id, true),
    ),
    route(questionsApi.unsolveInterview, ({ params, caller }) =>
      setInterviewSolved(store, caller.userId, params.id, false),
    ),

    ...operatorRoutes(store),
    ...reviewRoutes({ store, readCatalog }),
  ]
}
