import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { rememberDestination } from './intended-destination.ts'
import { useAccountActions } from './use-account-actions.ts'

interface LockedOverlayProps {
  /** The locked page, to come back to with an account. */
  destination?: string
  /** What lies behind the lock, in a sentence. */
  children?: ReactNode
}

/** Stands over what a guest cannot open, with the way to open it. */
export function LockedOverlay({ destination, children }: LockedOverlayProps) {
  const { leaveGuestModeToSignUp } = useAccountActions()

  async function createAccount() {
    if (destination) rememberDestination(destination)
    await leaveGuestModeToSignUp()
  }

  return (
    <div className="relative z-10 grid justify-items-start gap-4">
      {children}
      <Button onClick={() => void createAccount()}>
        <LockKeyhole className="icon" aria-hidden="true" />
        Create Account to Unlock
      </Button>
    </div>
  )
}
