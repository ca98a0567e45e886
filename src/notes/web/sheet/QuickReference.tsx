import { costs, nodeBasics, pointerRules } from '#content/notes/linked-list/quick-reference.ts'
import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { WithCode } from '../WithCode.tsx'
import { NodePicture } from './lazy-parts.ts'
import { SheetTable } from './SheetTable.tsx'

/** What to know before any operation. */
export function QuickReference() {
  return (
    <NoteSection heading={sheetHeadings.quickReference}>
      <NoteSection heading={sheetHeadings.nodeBasics}>
        <div className="sheet-basics">
          <dl className="sheet-facts">
            {nodeBasics.map(({ term, fact }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <WithCode>{fact}</WithCode>
                </dd>
              </div>
            ))}
          </dl>
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
        <ol className="sheet-rules">
          {pointerRules.map(({ rule, reason }) => (
            <li key={rule}>
              <b>
                <WithCode>{rule}</WithCode>
              </b>{' '}
              <WithCode>{reason}</WithCode>
            </li>
          ))}
        </ol>
      </NoteSection>
      <NoteSection heading={sheetHeadings.costs}>
        <SheetTable
          label="Table of costs"
          columns={['Operation', 'Singly linked', 'Doubly linked']}
          rows={costs.map(({ operation, singly, doubly }) => ({ name: operation, cells: [singly, doubly] }))}
        />
      </NoteSection>
    </NoteSection>
  )
}
