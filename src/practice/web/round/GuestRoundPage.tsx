import { lazy } from 'react'
import { Navigate } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'

// With the prompts of the open categories, which no other page needs.
const GuestRound = lazy(async () => ({ default: (await import('./GuestRound.tsx')).GuestRound }))

export function GuestRoundPage() {
  // Members have their rounds on the server.
  if (likelyKind(useVisitor()) === 'member') return <Navigate to="/practice" replace />
  return (
    <>
      <title>Daily round · Capra</title>
      <LoadBoundary
        className="page pt-10"
        loadingText="Preparing your round..."
        failureText="This round could not be started."
      >
        <GuestRound />
      </LoadBoundary>
    </>
  )
}
