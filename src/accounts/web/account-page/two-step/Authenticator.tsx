import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Factors } from '#accounts/factor-contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { User } from '../../../contract.ts'
import { dayText, factorsQuery } from './factors.ts'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'

interface AuthenticatorProps {
  user: User
  authenticator: Factors['authenticator']
}

/** Below this many recovery codes the page advises new ones. */
const fewCodes = 3

/** Codes of an authenticator app, the second step after the password. */
export function Authenticator({ user, authenticator }: AuthenticatorProps) {
  const [dialog, setDialog] = useState<'set-up' | 'new-codes' | 'turn-off'>()
  const { target, focusNext } = useFocusNext()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { isOn, turnedOnAt, recoveryCodesLeft } = authenticator

  /** The button that opened the dialog may be gone. */
  function close() {
    setDialog(undefined)
    focusNext()
    void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })
  }

  async function turnOff(password: string) {
    await call('POST /api/account/authenticator/turn-off', { body: { password } })
    toast.show({ title: 'Authenticator app turned off', description: 'Your recovery codes are deleted.' })
    close()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 ref={target} tabIndex={-1} className="text-base">
          Authenticator app
        </h3>
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      {isOn ? (
        <>
          <p className="mt-2 text-sm text-ink-2">{`After your password, you enter a code from your app.${turnedOnAt ? ` Turned on ${dayText(turnedOnAt)}.` : ''}`}</p>
          <p className="mt-2 text-sm text-ink-2">{codesLeftText(recoveryCodesLeft)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setDialog('new-codes')}>Get new recovery codes</Button>
            <Button look="danger" onClick={() => setDialog('turn-off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-2">
            An app on your phone shows a 6-digit code that changes every 30 seconds. You enter it after your
            password.
          </p>
          <Button className="mt-4" onClick={() => setDialog('set-up')}>
            Set up authenticator app
          </Button>
        </>
      )}
      {dialog === 'set-up' && <SetUpDialog user={user} onClose={close} />}
      {dialog === 'new-codes' && <NewCodesDialog user={user} onClose={close} />}
      {dialog === 'turn-off' && (
        <PasswordDialog
          user={user}
          title="Turn off the authenticator app?"
          text="You will sign in with your password alone. Your recovery codes stop working."
          action="Turn off"
          busyAction="Turning off..."
          look="danger"
          onConfirm={turnOff}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}

function codesLeftText(left: number): string {
  if (left === 0)
    return 'You have no recovery codes left. Get new ones: without them, losing your phone locks you out.'
  const text = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`
  return left < fewCodes ? `${text} Get new ones soon.` : text
}
