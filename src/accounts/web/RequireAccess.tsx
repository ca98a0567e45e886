import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { mayOpen, type RouteAccess } from '../access.ts'
import { rememberDestination } from './intended-destination.ts'
import { useVisitorAnswer } from './use-visitor.ts'
import { likelyKind } from './visitor.ts'

interface RequireAccessProps {
  access: RouteAccess
  children: ReactNode
}

/** Shows a page to people who may open it; sends others to sign in and back. */
export function RequireAccess({ access, children }: RequireAccessProps) {
  const { visitor, askAgain } = useVisitorAnswer()
  if (mayOpen(access, likelyKind(visitor))) return children
  if (visitor.kind === 'loading') return <LoadingPage />
  if (askAgain) return <UnknownVisitor onRetry={askAgain} />
  return <RedirectToSignIn />
}

function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    rememberDestination(pathname + search + hash)
    void navigate('/auth', { replace: true })
  }, [pathname, search, hash, navigate])
  return <LoadingPage />
}

function LoadingPage() {
  return (
    <div className="page">
      <Spinner text="Loading..." />
    </div>
  )
}

function UnknownVisitor({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page py-12">
      <Alert onRetry={onRetry}>We could not reach the server to see whether you are signed in.</Alert>
    </div>
  )
}
