import type { CodeType } from '#algorithms/code-proof.ts'

/** Languages that run in the browser. */
export type RunLanguage = 'python' | 'typescript' | 'javascript' | 'cpp'

interface Signature {
  readonly parameters: readonly CodeType[]
  /** The result of a void function is its changed first argument. */
  readonly returns: CodeType
}

/** How a learner's code is called. */
export type Target =
  | ({ readonly kind: 'function'; readonly name: string } & Signature)
  /** The one argument of an input is a list of calls, the first of them to the constructor. */
  | {
      readonly kind: 'class'
      readonly name: string
      /** By name in camel case, the constructor under `constructor`. */
      readonly methods: Readonly<Record<string, Signature>>
    }
  /** Runs from top to bottom; its result is what it prints. */
  | { readonly kind: 'script' }

export interface Program {
  readonly language: RunLanguage
  readonly source: string
  readonly target: Target
}

/** The arguments of one call, as plain values: a list as an array, a tree level by level, as `CodeType` says. */
export type Input = readonly unknown[]

export interface RunRequest {
  readonly program: Program
  readonly inputs: readonly Input[]
  /** Whether to measure how often lines run (Python) and how long the call takes, at its best of several. */
  readonly measure?: boolean
  /** Milliseconds for all inputs, where less is wanted than the language's own limit. */
  readonly limit?: number
}

/** What the code did on one input. */
export type Outcome = Returned | Failed

export interface Returned {
  readonly kind: 'returned'
  /** Plain, as inputs are. Undefined if it is of a type that no problem asks for; `shown` has it then. */
  readonly value?: unknown
  /** As the language writes it, at most 2,000 characters. */
  readonly shown: string
  readonly printed: string
  readonly milliseconds: number
  readonly lines?: number
}

export interface Failed {
  readonly kind: 'failed'
  readonly reason: 'error' | 'syntax' | 'time' | 'output' | 'memory' | 'depth'
  readonly message: string
  /** From 1, in the learner's own numbering. */
  readonly line?: number
  readonly column?: number
  readonly printed: string
}

/** Bytes that a worker needs, by name. The worker itself may fetch nothing. */
export type RunnerFiles = Readonly<Record<string, ArrayBuffer>>

export type ToWorker =
  | { readonly kind: 'start'; readonly files: RunnerFiles; readonly module?: WebAssembly.Module | undefined }
  | { readonly kind: 'run'; readonly request: RunRequest }

export type FromWorker =
  /** The first start takes longer: the worker makes a file that later ones are given. */
  | { readonly kind: 'preparing' }
  /** A file for the next start, under the name it is wanted by. */
  | { readonly kind: 'made'; readonly name: string; readonly bytes: ArrayBuffer }
  /** `module`: for the next start in this page, which then is spared its slow first runs. */
  | { readonly kind: 'ready'; readonly module?: WebAssembly.Module }
  /** The code is compiled. Only languages that compile for long say so. */
  | { readonly kind: 'running' }
  /** Code that does not parse or compile fails once, for all inputs. */
  | { readonly kind: 'refused'; readonly failure: Failed }
  | { readonly kind: 'outcome'; readonly index: number; readonly outcome: Outcome }
  /** `isSpent`: the worker must be replaced before another run. */
  | { readonly kind: 'done'; readonly isSpent: boolean }

export const limits = {
  /** Characters that one call may print. */
  output: 20_000,
  /** Bytes that a program may hold. */
  memory: 256 * 1024 * 1024,
  /** Calls within calls, in Python. */
  depth: 20_000,
  /** Characters of a returned value as JSON. */
  value: 200_000,
  /** Characters of a program. */
  source: 20_000,
} as const
