import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { VisitorKind } from '../access.ts'
import { currentUserQuery } from './current-user.ts'
import { useGuestFlag } from './guest-mode.ts'
import { claimStorage, clearPersonalData, onOwnerChange } from './personal-storage.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { writeVisitorHint } from './visitor-hint.ts'

interface VisitorAnswer {
  readonly visitor: Visitor
  /** Present when the server could not tell who is here. */
  readonly askAgain: (() => void) | undefined
}

const VisitorContext = createContext<VisitorAnswer | undefined>(undefined)

interface VisitorProviderProps {
  /** What the prepared page was made for; the first render keeps to it. */
  hint: VisitorKind
  children: ReactNode
}

export function VisitorProvider({ hint, children }: VisitorProviderProps) {
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  const guestFlag = useGuestFlag()
  const couldNotAsk = user === undefined && error !== null

  const answer = useMemo(
    () => ({
      visitor: visitorOf({ user, couldNotAsk, guestFlag, hint }),
      askAgain: couldNotAsk ? () => void refetch() : undefined,
    }),
    [user, couldNotAsk, guestFlag, hint, refetch],
  )
  const { kind } = answer.visitor
  useEffect(() => {
    if (kind !== 'loading' && !couldNotAsk) writeVisitorHint(kind)
  }, [kind, couldNotAsk])
  useClearDataOfOthers(kind === 'loading' ? undefined : (user?.id ?? null))

  // The first answer may come while the prepared page is still being taken over, which it must not hurry.
  const deferred = useDeferredValue(answer)
  const shown = deferred.visitor.kind === 'loading' ? deferred : answer
  return createElement(VisitorContext, { value: shown }, children)
}

/** Replies and stored data depend on who is here. When another person is, all but the reply to who that is are dropped. */
function useClearDataOfOthers(userId: string | null | undefined) {
  const queryClient = useQueryClient()
  const lastId = useRef(userId)
  // Runs after the effects of the page that closes, which may save a draft.
  useEffect(() => {
    if (userId === undefined) return
    if (lastId.current !== undefined && lastId.current !== userId)
      forgetAnswers(queryClient, lastId.current, userId)
    if (lastId.current && lastId.current !== userId) {
      // What still waits to be sent would be sent in the next person's name.
      queryClient.getMutationCache().clear()
      clearPersonalData(userId)
    }
    claimStorage(userId)
    lastId.current = userId
  }, [userId, queryClient])

  const isMember = typeof userId === 'string'
  useEffect(() => {
    if (!isMember) return
    const check = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    const checkRestored = (event: PageTransitionEvent) => event.persisted && check()
    const stop = onOwnerChange(check)
    addEventListener('pageshow', checkRestored)
    return () => {
      stop()
      removeEventListener('pageshow', checkRestored)
    }
  }, [isMember, queryClient])
}

function forgetAnswers(queryClient: QueryClient, lastId: string | null, userId: string | null): void {
  const predicate = ({ queryKey }: Query) => queryKey[0] !== currentUserQuery.queryKey[0]
  // Nobody else may request these: a reset would, for a page that has not closed yet.
  if (lastId !== null) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(lastId) })
  if (userId === null) queryClient.removeQueries({ predicate: ({ meta }) => meta?.isOnMembersPage === true })
  // A reset alone would bring back what a query had to begin with, and that may be made of what the other one kept.
  queryClient.removeQueries({ predicate, type: 'inactive' })
  void queryClient.resetQueries({ predicate })
}

export function useVisitor(): Visitor {
  return useVisitorAnswer().visitor
}

export function useVisitorAnswer(): VisitorAnswer {
  const answer = useContext(VisitorContext)
  if (!answer) throw new Error('useVisitor needs a VisitorProvider above it.')
  return answer
}
