import type { Cases, FunctionCases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import type { FoundFunction, FoundParameter, RunnableCode } from './find-functions.ts'

/** The position of a parameter of the problem, or what many functions are given beside them. */
export type Given = number | 'zero' | 'last' | 'length'

interface Way {
  readonly given: readonly Given[]
  /** Part of the parameters that are called as in the problem. */
  readonly names: number
}

/** A name in any spelling: `two_sum`, `twoSum` and `TwoSum` are one. */
export function normalize(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}

/** `binary_search(nums, low, high, target)` and `knapsack(capacity, weights, values, n)`. */
const extras: readonly (readonly [RegExp, Given])[] = [
  [/^(?:lo|low|l|left|start|begin)$/, 'zero'],
  [/^(?:hi|high|r|right|end)$/, 'last'],
  [/^(?:n|m|len|size|length)$/, 'length'],
]

/** In which ways a function can be given the parameters of a problem; the names decide if they are the same. */
export function waysToCall(
  { parameters, returns }: FoundFunction,
  cases: Extract<Cases, { kind: 'function' }>,
  language: RunnableCode['language'],
): readonly Way[] {
  // C++ would not compile the call of a function with other types.
  const isStrict = language === 'cpp'
  const isFit = (type: string | undefined, wanted: CodeType) =>
    type === undefined ? !isStrict : isOfType(type, wanted, isStrict)
  if (!isFit(returns, cases.returns)) return []
  const count = cases.parameters.length
  const needed = parameters.filter(({ isOptional }) => !isOptional)
  const hasExtras = needed.length > count
  const own = hasExtras ? needed.filter((each) => extraOf(each) === undefined) : parameters.slice(0, count)
  if (own.length !== count) return []
  const position = new Map(own.map((parameter, index) => [parameter, index]))
  const ways = ordersOf(own, cases).flatMap(({ order, names }) =>
    order.every((wanted, index) => isFit(own[index]?.type, cases.parameters[wanted]!.type))
      ? [{ order, names }]
      : [],
  )
  const all = hasExtras ? needed : own
  return ways.map(({ order, names }) => ({
    names,
    given: all.map((parameter) => {
      const index = position.get(parameter)
      return index === undefined ? extraOf(parameter)! : order[index]!
    }),
  }))
}

function extraOf({ name }: FoundParameter): Given | undefined {
  return extras.find(([pattern]) => pattern.test(name))?.[1]
}

/** Positions of the problem's parameters: as the names say, or in any order in which those of one type keep theirs. */
function ordersOf(
  own: readonly FoundParameter[],
  { parameters }: FunctionCases<readonly unknown[], unknown>,
) {
  const named = own.map(({ name }) =>
    parameters.findIndex((each) => normalize(each.name) === normalize(name)),
  )
  const known = named.filter((index) => index >= 0)
  if (known.length === own.length && new Set(known).size === known.length) return [{ order: named, names: 1 }]
  let orders: (readonly number[])[] = [[]]
  for (const [at, wanted] of named.entries())
    orders = orders.flatMap((order) =>
      parameters.flatMap(({ type }, position) => {
        const isFree = !order.includes(position) && (wanted < 0 || wanted === position)
        const isNext = parameters
          .slice(0, position)
          .every((each, before) => each.type !== type || order.includes(before))
        return isFree && isNext && (own.length < 4 || position === at) ? [[...order, position]] : []
      }),
    )
  return orders.map((order) => ({ order, names: known.length / own.length }))
}

/** Types as the languages write them, in one spelling. Others are unknown. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bconst\b|\bstd::|\btyping\.|&|readonly |\s|["']/g, ''],
  [/^Optional\[(.*)\]$/, '$1'],
  [/\|(?:null|undefined|None)$|\?$/g, ''],
  [/\b(?:number|float|double|longlong|long|size_t)\b/g, 'int'],
  [/\bboolean\b/g, 'bool'],
  [/\bstr\b/g, 'string'],
  [/\bNone\b/g, 'void'],
  [/\b(?:Array|vector|ReadonlyArray)</g, 'List['],
  [/\b[lL]ist\[|\b(?:Sequence|Iterable)\[/g, 'List['],
  [/>/g, ']'],
  [/^(List|Tree)Node\*$/, '$1Node'],
]

function isOfType(written: string, wanted: CodeType, isStrict: boolean): boolean {
  const short = spellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), written)
  const array = /^((?:List\[)*)(int|string|bool|char)(\]*)((?:\[\])*)$/.exec(short)
  const [, lists = '', item = '', , brackets = ''] = array ?? []
  const type = array ? item + '[]'.repeat(lists.length / 'List['.length + brackets.length / 2) : short
  switch (wanted) {
    case 'list':
    case 'cyclic-list':
      return type === 'ListNode'
    case 'tree':
      return type === 'TreeNode'
    case 'node':
      return type === 'ListNode' || type === 'TreeNode'
    case 'char[][]':
      return type === wanted || (!isStrict && type === 'string[][]')
    case 'weighted-graph':
      return isStrict ? /pair<int,int/.test(written.replaceAll(' ', '')) : type.endsWith('[][]') || !array
    default:
      // A type that only the code knows may be right, except in C++.
      return type === wanted || (!isStrict && !array && !/^(?:void|ListNode|TreeNode)$/.test(type))
  }
}
