import { KeyRound } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'

interface PasskeyButtonProps {
  isBusy: boolean
  onClick: () => void
}

/** Always shown: where a browser has no passkeys, pressing it says why. */
export function PasskeyButton({ isBusy, onClick }: PasskeyButtonProps) {
  return (
    <Button size="lg" disabled={isBusy} className="mb-3 w-full" onClick={onClick}>
      <KeyRound className="icon" aria-hidden="true" />
      Sign in with a passkey
    </Button>
  )
}
