import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { noticeSignOut } from '#accounts/web/notice-sign-out.ts'
import { createQueryClient, sendBeforeLeaving } from '#platform/web/query-client.ts'

export function App({ router }: { router: DataRouter }) {
  const [queryClient] = useState(() =>
    createQueryClient((error, meta, client) => {
      if (meta?.isOnMembersPage) noticeSignOut(error, client)
    }),
  )
  useEffect(() => sendBeforeLeaving(queryClient), [queryClient])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
