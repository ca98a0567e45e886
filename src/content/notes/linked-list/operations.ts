import { advanced } from './advanced.ts'
import { deletion } from './delete.ts'
import { doubly } from './doubly.ts'
import { duplicates } from './duplicates.ts'
import { insert } from './insert.ts'
import type { SheetSection } from './sheet.ts'

/** The sections that open and close. Operations on traversals are always visible. */
export const sheetSections: readonly SheetSection[] = [insert, deletion, duplicates, advanced, doubly]
