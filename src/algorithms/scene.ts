/**
 * Everything a step can be a picture of. A new kind is added here; the compiler then asks for its drawing
 * and for its description in words.
 */
export type Scene =
  | ArrayScene
  | ListScene
  | ShelfScene
  | TreeScene
  | GraphScene
  | TableScene
  | IntervalsScene
  | MapScene

/** How a cell, node or link is seen at this moment. Each role has its own shape cue besides its colour. */
export type Role = 'default' | 'active' | 'compare' | 'visited' | 'frontier' | 'settled' | 'swap' | 'result'

/** A value in its box. */
export interface Cell {
  readonly value: number | string
  readonly role: Role
}

/** Values in a row: an array, a text, bits. */
export interface ArrayScene {
  readonly kind: 'array'
  /** What the row is, where a picture has several: 'left half', 'output'. */
  readonly title?: string
  readonly cells: readonly ArrayCell[]
  readonly pointers: readonly Pointer[]
  /** Joins two cells and says what they make together. */
  readonly bracket?: { readonly from: number; readonly to: number; readonly text: string }
  /** Runs of cells with a word above them. */
  readonly spans: readonly Span[]
  /** One frame behind a run of cells, with what it holds written under it (above it where there are pointers). */
  readonly window?: Span
  /** Two cells that change places. */
  readonly swap?: { readonly from: number; readonly to: number }
  /** Draws each number as a bar above its cell. */
  readonly hasBars?: boolean
  /** The values are the places, as in a row of possible answers: no index is written under them. */
  readonly hasNoIndices?: boolean
  /** A dashed line before this column: where the row is cut in two. */
  readonly divider?: number
  /** Said of the whole row, under it. */
  readonly note?: string
}

export interface ArrayCell extends Cell {
  /** Given where cells change places: a cell with the same id travels to its new place. Unique in its scene. */
  readonly id?: string
  /** Its column, where that is not its place in the list. Two cells share one only in different lanes. */
  readonly at?: number
  /** Stands one lane lower: taken out of the row, waiting to be put back. */
  readonly isLowered?: boolean
}

export interface Pointer {
  readonly name: string
  /** May be one place before the first cell, or after the last. */
  readonly at: number
}

