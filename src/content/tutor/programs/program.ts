/** Adds a step to the trace. */
export type Say = (step: string) => void

/** A solution of a problem that no listing solves as it is: it tells its steps while it runs on an input. */
export interface Program {
  /** Number of the problem. */
  readonly problem: number
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly returns: string
  /** What is asked, in one sentence that begins with `Return`. */
  readonly statement: string
  readonly examples: readonly (readonly [args: readonly unknown[], result: unknown])[]
  isValid(args: readonly unknown[]): boolean
  run(say: Say, args: readonly unknown[]): unknown
}

interface ProgramParts<Args extends readonly unknown[]> {
  readonly problem: number
  /** As in `(nums: int[], target: int) -> int`; the types are those of the cases. */
  readonly head: string
  readonly asks: string
  readonly examples: readonly (readonly [args: Args, result: unknown])[]
  isValid?(args: Args): boolean
  run(say: Say, ...args: Args): unknown
}

export function program<const Args extends readonly unknown[]>(parts: ProgramParts<Args>): Program {
  const { problem, head, asks, examples, isValid = () => true, run } = parts
  const [given = '', returns = ''] = head.slice(1).split(') -> ')
  return {
    problem,
    parameters: given.split(', ').map((each) => {
      const [name = '', type = ''] = each.split(': ')
      return { name, type }
    }),
    returns,
    statement: asks,
    examples,
    // The values have the types of the parameters.
    isValid: (args) => isValid(args as unknown as Args),
    run: (say, args) => run(say, ...(args as unknown as Args)),
  }
}

/** `0, 2 and 3`, or `none`. */
export function listed(values: Iterable<unknown>): string {
  const texts = [...values].map(String)
  const last = texts.pop()
  return texts.length > 0 ? `${texts.join(', ')} and ${last}` : (last ?? 'none')
}
