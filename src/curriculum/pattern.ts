/** Name of a category's hue and drawing in the design tokens, as in `--cat-arrays`. */
export type CategoryHue = 'arrays' | 'bsearch' | 'strings' | 'lists' | 'stack' | 'trees' | 'graphs' | 'dp'

/** What the folder of a category says about it, in its `category.ts`. */
export interface Category {
  readonly id: number
  readonly displayName: string
  readonly description: string
  readonly hue: CategoryHue
  /** Words to listen for in a problem, shown on the landing page. */
  readonly listenFor: string
  /** Slugs, which name the folders of its patterns, in display order. */
  readonly patterns: readonly string[]
}

/** What a page can show about a category without loading its lessons. */
export interface CategorySummary extends Omit<Category, 'patterns'> {
  /** Name of its folder. */
  readonly folder: string
  readonly patternCount: number
  /** Sum over the category's patterns; a problem practiced under two of them counts twice. */
  readonly problemCount: number
}

/** The practice problems of a pattern. */
export interface PublishedProblems {
  /** Of the pattern. Never changes, and is never used again. */
  readonly id: number
  /** Numbers in published order: the index of a problem is its bit in the solved mask. */
  readonly problems: readonly number[]
}

/** What a page can show about a pattern without loading its lesson. */
export interface PatternEntry extends PublishedProblems {
  /** Slug, e.g. `two-pointers`. */
  readonly name: string
  readonly displayName: string
  readonly categoryId: number
  /** Name of the category. */
  readonly category: string
  readonly hue: CategoryHue
}
