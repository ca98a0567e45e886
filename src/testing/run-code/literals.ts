import type { CodeType } from '#algorithms/code-proof.ts'

/** Writes a value of each type as an expression of one language. */
export type LiteralWriter = (value: unknown, type: CodeType) => string

/** The syntax in which one language differs from the others. */
interface Spelling {
  readonly array: (type: ArrayType, items: readonly string[]) => string
  readonly text: (text: string) => string
  readonly call: (name: Maker, words: string) => string
  /** The items of a tree, of which some are missing. */
  readonly levels: (values: readonly (number | null)[]) => string
  readonly graph: (edgesOf: readonly (readonly (readonly number[])[])[]) => string
}

/** Functions that each language's helpers have. */
type Maker =
  | 'makeList'
  | 'makeCyclicList'
  | 'makeTree'
  | 'makeChain'
  | 'progression'
  | 'progressions'
  | 'repeated'

export type ArrayType = 'int[]' | 'string[]' | 'char[]' | 'int[][]' | 'string[][]' | 'char[][]'

export function createLiteralWriter(spelling: Spelling): LiteralWriter {
  const write: LiteralWriter = (value, type) => {
    switch (type) {
      case 'int':
      case 'bool':
        return String(value)
      case 'string':
        return writeText(String(value))
      case 'int[]': {
        const values = asArray(value) as readonly number[] // As CodeType says.
        const step = (values[1] ?? 0) - (values[0] ?? 0)
        if (values.length >= long && isProgression(values, step))
          return spelling.call('progression', `${values[0]}, ${step}, ${values.length}`)
        return spelling.array(type, values.map(String))
      }
      case 'string[]':
        return spelling.array(
          type,
          asArray(value).map((item) => write(item, 'string')),
        )
      case 'int[][]': {
        const rows = asArray(value) as readonly (readonly number[])[] // As CodeType says.
        const [first = [], second = []] = rows
        const steps = first.map((start, column) => (second[column] ?? 0) - start)
        const columns = steps.map((_, column) => rows.map((row) => row[column] ?? Number.NaN))
        const isRegular =
          rows.every((row) => row.length === first.length) &&
          columns.every((column, index) => isProgression(column, steps[index] ?? 0))
        if (rows.length >= long && isRegular)
          return spelling.call(
            'progressions',
            `${write(first, 'int[]')}, ${write(steps, 'int[]')}, ${rows.length}`,
          )
        return spelling.array(
          type,
          rows.map((row) => write(row, 'int[]')),
        )
      }
      case 'string[][]':
        return spelling.array(
          type,
          asArray(value).map((row) => write(row, 'string[]')),
        )
      case 'char[][]':
        return spelling.array(
          type,
          asArray(value).map((row) => spelling.array('char[]', asArray(row).map(asCharacter))),
        )
      case 'list':
        return spelling.call('makeList', write(value, 'int[]'))
      case 'cyclic-list': {
        const { values, tail } = value as { values: readonly number[]; tail: number } // As CodeType says.
        return spelling.call('makeCyclicList', `${write(values, 'int[]')}, ${tail}`)
      }
      case 'tree': {
        const levels = asArray(value) as (number | null)[] // As CodeType says.
        // A chain of right children: after the root, each node follows a missing left child.
        const isChain = levels.every((node, index) => (node === null) === (index % 2 === 1))
        if (levels.length >= long && isChain)
          return spelling.call(
            'makeChain',
            write(
              levels.filter((node) => node !== null),
              'int[]',
            ),
          )
        return spelling.call('makeTree', spelling.levels(levels))
      }
      case 'weighted-graph':
        return spelling.graph(asArray(value) as number[][][]) // As CodeType says.
      case 'node':
      case 'void':
        throw new Error(`A ${type} cannot be given to a function`)
    }
  }
  function writeText(text: string): string {
    const [first = ''] = text
    return text.length >= long && text === first.repeat(text.length)
      ? spelling.call('repeated', `${spelling.text(first)}, ${text.length}`)
      : spelling.text(text)
  }

  return write
}

/** Values from this length on are written as a call if they can be: a method in Java has room for 64 kB only. */
const long = 100

function isProgression(values: readonly number[], step: number): boolean {
  return values.every((value, index) => index === 0 || value === values[index - 1]! + step)
}

function asArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a list`)
  return value
}

/** Python and TypeScript have no type for it, and take it as a string. */
function asCharacter(value: unknown): string {
  return `'${value}'`
}

/** JSON's escapes are the same in all four languages, as long as the text is plain ASCII. */
export function quote(text: string): string {
  return JSON.stringify(text)
}
