import type { ReactNode } from 'react'

/** What all rows of a list have in common. */
export interface RowLook {
  readonly isMember: boolean
  readonly showsPatterns: boolean
  /** For how many letters of company names there is room. */
  readonly room: number
  /** On a phone: for how many letters of a pattern and a company there is room beside each other. */
  readonly roomForBoth: number | undefined
  /** The one company that is chosen. */
  readonly company: { readonly slug: string; readonly name: string } | undefined
  /** Slugs of the companies that come first in each row. */
  readonly leading: ReadonlySet<string>
  /** How well the pattern with this slug is recognized. */
  readonly recallOf: ((pattern: string) => ReactNode) | undefined
}

export interface RowState {
  readonly isSolved: boolean
  /** The server has not confirmed the tick yet. */
  readonly isWaiting: boolean
  readonly isStarred: boolean
  readonly hasNote: boolean
}
