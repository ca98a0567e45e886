import type { LabelledCode } from '#algorithms/labelled-code.ts'
import { type BuildLanguage, type CodeLine, type ListedLine, opens, readCodeLines } from './code-lines.ts'
import { type NamedPart, partsOfLines } from './parts-of-lines.ts'

/** A line to put in order, or one that is wrong. */
export interface Block {
  readonly id: string
  readonly text: string
  readonly closer?: string
  /** A wrong line: why it is wrong, and the block in whose position it would stand. */
  readonly wrong?: { readonly why: string; readonly insteadOf: string }
}

/** Lines that follow each other, as the solution has them. */
export interface Section {
  /** The least indentation of its lines. */
  readonly base: number
  readonly lines: readonly SolutionLine[]
}

export interface SolutionLine extends CodeLine {
  readonly id: string
  /** Name of the part that it belongs to. */
  readonly part?: string | undefined
}

export interface OrderPuzzle {
  readonly language: BuildLanguage
  /** From top to bottom: lines that are given, and sections to fill. */
  readonly layout: readonly (
    | { readonly kind: 'given'; readonly line: CodeLine }
    | { readonly kind: 'section'; readonly section: number }
  )[]
  readonly sections: readonly Section[]
  readonly blocks: ReadonlyMap<string, Block>
}

/** A line as a common mistake has it. */
export interface Distractor {
  readonly label: string
  readonly text: string
  readonly why: string
}

/** With more blocks than this, functions that do not keep the invariant are given. */
const mostBlocks = 20

/**
 * The heads of functions and classes are given, with all that is declared beside them; so are functions in which no part
 * of the lesson is.
 */
export function makePuzzle(
  code: LabelledCode,
  language: BuildLanguage,
  parts: readonly NamedPart[],
  keeps: readonly string[],
  distractors: readonly Distractor[],
): OrderPuzzle {
  const lines = readCodeLines(code.lines, language)
  const runs = runsOf(lines)
  const numbersOf = (labels: readonly string[]) => new Set(labels.map((label) => code.lineOfLabel.get(label)))
  const withLabel = (labels: readonly string[]) => {
    const numbers = numbersOf(labels)
    return runs.filter((run) => !run.isGiven && run.lines.some(({ number }) => numbers.has(number)))
  }
  const named = withLabel(parts.flatMap(({ labels }) => labels))
  const isMany = named.reduce((sum, run) => sum + run.lines.length, 0) > mostBlocks
  const open = new Set(isMany ? withLabel(keeps) : named)

  const partOfLine = partsOfLines(code, parts)
  const sections: Section[] = []
  const blocks = new Map<string, Block>()
  const idOfLine = new Map<number, string>()
  const layout = runs.flatMap((run): OrderPuzzle['layout'] => {
    if (!open.has(run)) return run.lines.map((line) => ({ kind: 'given', line }))
    const ownLines = run.lines.map((line) => {
      const id = `line-${line.number}`
      idOfLine.set(line.number, id)
      const { text, closer } = line
      blocks.set(id, { id, text, ...(closer !== undefined && { closer }) })
      return { ...line, id, part: partOfLine.get(line.number) }
    })
    sections.push({ base: Math.min(...run.lines.map(({ indent }) => indent)), lines: ownLines })
    return [{ kind: 'section', section: sections.length - 1 }]
  })
  for (const [index, { label, text, why }] of distractors.entries()) {
    const insteadOf = idOfLine.get(code.lineOfLabel.get(label) ?? 0)
    const right = insteadOf === undefined ? undefined : blocks.get(insteadOf)
    // What is missing or takes several lines is no block.
    if (!right || text === '' || text.includes('\n')) continue
    const own = text.replace(/^}\s*/, '')
    if ([...blocks.values()].some((block) => block.text === own)) continue
    const id = `wrong-${index + 1}`
    const closer = opens(own, language) ? (right.closer ?? '}') : undefined
    blocks.set(id, {
      id,
      text: own,
      ...(closer !== undefined && language !== 'python' && { closer }),
      wrong: { why, insteadOf: right.id },
    })
  }
  return { language, layout, sections, blocks }
}

interface LineRun {
  readonly isGiven: boolean
  readonly lines: ListedLine[]
}

/** Lines that follow each other and are declared at the level of functions and classes, or are inside of one of them. */
function runsOf(lines: readonly ListedLine[]): readonly LineRun[] {
  const runs: LineRun[] = []
  /** Indentation of the members of each class that is open. */
  const members: number[] = []
  for (const line of lines) {
    while (members.length > 0 && line.indent < members.at(-1)!) members.pop()
    const isGiven = line.indent <= (members.at(-1) ?? 0)
    if (isGiven && /^(class|struct|(private|public)? ?(static )?(final )?class)\b/.test(line.text))
      members.push(line.indent + 1)
    const last = runs.at(-1)
    if (last?.isGiven === isGiven) last.lines.push(line)
    else runs.push({ isGiven, lines: [line] })
  }
  return runs
}

/** The lines of the program with the given ones. */
export function programOf(
  puzzle: OrderPuzzle,
  sections: readonly (readonly CodeLine[])[],
): readonly CodeLine[] {
  return puzzle.layout.flatMap((item) => (item.kind === 'given' ? [item.line] : sections[item.section]!))
}
