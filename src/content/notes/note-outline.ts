/** What a study note is called, where it stands and which headings it has: enough to list it and to find it. */
export interface NoteOutline {
  readonly path: string
  readonly title: string
  /** For the hub, the search engines and the search in the header. */
  readonly description: string
  /** In the order of the page. Those of level 2 make the contents list. */
  readonly headings: readonly NoteHeading[]
}

export interface NoteHeading {
  /** Its place in the address, after `#`. Links from elsewhere hold it: never rename one. */
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  /** What people may type when they look for it, where that is not in its title. */
  readonly words?: string
}
