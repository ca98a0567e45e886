import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import type { Interview } from '../contract.ts'

/** Every mount fetches this data again unless it is only seconds old. */
const shared = { staleTime: 10_000, refetchOnMount: true, meta: onMembersPage } as const
/** For My Herd and its interviews: other people change this data, so it is fetched again while the page is visible. */
export const live = { refetchInterval: 10_000, refetchOnWindowFocus: true }
/** For the page of an interview, where the candidate waits for the question. */
export const liveInterview = { ...live, refetchInterval: 3000 }

export type NewGoatMates = ReplyTo<'POST /api/buddy/auto-accept'>['accepted']

/** Accepts open invitations. The people who joined that way stay in this query until they are dismissed. */
export const newGoatMatesQuery = queryOptions({
  queryKey: ['herd', 'new-goatmates'],
  queryFn: async ({ client, queryKey }): Promise<NewGoatMates> => {
    const { accepted } = await call('POST /api/buddy/auto-accept')
    if (accepted.length > 0) void refreshHerd(client)
    return mergePeople(client.getQueryData<NewGoatMates>(queryKey), accepted)
  },
  ...shared,
})

export function mergePeople(before: NewGoatMates = [], added: NewGoatMates): NewGoatMates {
  return [...before.filter(({ id }) => added.every((person) => person.id !== id)), ...added]
}

function herdQuery<Reply>(name: string, queryFn: () => Promise<Reply>) {
  return queryOptions({ queryKey: ['herd', name], queryFn, ...shared })
}

const goatMatesQuery = herdQuery('goatmates', () => call('GET /api/buddies'))
export const requestsQuery = herdQuery('requests', () => call('GET /api/buddy/requests'))
const blockedQuery = herdQuery('blocked', () => call('GET /api/buddy/blocked'))
const statsQuery = herdQuery('stats', () => call('GET /api/interviews/stats'))
const interviewsQuery = herdQuery('interviews', () => call('GET /api/interviews'))
const interviewRequestsQuery = herdQuery('interview-requests', () => call('GET /api/interviews/requests'))

/** Undefined until the server has confirmed who is signed in; it would refuse earlier calls. */
export function useMemberId(): string | undefined {
  const visitor = useVisitor()
  return visitor.kind === 'member' ? visitor.user.id : undefined
}

/** GoatMates, fetched once open invitations were accepted, even if accepting them failed. */
export function useGoatMates() {
  const enabled = useMemberId() !== undefined
  const { isPending, data: newGoatMates = [] } = useQuery({ ...newGoatMatesQuery, ...live, enabled })
  const query = useQuery({ ...goatMatesQuery, ...live, enabled: enabled && !isPending })
  return { ...query, newGoatMates }
}

export function useInvitations(polling?: typeof live) {
  return useQuery({ ...requestsQuery, ...polling, enabled: useMemberId() !== undefined })
}

export function useBlocked() {
  return useQuery({ ...blockedQuery, enabled: useMemberId() !== undefined })
}

export function useHerdStats() {
  return useQuery({ ...statsQuery, ...live, enabled: useMemberId() !== undefined })
}

export function useInterviews(polling?: typeof live) {
  return useQuery({ ...interviewsQuery, ...polling, enabled: useMemberId() !== undefined })
}

/** Polls if the screen is where a request is expected. */
export function useInterviewRequests(polling?: typeof live) {
  return useQuery({ ...interviewRequestsQuery, ...polling, enabled: useMemberId() !== undefined })
}

/** Whether it is not known yet what waits for this member. After a failure it is known that it is not known. */
export function useIsHerdLoading(): boolean {
  const { kind } = useVisitor()
  const queries = [useInterviews(), useInvitations(), useInterviewRequests()]
  return kind === 'loading' || (kind === 'member' && queries.some(({ isFetched }) => !isFetched))
}

/** How many completed interviews have feedback this candidate has not opened yet. */
export function useUnreadFeedback(polling?: typeof live): number {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews(polling)
  return interviews.filter(
    ({ intervieweeId, status, feedbackOpened }) =>
      intervieweeId === memberId && status === 'completed' && !feedbackOpened,
  ).length
}

/** Refetches everything but the new GoatMates, whose query accepts invitations. */
export function refreshHerd(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: ['herd'],
    predicate: ({ queryKey }) => queryKey[1] !== newGoatMatesQuery.queryKey[1],
  })
}

export function useDismissNewGoatMate(): (userId: string) => void {
  const client = useQueryClient()
  return (userId) =>
    client.setQueryData(newGoatMatesQuery.queryKey, (people) => people?.filter(({ id }) => id !== userId))
}

/** Shows the interview at once and refetches the figures that depend on it. */
export function cacheInterview(client: QueryClient, interview: Interview): void {
  client.setQueryData(interviewsQuery.queryKey, (all) => {
    if (!all) return undefined
    const isKnown = all.some(({ id }) => id === interview.id)
    return isKnown ? all.map((each) => (each.id === interview.id ? interview : each)) : [interview, ...all]
  })
  for (const { queryKey } of [statsQuery, goatMatesQuery, interviewsQuery, interviewRequestsQuery])
    void client.invalidateQueries({ queryKey })
}
