import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { countGuestTicks } from './guest-progress.ts'
import { sentenceOf } from './use-add-ticks.ts'

interface GuestImportDialogProps {
  onImport: () => Promise<void>
  onClose: () => void
}

export function GuestImportDialog({ onImport, onClose }: GuestImportDialogProps) {
  const [count] = useState(countGuestTicks)
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false })

  async function add() {
    setState({ busy: true })
    try {
      await onImport()
      onClose()
    } catch (error) {
      setState({ busy: false, failure: sentenceOf(error) })
    }
  }

  return (
    <Dialog
      open
      title={`Add ${count} problems you ticked as a guest?`}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Leave them out
          </Button>
          <Button aria-disabled={state.busy} onClick={() => state.busy || void add()}>
            {state.busy ? 'Adding...' : 'Add to my progress'}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        They are kept in this browser only. If somebody else looked around here as a guest, leave them out.
      </p>
      {state.failure && (
        <div className="mt-4">
          <Alert>{state.failure}</Alert>
        </div>
      )}
    </Dialog>
  )
}
