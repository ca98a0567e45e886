import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { User } from '../contract.ts'
import { displayName } from '../person.ts'
import { claimRedirect, hasDestination, takeDestination } from './intended-destination.ts'

/** A signed-in person is sent on; one who comes back to this page in the same session is told how things are. */
export function AlreadySignedIn({ user }: { user: User }) {
  const navigate = useNavigate()
  const wasSentOn = useRef(false)
  useEffect(() => {
    if (wasSentOn.current) return
    wasSentOn.current = true
    if (hasDestination() || claimRedirect()) void navigate(takeDestination(), { replace: true })
  }, [navigate])

  return (
    <>
      <h1>Welcome to Capra</h1>
      <p className="mt-3 text-ink-2">You are signed in as {displayName(user)}.</p>
      <ButtonLink to="/" look="sign" size="lg" className="mt-8">
        Go to your patterns
      </ButtonLink>
    </>
  )
}
