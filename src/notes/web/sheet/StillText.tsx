import { StillPart } from '#platform/ui/StillPart.tsx'
import { SheetText } from './lazy-parts.ts'
import type { SheetTextProps } from './SheetText.tsx'

export function StillText(text: SheetTextProps) {
  const { name, of } = text
  return (
    <StillPart name={of === undefined ? name : `${of}-${name}`}>
      <SheetText {...text} />
    </StillPart>
  )
}
