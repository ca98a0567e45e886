import type { Cases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import { type CodeLanguage, codeSigns } from '#content/tutor/code/code-spellings.ts'
import { blank } from '../../code/blank-code.ts'
import { type FoundCode, type FoundFunction, findFunctions } from './find-functions.ts'
import { otherNames } from './other-names.ts'

/** What pasted code is an answer to, and what of it is called. */
export interface Match {
  readonly pattern: string
  readonly cases: Cases
  /** The function, or the name of the class. */
  readonly entry: FoundFunction | string
  /** By its name, rather than by what was spoken of and its parameters: then it may answer another problem. */
  readonly isSure: boolean
}

/** Patterns that a conversation names. */
export interface SpokenOf {
  /** In the message with the code. */
  readonly now: readonly string[]
  /** Before it, the newest first. */
  readonly before: readonly string[]
}

/**
 * The problems that code may be an answer to: the one that its class or function is called after, or else those with
 * its parameters in a pattern that was spoken of or that the code looks like.
 *
 * @param candidates the cases of the patterns it may be about.
 * @returns the likeliest first.
 */
export function matchProgram(
  code: string,
  language: CodeLanguage,
  candidates: ReadonlyMap<string, readonly Cases[]>,
  { now, before }: SpokenOf,
): readonly Match[] {
  const found = findFunctions(code, language)
  const text = blank(code, language)
  const signs = codeSigns.filter(([sign]) => sign.test(text)).map(([, pattern]) => pattern)
  const problemsOf = (patterns: readonly string[]) =>
    [...new Set(patterns)].flatMap((pattern) =>
      (candidates.get(pattern) ?? []).map((cases) => ({ pattern, cases })),
    )
  const roots = found.functions.filter((each) => !isCalled(each, found, text))
  const callable = { ...found, functions: roots.length > 0 ? roots : found.functions }
  // Several patterns have a function of this name. What is said in the message decides, then how the code looks.
  for (const patterns of [now, signs, before, [...candidates.keys()]]) {
    const named = problemsOf(patterns).flatMap((problem) => {
      const entry = findByName(problem.cases.kind === 'class' ? found : callable, language, problem.cases)
      return entry === undefined ? [] : [{ ...problem, entry, isSure: true }]
    })
    if (named.length > 0) return named.slice(0, mostGuesses)
  }
  const [root] = roots
  if (!root || roots.length > 1) return []
  return problemsOf([...now, ...signs.slice(0, 1), ...before.slice(0, 2)])
    .filter(({ cases }) => cases.kind === 'function' && fits(root, cases, language))
    .map((each) => ({ ...each, entry: root, isSure: false }))
    .slice(0, mostGuesses)
}

/** Each is run until it ends, which may take seconds. */
const mostGuesses = 4

function findByName({ functions, classes }: FoundCode, language: CodeLanguage, cases: Cases) {
  if (cases.kind === 'class') {
    const methods = Object.keys(cases.methods).filter((name) => name !== 'constructor')
    return classes.find((owner) => {
      const own = functions.filter((each) => each.owner === owner).map(({ name }) => normalize(name))
      return methods.every((name) => own.includes(normalize(name)))
    })
  }
  const names = [...Object.values(cases.name), otherNames[cases.name.typescript] ?? ''].map(normalize)
  return functions.find((each) => names.includes(normalize(each.name)) && fits(each, cases, language))
}

/** A name in any spelling: `two_sum`, `twoSum` and `TwoSum` are one. */
function normalize(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}

/** Whether another function of the code calls this one. */
function isCalled({ name, at }: FoundFunction, { functions }: FoundCode, text: string): boolean {
  const uses = text.matchAll(new RegExp(String.raw`\b${name}\s*\(`, 'g'))
  return [...uses].some(({ index }) => {
    const around = functions.findLast((each) => each.at <= index)
    return around !== undefined && around.at !== at && around.at !== index
  })
}

function fits(
  { parameters, returns }: FoundFunction,
  cases: Extract<Cases, { kind: 'function' }>,
  language: CodeLanguage,
): boolean {
  const needed = parameters.filter(({ isOptional }) => !isOptional).length
  const count = cases.parameters.length
  if (needed > count || parameters.length < count) return false
  const ordered = orderOf(
    parameters.map(({ name }) => name),
    cases,
  )
  // C++ would not compile the call of a function with other types.
  const isStrict = language === 'cpp'
  const isFit = (type: string | undefined, wanted: CodeType) =>
    type === undefined ? !isStrict : isOfType(type, wanted, isStrict)
  return (
    ordered.every((position, index) => isFit(parameters[index]?.type, cases.parameters[position]!.type)) &&
    (returns === undefined ? !isStrict : isOfType(returns, cases.returns, isStrict))
  )
}

/** For each parameter of the code, its position in the problem: another one only if the same names say so. */
export function orderOf(names: readonly string[], cases: Extract<Cases, { kind: 'function' }>): number[] {
  const own = names.slice(0, cases.parameters.length).map(normalize)
  const order = own.map((name) => cases.parameters.findIndex((each) => normalize(each.name) === name))
  return order.includes(-1) || new Set(order).size < order.length ? own.map((_, index) => index) : order
}

/** Types as the languages write them, in one spelling. Others are unknown. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bconst\b|\bstd::|\btyping\.|&|readonly |\s|["']/g, ''],
  [/^Optional\[(.*)\]$/, '$1'],
  [/\|(?:null|undefined|None)$|\?$/g, ''],
  [/\b(?:number|float|longlong|long|size_t)\b/g, 'int'],
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
