/** Title, path and headings of a study note: enough to list it and to find it. */
export interface NoteOutline {
  readonly path: string
  readonly title: string
  /** For the hub, search engines and the search in the header. */
  readonly description: string
  /** In the order of the page. Those of level 2 make the contents list. */
  readonly headings: readonly NoteHeading[]
}

export interface NoteHeading {
  /** The part of the URL after `#`. Links from other sites contain it, so never rename one. */
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  /** Words people may search for that are not in the title. */
  readonly words?: string
}
