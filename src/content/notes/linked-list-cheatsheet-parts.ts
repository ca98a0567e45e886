import { sheetHeadings } from './linked-list-cheatsheet-outline.ts'
import type { NoteHeading } from './note-outline.ts'

/**
 * What stands where in the sheet, without its texts: these are in the built page, and their code
 * (`linked-list-cheatsheet.ts`) is fetched only where they are drawn.
 */
export interface FoldedPart {
  readonly heading: NoteHeading
  readonly operations: readonly OperationPlace[]
}

export interface OperationPlace {
  readonly heading: NoteHeading
  /** File name of its Python template, without the ending. */
  readonly template: string
}

/** The parts that open and close; the progress in the head of the page counts them. */
export const foldedParts: readonly FoldedPart[] = [
  {
    heading: sheetHeadings.insert,
    operations: [
      { heading: sheetHeadings.insertHead, template: 'insert-head' },
      { heading: sheetHeadings.insertTail, template: 'insert-tail' },
      { heading: sheetHeadings.insertIndex, template: 'insert-at-index' },
      { heading: sheetHeadings.insertSorted, template: 'insert-sorted' },
    ],
  },
  {
    heading: sheetHeadings.delete,
    operations: [
      { heading: sheetHeadings.deleteHead, template: 'delete-head' },
      { heading: sheetHeadings.deleteFirst, template: 'delete-first' },
      { heading: sheetHeadings.deleteAll, template: 'delete-all' },
      { heading: sheetHeadings.deleteNth, template: 'delete-nth-from-end' },
    ],
  },
  {
    heading: sheetHeadings.duplicates,
    operations: [
      { heading: sheetHeadings.keepOne, template: 'keep-one' },
      { heading: sheetHeadings.removeRepeated, template: 'remove-repeated' },
    ],
  },
  {
    heading: sheetHeadings.advanced,
    operations: [
      { heading: sheetHeadings.merge, template: 'merge-sorted' },
      { heading: sheetHeadings.deleteNode, template: 'delete-node' },
      { heading: sheetHeadings.detectCycle, template: 'detect-cycle' },
      { heading: sheetHeadings.removeCycle, template: 'remove-cycle' },
    ],
  },
  {
    heading: sheetHeadings.doubly,
    operations: [
      { heading: sheetHeadings.doublyHead, template: 'doubly-insert-head' },
      { heading: sheetHeadings.doublyTail, template: 'doubly-insert-tail' },
      { heading: sheetHeadings.doublyDelete, template: 'doubly-delete' },
    ],
  },
]

/** Those that are never folded away. */
export const commonOperationPlaces: readonly OperationPlace[] = [
  { heading: sheetHeadings.length, template: 'length' },
  { heading: sheetHeadings.middle, template: 'middle' },
  { heading: sheetHeadings.reverse, template: 'reverse' },
  { heading: sheetHeadings.intersection, template: 'intersection' },
]
