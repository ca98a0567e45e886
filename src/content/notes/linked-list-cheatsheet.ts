import { advanced } from './linked-list/advanced.ts'
import { deletion } from './linked-list/delete.ts'
import { doubly } from './linked-list/doubly.ts'
import { duplicates } from './linked-list/duplicates.ts'
import { insert } from './linked-list/insert.ts'
import type { SheetOperation, SheetSection } from './linked-list/sheet.ts'
import { commonOperations } from './linked-list/traversals.ts'

const sheetSections: readonly SheetSection[] = [insert, deletion, duplicates, advanced, doubly]
export const sheetOperations: readonly SheetOperation[] = [
  ...sheetSections.flatMap(({ operations }) => operations),
  ...commonOperations,
]

/** The texts of a part. An id without any fails where the page is built. */
export function findSection(id: string): SheetSection {
  return found(sheetSections, id, ({ heading }) => heading.id)
}

/** The texts and the picture of an operation. An id without any fails where the page is built. */
export function findOperation(id: string): SheetOperation {
  return found(sheetOperations, id, ({ heading }) => heading.id)
}

function found<Text>(texts: readonly Text[], wanted: string, nameOf: (text: Text) => string): Text {
  const text = texts.find((each) => nameOf(each) === wanted)
  if (!text) throw new Error(`The cheat sheet says nothing about ${wanted}`)
  return text
}
