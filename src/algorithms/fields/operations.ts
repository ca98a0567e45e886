import { joinWords } from '../format-text.ts'
import { type Field, normalizeMinus, randomWholeNumber, readWholeNumber, shorten } from '../input-fields.ts'

/** One call of a structure, as in `put 1 10`. */
export interface Operation {
  readonly name: string
  readonly numbers: readonly number[]
}

interface OperationKind {
  readonly name: string
  /** The range of each argument. */
  readonly numbers: readonly { readonly min: number; readonly max: number }[]
}

interface OperationListBounds {
  readonly label: string
  readonly kinds: readonly [OperationKind, ...OperationKind[]]
  /** As in 'put 1 10, get 1'. */
  readonly example: string
  readonly maxOperations: number
}

/** Calls one after the other, with commas, spaces or brackets between them, as they would be written in code. */
export function operationList({
  label,
  kinds,
  example,
  maxOperations,
}: OperationListBounds): Field<readonly Operation[]> {
  const known = joinWords(kinds.map(({ name }) => name))
  return {
    label,
    hint: `Up to ${maxOperations} calls of ${known}${describeRanges(kinds)}, as in “${example}”.`,
    format: (operations) => operations.map(({ name, numbers }) => [name, ...numbers].join(' ')).join(', '),
    random(next) {
      const count = randomWholeNumber(next, { min: 0, max: maxOperations })
      return Array.from({ length: count }, () => {
        const kind = kinds[randomWholeNumber(next, { min: 0, max: kinds.length - 1 })] ?? kinds[0]
        return { name: kind.name, numbers: kind.numbers.map((range) => randomWholeNumber(next, range)) }
      })
    },
    parse(text) {
      const words = normalizeMinus(text.toLowerCase())
        .split(/[\s,;.:=()[\]"']+/)
        .filter((word) => word !== '')
      const operations: Operation[] = []
      let at = 0
      while (at < words.length) {
        const word = words[at] ?? ''
        const kind = kinds.find(({ name }) => name === word)
        if (!kind) return { error: `“${shorten(word)}” is not a call: use ${known}.` }
        const numbers: number[] = []
        for (const { min, max } of kind.numbers) {
          const number = readWholeNumber(words[at + 1 + numbers.length] ?? '')
          if (number === undefined)
            return { error: `${kind.name} needs ${countNumbers(kind)} after it, as in “${example}”.` }
          if (number < min || number > max) {
            return { error: `${number} is outside the range: use whole numbers from ${min} to ${max}.` }
          }
          numbers.push(number)
        }
        operations.push({ name: kind.name, numbers })
        at += 1 + numbers.length
      }
      if (operations.length > maxOperations) {
        return {
          error: `These are ${operations.length} calls; the picture stays readable with up to ${maxOperations}.`,
        }
      }
      return { value: operations }
    },
  }
}

/** Most structures take the same numbers everywhere. */
function describeRanges(kinds: readonly OperationKind[]): string {
  const ranges = new Set(kinds.flatMap(({ numbers }) => numbers.map(({ min, max }) => `${min} to ${max}`)))
  return ranges.size === 1 ? ` with whole numbers from ${[...ranges].join()}` : ''
}

function countNumbers({ numbers }: OperationKind): string {
  return numbers.length === 1 ? 'a whole number' : `${numbers.length} whole numbers`
}
