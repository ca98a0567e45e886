import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CompanyQuestion } from '../contract.ts'
import { practiceKey, questionPagesKey } from './question-keys.ts'
import type { QuestionPage } from './use-company-questions.ts'

/** Changes a question wherever it is shown. */
export function changeQuestion(
  client: QueryClient,
  id: number,
  change: (question: CompanyQuestion) => CompanyQuestion,
): void {
  const changeIn = (page: QuestionPage) =>
    page.questions.some((question) => question.id === id)
      ? { ...page, questions: page.questions.map((each) => (each.id === id ? change(each) : each)) }
      : page
  client.setQueriesData<QuestionPage>({ queryKey: questionPagesKey }, (page) => page && changeIn(page))
  client.setQueriesData<InfiniteData<QuestionPage>>(
    { queryKey: practiceKey },
    (round) => round && { ...round, pages: round.pages.map(changeIn) },
  )
}
