export type CodeLanguage = 'python' | 'typescript' | 'java' | 'cpp'

/** How the tests run the code that learners see, in each language. */
export type CodeProof = FunctionProof | DrivenProof

/** The code is one function (with helpers, if it needs them). */
export interface FunctionProof {
  readonly kind: 'function'
  readonly name: Readonly<Record<CodeLanguage, string>>
  readonly parameters: readonly CodeType[]
  readonly returns: CodeType
  /** Results worked out by hand. The result of a void function is its changed first argument. */
  readonly cases: readonly { readonly args: readonly unknown[]; readonly result: unknown }[]
}

/**
 * The code is a class, or needs more than a call. Each driver is a block of statements that prints one line of
 * JSON per result; `print(x)` is there in each language and takes what a function may return.
 */
export interface DrivenProof {
  readonly kind: 'driven'
  readonly drive: Readonly<Record<CodeLanguage, string>>
  readonly results: readonly unknown[]
}

/**
 * Types that every language has. A cell of `char[][]` is a string of one character in Python and TypeScript. `list` is a linked list of ints: written as an array, in code `ListNode` with
 * `val` and `next`. `cyclic-list` is written `{ values, tail }`: the last node points to index `tail`, or to nothing
 * when it is -1. `tree` is a binary tree of ints: written level by level with null for what is missing, in code
 * `TreeNode` with `val`, `left`, `right`. `weighted-graph` lists the edges of each node as `[neighbor, weight]`, in C++
 * as pairs. `node` is a list or tree node, compared by its value, or null; as a parameter, of driven code only, it is
 * the node with that value in the first argument.
 */
export type CodeType =
  | 'void'
  | 'int'
  | 'bool'
  | 'string'
  | 'int[]'
  | 'string[]'
  | 'int[][]'
  | 'string[][]'
  | 'char[][]'
  | 'list'
  | 'cyclic-list'
  | 'tree'
  | 'weighted-graph'
  | 'node'
