import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { countGuestTicks, forgetGuestTicks, readGuestTicks } from '../tick/guest-progress.ts'
import { useAddTicks } from './use-add-ticks.ts'

export type Arrival = 'registered' | 'logged-in'

/** What else a guest did in this browser. Features above progress pass it in. */
export interface GuestWork {
  /** As in '12 answers you gave'. Empty when there is nothing. */
  describe(): readonly string[]
  /** Adds it to the account and removes it from the browser. */
  add(): Promise<void>
}
export type LoadGuestWork = () => Promise<readonly GuestWork[]>

interface GuestImporterProps {
  arrival: Arrival
  loadWork: LoadGuestWork
  onDone: () => void
}

/**
 * A new account gets what was done as a guest right away. An existing user is asked first, because on a shared computer
 * it may be another person's. It stays in the browser until the server has it.
 */
export function GuestImporter({ arrival, loadWork, onDone }: GuestImporterProps) {
  const toast = useToast()
  const addTicks = useAddTicks()
  const [found, setFound] = useState<{ readonly works: readonly GuestWork[]; readonly text: string }>()

  async function importAll(works: readonly GuestWork[]) {
    for (const work of works) if (work.describe().length > 0) await work.add()
    if (countGuestTicks() === 0) return
    const masks = readGuestTicks()
    await addTicks(masks, 'you ticked as a guest')
    forgetGuestTicks(masks)
  }

  const begin = useEffectEvent(async () => {
    const works = await loadWork()
    const text = describe(works)
    if (text !== '' && arrival === 'logged-in') return setFound({ works, text })
    onDone()
    if (text !== '') await importAll(works)
  })
  const fail = useEffectEvent((error: unknown) => {
    onDone()
    toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
  })
  useEffect(() => {
    begin().catch(fail)
  }, [])

  if (!found) return null
  return <GuestImportDialog found={found.text} onImport={() => importAll(found.works)} onClose={onDone} />
}

interface GuestImportDialogProps {
  found: string
  onImport: () => Promise<void>
  onClose: () => void
}

function GuestImportDialog({ found, onImport, onClose }: GuestImportDialogProps) {
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
