import { useEffect, useRef, useState } from 'react'
import { ComingPart } from '#platform/ui/ComingPart.tsx'
import { usePart } from '#platform/ui/use-part.ts'

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
  return (
    <div ref={lab.place} tabIndex={-1} className="focus:outline-none">
      {lab.kind === 'ready' ? (
        <lab.part />
      ) : (
        <ComingPart
          className="lab-slot"
          text="Loading both searches..."
          failure="The two searches could not be fetched."
          retry={lab.retry}
        />
      )}
    </div>
  )
}

async function loadLab() {
  const { SearchLab } = await import('./SearchLab.tsx')
  return SearchLab
}
