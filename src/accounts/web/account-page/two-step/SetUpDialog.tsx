import { useState } from 'react'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { ScanDialog } from './ScanDialog.tsx'

interface SetUpDialogProps {
  user: User
  onClose: () => void
}

/** Password, then the QR code and a first code of the app, then the recovery codes. */
export function SetUpDialog({ user, onClose }: SetUpDialogProps) {
  const [setup, setSetup] = useState<ReplyTo<'POST /api/account/authenticator'>>()
  const [codes, setCodes] = useState<readonly string[]>()

  if (codes)
    return <CodesDialog title="Save your recovery codes" codes={codes} email={user.email} onClose={onClose} />
  if (setup)
    return <ScanDialog uri={setup.uri} secret={setup.secret} onConfirmed={setCodes} onClose={onClose} />
  return (
    <PasswordDialog
      user={user}
      title="Set up authenticator app"
      text="You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or your password manager. First, confirm it’s you."
      action="Continue"
      busyAction="Checking..."
      onConfirm={async (password) =>
        setSetup(await call('POST /api/account/authenticator', { body: { password } }))
      }
      onClose={onClose}
    />
  )
}
