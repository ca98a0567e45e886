import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NodePicture } from './lazy-parts.ts'
import { StillText } from './StillText.tsx'

/** What to know before any operation. */
export function QuickReference() {
  return (
    <NoteSection heading={sheetHeadings.quickReference}>
      <NoteSection heading={sheetHeadings.nodeBasics}>
        <div className="sheet-basics">
          <StillText name="nodeBasics" />
          <div className="sheet-pictures">
            <figure>
              <StillPart>
                <NodePicture />
              </StillPart>
              <figcaption className="sheet-legend">
                <StillText name="legend" />
              </figcaption>
            </figure>
          </div>
        </div>
      </NoteSection>
      <NoteSection heading={sheetHeadings.pointerRules}>
        <StillText name="pointerRules" />
      </NoteSection>
      <NoteSection heading={sheetHeadings.costs}>
        <StillText name="costs" />
      </NoteSection>
    </NoteSection>
  )
}
