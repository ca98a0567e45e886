import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { countGuestTicks, forgetGuestTicks, readGuestTicks } from '../tick/guest-progress.ts'
import { useProgressSource } from '../tick/progress-source.ts'
import { sentenceOf, useAddTicks } from './use-add-ticks.ts'

export type Arrival = 'registered' | 'logged-in'

const GuestImportContext = createContext<(arrival: Arrival) => void>(() => {})

/**
 * Adds ticks made as a guest to the account. A new account gets them right away. An existing user is asked first, because
 * on a shared computer they may be another person's. They stay in the browser until the server has them.
 */
export function GuestImport({ children }: { children: ReactNode }) {
  const source = useProgressSource()
  const toast = useToast()
  const addTicks = useAddTicks()
  const [arrival, setArrival] = useState<Arrival>()
  const isMember = source.kind === 'member'

  const importNow = useCallback(async () => {
    const masks = readGuestTicks()
    await addTicks(masks, 'you ticked as a guest')
    forgetGuestTicks(masks)
  }, [addTicks])

  useEffect(() => {
    if (!isMember || arrival === undefined) return
    if (countGuestTicks() === 0) setArrival(undefined)
    else if (arrival === 'registered') {
      setArrival(undefined)
      importNow().catch((error: unknown) =>
        toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
      )
    }
  }, [isMember, arrival, importNow, toast])

  return (
    <GuestImportContext value={setArrival}>
      {children}
      {isMember && arrival === 'logged-in' && (
        <GuestImportDialog onImport={importNow} onClose={() => setArrival(undefined)} />
      )}
    </GuestImportContext>
  )
}

/** Returns the function that the app calls after a sign-in. */
export function useGuestImport(): (arrival: Arrival) => void {
  return useContext(GuestImportContext)
}

interface GuestImportDialogProps {
  onImport: () => Promise<void>
  onClose: () => void
}

function GuestImportDialog({ onImport, onClose }: GuestImportDialogProps) {
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
        They are saved in this browser only. If someone else used it as a guest, leave them out.
      </p>
      {state.failure && (
        <div className="mt-4">
          <Alert>{state.failure}</Alert>
        </div>
      )}
    </Dialog>
  )
}
