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
type Maker = 'makeList' | 'makeCyclicList' | 'makeTree'

export type ArrayType = 'int[]' | 'string[]' | 'char[]' | 'int[][]' | 'string[][]' | 'char[][]'

export function createLiteralWriter(spelling: Spelling): LiteralWriter {
  const write: LiteralWriter = (value, type) => {
    switch (type) {
      case 'int':
      case 'bool':
        return String(value)
      case 'string':
        return spelling.text(String(value))
      case 'int[]':
        return spelling.array(type, asArray(value).map(String))
      case 'string[]':
        return spelling.array(
          type,
          asArray(value).map((item) => write(item, 'string')),
        )
      case 'int[][]':
      case 'string[][]':
        return spelling.array(
          type,
          asArray(value).map((row) => write(row, type === 'int[][]' ? 'int[]' : 'string[]')),
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
      case 'tree':
        return spelling.call('makeTree', spelling.levels(asArray(value) as (number | null)[])) // As CodeType says.
      case 'weighted-graph':
        return spelling.graph(asArray(value) as number[][][]) // As CodeType says.
      case 'node':
      case 'void':
        throw new Error(`A ${type} cannot be given to a function`)
    }
  }
  return write
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
