import { useMemo } from 'react'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { displayNameOf, findPatternByDisplayName } from '#curriculum/patterns.ts'
import { useCategories } from '#patterns/web/categories.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'

/** A pattern that solves the problem. */
export interface ProblemPattern {
  readonly displayName: string
  /** Slug, e.g. `two-pointers`. */
  readonly name: string
  readonly categoryId: number
  /** False for guests whose account would open its lesson. */
  readonly isOpen: boolean
}

/** Everything the lists say about a problem. */
export function useProblemFacts(number: number, isMember: boolean) {
  const list = useQuestionList({ enabled: true })
  const lessonsQuery = useCategories()
  const { data: categories } = lessonsQuery
  const failed = [list, lessonsQuery].filter(
    ({ isError, isFetching, data }) => isError && !isFetching && !data,
  )
  const question = useMemo(() => list.data?.questions.find(({ id }) => id === number), [list.data, number])
  const lessons = useMemo(
    () =>
      (categories ?? []).flatMap(({ patterns }) =>
        patterns.flatMap(({ id: patternId, displayName, practiceQuestions }) =>
          practiceQuestions
            .map((problem, index) => ({ ...problem, patternId, displayName, index }))
            .filter((problem) => problem.number === number),
        ),
      ),
    [categories, number],
  )
  const openCategories = new Set(categories?.filter(({ locked }) => !locked).map(({ id }) => id))
  const names = new Set([
    ...(question?.patterns ?? []),
    ...interviewQuestions
      .filter((each) => each.number === number)
      .map(({ pattern }) => displayNameOf(pattern)),
    ...lessons.map(({ displayName }) => displayName),
  ])
  return {
    /** The company question with this number, if companies were reported to ask it. */
    question,
    title: lessons[0]?.title ?? question?.title,
    /** The open lessons that train it. */
    lessons,
    isPremium: question?.isPremium ?? lessons.some(({ isPremium }) => isPremium),
    patterns: [...names].flatMap((displayName): ProblemPattern[] => {
      const lesson = findPatternByDisplayName(displayName)
      return lesson
        ? [{ ...lesson, displayName, isOpen: isMember || openCategories.has(lesson.categoryId) }]
        : []
    }),
    areCompaniesKnown: list.data !== undefined,
    hasFailed: failed.length > 0,
    retry() {
      for (const { refetch } of failed) void refetch()
    },
  }
}
