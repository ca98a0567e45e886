import { type Cases, createRandom, wholeNumber } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import { judged } from './judged-programs.ts'
import type { Program } from './program.ts'
import type { Judging } from './program-inputs.ts'
import { programs } from './programs.ts'

type Args = readonly unknown[]

/** The cases of the programs whose problems belong to these patterns: by pattern, then by the name of the problem. */
export function casesOfPrograms(
  patterns: readonly string[],
): ReadonlyMap<string, Readonly<Record<string, Cases>>> {
  const found = Object.entries(judged).flatMap(([problem, judging]) => {
    const pattern = judging.patterns.find((each) => patterns.includes(each))
    const program = programs.find((each) => each.problem === Number(problem))
    return pattern && program ? [{ pattern, id: judging.id, cases: casesOf(program, judging) }] : []
  })
  return new Map(
    [...Map.groupBy(found, ({ pattern }) => pattern)].map(([pattern, all]) => [
      pattern,
      Object.fromEntries(all.map(({ id, cases }) => [id, cases])),
    ]),
  )
}

function casesOf(program: Program, judging: Judging): Cases {
  const { id, input, isAsked, order, growth = { order: 2, upTo: 0 } } = judging
  const reference = (...args: Args) => program.run(() => undefined, args)
  const isValid = (args: Args) => program.isValid(args) && isAsked?.(args) !== false
  const examples = program.examples.filter(([args]) => isValid(args))
  return {
    kind: 'function',
    name: { python: id, typescript: id, java: id, cpp: id },
    // Those with nodes for parameters are not among the judged.
    parameters: program.parameters.map(({ name, type }) => ({ name, type: type as CodeType })),
    returns: program.returns as CodeType,
    statement: program.statement,
    examples: examples.map(([args, result]) => ({ name: 'an example', args, result })),
    random(next, size) {
      for (let tries = 0; tries < 30; tries++) {
        const args = input(next, wholeNumber(next, 1, size + (tries >> 3)))
        if (isValid(args)) return args
      }
      return examples[0]?.[0] ?? []
    },
    reference,
    isValid,
    ...(order && {
      isRight: (result: unknown, args: Args) => inOrder(result, order) === inOrder(reference(...args), order),
    }),
    growth: {
      kind: growth.input ? 'larger and larger ones.' : 'more and more random values.',
      order: growth.order,
      sizes: [growth.upTo],
      input: growth.input ?? ((size) => input(createRandom(size), size)),
    },
  }
}

/** The same text for results that differ only in their order. */
function inOrder(result: unknown, order: 'any' | 'any within'): string {
  if (!Array.isArray(result)) return JSON.stringify(result)
  const items = result.map((item: unknown) =>
    JSON.stringify(order === 'any within' && Array.isArray(item) ? item.toSorted() : item),
  )
  return items.toSorted().join(' ')
}
