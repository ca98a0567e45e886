import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { noticeSignOut } from '#accounts/web/notice-sign-out.ts'
import { createQueryClient, sendBeforeLeaving } from '#platform/web/query-client.ts'

export function QueryProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createClient)
  useEffect(() => sendBeforeLeaving(queryClient), [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

const createClient = () =>
  createQueryClient((error, meta, client) => {
    if (meta?.isOnMembersPage) noticeSignOut(error, client)
  })
