export interface LabelledCode {
  /** The code as a learner sees it, without the labels. */
  readonly lines: readonly string[]
  /** Label to line number, counted from 1. */
  readonly lineOfLabel: ReadonlyMap<string, number>
}

const labelComment = /\s*(?:#|\/\/)((?: @[a-z][a-z-]*)+)$/

/** Reads code whose lines end in label comments, `# @start` or `// @start`, so that a step can point at a line by name. */
export function readLabelledCode(text: string): LabelledCode {
  const lineOfLabel = new Map<string, number>()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const labels = labelComment.exec(line)?.[1]
      for (const label of labels?.trim().split(' ') ?? []) lineOfLabel.set(label.slice(1), index + 1)
      return line.replace(labelComment, '')
    })
  return { lines, lineOfLabel }
}
