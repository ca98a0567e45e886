import type { Cases } from '#algorithms/cases.ts'
import { codeSigns } from '#content/tutor/code-languages.ts'
import { interviewProblems } from '#content/tutor/interview-problems.ts'
import { type Form, interviewForms } from '#content/tutor/programs/interview-forms.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type FoundCode, type FoundFunction, findFunctions, type RunnableCode } from './find-functions.ts'
import { type Given, normalize, shareOfNames, waysToCall } from './match-parameters.ts'
import { isNamed, isVariantNamed, shareNamed } from './name-problems.ts'
import { poseCases } from './pose-cases.ts'

/** What pasted code is an answer to, and what of it is called. */
export interface Match {
  readonly pattern: string
  readonly title: string
  readonly cases: Cases
  /** The function, or the name of the class. */
  readonly entry: FoundFunction | string
  /** What each parameter of the function is given. */
  readonly given: readonly Given[]
  /** Its problem is named, now or before, rather than guessed from its parameters. */
  readonly isSure: boolean
  /** How much speaks for it before it has run: from 0 to about 2. */
  readonly prior: number
}

/** Each is run, and for each, C++ is compiled. */
const mostGuesses = { python: 60, typescript: 60, cpp: 4 }

/**
 * The problems that code may be an answer to: those that the message or the name of its function names, then others with
 * its parameters.
 *
 * @param candidates the cases by pattern and listing.
 * @param message the one with the code.
 * @param earlier what was said before it, the newest first.
 * @returns those that are named first, and of each kind the likeliest.
 */
export function matchProgram(
  pasted: RunnableCode,
  candidates: ReadonlyMap<string, Readonly<Record<string, Cases>>>,
  message: string,
  earlier: readonly string[],
): readonly Match[] {
  const { code, language } = pasted
  const said = message.replace(code, () => '')
  // The `twoSum` of earlier code names nothing.
  const before = earlier.slice(0, 4).map((each) => each.replace(/```[\s\S]*?(?:```|$)/g, ''))
  const found = findFunctions(pasted)
  const signs = codeSigns.filter(([sign]) => sign.test(code)).map(([, pattern]) => pattern)
  const all = [...candidates].flatMap(([pattern, listings]) =>
    Object.entries(listings).flatMap(([listing, cases]) => {
      const [usual = ''] = interviewProblems[listing] ?? []
      const isPatternNamed = isNamed(displayNameOf(pattern), said)
      const sign = signs.indexOf(pattern)
      const hints = (isPatternNamed ? 0.3 : 0) + (sign < 0 ? 0 : 0.2 - 0.01 * sign)
      return (interviewForms[listing] ?? [{}]).flatMap((form) => {
        const { title = usual } = form
        const isBefore = before.some((each) => isNamed(title, each))
        return entriesOf(poseCases(cases, listing, form), found, language).map(
          ({ name, parameterNames, ...entry }): Match => {
            const isCalled = cases.kind === 'class' || namesOf(cases, listing, form).includes(normalize(name))
            const prior = isCalled
              ? 1 + shareNamed(title, said)
              : 0.3 * parameterNames + shareNamed(title, `${said} ${name}`)
            return {
              ...entry,
              pattern,
              title,
              isSure: isCalled || isBefore || isNamed(title, said),
              prior: prior + hints + (isBefore ? 0.6 : 0),
            }
          },
        )
      })
    }),
  )
  // What is named is meant, even if code for it also answers another problem.
  const named = all.filter(({ title }) => isNamed(title, said))
  if (named.length === 0 && all.some(({ title }) => isVariantNamed(title, said))) return []
  const sure = named.length > 0 ? named : all.filter(({ isSure }) => isSure)
  const guesses = all.filter((each) => !sure.includes(each) && each.title !== '')
  return [
    ...sure.toSorted((one, other) => other.prior - one.prior),
    ...guesses
      .map((each) => ({ ...each, isSure: false }))
      .toSorted((one, other) => other.prior - one.prior)
      .slice(0, mostGuesses[language]),
  ]
}

interface Entry extends Pick<Match, 'cases' | 'entry' | 'given'> {
  readonly name: string
  /** Part of the problem's parameters that the code calls the same. */
  readonly parameterNames: number
}

/** What of the code may answer a problem, in all ways of calling it. */
function entriesOf(
  cases: Cases,
  { functions, classes }: FoundCode,
  language: RunnableCode['language'],
): readonly Entry[] {
  if (cases.kind === 'class') {
    const methods = Object.keys(cases.methods).filter((name) => name !== 'constructor')
    const owner = classes.find((each) => {
      const own = functions.filter((method) => method.owner === each).map(({ name }) => normalize(name))
      return methods.every((name) => own.includes(normalize(name)))
    })
    return owner === undefined ? [] : [{ cases, entry: owner, given: [], name: owner, parameterNames: 0 }]
  }
  return rootsOf(functions).flatMap((entry) => {
    const parameterNames = shareOfNames(entry, cases)
    const found = { cases, entry, name: entry.name, parameterNames }
    return waysToCall(entry, cases, language).map((given) => ({ ...found, given }))
  })
}

/** Functions that no other calls. `main`, and what has no parameters, only tries them out. */
function rootsOf(functions: readonly FoundFunction[]): readonly FoundFunction[] {
  const callers = functions.filter(
    ({ name, parameters }) => parameters.length > 0 && !/^(?:main|tests?)$/i.test(name),
  )
  return functions.filter(
    (each) =>
      each.name !== '__init__' && !callers.some((other) => other !== each && other.calls.has(each.name)),
  )
}

/** What the function for a problem is called, normalized. */
function namesOf(cases: Cases, listing: string, { names }: Form): readonly string[] {
  const [, known = ''] = interviewProblems[listing] ?? []
  return (names ?? [...Object.values(cases.name), known].join(' ')).split(' ').map(normalize)
}
