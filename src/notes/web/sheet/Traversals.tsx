import { Link } from 'react-router'
import { commonOperations, techniques } from '#content/notes/linked-list/traversals.ts'
import { sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { NoteSection } from '../NoteSection.tsx'
import { OperationPart } from './OperationPart.tsx'
import { SheetTable } from './SheetTable.tsx'

/** Ways to walk a list, and what each of them finds. */
export function Traversals() {
  return (
    <NoteSection heading={sheetHeadings.traversals}>
      <NoteSection heading={sheetHeadings.techniques}>
        <SheetTable
          label="Table of two-pointer techniques"
          columns={['Pointers', 'How they move', 'What they find', 'See']}
          rows={techniques.map(({ name, moves, finds, see }) => ({
            name,
            cells: [
              moves,
              finds,
              see.map(({ id, title }) => (
                <Link key={id} to={`#${id}`} className="link">
                  {title}
                </Link>
              )),
            ],
          }))}
        />
      </NoteSection>
      {commonOperations.map((operation) => (
        <OperationPart key={operation.heading.id} operation={operation} />
      ))}
    </NoteSection>
  )
}
