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
              <StillPart name="node">
                <NodePicture />
              </StillPart>
              <figcaption className="sheet-legend">
                Left part: the value. Right part: the link. The crossed bar is <code>None</code>. In the
                pictures below, thick arrows are links that were made, dotted ones were given up; a filled
                node is new or has a new value, a hatched one is not part of the list.
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