export interface Span {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** How an edge or link is seen: not taken yet, looked at now, taken, left behind, or part of the answer. */
export type LinkRole = 'default' | 'active' | 'traversed' | 'dropped' | 'result'

/** A linked list: boxes with an arrow to the next one. */
export interface ListScene {
  readonly kind: 'list'
  readonly nodes: readonly ListNode[]
  readonly links: readonly ListLink[]
  readonly pointers: readonly ListPointer[]
}

export interface ListPointer {
  readonly name: string
  /** A pointer to nothing stands at the null mark behind the list, or before it. */
  readonly at: string | null
  readonly nullSide?: 'left'
}

export interface ListNode extends Cell {
  readonly id: string
  /** Place in the picture, counted from 0. Row 1 is below row 0. */
  readonly column: number
  readonly row: number
}

export interface ListLink {
  readonly from: string
  /** Null is drawn as a short crossed bar. */
  readonly to: string | null
  /** `active` is the link being made, `dropped` the one that is given up. */
  readonly role: LinkRole
  /** A doubly linked list also has links back. */
  readonly isBack?: boolean
  /** Draws the null mark before its node, as in a list whose links have been turned. */
  readonly nullSide?: 'left'
}

/** Values that are put in and taken out at the ends. */
export interface ShelfScene {
  readonly kind: 'shelf'
  /** Where values enter and leave: items[0] is the bottom of a stack, the front of a queue, the best of a priority queue. */
  readonly form: 'stack' | 'queue' | 'deque' | 'priority-queue'
  readonly title: string
  readonly items: readonly ShelfItem[]
  /** A stack on its side, its top at the right: where pictures stand below each other, height is what there is least of. */
  readonly isHorizontal?: boolean
  /** What has just left, or why nothing has. */
  readonly note?: string
}

export interface ShelfItem extends Cell {
  readonly id: string
}

/** Trees and forests: search trees, tries, heaps, recursion, union-find. */
export interface TreeScene {
  readonly kind: 'tree'
  readonly title?: string
  /** Parents before their children; siblings from left to right. A node without a parent is a root. */
  readonly nodes: readonly TreeNode[]
  readonly pointers?: readonly { readonly name: string; readonly at: string }[]
}

export interface TreeNode extends Cell {
  readonly id: string
  readonly parent?: string
  /** In a binary tree: keeps an only child on its side. */
  readonly side?: 'left' | 'right'
  /** The edge from the parent. */
  readonly edge?: LinkRole
  readonly edgeLabel?: string
  /** A few characters beside the node: what it returned, its bounds. */
  readonly note?: string
  /** When it was visited, counted from 1. */
  readonly order?: number
  /** In a trie: a word ends here. */
  readonly isWord?: boolean
}

export interface GraphScene {
  readonly kind: 'graph'
  /** Every step of a run has the same nodes at the same places, and the same edges in the same order. */
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** The edge that the algorithm has just gone back over. */
  readonly backtrack?: { readonly from: string; readonly to: string }
}

export interface GraphNode extends Cell {
  readonly id: string
  /** Place in the picture, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number
  readonly y: number
  /** A few characters beside the node: its distance, its open prerequisites. */
  readonly note?: string
  /** When it was visited, counted from 1. */
  readonly order?: number
}

export interface GraphEdge {
  /** An edge that is looked at now is looked at in this direction, also where it goes both ways. */
  readonly from: string
  readonly to: string
  readonly role: LinkRole
  readonly isDirected?: boolean
  readonly weight?: number
}

/** A grid, a matrix, a table of dynamic programming, rows of bits. All rows are equally long. */
export interface TableScene {
  readonly kind: 'table'
  readonly title?: string
  readonly rows: readonly (readonly TableCell[])[]
  readonly rowHeads?: readonly string[]
  readonly columnHeads?: readonly string[]
  /** What the heads are, in the corner between them. */
  readonly corner?: string
  /** From a cell that is read to the cell that is filled. */
  readonly arrows?: readonly TableArrow[]
  /** A grid's cells touch each other: they are places on a map. */
  readonly isGrid?: boolean
}

export interface TableCell extends Cell {
  /** A few characters in the corner of the cell: its cost, where its value comes from. */
  readonly note?: string
  /** Where its value came from, once that is decided: a small mark at that edge. */
  readonly cameFrom?: 'above' | 'left' | 'diagonal'
  /** Not a place of this table, as below the diagonal of a table of stretches: nothing is drawn. */
  readonly isUnused?: boolean
}

export interface TableArrow {
  readonly from: readonly [row: number, column: number]
  readonly to: readonly [row: number, column: number]
}

/** Stretches on a line. */
export interface IntervalsScene {
  readonly kind: 'intervals'
  /** The ends of the line. */
  readonly from: number
  readonly to: number
  /** Bars of one group do not hide each other. Every step of a run has the same groups. */
  readonly groups: readonly IntervalGroup[]
  /** Where the algorithm has come to. */
  readonly sweep?: { readonly at: number; readonly text: string }
}

export interface IntervalGroup {
  readonly title: string
  readonly bars: readonly IntervalBar[]
}

export interface IntervalBar {
  /** Unique in its scene: a bar that changes its group or lane travels there. */
  readonly id: string
  /** Counted from the top of its group, where the order tells something; otherwise the first that is free. */
  readonly lane?: number
  readonly from: number
  readonly to: number
  readonly role: Role
}

/** What a hash map holds. */
export interface MapScene {
  readonly kind: 'map'
  readonly title: string
  readonly keyTitle: string
  readonly valueTitle: string
  /** In the order of insertion; keys differ. */
  readonly entries: readonly MapEntry[]
}

export interface MapEntry extends Cell {
  readonly key: number | string
}
