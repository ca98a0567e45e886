import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { commonOperationPlaces } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { NoteSection } from '../NoteSection.tsx'
import { OperationPart } from './OperationPart.tsx'
import { SheetText } from './SheetText.tsx'

/** Ways to walk a list, and what each of them finds. */
export function Traversals() {
  return (
    <NoteSection heading={sheetHeadings.traversals}>
      <NoteSection heading={sheetHeadings.techniques}>
        <SheetText name="techniques" />
      </NoteSection>
      {commonOperationPlaces.map((operation) => (
        <OperationPart key={operation.heading.id} {...operation} />
      ))}
    </NoteSection>
  )
}
