import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import type { CompanyQuestion } from '../contract.ts'
import { askAtRest } from './ask-at-rest.ts'
import type { CompanyFilter } from './company-filter.ts'
import { type PracticePlace, withPracticePlace } from './practice-address.ts'
import { practiceKey } from './question-keys.ts'
import { askForQuestions, type QuestionPage, queryFor } from './use-company-questions.ts'
import { readOwnQuestions, useSolved } from './use-question-marks.ts'

/** Questions are fetched in parts of this many; the next part when so few are left. */
const partSize = 30
const fewLeft = 5

/** Which part of a round: where it was opened, or what is beside those that are there. */
type Side = 'start' | 'next' | 'previous'

interface Part extends QuestionPage {
  /** Where it began in the list when it was asked for. */
  readonly offset: number
}

/** One round through what a filter finds. It stays as it is, though questions leave the filter by being solved. */
export function useBlindPractice(
  { filter, kind }: { filter: CompanyFilter; kind: VisitorKind },
  { seed, at }: PracticePlace,
) {
  const client = useQueryClient()
  const [start, setStart] = useState(at - 1)
  const [index, setIndex] = useState(at - 1)
  const query = queryFor({ ...filter, sorting: 'shuffle', seed }, kind)

  // A part that comes puts back the others as they were when it was asked for: what was solved meanwhile is known here.
  const solved = useSolved({ enabled: kind === 'member' })

  /** How many of the questions the filter still finds. */
  function countLeft(questions: readonly CompanyQuestion[]): number {
    const own = kind === 'member' ? readOwnQuestions(client) : undefined
    const isLeft = ({ id, isCompleted }: CompanyQuestion) =>
      !(query.solved === false && (own?.solved.has(id) ?? isCompleted)) &&
      !(query.starred && own?.starred.has(id) === false)
    return questions.filter(isLeft).length
  }

  /** Where a part begins in what the filter finds now, and how much of it is wanted. */
  function boundsOf(side: Side, parts: readonly Part[]) {
    const offset = parts[0]?.offset ?? start
    if (side === 'previous')
      return { offset: Math.max(0, offset - partSize), limit: Math.min(offset, partSize) }
    return { offset: offset + countLeft(parts.flatMap(({ questions }) => questions)), limit: partSize }
  }

  const queryKey = [...practiceKey, kind, query, start]
  const round = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      askAtRest(client, async (): Promise<Part> => {
        const parts = client.getQueryData<InfiniteData<Part>>(queryKey)?.pages ?? []
        const bounds = boundsOf(pageParam, parts)
        return { offset: bounds.offset, ...(await askForQuestions({ ...query, ...bounds }, signal)) }
      }),
    initialPageParam: 'start' as Side,
    getPreviousPageParam: ({ offset }): Side | undefined => (offset > 0 ? 'previous' : undefined),
    getNextPageParam: (_last, parts): Side | undefined =>
      endOf(parts) < totalOf(parts) ? 'next' : undefined,
    enabled: true,
    // Another round asks anew: what this one has kept in its order may be gone from the list.
    gcTime: 0,
  })

  const { data, error, isFetching, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage } = round
  const questions = data?.pages.flatMap((part) => part.questions) ?? []
  const offset = data?.pages[0]?.offset ?? start
  const total = data && totalOf(data.pages)
  if (total && start >= total) setStart(total - 1)
  if (total && index >= total) setIndex(total - 1)

  const needsNext = data && hasNextPage && index - offset + fewLeft >= questions.length
  const needsPrevious = data && hasPreviousPage && index - offset < fewLeft
  const hasFailed = error !== null && !isFetching
  useEffect(() => {
    if (isFetching || hasFailed) return
    if (needsNext) void fetchNextPage()
    else if (needsPrevious) void fetchPreviousPage()
  }, [isFetching, hasFailed, needsNext, needsPrevious, fetchNextPage, fetchPreviousPage])

  const { search } = useLocation()
  const navigate = useNavigate()
  // Counted in what the filter still finds: that is what will be there when this address is opened again.
  const placeOf = (one: number) => offset + countLeft(questions.slice(0, Math.max(0, one - offset))) + 1
  const placeNow = placeOf(index)
  useEffect(() => {
    if (data && placeNow !== at)
      void navigate(
        { search: withPracticePlace(search, { seed, at: placeNow }) },
        { replace: true, preventScrollReset: true },
      )
  }, [data, placeNow, at, search, seed, navigate])

  const shown = questions[index - offset]
  return {
    question: shown && { ...shown, isCompleted: solved?.has(shown.id) ?? shown.isCompleted },
    position: index + 1,
    /** Absent while it is loading. */
    total,
    failure: hasFailed ? error : undefined,
    retry() {
      if (!data) void round.refetch()
      else if (needsNext) void fetchNextPage()
      else void fetchPreviousPage()
    },
    move(by: 1 | -1) {
      if (!total) return
      const next = Math.min(Math.max(index + by, 0), total - 1)
      setIndex(next)
      // The router follows; whoever loads the page again at once is here already.
      history.replaceState(history.state, '', withPracticePlace(search, { seed, at: placeOf(next) }))
    },
  }
}

/** Where the parts end in their round. */
function endOf(parts: readonly Part[]): number {
  return parts.reduce((end, { questions }) => end + questions.length, parts[0]?.offset ?? 0)
}

/** How many questions the round has: fewer than was said, if another device has solved some of them meanwhile. */
function totalOf(parts: readonly Part[]): number {
  const isAtEnd = parts.length > 1 && parts.at(-1)?.questions.length === 0
  return isAtEnd ? endOf(parts) : Math.max(...parts.map(({ total }) => total))
}
