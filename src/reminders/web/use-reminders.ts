import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import type { MailChoices, Reminders } from '../contract.ts'

const remindersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['reminders', userId],
    queryFn: () => call('GET /api/reminders'),
    enabled: userId !== undefined,
    staleTime: minuteMs,
    refetchOnMount: true,
  })

export type RemindersChange = Partial<MailChoices> & { readonly isAsked?: true }

/** The member's mails. A change shows at once, and is put back with a toast when it cannot be saved. */
export function useReminders({ isNeeded = true } = {}) {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' && isNeeded ? visitor.user.id : undefined
  const query = remindersQuery(userId)
  const { queryKey } = query
  const client = useQueryClient()
  const toast = useToast()
  const { data: reminders, error, refetch } = useQuery(query)

  const { mutate } = useMutation({
    meta: onMembersPage,
    // One after another, so that the last one wins on the server, too.
    scope: { id: 'reminders' },
    mutationFn: (change: RemindersChange) => call('PUT /api/reminders', { body: change, keepalive: true }),
    onMutate: (change) => {
      // A reply to an earlier fetch would show the old choice again.
      void client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, before && { ...before, ...change })
      return before
    },
    onSuccess: ({ next }, change) =>
      // Later changes wait, and are shown already.
      client.setQueryData(queryKey, (shown) => shown && { ...shown, next, ...keysOf(shown, change) }),
    onError: (failure, change, before) => {
      client.setQueryData(queryKey, (shown) => shown && before && { ...shown, ...keysOf(before, change) })
      toast.show({
        title: 'Your mails were not changed',
        description: sentenceOf(failure),
        tone: 'destructive',
      })
    },
  })

  /** The first choice brings the time zone of this browser. */
  function change(choice: RemindersChange) {
    mutate(reminders?.timeZone === null ? { timeZone: browserTimeZone(), ...choice } : choice)
  }

  return { reminders, error, refetch, change }
}

/** The fields of a change, with their values in `reminders`. */
function keysOf(reminders: Reminders, change: RemindersChange): Partial<Reminders> {
  return Object.fromEntries(Object.entries(reminders).filter(([name]) => name in change))
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
