import { StillPart } from '#platform/ui/StillPart.tsx'
import { SheetText } from './lazy-parts.ts'
import type { SheetTextProps } from './SheetText.tsx'

export function StillText(text: SheetTextProps) {
  return (
    <StillPart>
      <SheetText {...text} />
    </StillPart>
  )
}
