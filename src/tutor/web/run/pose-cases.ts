import type { Cases, FunctionCases, Random } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import { type Form, mayBeEmpty } from '#content/tutor/programs/interview-forms.ts'

type Args = readonly unknown[]

/** The cases of a listing as interview sites pose the problem: inputs that these allow, in their parameters. */
export function poseCases(cases: Cases, listing: string, form: Form): Cases {
  const { to = same, from = same, result = same, resultFrom = same, isAllowed, note } = form
  const reference = (...theirs: Args) => result(cases.reference(...from(theirs)), theirs)
  const isValid = (theirs: Args) => {
    const ours = from(theirs)
    if (cases.isValid?.(ours) === false) return false
    if (cases.kind === 'function' && !mayBeEmpty.has(listing) && hasEmpty(ours, cases)) return false
    return !isAllowed || isAllowed(ours, cases.reference(...structuredClone(ours)))
  }
  const posed = (ours: Args): Args[] => {
    const theirs = to(ours)
    return theirs && isValid(theirs) ? [theirs] : []
  }
  const { larger, smaller, isRight, growth } = cases
  const examples = cases.examples.flatMap((each) =>
    posed(each.args).map((args) => ({ ...each, args, result: reference(...structuredClone(args)) })),
  )
  return {
    ...cases,
    ...(cases.kind === 'function'
      ? signatureOf(cases, form)
      : { methods: (form.methods ?? same)(cases.methods) }),
    statement: note ? `${cases.statement} ${note}` : cases.statement,
    examples,
    random(next: Random, size: number) {
      for (let tries = 0; tries < 30; tries++) {
        const [args] = posed(cases.random(next, size + (tries >> 3)))
        if (args) return args
      }
      return examples[Math.floor(next() * examples.length)]?.args ?? []
    },
    reference,
    isValid,
    ...(larger && { larger: (theirs: Args) => posed(larger(from(theirs)))[0] ?? theirs }),
    ...(smaller && { smaller: (theirs: Args) => [...smaller(from(theirs))].flatMap(posed) }),
    // A part of a result, such as its length, is the same for all that are right.
    isRight:
      isRight && (result === same || resultFrom !== same)
        ? (value: unknown, theirs: Args) => isRight(resultFrom(value), from(theirs))
        : undefined,
    growth: { ...growth, input: (size: number) => to(growth.input(size)) ?? growth.input(size) },
  } as Cases // A function stays one, and so does a class.
}

const same = <Value>(value: Value) => value

/** Sites allow empty lists and trees, but no empty arrays and strings. */
function hasEmpty(args: Args, { parameters }: FunctionCases<Args, unknown>): boolean {
  return parameters.some(({ type }, index) => {
    const value = args[index]
    return !/list|tree/.test(type) && (value === '' || (Array.isArray(value) && value.length === 0))
  })
}

function signatureOf({ parameters, returns }: FunctionCases<Args, unknown>, form: Form) {
  const own = form.parameters?.split(', ').map((each) => {
    const [name = '', type = ''] = each.split(': ')
    return { name, type: type as CodeType }
  })
  return { parameters: own ?? parameters, returns: form.returns ?? returns }
}
