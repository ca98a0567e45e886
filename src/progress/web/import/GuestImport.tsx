import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useProgressSource } from '../tick/progress-source.ts'
import type { Arrival, GuestImporter, LoadGuestWork } from './GuestImporter.tsx'

const GuestImportContext = createContext<(arrival: Arrival) => void>(() => {})

interface GuestImportProps {
  loadWork: LoadGuestWork
  children: ReactNode
}

/** Adds what was done as a guest to the account, after a sign-in or when asked. Its code is loaded only then. */
export function GuestImport({ loadWork, children }: GuestImportProps) {
  const isMember = useProgressSource().kind === 'member'
  const [arrival, setArrival] = useState<Arrival>()
  const [Importer, setImporter] = useState<typeof GuestImporter>()
  const isNeeded = isMember && arrival !== undefined

  useEffect(() => {
    if (!isNeeded) return
    import('./GuestImporter.tsx').then(
      (module) => setImporter(() => module.GuestImporter),
      () => setArrival(undefined), // It all stays in this browser, and home offers to add it.
    )
  }, [isNeeded])

  return (
    <GuestImportContext value={setArrival}>
      {children}
      {isNeeded && Importer && (
        <Importer arrival={arrival} loadWork={loadWork} onDone={() => setArrival(undefined)} />
      )}
    </GuestImportContext>
  )
}

/** Returns the function that the app calls after a sign-in. */
export function useGuestImport(): (arrival: Arrival) => void {
  return useContext(GuestImportContext)
}
