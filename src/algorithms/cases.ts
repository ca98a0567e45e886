import type { CodeLanguage, CodeType, DrivenProof } from './code-proof.ts'

/** Numbers in [0, 1), the same ones for the same seed. */
export type Random = () => number

/**
 * What judges code for the algorithm of a demo: ours in four languages, and a learner's own. Plain data and functions,
 * without a test library, so that a worker can load it.
 */
export type Cases<Args extends readonly unknown[] = readonly unknown[], Result = unknown> =
  | FunctionCases<Args, Result>
  | ClassCases<Args, Result>

interface Judged<Args extends readonly unknown[], Result> {
  /**
   * What the code gets and returns, ties, what to return when nothing fits, and what may be assumed: one to three
   * sentences. Parameters are in backticks.
   */
  readonly statement: string
  /** Worked out by hand, the lesson's input first, then the nasty ones. */
  readonly examples: readonly Example<Args, Result>[]
  /** A valid input with at most about `size` elements. Small values, so that equal ones and edge cases are frequent. */
  random(next: Random, size: number): Args
  /**
   * The same input with values of another size, for sentinels and limits that are too small. Sums of its values stay in
   * an int, and tables with an entry for each value in memory where a right solution may have them.
   */
  larger?(args: Args): Args
  /** A slower, independent solution. */
  reference(...args: Args): Result
  /** What the statement promises of an input beyond its types, such as sorted values. Without it, all are valid. */
  isValid?(args: Args): boolean
  /** Further inputs a little smaller than this one, where parts must change together: a graph without one of its nodes. */
  smaller?(args: Args): Iterable<Args>
  /** Where several answers are right; otherwise the answer equals that of the reference. */
  isRight?(result: Result, args: Args): boolean
  readonly growth: Growth<Args>
  /**
   * The demo's input for these arguments, by field, where its fields are not the parameters in the same order. Undefined
   * for arguments that the demo cannot show.
   */
  demoInput?(args: Args): Readonly<Record<string, unknown>> | undefined
  /** Calls in each language that print results, where a call with plain values cannot be written. */
  readonly drive?: DrivenProof
}

/** The code is one function. */
export interface FunctionCases<Args extends readonly unknown[], Result> extends Judged<Args, Result> {
  readonly kind: 'function'
  readonly name: Readonly<Record<CodeLanguage, string>>
  readonly parameters: readonly Parameter[]
  /** The result of a void function is its changed first argument. */
  readonly returns: CodeType
}

/** The code is a class. Its only argument is a list of calls, the first of them to the constructor. */
export interface ClassCases<Args extends readonly unknown[], Result> extends Judged<Args, Result> {
  readonly kind: 'class'
  readonly name: string
  /** By name in camel case, the constructor under `constructor`. */
  readonly methods: Readonly<
    Record<string, { readonly parameters: readonly Parameter[]; readonly returns: CodeType }>
  >
}

/** The same problem for another listing, with what is different there. */
export function variantOf<Args extends readonly unknown[], Result>(
  { drive: _, ...cases }: Cases<Args, Result>,
  change: Partial<Judged<NoInfer<Args>, NoInfer<Result>>> & { readonly name: Cases['name'] },
): Cases<Args, Result> {
  return { ...cases, ...change } as Cases<Args, Result> // A function or class becomes another of its kind.
}

/** A call of a method: its name in camel case, then its arguments. */
export type MethodCall = readonly [method: string, ...args: readonly unknown[]]

interface Parameter {
  /** In camel case; Python writes it in snake case. */
  readonly name: string
  readonly type: CodeType
}

interface Example<Args, Result> {
  /** What is special about it, as in 'a window longer than the array'. */
  readonly name: string
  readonly args: Args
  readonly result: Result
}

/** Inputs on which the time of a solution shows how it grows. */
export interface Growth<Args> {
  /** The worst kind of input for this algorithm, in one sentence. */
  readonly kind: string
  /**
   * Of the time that a right solution takes on these inputs: 1 for n and n log n, 2 for n², 3 for n³ or worse; 0 for
   * log n and what does not grow.
   */
  readonly order: 0 | 1 | 2 | 3
  /** Each at least twice the one before. The largest takes a right solution in Python at most 250 ms. */
  readonly sizes: readonly number[]
  input(size: number): Args
}

/** Numbers from a seed (mulberry32, by Tommy Ettinger, public domain). */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(next: Random, min: number, max: number): number {
  return min + Math.floor(next() * (max - min + 1))
}

/** Up to `maxLength` values. */
export function list<Value>(next: Random, maxLength: number, value: () => Value): Value[] {
  return Array.from({ length: wholeNumber(next, 0, maxLength) }, value)
}

/** Up to `maxLength` numbers from `min` to `max`, half of the time from a part of them: then many or all are equal. */
export function numbers(next: Random, maxLength: number, min: number, max: number): number[] {
  const low = next() < 0.5 ? min : wholeNumber(next, min, max)
  const high = low === min ? max : wholeNumber(next, low, max)
  return list(next, maxLength, () => wholeNumber(next, low, high))
}

/** The same values in another order (Fisher-Yates). */
export function shuffle<Value>(next: Random, values: readonly Value[]): Value[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = wholeNumber(next, 0, last)
    ;[shuffled[last], shuffled[chosen]] = [shuffled[chosen]!, shuffled[last]!]
  }
  return shuffled
}

/** All numbers in a value times the same factor, so that what is equal, sorted or adds up stays so. Their sum is at most `most`. */
export function enlarge<Value>(value: Value, most = 999_999_999): Value {
  const sum = numbersIn(value).reduce((total, number) => total + Math.abs(number), 0)
  const factor = Math.max(1, Math.floor(most / Math.max(1, sum)))
  return mapNumbers(value, (number) => number * factor) as Value
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.flatMap(numbersIn) : []
}

function mapNumbers(value: unknown, change: (number: number) => number): unknown {
  if (typeof value === 'number') return change(value)
  return Array.isArray(value) ? value.map((item) => mapNumbers(item, change)) : value
}
