import type { NoteHeading } from '../note-outline.ts'

/** A section that opens and closes, with its operations. */
export interface SheetSection {
  readonly heading: NoteHeading
  readonly lead: string
  /** For all its operations. */
  readonly mnemonic: string
  readonly operations: readonly SheetOperation[]
}

export interface SheetOperation {
  readonly heading: NoteHeading
  /** File name of its templates, without the extension. */
  readonly template: string
  /** Pattern and listing with the same task, as in an address: there, a learner's own code is judged. */
  readonly writtenAt?: string
  readonly purpose: string
  /** As in `O(n)`. */
  readonly time: string
  readonly timeReason: string
  readonly steps: readonly SheetStep[]
  readonly mnemonic: string
  /** Lists on which a first attempt goes wrong. */
  readonly edges: string
  readonly picture: ListPicture
}

export interface SheetStep {
  readonly text: string
  readonly code: string
  /** What it does to the picture. */
  readonly change: ListChange
}

/** A list before an operation. The changes of the steps give what follows. */
export interface ListPicture {
  readonly nodes: readonly PictureNode[]
  /** Each node of a chain points to the next one; null ends it. */
  readonly chains: readonly (readonly (string | null)[])[]
  readonly pointers: Pointers
  readonly isDouble?: boolean
}

export interface PictureNode {
  readonly id: string
  readonly value: number
  readonly column: number
  /** Row 1 is below row 0. */
  readonly row?: number
  /** In front of the list and not part of it. */
  readonly isDummy?: boolean
  /** Created by a step. */
  readonly isNew?: boolean
}

export interface ListChange {
  readonly makes?: string
  readonly links?: readonly LinkChange[]
  /** Pointers that have moved. */
  readonly pointers?: Pointers
  readonly values?: Readonly<Record<string, number>>
  /** Nodes that are no longer part of the list. */
  readonly leaves?: readonly string[]
  /** A node that no longer points to anything, in either direction. */
  readonly clears?: string
}

export interface LinkChange {
  readonly from: string
  readonly to: string | null
  readonly isBack?: boolean
  /** Draws null before the list, where the links have been reversed. */
  readonly nullSide?: 'left'
}

/** Ids of nodes by the name of the variable; null for one that has run off the end. */
export type Pointers = Readonly<Record<string, string | null>>
