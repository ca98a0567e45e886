import type { Cases, FunctionCases, Random } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import { type Form, mayBeEmpty } from './interview-forms.ts'

type Args = readonly unknown[]

/** The cases of a listing as interview sites pose the problem: inputs that these allow, in their parameters. */
export function poseCases(cases: Cases, listing: string, form: Form): Cases {
  const { to = (args) => args, from = (args) => args, result = (value) => value, isAllowed } = form
  const { to: toClass, from: fromClass, name } = classForms(cases, form)
  const pose = (ours: Args) => (cases.kind === 'class' ? toClass(ours) : to(ours))
  const own = (theirs: Args) => (cases.kind === 'class' ? fromClass(theirs) : from(theirs))
  const reference = (...theirs: Args) => {
    const ours = own(theirs)
    return resultOf(cases.reference(...ours), ours, theirs)
  }
  const resultOf = (value: unknown, ours: Args, theirs: Args) =>
    cases.kind === 'class' ? silence(value, ours, form) : result(value, theirs)

  const isValid = (theirs: Args) => {
    const ours = own(theirs)
    if (cases.isValid?.(ours) === false) return false
    if (cases.kind === 'function' && !mayBeEmpty.has(listing) && hasEmpty(ours, cases)) return false
    return !isAllowed || isAllowed(ours, cases.reference(...structuredClone(ours)))
  }
  const posed = (ours: Args): Args[] => {
    const theirs = pose(ours)
    return theirs && isValid(theirs) ? [theirs] : []
  }
  const { larger, smaller, isRight, growth } = cases
  const examples = cases.examples.flatMap((each) =>
    posed(each.args).map((args) => ({ ...each, args, result: reference(...structuredClone(args)) })),
  )
  return {
    ...cases,
    ...name,
    ...(cases.kind === 'function' && signatureOf(cases, form)),
    statement: form.note ? `${cases.statement} ${form.note}` : cases.statement,
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
    ...(larger && { larger: (theirs: Args) => posed(larger(own(theirs)))[0] ?? theirs }),
    ...(smaller && { smaller: (theirs: Args) => [...smaller(own(theirs))].flatMap(posed) }),
    ...(isRight && {
      isRight: (value: unknown, theirs: Args) => isRight((form.resultFrom ?? same)(value), own(theirs)),
    }),
    growth: { ...growth, input: (size: number) => pose(growth.input(size)) ?? growth.input(size) },
  } as Cases // A function stays one, and so does a class.
}

const same = (value: unknown) => value

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

/** Calls of methods under their names. */
function classForms(cases: Cases, { methods = {}, silent = [] }: Form) {
  const names = Object.entries(methods)
  const rename = (args: Args, nameOf: (name: string) => string | undefined) => [
    (args[0] as readonly Args[]).map(([name, ...given]) => [nameOf(String(name)) ?? name, ...given]),
  ]
  const own =
    cases.kind === 'class' && names.length > 0
      ? {
          methods: Object.fromEntries(
            [['constructor', 'constructor'] as const, ...names].flatMap(([theirs, ours]) => {
              const method = cases.methods[ours]
              return method
                ? [[theirs, silent.includes(theirs) ? { ...method, returns: 'void' as const } : method]]
                : []
            }),
          ),
        }
      : {}
  return {
    to: (args: Args) => rename(args, (name) => names.find(([, ours]) => ours === name)?.[0]),
    from: (args: Args) => rename(args, (name) => (Object.hasOwn(methods, name) ? methods[name] : undefined)),
    name: own,
  }
}

/** The results of calls, with nothing for what returns nothing in this form. */
function silence(results: unknown, ours: Args, { methods = {}, silent = [] }: Form) {
  const gone = silent.map((name) => methods[name])
  const calls = ours[0] as readonly Args[]
  return (results as Args).map((value, index) => (gone.includes(String(calls[index]?.[0])) ? null : value))
}
