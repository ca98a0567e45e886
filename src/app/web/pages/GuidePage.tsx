import { DfsBfsGuidePage } from '#notes/web/guide/DfsBfsGuidePage.tsx'
import { useCategories } from '#patterns/web/categories.ts'

/** The lessons bring the progress with them: the plan of the guide shows the ticks of their problems. */
export function GuidePage() {
  useCategories()
  return <DfsBfsGuidePage />
}
