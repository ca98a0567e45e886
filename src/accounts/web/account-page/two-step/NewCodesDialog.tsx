import { useState } from 'react'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

interface NewCodesDialogProps {
  user: User
  onClose: () => void
}

/** Password, then ten new recovery codes. */
export function NewCodesDialog({ user, onClose }: NewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes)
    return <CodesDialog title="Your new recovery codes" codes={codes} email={user.email} onClose={onClose} />
  return (
    <PasswordDialog
      user={user}
      title="Get new recovery codes?"
      text="You get ten new codes. The old ones stop working at once."
      action="Get new codes"
      busyAction="Creating codes..."
      onConfirm={async (password) => {
        const { recoveryCodes } = await call('POST /api/account/recovery-codes', { body: { password } })
        setCodes(recoveryCodes)
      }}
      onClose={onClose}
    />
  )
}
