/** How a company list names its columns, and what its frequencies mean. */
export interface Layout {
  readonly columns: Readonly<
    Partial<Record<'number' | 'title' | 'difficulty' | 'frequency' | 'link' | 'topics', string>>
  >
  /** Whether frequencies are percentages already. Otherwise the largest one counts as 100 percent. */
  readonly isPercent: boolean
}

/** The three public layouts, recognized by their header lines. */
const layouts: readonly Layout[] = [
  {
    columns: {
      title: 'Title',
      difficulty: 'Difficulty',
      frequency: 'Frequency',
      link: 'Link',
      topics: 'Topics',
    },
    isPercent: true,
  },
  {
    columns: {
      number: 'ID',
      title: 'Title',
      difficulty: 'Difficulty',
      frequency: 'Frequency %',
      link: 'URL',
    },
    isPercent: true,
  },
  {
    columns: {
      number: 'ID',
      title: 'Title',
      difficulty: 'Difficulty',
      frequency: 'Frequency',
      link: 'Leetcode Question Link',
    },
    isPercent: false,
  },
]

/** @param header the cells of the file's first line. */
export function findLayout(header: readonly string[]): Layout | undefined {
  return layouts.find(({ columns }) => Object.values(columns).every((name) => header.includes(name)))
}
