import type { FunctionCases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import type { FoundFunction, RunnableCode } from './find-functions.ts'

type ProblemCases = FunctionCases<readonly unknown[], unknown>

/** The position of a parameter of the problem, or what many functions are given beside them. */
export type Given = number | 'zero' | 'last' | 'length'

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

/** Part of the parameters of a problem that a function calls the same. */
export function shareOfNames({ parameters }: FoundFunction, cases: ProblemCases): number {
  const names = parameters.map(({ name }) => normalize(name))
  const same = cases.parameters.filter(({ name }) => names.includes(normalize(name)))
  return same.length / cases.parameters.length
}

/** In which ways a function can be given the parameters of a problem: for each of its own, what that is given. */
export function waysToCall(
  { parameters, returns }: FoundFunction,
  cases: ProblemCases,
  language: RunnableCode['language'],
): readonly (readonly Given[])[] {
  // C++ would not compile the call of a function with other types.
  const isStrict = language === 'cpp'
  const isFit = (type: string | undefined, wanted: CodeType) =>
    type === undefined ? !isStrict : isOfType(type, wanted, isStrict)
  if (!isFit(returns, cases.returns)) return []
  const count = cases.parameters.length
  const needed = parameters.filter(({ isOptional }) => !isOptional)
  const hasExtras = needed.length > count
  let ways: readonly (readonly Given[])[] = [[]]
  for (const { name, type } of hasExtras ? needed : parameters.slice(0, count)) {
    const extra = hasExtras ? extras.find(([pattern]) => pattern.test(name))?.[1] : undefined
    const wanted = cases.parameters.findIndex((each) => normalize(each.name) === normalize(name))
    ways = ways.flatMap((given) => {
      if (extra) return [[...given, extra]]
      return cases.parameters.flatMap((each, position) => {
        const isFree = !given.includes(position) && isFit(type, each.type)
        const isNext = cases.parameters
          .slice(0, position)
          .every((other, before) => other.type !== each.type || given.includes(before))
        // Those of one type keep their order, unless their names say another.
        return isFree && (wanted < 0 ? isNext : wanted === position) ? [[...given, position]] : []
      })
    })
  }
  return ways.filter((given) => given.filter((each) => typeof each === 'number').length === count)
}

/** A type as the cases write it: `List[List[int]]`, `vector<vector<int>>` and `number[][]` are all `int[][]`. */
function spell(written: string): string {
  const short = written
    .replace(/\bconst\b|\bstd::|\btyping\.|&|readonly |\s|["']/g, '')
    .replace(/^Optional\[(.*)\]$/, '$1')
    .replace(/\|(?:null|undefined|None)$|\?$/, '')
    .replace(/\b(?:number|float|double|longlong|long|size_t)\b/g, 'int')
    .replace(/\bboolean\b/g, 'bool')
    .replace(/\bstr\b/g, 'string')
    .replace(/\bNone\b/g, 'void')
    .replace(/^(List|Tree)Node\*$/, '$1Node')
  const [, lists = '', item, brackets = ''] =
    /^((?:(?:(?:Readonly)?Array|vector|[lL]ist|Sequence|Iterable)[<[])*)(int|string|bool|char)[\]>]*?((?:\[\])*)$/.exec(
      short,
    ) ?? []
  return item ? item + '[]'.repeat(lists.match(/[<[]/g)?.length ?? 0) + brackets : short
}

const nodes: Partial<Record<CodeType, readonly string[]>> = {
  list: ['ListNode'],
  'cyclic-list': ['ListNode'],
  tree: ['TreeNode'],
  node: ['ListNode', 'TreeNode'],
}

function isOfType(written: string, wanted: CodeType, isStrict: boolean): boolean {
  const type = spell(written)
  if (nodes[wanted]) return nodes[wanted].includes(type)
  if (wanted === 'weighted-graph' && isStrict) return /pair<int,int/.test(written.replaceAll(' ', ''))
  if (type === wanted || isStrict) return type === wanted
  if (wanted === 'char[][]' && type === 'string[][]') return true
  if (wanted === 'weighted-graph' && type.endsWith('[][]')) return true
  // A type that only the code knows may be right.
  return !/^(?:(?:int|string|bool|char)(?:\[\])*|void|ListNode|TreeNode)$/.test(type)
}
