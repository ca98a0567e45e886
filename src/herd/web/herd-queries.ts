import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { onMembersPage } from '#accounts/web/notice-sign-out.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi, Interview } from '../contract.ts'

/** What others do changes all of this, so it is asked for again whenever it comes into view. */
const fresh = { staleTime: 10_000, refetchOnMount: true, meta: onMembersPage } as const

export type Arrived = ReplyOf<typeof herdApi.autoAccept>['accepted']

/** Opening My Herd accepts open invitations; who came that way, until it is dismissed. */
export const arrivalsQuery = queryOptions({
  queryKey: ['herd', 'arrivals'],
  queryFn: async ({ client, queryKey }): Promise<Arrived> => {
    const { accepted } = await callApi<typeof herdApi.autoAccept>('POST', '/api/buddy/auto-accept')
    if (accepted.length > 0) void refreshHerd(client)
    const before = client.getQueryData<Arrived>(queryKey) ?? []
    return [...before.filter(({ id }) => accepted.every((person) => person.id !== id)), ...accepted]
  },
  ...fresh,
})

const buddiesQuery = queryOptions({
  queryKey: ['herd', 'buddies'],
  queryFn: () => callApi<typeof herdApi.buddies>('GET', '/api/buddies'),
  ...fresh,
})

export const requestsQuery = queryOptions({
  queryKey: ['herd', 'requests'],
  queryFn: () => callApi<typeof herdApi.requests>('GET', '/api/buddy/requests'),
  ...fresh,
})

const blockedQuery = queryOptions({
  queryKey: ['herd', 'blocked'],
  queryFn: () => callApi<typeof herdApi.blocked>('GET', '/api/buddy/blocked'),
  ...fresh,
})

const statsQuery = queryOptions({
  queryKey: ['herd', 'stats'],
  queryFn: () => callApi<typeof herdApi.stats>('GET', '/api/interviews/stats'),
  ...fresh,
})

const interviewsQuery = queryOptions({
  queryKey: ['herd', 'interviews'],
  queryFn: () => callApi<typeof herdApi.interviews>('GET', '/api/interviews'),
  ...fresh,
})

/** Signed in for certain: what is asked for before would be refused. */
export function useMemberId(): string | undefined {
  const visitor = useVisitor()
  return visitor.kind === 'member' ? visitor.user.id : undefined
}

/** GoatMates, after open invitations were accepted; if that fails, those there were. */
export function useGoatMates() {
  const enabled = useMemberId() !== undefined
  const { isFetching, data: arrived = [] } = useQuery({ ...arrivalsQuery, enabled })
  const query = useQuery({ ...buddiesQuery, enabled: enabled && !isFetching })
  return { ...query, arrived }
}

export function useInvitations() {
  return useQuery({ ...requestsQuery, enabled: useMemberId() !== undefined })
}

export function useBlocked() {
  return useQuery({ ...blockedQuery, enabled: useMemberId() !== undefined })
}

export function useHerdStats() {
  return useQuery({ ...statsQuery, enabled: useMemberId() !== undefined })
}

export function useInterviews() {
  return useQuery({ ...interviewsQuery, enabled: useMemberId() !== undefined })
}

/** How many interviews one took have feedback that was not opened yet; 0 while that is not known. */
export function useUnreadFeedback(): number {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  return interviews.filter(
    ({ intervieweeId, status, feedbackOpened }) =>
      intervieweeId === memberId && status === 'completed' && !feedbackOpened,
  ).length
}

export function useInterviewPack(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['herd', 'pack', id],
    queryFn: () =>
      callApi<typeof herdApi.pack>('GET', '/api/interviews/:id/pack', { params: { id } }).then(
        ({ pack }) => pack,
      ),
    meta: onMembersPage,
    enabled,
  })
}

/** Friendships and invitations have changed. */
export function refreshHerd(client: QueryClient): Promise<void> {
  const isArrivals = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'arrivals'
  return client.invalidateQueries({ queryKey: ['herd'], predicate: (query) => !isArrivals(query) })
}

export function useForgetArrival(): (userId: string) => void {
  const client = useQueryClient()
  return (userId) =>
    client.setQueryData(arrivalsQuery.queryKey, (arrived) => arrived?.filter(({ id }) => id !== userId))
}

/** Shows what the server answered, and asks for the figures that come from it. */
export function takeInterview(client: QueryClient, interview: Interview): void {
  client.setQueryData(interviewsQuery.queryKey, (all) => {
    if (!all) return undefined
    const isKnown = all.some(({ id }) => id === interview.id)
    return isKnown ? all.map((each) => (each.id === interview.id ? interview : each)) : [interview, ...all]
  })
  for (const { queryKey } of [statsQuery, buddiesQuery, interviewsQuery])
    void client.invalidateQueries({ queryKey })
}
