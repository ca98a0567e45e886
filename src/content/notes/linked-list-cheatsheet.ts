import { advanced } from './linked-list/advanced.ts'
import { deletion } from './linked-list/delete.ts'
import { doubly } from './linked-list/doubly.ts'
import { duplicates } from './linked-list/duplicates.ts'
import { insert } from './linked-list/insert.ts'
import type { SheetSection } from './linked-list/sheet.ts'

/** The parts that open and close; the progress in the head of the page counts them. */
export const foldedSections: readonly SheetSection[] = [insert, deletion, duplicates, advanced, doubly]
