import type { NoteHeading } from '../note-outline.ts'
import { sheetHeadings } from './outline.ts'

/** Two pointers that walk at different speeds, from different nodes, or on different lists. */
export const techniques: readonly Technique[] = [
  {
    name: 'Slow and fast',
    moves: 'One step and two steps per round',
    finds: 'The middle, when `fast` reaches the end; a cycle, when they meet',
    see: [sheetHeadings.middle, sheetHeadings.detectCycle],
  },
  {
    name: 'A fixed gap',
    moves: 'One moves n steps ahead, then both move in lockstep',
    finds: 'The nth node from the end, in one pass',
    see: [sheetHeadings.deleteNth],
  },
  {
    name: 'Restart at the head',
    moves: 'After `slow` and `fast` meet, one starts at the head and one where they met',
    finds: 'The node at which a cycle begins',
    see: [sheetHeadings.removeCycle],
  },
  {
    name: 'Switch lists',
    moves: 'At the end of one list, continue at the head of the other',
    finds: 'The first node that two lists share: both pointers walk the same distance',
    see: [sheetHeadings.intersection],
  },
  {
    name: 'Previous and current',
    moves: 'One node apart, with the next node saved in a third pointer',
    finds: 'The reversed list',
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
