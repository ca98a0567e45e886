import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface CodesDialogProps {
  title: string
  codes: readonly string[]
  email: string
  onClose: () => void
}

/** Shows recovery codes; Done works once the person says they are saved. */
export function CodesDialog({ title, codes, email, onClose }: CodesDialogProps) {
  const [isSaved, setSaved] = useState(false)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button disabled={!isSaved} onClick={onClose}>
          Done
        </Button>
      }
    >
      <RecoveryCodes codes={codes} email={email} onSavedChange={setSaved} />
    </Dialog>
  )
}
