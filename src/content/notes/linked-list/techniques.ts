import type { NoteHeading } from '../note-outline.ts'
import { sheetHeadings } from './outline.ts'

/** Two pointers that walk at different speeds, from different places, or on different lists. */
export const techniques: readonly Technique[] = [
  {
    name: 'Slow and fast',
    moves: 'One step and two steps a round',
    finds: 'The middle, when `fast` is at the end; a cycle, when they meet',
    see: [sheetHeadings.middle, sheetHeadings.detectCycle],
  },
  {
    name: 'A fixed gap',
    moves: 'One goes n steps ahead, then both in step',
    finds: 'The nth node from the end, in one walk',
    see: [sheetHeadings.deleteNth],
  },
  {
    name: 'Restart at the head',
    moves: 'After `slow` and `fast` met: one from the head, one from there',
    finds: 'The node at which a cycle begins',
    see: [sheetHeadings.removeCycle],
  },
  {
    name: 'Change lists',
    moves: 'At the end of one list, go on at the head of the other',
    finds: 'The first node two lists share: both walk equally far',
    see: [sheetHeadings.intersection],
  },
  {
    name: 'Previous and current',
    moves: 'One node apart, with what follows saved in a third',
    finds: 'The list reversed',
    see: [sheetHeadings.reverse],
  },
]

interface Technique {
  readonly name: string
  readonly moves: string
  readonly finds: string
  /** Where the sheet uses it. */
  readonly see: readonly NoteHeading[]
}
