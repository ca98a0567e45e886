import { useEffect, useRef, useState } from 'react'
import { Alert } from '#platform/ui/Alert.tsx'
import { Spinner } from '#platform/ui/Spinner.tsx'
import { usePart } from '#platform/web/use-part.ts'

/** The searches are fetched when their place comes into sight. Room is kept for them, so that nothing below moves. */
export function LabSlot() {
  const slot = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!slot.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(slot.current)
    return () => observer.disconnect()
  }, [])

  return isSeen ? <Lab /> : <div ref={slot} className="lab-slot" />
}

function Lab() {
  const lab = usePart(loadLab)
  if (lab.kind === 'ready') return <lab.part />
  return (
    <div className="lab-slot">
      {lab.kind === 'loading' ? (
        <Spinner text="Loading both searches..." />
      ) : (
        <Alert onRetry={lab.retry}>
          The two searches could not be fetched. Check your connection and try again.
        </Alert>
      )}
    </div>
  )
}

async function loadLab() {
  const { SearchLab } = await import('./SearchLab.tsx')
  return SearchLab
}
