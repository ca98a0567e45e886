import { Fragment } from 'react'
import { sheetHeadings } from '#content/notes/linked-list/outline.ts'
import { costs, nodeBasics, nodePicture, pointerRules } from '#content/notes/linked-list/quick-reference.ts'
import { techniques } from '#content/notes/linked-list/techniques.ts'
import { commonOperations } from '#content/notes/linked-list/traversals.ts'
import { listScenes } from '../../list-scenes.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NoteTable } from '../NoteTable.tsx'
import { ListPicture } from './ListPicture.tsx'
import { Operation } from './Operation.tsx'

const { before: nodeScene } = listScenes(nodePicture, [])

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
              <ListPicture scene={nodeScene} run={[nodeScene]} />
              <figcaption className="sheet-legend">
                A node has its value on the left and its link on the right. The crossed bar is{' '}
                <code>None</code>. In the pictures below, thick arrows are new links, dotted ones were
                removed; a filled node is new or has a new value, a hatched one is not part of the list.
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
        <NoteTable
          label="Table of costs"
          columns={['Operation', 'Singly linked', 'Doubly linked']}
          rows={costs.map(({ operation, singly, doubly }) => ({ name: operation, cells: [singly, doubly] }))}
        />
      </NoteSection>
    </NoteSection>
  )
}

/** How to walk a list, and what each technique finds. */
export function Traversals() {
  return (
    <NoteSection heading={sheetHeadings.traversals}>
      <NoteSection heading={sheetHeadings.techniques}>
        <NoteTable
          label="Table of two-pointer techniques"
          columns={['Pointers', 'How they move', 'What they find', 'See']}
          rows={techniques.map(({ name, moves, finds, see }) => ({
            name,
            cells: [
              moves,
              finds,
              <Fragment key="see">
                {see.map(({ id, title }) => (
                  <a key={id} href={`#${id}`} className="link">
                    {title}
                  </a>
                ))}
              </Fragment>,
            ],
          }))}
        />
      </NoteSection>
      {commonOperations.map((operation) => (
        <Operation key={operation.heading.id} operation={operation} />
      ))}
    </NoteSection>
  )
}
