import { lazy } from 'react'
import { StillPart } from '#platform/ui/StillPart.tsx'
import type { GuidePartName } from './GuidePart.tsx'

export const GuidePart = lazy(async () => ({ default: (await import('./GuidePart.tsx')).GuidePart }))

export function Still({ part }: { part: GuidePartName }) {
  return (
    <StillPart>
      <GuidePart part={part} />
    </StillPart>
  )
}
