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

/** The state of a cell or node. Each role has its own shape cue besides its color. */
export type Role = 'default' | 'active' | 'compare' | 'visited' | 'frontier' | 'settled' | 'swap' | 'result'

/** A value in its box. */
export interface Cell {
  readonly value: number | string
  readonly role: Role
}

/** Values in a row: an array, a text, bits. */
export interface ArrayScene {
  readonly kind: 'array'
  /** The name of the array, where a picture has several: 'left half', 'output'. */
  readonly title?: string
  readonly cells: readonly ArrayCell[]
  readonly pointers: readonly Pointer[]
  /** Joins two cells and labels the result. */
  readonly bracket?: Span
  /** Joins two cells below, with a remark about them that holds at every step. */
  readonly remark?: Span
  /** Runs of cells with a word above them. */
  readonly spans: readonly Span[]
  /** A frame behind a subarray, with text below it (above it if there are pointers). */
  readonly window?: Span
  /** Two cells that are swapped. */
  readonly swap?: { readonly from: number; readonly to: number }
  /** Draws each number as a bar above its cell; tall ones where nothing else is shown. */
  readonly hasBars?: boolean | 'tall'
  /** The values are their own indices, as in a range of candidate answers: no index is shown below them. */
  readonly hasNoIndices?: boolean
  /** A dashed line before this column: where the row is cut in two. */
  readonly divider?: number
  /** About the whole array, below it. */
  readonly note?: string
}

export interface ArrayCell extends Cell {
  /** Given where cells move: a cell with the same id is animated to its new position. Unique in its scene. */
  readonly id?: string
  /** Its column, if not its index. Two cells may share a column only in different lanes. */
  readonly at?: number
  /** One lane lower: taken out of the array, to be put back later. */
  readonly isLowered?: boolean
}

export interface Pointer {
  readonly name: string
  /** May be one before the first cell, or one after the last. */
  readonly at: number
}

export interface Span {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The state of an edge or link: not used yet, current, traversed, dropped, or part of the answer. */
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
  /** A null pointer is at the null mark after the list, or before it. */
  readonly at: string | null
  readonly nullSide?: 'left'
}

export interface ListNode extends Cell {
  readonly id: string
  /** Grid position in the picture, counted from 0. Row 1 is below row 0. */
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
  /** Draws the null mark before its node, as in a reversed list. */
  readonly nullSide?: 'left'
}

/** Values that are put in and taken out at the ends. */
export interface ShelfScene {
  readonly kind: 'shelf'
  /** Where values enter and leave: items[0] is the bottom of a stack, the front of a queue, the best of a priority queue. */
  readonly form: 'stack' | 'queue' | 'deque' | 'priority-queue'
  readonly title: string
  readonly items: readonly ShelfItem[]
  /** A horizontal stack with its top at the right, which saves height. */
  readonly isHorizontal?: boolean
  /** The value that has just left, or why none has. */
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
  /** Roots of subtrees with a dashed frame around them. */
  readonly frames?: readonly string[]
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
  /** Every step of a run has the same nodes at the same positions, and the same edges in the same order. */
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** The edge along which the algorithm has just backtracked. */
  readonly backtrack?: { readonly from: string; readonly to: string }
}

export interface GraphNode extends Cell {
  readonly id: string
  /** Position in the picture, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number
  readonly y: number
  /** A few characters beside the node: its distance, its open prerequisites. */
  readonly note?: string
  /** When it was visited, counted from 1. */
  readonly order?: number
}

export interface GraphEdge {
  /** Of a loop, both ends are the same node. The current edge is followed in this direction, even if the graph is undirected. */
  readonly from: string
  readonly to: string
  readonly role: LinkRole
  readonly isDirected?: boolean
  readonly weight?: number
  /** Names the edge, as in a state machine. An edge has a label or a weight. */
  readonly label?: string
}

/** A grid, a matrix, a table of dynamic programming, rows of bits. All rows are equally long. */
export interface TableScene {
  readonly kind: 'table'
  readonly title?: string
  readonly rows: readonly (readonly TableCell[])[]
  readonly rowHeads?: readonly string[]
  readonly columnHeads?: readonly string[]
  /** The title of the headings, in the corner between them. */
  readonly corner?: string
  /** From a cell that is read to the cell that is filled. */
  readonly arrows?: readonly TableArrow[]
  /** A grid's cells touch each other, like squares of a map. */
  readonly isGrid?: boolean
}

export interface TableCell extends Cell {
  /** A few characters in the corner of the cell: its cost, where its value comes from. */
  readonly note?: string
  /** Where its value came from, once that is decided: a small mark at that edge. */
  readonly cameFrom?: 'above' | 'left' | 'diagonal'
  /** Not part of the table, as below the diagonal of a table of subarrays: nothing is drawn. */
  readonly isUnused?: boolean
}

export interface TableArrow {
  readonly from: readonly [row: number, column: number]
  readonly to: readonly [row: number, column: number]
  /** The choice that reads this cell. Shown only where arrows have room below the table. */
  readonly text?: string
}

/** Intervals on a number line. */
export interface IntervalsScene {
  readonly kind: 'intervals'
  /** The ends of the line. */
  readonly from: number
  readonly to: number
  /** Bars of one group do not hide each other. Every step of a run has the same groups. */
  readonly groups: readonly IntervalGroup[]
  /** The current position of the algorithm. */
  readonly sweep?: { readonly at: number; readonly text: string }
}

export interface IntervalGroup {
  readonly title: string
  readonly bars: readonly IntervalBar[]
}

export interface IntervalBar {
  /** Unique in its scene: a bar that changes its group or lane is animated. */
  readonly id: string
  /** Counted from the top of its group, if the order matters; otherwise the first free lane. */
  readonly lane?: number
  readonly from: number
  readonly to: number
  readonly role: Role
}

/** The entries of a hash map. */
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
