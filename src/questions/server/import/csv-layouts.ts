/** How a company list names its columns, and what its frequencies mean. */
export interface Layout {
  readonly columns: Readonly<
    Partial<Record<'number' | 'title' | 'difficulty' | 'frequency' | 'link' | 'topics', string>>
  >
  /** Frequencies are percent already, or stand on a scale of their own whose largest is 100 percent. */
  readonly isPercent: boolean
}

/** The three public layouts, known by their header lines. */
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

/** @param header the cells of a file's first line. */
export function findLayout(header: readonly string[]): Layout | undefined {
  return layouts.find(({ columns }) => Object.values(columns).every((name) => header.includes(name)))
}
