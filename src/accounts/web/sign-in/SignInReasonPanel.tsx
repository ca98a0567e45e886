import { Button } from '#platform/ui/controls/Button.tsx'
import type { SignInReason } from './sign-in-reason.ts'

interface SignInReasonPanelProps {
  reason: SignInReason
  onContinueAsGuest: () => void
}

/** Which page was asked for, and what it takes to open it. */
export function SignInReasonPanel({ reason, onContinueAsGuest }: SignInReasonPanelProps) {
  return (
    <section aria-label="The page you asked for" className="mt-6 rounded-md bg-accent-soft px-5 py-4">
      <p className="font-semibold">{reason.title}</p>
      <p className="mt-1 text-sm text-ink-2">{reason.text}</p>
      {reason.isOpenToGuests && (
        <Button size="lg" className="mt-4 w-full" onClick={onContinueAsGuest}>
          Continue as Guest
        </Button>
      )}
    </section>
  )
}
