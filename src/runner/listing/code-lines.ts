import type { BuildResult } from '#learning/results.ts'

export type BuildLanguage = BuildResult['language']

/** One statement or the head of a block, without comments and without the lines that only close something. */
export interface CodeLine {
  /** Without its indentation. A statement over several lines keeps them, indented relative to the first. */
  readonly text: string
  /** In steps, 0 at the margin. */
  readonly indent: number
  /** What ends the block that it opens, as in `}` or `});`. */
  readonly closer?: string
}

/** A line of a listing. */
export interface ListedLine extends CodeLine {
  /** Of its first line, counted from 1. */
  readonly number: number
}

/** Spaces of one step. */
function indentWidth(language: BuildLanguage): number {
  return language === 'python' ? 4 : 2
}

export function readCodeLines(lines: readonly string[], language: BuildLanguage): readonly ListedLine[] {
  const found: { text: string; indent: number; number: number; closer?: string }[] = []
  /** The block that a line at this indentation ends. */
  const close = (indent: number, closer: string) => {
    const opener = found.findLast((line) => line.indent === indent && opens(line.text, language))
    if (opener && opener.closer === undefined) opener.closer = closer
  }
  for (const { text, number } of statements(lines)) {
    const own = text.trim()
    // C++ writes it at the margin of the class, which does not end there.
    const isAccess = /^(public|private|protected):$/.test(own)
    const margin = text.length - text.trimStart().length
    const indent = Math.floor(margin / indentWidth(language)) + (isAccess ? 1 : 0)
    if (/^[})\];,]+$/.test(own)) {
      close(indent, own)
      continue
    }
    const isElse = /^}\s*/.exec(own)?.[0]
    if (isElse !== undefined) close(indent, '}')
    found.push({ text: own.slice(isElse?.length ?? 0), indent, number })
  }
  return found
}

/** Whether what follows it is indented further. */
export function opens(text: string, language: BuildLanguage): boolean {
  const code = text.replace(/\s*(#|\/\/).*$/, '')
  return language === 'python' ? code.endsWith(':') : code.endsWith('{')
}

/** Lines that belong to one statement become one; blank lines and comments are left out. */
function* statements(lines: readonly string[]): Generator<{ text: string; number: number }> {
  let pending: { text: string; number: number; margin: number } | undefined
  for (const [index, line] of lines.entries()) {
    if (!pending && /^\s*(#(?!include)|\/\/|$)/.test(line)) continue
    if (pending) {
      const extra = Math.max(0, line.search(/\S/) - pending.margin)
      pending.text += `\n${' '.repeat(extra)}${line.trim()}`
    } else pending = { text: line, number: index + 1, margin: line.search(/\S/) }
    if (goesOn(pending.text, lines[index + 1])) continue
    yield pending
    pending = undefined
  }
}

/** Whether the statement has not ended: a bracket is open, or the next line begins as none does. */
function goesOn(text: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const code = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
  const count = (brackets: RegExp) => (code.match(brackets) ?? []).length
  // Braces around values, not around lines.
  if (/=\s*\{\s*$/m.test(code)) return count(/\{/g) > count(/\}/g)
  if (/\{\s*(\/\/.*)?$/.test(code)) return false
  return count(/[([]/g) > count(/[)\]]/g) || /[=,]$/.test(code) || /^\s*(:|\|\||&&|\?|\.\w)/.test(next)
}

/** A line of a program, or what ends a block of it. */
export type DrawnLine<Line extends CodeLine> =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'closer'; readonly text: string; readonly indent: number }

/** Ends each block where the indentation goes back: which lines are in a block is told by their indentation alone. */
export function withClosers<Line extends CodeLine>(
  lines: readonly Line[],
  language: BuildLanguage,
): readonly DrawnLine<Line>[] {
  const drawn: DrawnLine<Line>[] = []
  const open: Line[] = []
  const closeTo = (indent: number) => {
    while ((open.at(-1)?.indent ?? -1) >= indent) {
      const { closer, indent: own } = open.pop()!
      if (language !== 'python') drawn.push({ kind: 'closer', text: closer ?? '}', indent: own })
    }
  }
  for (const line of lines) {
    closeTo(line.indent)
    drawn.push({ kind: 'line', line })
    if (opens(line.text, language)) open.push(line)
  }
  closeTo(0)
  return drawn
}

export function writeProgram(lines: readonly CodeLine[], language: BuildLanguage): string {
  const step = ' '.repeat(indentWidth(language))
  return withClosers(lines, language)
    .flatMap((drawn) => {
      const { text, indent } = drawn.kind === 'line' ? drawn.line : drawn
      return text.split('\n').map((part) => `${step.repeat(indent)}${part}\n`)
    })
    .join('')
}
