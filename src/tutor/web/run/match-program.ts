import type { Cases, FunctionCases } from '#algorithms/cases.ts'
import { codeSigns } from '#content/tutor/code-languages.ts'
import { interviewProblems } from '#content/tutor/interview-problems.ts'
import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type FoundCode, type FoundFunction, findFunctions, type RunnableCode } from './find-functions.ts'
import { type Form, interviewForms } from './interview-forms.ts'
import { type Given, normalize, waysToCall } from './match-parameters.ts'
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
  /** Its problem is named, rather than guessed from its parameters. */
  readonly isSure: boolean
  /** How much speaks for it before it has run: from 0 to about 2. */
  readonly prior: number
}

/** Each is run, and code that does not end takes seconds. */
const mostGuesses = { python: 10, typescript: 10, cpp: 3 }

/**
 * The problems that code may be an answer to: those that the message or the name of its function names, or else all with
 * its parameters.
 *
 * @param candidates the cases by pattern and listing.
 * @param message the one with the code.
 * @param earlier what was said before it, the newest first.
 * @returns the likeliest first.
 */
export function matchProgram(
  pasted: RunnableCode,
  candidates: ReadonlyMap<string, Readonly<Record<string, Cases>>>,
  message: string,
  earlier: readonly string[],
): readonly Match[] {
  const { code, language } = pasted
  const found = findFunctions(pasted)
  const said = message.replace(code, () => '')
  const namedNow = patternsIn(message, [...candidates.keys()])
  const namedBefore = patternsIn(earlier.join('\n'), [...candidates.keys()])
  const signs = codeSigns.filter(([sign]) => sign.test(code)).map(([, pattern]) => pattern)
  // `main` and what has no parameters only try them out.
  const callers = found.functions.filter(
    ({ name, parameters }) => parameters.length > 0 && !/^(?:main|tests?)$/i.test(name),
  )
  const roots = found.functions.filter(
    (each) => !callers.some((other) => other !== each && other.calls.has(each.name)),
  )
  const callable = { ...found, functions: roots.length > 0 ? roots : found.functions }
  const patternPrior = (pattern: string) =>
    (namedNow.includes(pattern) ? 0.3 : 0) +
    (namedBefore.includes(pattern) ? 0.1 : 0) +
    (signs.includes(pattern) ? 0.2 - 0.01 * signs.indexOf(pattern) : 0)

  const all = [...candidates].flatMap(([pattern, listings]) =>
    Object.entries(listings).flatMap(([listing, cases]) => {
      const [title = ''] = interviewProblems[listing] ?? []
      const isBefore = earlier.slice(0, 4).some((each) => isNamed(title, each))
      return (interviewForms[listing] ?? [{}]).flatMap((form) =>
        entriesOf(cases, listing, form, cases.kind === 'class' ? found : callable, language).map(
          ({ name, ...entry }): Match => ({
            ...entry,
            pattern,
            title,
            isSure: isNamed(title, said) || name === 1,
            prior: name + shareNamed(title, said) + (isBefore ? 0.6 : 0) + patternPrior(pattern),
          }),
        ),
      )
    }),
  )
  const titles = Object.values(interviewProblems).map(([title]) => title)
  const isVariant = titles.some((title) => isVariantNamed(title, said))
  if (isVariant && !titles.some((title) => isNamed(title, said))) return []
  const titled = all.filter(({ title }) => isNamed(title, said))
  const named = all.filter(({ isSure }) => isSure)
  const known = all.filter(({ title }) => title !== '')
  const likely = [titled, named, known].find(({ length }) => length > 0) ?? []
  return likely.toSorted((one, other) => other.prior - one.prior).slice(0, mostGuesses[language])
}

interface Entry extends Pick<Match, 'cases' | 'entry' | 'given'> {
  /** How well its name is that of the problem: 1 if it is the same. */
  readonly name: number
}

/** What of the code may answer a problem in this form, in all ways of calling it. */
function entriesOf(
  cases: Cases,
  listing: string,
  form: Form,
  { functions, classes }: FoundCode,
  language: RunnableCode['language'],
): readonly Entry[] {
  const posed = poseCases(cases, listing, form)
  if (posed.kind === 'class') {
    const methods = Object.keys(posed.methods).filter((name) => name !== 'constructor')
    const owner = classes.find((each) => {
      const own = functions.filter((method) => method.owner === each).map(({ name }) => normalize(name))
      return methods.every((name) => own.includes(normalize(name)))
    })
    const isOwn = owner !== undefined && interviewProblems[listing] !== undefined
    return isOwn ? [{ cases: posed, entry: owner, given: [], name: 1 }] : []
  }
  return functions.flatMap((entry) => {
    const name = scoreName(entry, cases as FunctionCases<readonly unknown[], unknown>, listing, form)
    return waysToCall(entry, posed, language).map(({ given, names }) => ({
      cases: posed,
      entry,
      given,
      name: name === 1 ? 1 : name + 0.3 * names,
    }))
  })
}

function scoreName(
  { name }: FoundFunction,
  cases: FunctionCases<readonly unknown[], unknown>,
  listing: string,
  form: Form,
): number {
  const [title = '', known = ''] = interviewProblems[listing] ?? []
  const names = (form.names ?? [...Object.values(cases.name), known].join(' ')).split(' ').map(normalize)
  if (names.includes(normalize(name))) return 1
  const words = name.replace(/([a-z])([A-Z])|_|\d+$/g, '$1 $2')
  return 0.8 * shareNamed(title, words)
}

function patternsIn(text: string, patterns: readonly string[]): readonly string[] {
  const spaced = text.replace(/[-_]/g, ' ')
  const meant = Object.entries(patternAliases).flatMap(([aliases, slugs]) =>
    new RegExp(`\\b(?:${aliases})\\b`, 'i').test(spaced) ? slugs.split(' ') : [],
  )
  return patterns.filter(
    (name) => meant.includes(name) || text.includes(name) || text.includes(displayNameOf(name)),
  )
}
