import { Link } from 'react-router'
import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { commonOperationPlaces, techniquePlaces } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { NoteSection } from '../NoteSection.tsx'
import { OperationPart } from './OperationPart.tsx'
import { SheetTable } from './SheetTable.tsx'
import { StillText } from './StillText.tsx'

/** Ways to walk a list, and what each of them finds. */
export function Traversals() {
  return (
    <NoteSection heading={sheetHeadings.traversals}>
      <NoteSection heading={sheetHeadings.techniques}>
        <SheetTable
          label="Table of two-pointer techniques"
          columns={['Pointers', 'How they move', 'What they find', 'See']}
          rows={techniquePlaces.map(({ name, see }) => ({
            name,
            cells: [
              <StillText key="moves" name="moves" of={name} />,
              <StillText key="finds" name="finds" of={name} />,
              see.map(({ id, title }) => (
                <Link key={id} to={`#${id}`} className="link">
                  {title}
                </Link>
              )),
            ],
          }))}
        />
      </NoteSection>
      {commonOperationPlaces.map((operation) => (
        <OperationPart key={operation.heading.id} {...operation} />
      ))}
    </NoteSection>
  )
}
