import { companyReportsDate } from '#content/company-questions.ts'
import type { Config } from '#platform/server/config.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { readSolvedQuestions } from '#progress/server/solved-questions-store.ts'
import { questionsApi } from '../contract.ts'
import { operatorRoutes } from './import/operator-routes.ts'
import { listAll, listQuestions, type OwnMarks, presentQuestion } from './list-questions.ts'
import { holdQuestions } from './live-questions.ts'
import { getQuestion, setCompleted, setInterviewSolved } from './mark-questions.ts'
import { readMarks, writeMark } from './mark-store.ts'
import { reportSighting, withdrawSighting } from './report-sighting.ts'
import { readSightings } from './sighting-store.ts'

export function questionRoutes({ store, config }: { store: Store; config: Config }): readonly Route[] {
  const held = holdQuestions(store)
  const solvedBy = async (userId: string) => new Set(await readSolvedQuestions(store, userId, 'company'))

  return [
    route(questionsApi.companyQuestions, async ({ query, caller, exchange }) => {
      if (!caller && (query.solved !== undefined || query.starred !== undefined))
        throw new AppError('unauthenticated', 'Sign in to filter by what you have solved or starred.')
      const own: OwnMarks = {
        solved: caller ? await solvedBy(caller.userId) : new Set(),
        starred: caller && query.starred ? await starredBy(store, caller.userId) : new Set(),
      }
      const { total, questions } = listQuestions(await held.current(), query, own)
      exchange.header('x-total-count', String(total))
      return questions
    }),
    route(questionsApi.wholeList, async () =>
      questionsApi.wholeList.reply.parse(listAll(await held.current())),
    ),
    route(questionsApi.companies, async () => [...(await held.current()).index.companies]),
    route(questionsApi.patterns, async () => [...(await held.current()).index.patterns]),
    route(questionsApi.summary, async () => {
      const { index, importedReportCount } = await held.current()
      return {
        companyCount: index.companies.length,
        questionCount: index.questions.length,
        builtInDate: companyReportsDate,
        importedReportCount,
      }
    }),

    route(questionsApi.complete, async ({ params, caller }) =>
      setCompleted(store, caller.userId, getQuestion(await held.current(), params.id), true),
    ),
    route(questionsApi.uncomplete, async ({ params, caller }) =>
      setCompleted(store, caller.userId, getQuestion(await held.current(), params.id), false),
    ),
    route(questionsApi.marks, async ({ caller }) => ({
      marks: [...(await readMarks(store, caller.userId))],
      sightings: [...(await readSightings(store, caller.userId))],
      solved: [...(await solvedBy(caller.userId))],
    })),
    route(questionsApi.saveMark, async ({ params, caller, body }) => {
      const { id } = getQuestion(await held.current(), params.id)
      return writeMark(store, caller.userId, id, body)
    }),

    route(questionsApi.reportSighting, async ({ params, caller, body }) => {
      const live = await held.current()
      const question = getQuestion(live, params.id)
      const sighting = await reportSighting(store, caller.userId, live, question.id, body)
      held.forget()
      const solved = await solvedBy(caller.userId)
      return { sighting, question: presentQuestion(await held.current(), question, solved) }
    }),
    route(questionsApi.withdrawSighting, async ({ params, caller }) => {
      const question = getQuestion(await held.current(), params.id)
      await withdrawSighting(store, caller.userId, question.id, params.company)
      held.forget()
      const solved = await solvedBy(caller.userId)
      return { question: presentQuestion(await held.current(), question, solved) }
    }),

    route(questionsApi.interviewSolved, async ({ caller }) => ({
      solved: [...(await readSolvedQuestions(store, caller.userId, 'interview'))],
    })),
    route(questionsApi.solveInterview, ({ params, caller }) =>
      setInterviewSolved(store, caller.userId, params.id, true),
    ),
    route(questionsApi.unsolveInterview, ({ params, caller }) =>
      setInterviewSolved(store, caller.userId, params.id, false),
    ),

    ...operatorRoutes({ store, config, onImported: held.forget }),
  ]
}

async function starredBy(store: Store, userId: string): Promise<ReadonlySet<number>> {
  const marks = await readMarks(store, userId)
  return new Set(marks.flatMap(({ id, isStarred }) => (isStarred ? [id] : [])))
}
