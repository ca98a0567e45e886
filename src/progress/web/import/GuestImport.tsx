import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { countGuestTicks, forgetGuestTicks, readGuestTicks } from '../tick/guest-progress.ts'
import { useProgressSource } from '../tick/progress-source.ts'
import { useAddTicks } from './use-add-ticks.ts'

export type Arrival = 'registered' | 'logged-in'

/** What else a guest did in this browser. Features above progress pass it in. */
export interface GuestWork {
  /** As in '12 answers you gave'. Empty when there is nothing. */
  describe(): readonly string[]
  /** Adds it to the account and removes it from the browser. */
  add(): Promise<void>
}

const noWork: readonly GuestWork[] = []

const GuestImportContext = createContext<(arrival: Arrival) => void>(() => {})

/**
 * Adds ticks made as a guest to the account. A new account gets them right away. An existing user is asked first, because
 * on a shared computer they may be another person's. They stay in the browser until the server has them.
 */
export function GuestImport({
  works = noWork,
  children,
}: {
  works?: readonly GuestWork[]
  children: ReactNode
}) {
  const source = useProgressSource()
  const toast = useToast()
  const addTicks = useAddTicks()
  const [arrival, setArrival] = useState<Arrival>()
  const isMember = source.kind === 'member'

  const importNow = useCallback(async () => {
    for (const work of works) if (work.describe().length > 0) await work.add()
    if (countGuestTicks() === 0) return
    const masks = readGuestTicks()
    await addTicks(masks, 'you ticked as a guest')
    forgetGuestTicks(masks)
  }, [addTicks, works])

  useEffect(() => {
    if (!isMember || arrival === undefined) return
    if (describe(works) === '') setArrival(undefined)
    else if (arrival === 'registered') {
      setArrival(undefined)
      importNow().catch((error: unknown) =>
        toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
      )
    }
  }, [isMember, arrival, importNow, toast, works])

  return (
    <GuestImportContext value={setArrival}>
      {children}
      {isMember && arrival === 'logged-in' && (
        <GuestImportDialog works={works} onImport={importNow} onClose={() => setArrival(undefined)} />
      )}
    </GuestImportContext>
  )
}

/** Returns the function that the app calls after a sign-in. */
export function useGuestImport(): (arrival: Arrival) => void {
  return useContext(GuestImportContext)
}

interface GuestImportDialogProps {
  works: readonly GuestWork[]
  onImport: () => Promise<void>
  onClose: () => void
}

function GuestImportDialog({ works, onImport, onClose }: GuestImportDialogProps) {
  const [found] = useState(() => describe(works))
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
      title={`Add ${found} as a guest?`}
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

/** Empty when there is nothing to add. */
function describe(works: readonly GuestWork[]): string {
  const tickCount = countGuestTicks()
  const parts = [
    ...(tickCount > 0 ? [`${tickCount} ${tickCount === 1 ? 'problem' : 'problems'} you ticked`] : []),
    ...works.flatMap((work) => work.describe()),
  ]
  return new Intl.ListFormat('en').format(parts)
}
