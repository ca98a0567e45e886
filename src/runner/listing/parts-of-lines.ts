import type { LabelledCode } from '#algorithms/labelled-code.ts'

export interface NamedPart {
  readonly name: string
  readonly labels: readonly string[]
}

/**
 * The name of the part that each line belongs to, by line number. A part goes from its label to the next one; of the
 * lines between two labels, those from the first that opens a block on lead to the part that follows. Lines before the
 * first part, and those of labels that no part names, belong to none, unless they are between two of one part.
 */
export function partsOfLines(
  { lines, lineOfLabel }: LabelledCode,
  parts: readonly NamedPart[],
): ReadonlyMap<number, string> {
  const nameOfLabel = new Map(parts.flatMap(({ name, labels }) => labels.map((label) => [label, name])))
  /** By line; undefined where no part names the label. */
  const labelled = new Map<number, string | undefined>()
  for (const [label, line] of lineOfLabel) labelled.set(line, nameOfLabel.get(label) ?? labelled.get(line))
  const partOfLine = new Map<number, string>()
  const give = (from: number, to: number, name: string | undefined) => {
    for (let line = from; line < to; line++) if (name !== undefined) partOfLine.set(line, name)
  }
  const numbers = [...labelled.keys()].sort((a, b) => a - b)
  for (const [index, line] of numbers.entries()) {
    const next = numbers[index + 1] ?? lines.length + 1
    const opener = findOpener(lines, line + 1, next)
    const following = labelled.get(next)
    give(line, opener, labelled.get(line))
    give(opener, next, following)
  }
  fillGaps(partOfLine, lines.length)
  return partOfLine
}

/** Lines between two of the same part are of that part, too. */
function fillGaps(partOfLine: Map<number, string>, lineCount: number): void {
  let last = 0
  for (let line = 1; line <= lineCount; line++) {
    const name = partOfLine.get(line)
    if (name === undefined) continue
    if (name === partOfLine.get(last))
      for (let between = last + 1; between < line; between++) partOfLine.set(between, name)
    last = line
  }
}

/** The first line in the range, its end apart, that opens a block; the end if none does. */
function findOpener(lines: readonly string[], from: number, end: number): number {
  for (let line = from; line < end; line++) if (opensBlock(lines[line - 1] ?? '')) return line
  return end
}

/** Whether the lines after it are indented further: it ends in `:` or `{`, apart from a comment. */
function opensBlock(line: string): boolean {
  return /[:{]\s*((#|\/\/).*)?$/.test(line)
}
