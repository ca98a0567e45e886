import type { MethodCall } from './cases.ts'

/** Kinds of inputs at which code that works otherwise breaks. */
export const edgeKinds = ['empty', 'zero', 'equal', 'largest', 'problem'] as const

export type EdgeKind = (typeof edgeKinds)[number]

/** An input of each kind for one listing. `problem` is one in the form in which a numbered problem passes it. */
export type EdgeCases = Readonly<Record<EdgeKind, EdgeCase>>

export type EdgeCase = EdgeInput | EdgeCalls | EdgeInDrive | NoEdge

/** Of a listing whose proof is a function. */
export interface EdgeInput {
  /** Of the problem. */
  readonly number?: number
  readonly args: readonly unknown[]
  readonly result: unknown
}

/** Calls of functions, or of the methods of a class, with numbers, texts and arrays of ints. */
export interface EdgeCalls {
  readonly number?: number
  /** The class, which is made with the values `given`. */
  readonly of?: string
  readonly given?: readonly unknown[]
  readonly calls: readonly MethodCall[]
  /** Of each call; null if it returns nothing that counts. */
  readonly results: readonly unknown[]
}

/** A part of the Python calls that the listing's proof makes already. */
interface EdgeInDrive {
  readonly drive: string
}

/** Why there is no such input. A precondition is quoted from the comments of the listing. */
type NoEdge = { readonly precondition: string } | { readonly reason: string }

/** 0, 1, ..., `count` - 1. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function repeat<Value>(value: Value, count: number): Value[] {
  return upTo(count).map(() => value)
}

/** Rows that begin with `first` and grow by `step` from row to row. */
export function steps(first: readonly number[], step: readonly number[], count: number): number[][] {
  return upTo(count).map((row) => first.map((start, column) => start + row * step[column]!))
}

/** A tree of right children with the values 1 to `count`, level by level. */
export function chain(count: number): (number | null)[] {
  return upTo(count).flatMap((index) => (index === 0 ? [1] : [null, index + 1]))
}
