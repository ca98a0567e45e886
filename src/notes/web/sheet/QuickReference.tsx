import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { NoteSection } from '../NoteSection.tsx'
import { NodePicture } from './drawn-parts.tsx'
import { SheetText } from './SheetText.tsx'

/** What to know before any operation. */
export function QuickReference() {
  return (
    <NoteSection heading={sheetHeadings.quickReference}>
      <NoteSection heading={sheetHeadings.nodeBasics}>
        <div className="sheet-basics">
          <SheetText name="nodeBasics" />
          <div className="sheet-pictures">
            <figure>
              <NodePicture />

              <figcaption className="sheet-legend">
                <SheetText name="legend" />
              </figcaption>
            </figure>
          </div>
        </div>
      </NoteSection>
      <NoteSection heading={sheetHeadings.pointerRules}>
        <SheetText name="pointerRules" />
      </NoteSection>
      <NoteSection heading={sheetHeadings.costs}>
        <SheetText name="costs" />
      </NoteSection>
    </NoteSection>
  )
}
