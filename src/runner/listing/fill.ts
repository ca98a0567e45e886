import type { LabelledCode } from '#algorithms/labelled-code.ts'
import { type BuildLanguage, opens, readCodeLines } from './code-lines.ts'

/** A statement that is left out of a listing, to be written. */
export interface Gap {
  /** Of its first and last line, counted from 1. */
  readonly first: number
  readonly last: number
  readonly indent: string
  /** What is given before and after it: the brace that ends the block above, and what opens its own. */
  readonly before: string
  readonly after: string
}

/** The statements with these labels, from top to bottom. */
export function gapsOf(
  code: LabelledCode,
  language: BuildLanguage,
  labels: readonly string[],
): readonly Gap[] {
  const numbers = labels.flatMap((label) => code.lineOfLabel.get(label) ?? [])
  return readCodeLines(code.lines, language).flatMap(({ text, number }) => {
    const last = number + text.split('\n').length - 1
    if (!numbers.some((each) => each >= number && each <= last)) return []
    const line = code.lines[number - 1]!
    const after = opens(text, language) ? (language === 'python' ? ':' : ' {') : ''
    const indent = /^\s*/.exec(line)![0]
    return [{ first: number, last, indent, before: line.trimStart().startsWith('}') ? '} ' : '', after }]
  })
}

/** The listing with what was written in its gaps. Other lines stay at their numbers. */
export function fillGaps(lines: readonly string[], gaps: readonly Gap[], written: readonly string[]): string {
  const filled = [...lines]
  for (const [index, gap] of gaps.entries()) {
    filled[gap.first - 1] = `${gap.indent}${gap.before}${bare(written[index] ?? '', gap)}${gap.after}`
    for (let line = gap.first + 1; line <= gap.last; line++) filled[line - 1] = ''
  }
  return `${filled.join('\n')}\n`
}

/** Without what is given around it, which one may type all the same. */
function bare(text: string, { before, after }: Gap): string {
  const opener = after.trim()
  let own = text.trim()
  if (before !== '' && own.startsWith('}')) own = own.slice(1).trimStart()
  if (opener !== '' && own.endsWith(opener)) own = own.slice(0, -opener.length).trimEnd()
  return own
}
