import { type CodeLine, opens } from './code-lines.ts'
import type { Order, Placed } from './order.ts'
import { type OrderPuzzle, programOf, type SolutionLine } from './order-puzzle.ts'

/** Where an order goes wrong first. */
export interface Fault {
  readonly section: number
  readonly index: number
  readonly reason:
    | { readonly kind: 'wrong-line'; readonly why: string }
    /** Another line comes here; with the part that it belongs to. */
    | { readonly kind: 'order'; readonly part?: string | undefined }
    | { readonly kind: 'indent'; readonly indent: number }
    | { readonly kind: 'missing' }
    | { readonly kind: 'extra' }
}

/** Whether a program is right, for languages that run. */
export type IsRight = (lines: readonly CodeLine[]) => Promise<boolean>

/**
 * Goes through the order from the top. A line that is not where our solution has it is as right if the lines so far can
 * still be completed to a program that is: lines whose order does not matter may be swapped, and equal ones are the same.
 * That is tried by running the completed program. Languages that do not run accept the order of our solution only.
 */
export async function findFirstWrong(
  puzzle: OrderPuzzle,
  order: Order,
  isRight?: IsRight,
): Promise<Fault | undefined> {
  let solution: readonly (readonly SolutionLine[])[] = puzzle.sections.map(({ lines }) => lines)
  for (const [section, placed] of order.entries()) {
    for (const [index, each] of placed.entries()) {
      const fault = (reason: Fault['reason']): Fault => ({ section, index, reason })
      const block = puzzle.blocks.get(each.id)!
      const due = solution[section]![index]
      if (block.wrong) return fault({ kind: 'wrong-line', why: block.wrong.why })
      if (!due) return fault({ kind: 'extra' })
      if (due.text === block.text && due.indent === each.indent) continue
      const completed = complete(puzzle, solution, section, index, each)
      if (!completed || !(await isRight?.(programOf(puzzle, completed))))
        return fault(
          due.text === block.text
            ? { kind: 'indent', indent: due.indent }
            : { kind: 'order', part: due.part },
        )
      solution = completed
    }
    if (placed.length < solution[section]!.length)
      return { section, index: placed.length, reason: { kind: 'missing' } }
  }
  return undefined
}

/**
 * The solution with this line moved up to the index, together with the block that it opens. Undefined where the line is
 * indented as no line can be, or has been used.
 */
function complete(
  puzzle: OrderPuzzle,
  solution: readonly (readonly SolutionLine[])[],
  section: number,
  index: number,
  { id, indent }: Placed,
): readonly (readonly SolutionLine[])[] | undefined {
  const { text } = puzzle.blocks.get(id)!
  const lines = solution[section]!
  const before = lines.slice(0, index)
  const rest = lines.slice(index)
  const from = rest.findIndex((line) => line.text === text)
  if (from < 0) return undefined
  const above = before.at(-1)
  const deepest = above
    ? above.indent + (opens(above.text, puzzle.language) ? 1 : 0)
    : puzzle.sections[section]!.base
  if (indent > deepest) return undefined
  const head = rest[from]!
  const inside = rest.slice(from + 1)
  const end = inside.findIndex((line) => line.indent <= head.indent)
  const length = 1 + (end < 0 ? inside.length : end)
  const moved = rest
    .slice(from, from + length)
    .map((line) => ({ ...line, indent: line.indent + indent - head.indent }))
  return solution.with(section, [...before, ...moved, ...rest.toSpliced(from, length)])
}
