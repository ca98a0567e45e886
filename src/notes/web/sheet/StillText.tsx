import { StillPart } from '#platform/ui/StillPart.tsx'
import { SheetText } from './lazy-parts.ts'
import type { SheetTextName } from './SheetText.tsx'

export function StillText({ name }: { name: SheetTextName }) {
  return (
    <StillPart name={name}>
      <SheetText name={name} />
    </StillPart>
  )
}
