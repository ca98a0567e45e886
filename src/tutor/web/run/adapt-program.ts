import type { Cases, FunctionCases } from '#algorithms/cases.ts'
import { assumedBy, pythonImports } from '#content/tutor/programs/site-imports.ts'
import type { FoundFunction, RunnableCode } from './find-functions.ts'
import type { Given } from './match-parameters.ts'
import type { Match } from './match-program.ts'

type Language = RunnableCode['language']

/** Pasted code in the form that the judge runs. */
export interface Adapted {
  readonly source: string
  /** With the names of the code. */
  readonly cases: Cases
  readonly language: Language
  /** Lines before the learner's first. */
  readonly linesBefore: number
  /** What it uses, and only interview sites import. */
  readonly assumed?: string
}

/** Makes pasted code callable, in lines of which only those before it shift its own. */
export function adapt(code: string, language: Language, { cases, entry, given }: Match): Adapted {
  const before = language === 'python' ? `${pythonImports}\n` : ''
  const source = before + withNodes(withoutMargin(code))
  const linesBefore = before ? 1 : 0
  const assumed = language === 'python' ? assumedBy(code) : undefined
  const about = { language, linesBefore, ...(assumed && { assumed }) }
  if (cases.kind === 'class' || typeof entry === 'string')
    return { source, cases: { ...cases, name: String(entry) } as Cases, ...about }
  const { name, owner, isLoose } = entry
  const isCallable = owner === undefined && !isLoose && given.every((each, index) => each === index)
  const called = isCallable ? name : `pasted_${name}`
  return {
    source: isCallable ? source : callers[language](source, entry, writeGiven(given, cases, language)),
    cases: { ...cases, name: { python: called, typescript: called, java: called, cpp: called } },
    ...about,
  }
}

/** Code that was copied out of a class is indented as a whole. */
function withoutMargin(code: string): string {
  const margins = code.split('\n').flatMap((line) => (line.trim() ? [/^\s*/.exec(line)?.[0] ?? ''] : []))
  const least = margins.reduce((one, other) => (other.length < one.length ? other : one), margins[0] ?? '')
  return code.replace(new RegExp(`^${least}`, 'gm'), '')
}

/** A class of nodes of the code's own is called, and calls its value, as those that it is given. */
function withNodes(source: string): string {
  for (const [body, name = ''] of source.matchAll(/^class (\w+)[^\n]*\n(?:[ \t]+[^\n]*\n|\n)+/gm)) {
    const methods = body.match(/\bdef \w+|^\s+\w+\([^)]*\) *\{/gm) ?? []
    const fields = new Set(Array.from(body.matchAll(/\b(?:self|this)\.(\w+) *=/g), ([, field]) => field))
    const link = ['next', 'left'].find((each) => fields.has(each))
    const value = ['val', 'data', 'value', 'key'].filter((each) => fields.has(each))
    if (methods.length !== 1 || !link || value.length !== 1) continue
    return source
      .replace(new RegExp(`\\b${name}\\b`, 'g'), link === 'next' ? 'ListNode' : 'TreeNode')
      .replace(new RegExp(`\\.${value[0]}\\b(?!\\()`, 'g'), '.val')
  }
  return source
}

type Caller = (source: string, entry: FoundFunction, given: string) => string

/** In C++ what is counted from an array is an int. */
function writeGiven(
  given: readonly Given[],
  { parameters }: FunctionCases<readonly unknown[], unknown>,
  language: Language,
): string {
  const argument = (position: number) => (language === 'cpp' ? `a${position}` : `args[${position}]`)
  const data = argument(parameters.findIndex(({ type }) => type.endsWith('[]') || type === 'string'))
  const length = { python: `len(${data})`, typescript: `${data}.length`, cpp: `int(${data}.size())` }[
    language
  ]
  const written = { zero: '0', length, last: `${length} - 1` }
  return given.map((each) => (typeof each === 'number' ? argument(each) : written[each])).join(', ')
}

/**
 * Each adds a function that makes the object of a method, and gives the parameters in the order of the code. Methods
 * that were pasted without their class get one.
 */
const callers: Readonly<Record<Language, Caller>> = {
  python(source, entry, given) {
    const made = entry.isLoose
      ? 'Pasted = type("Pasted", (), {key: value for key, value in globals().items() if callable(value)})\n'
      : ''
    return `${source}\n${made}def pasted_${entry.name}(*args): return ${pathTo(entry)}(${given})\n`
  },
  typescript(source, entry, given) {
    const code = entry.isLoose ? `class Pasted {${source}\n}` : source
    const made = entry.isLoose || entry.owner ? 'new ' : ''
    return `${code}\nconst pasted_${entry.name} = (...args) => ${made}${pathTo(entry)}(${given})\n`
  },
  cpp(source, entry, given) {
    const code = entry.isLoose ? `struct Pasted {${source}\n};` : source
    const used = [...new Set(given.match(/\ba\d/g))].toSorted()
    const types = used.map((each) => `class T${each}`).join(', ')
    const parameters = used.map((each) => `T${each}& ${each}`).join(', ')
    return `${code}\ntemplate <${types}> auto pasted_${entry.name}(${parameters}) { return ${pathTo(entry)}(${given}); }\n`
  },
}

/** As in `Solution().twoSum`. */
function pathTo({ name, owner, isLoose }: FoundFunction): string {
  const object = isLoose ? 'Pasted' : owner
  return object ? `${object}().${name}` : name
}
