import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { countTicks } from '../guest-progress-text.ts'
import { GuestImportDialog } from './GuestImportDialog.tsx'
import { forgetGuestTicks, readGuestTicks } from './guest-progress.ts'
import { useProgressSource } from './progress-source.ts'
import { sentenceOf, useAddTicks } from './use-add-ticks.ts'

export type Arrival = 'registered' | 'logged-in'

const GuestImportContext = createContext<(arrival: Arrival) => void>(() => {})

/**
 * Ticks made as a guest join the account. A new account takes them at once; an old one asks, since on a shared
 * computer they may be another person's. They stay in the browser until the server has them.
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
    if (countTicks(readGuestTicks()) === 0) setArrival(undefined)
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

/** For the app to call when somebody has signed in. */
export function useGuestImport(): (arrival: Arrival) => void {
  return useContext(GuestImportContext)
}
