import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { currentUserQuery, readCurrentUser } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { openGuestProgress } from './guest-progress.ts'
import { openMemberProgress } from './member-progress.ts'
import {
  loadingProgress,
  missingUserId,
  ProgressContext,
  type ProgressSource,
  useSolvedQuery,
  visitorProgress,
} from './progress-source.ts'

/** Rendered once, inside the visitor and query providers: unsaved ticks are saved from every page. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<ProgressSource>(loadingProgress)
  const isLoading = visitor.kind === 'loading'
  // Empty when the reply has none: a proxy in front of the server may have replied instead.
  const userId = visitor.kind === 'member' ? visitor.user.id || '' : undefined
  const isGuest = visitor.kind === 'guest'

  useEffect(() => {
    if (isLoading) return
    const fail = (description: string) => toast.show({ title: 'Error', description, tone: 'destructive' })
    const open = () => {
      if (isGuest) return openGuestProgress()
      if (!userId) return { source: userId === undefined ? visitorProgress : missingUserId, close() {} }
      return openMemberProgress(userId, {
        isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
        onRefused: fail,
        onSignedOut(sentence) {
          if (sentence !== undefined) fail(sentence)
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
        },
      })
    }
    const opened = open()
    setSource(opened.source)
    return () => {
      opened.close()
      setSource(visitorProgress)
    }
  }, [isLoading, userId, isGuest, toast, queryClient])

  const { data: saved } = useSolvedQuery()
  useEffect(() => {
    if (saved) source.adopt(saved)
  }, [saved, source])

  return <ProgressContext value={source}>{children}</ProgressContext>
}
