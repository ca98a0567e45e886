import type { CodeLanguage } from './code-spellings.ts'

// Parts of expressions over code in the spelling of `code-spellings.ts`, one statement per line, indented by tabs.

/** A slip in pasted code that a lesson names. */
export interface CodeSlip {
  /** Slug of the pattern whose lesson names it. */
  readonly pattern: string
  readonly says: string
  /**
   * Match code in the spelling of `code-spellings.ts`, one statement per line, indented by tabs. The line is that of the
   * group `at`. An expression that is not sure must not match: a wrong finding costs more than a missing one.
   */
  readonly finds: readonly RegExp[]
  /** Must occur in the code, or in the slug of the pattern that the conversation is about. */
  readonly when?: RegExp
  readonly unless?: RegExp
  readonly languages?: readonly CodeLanguage[]
}

/** Any lines of the block that `in` begins. */
export const inside = String.raw`(?:\k<in>\t.*\n)*?`
/** Somewhere in that block, a line at its first level that is this. */
export const has = (line: string) => String.raw`(?=${inside}\k<in>\t${line}\n)`
/** Somewhere in that block, a line at any level that contains this. */
export const contains = (text: string) => String.raw`(?=${inside}\k<in>\t.*?${text})`
export const lacks = (text: string) => String.raw`(?!${inside}\k<in>\t.*?${text})`
export const changed = (name: string) => String.raw`(?<![\w.])${name}(?:, \w+)* [-+]?= (?!=)`
export const find = (...parts: readonly string[]) => new RegExp(parts.join(''), 'dm')

export const start = String.raw`^(?<in>\t*)(?!\t)`
export const search = (sign: string) => String.raw`${start}while (?<lo>\w+) ${sign} (?<hi>\w+)\n`
export const middle = (value: string) => has(String.raw`(?<mid>\w+) = ${value}`)
export const half = String.raw`(?=.*\b\k<lo>\b)(?=.*\b\k<hi>\b).*(?:\/ ?2|>>>? ?1).*`
export const halfDown = String.raw`(?!\k<hi> - )(?!.*(?:\+ 1\b|ceil))${half}`
export const halfUp = String.raw`(?=.*(?:\+ 1\b|ceil))${half}`
export const exactHalf = String.raw`\((?:\k<lo> \+ \k<hi>|\k<hi> \+ \k<lo>)\) \/ 2`
export const line = (text: string) => String.raw`${inside}(?<at>\k<in>\t+${text})$`
export const pair = String.raw`^\t*(?<left>\w+) = 0\n(?:.*\n)*?\t*(?<right>\w+) = len\(\w+\) - 1\n(?:.*\n)*?${start}(?<at>while \k<left> <=? \k<right>)\n`
export const both = contains(String.raw`\[\k<left>\]`) + contains(String.raw`\[\k<right>\]`)
/** A function that is followed by its body. */
export const definition = String.raw`${start}(?!if |else|for |while |return |switch|try|class )(?:[^=\n(]*[ *&])?(?<name>(?:self\.)?\w+)\(.*\n(?=\k<in>\t)`
export const call = String.raw`(?<![\w.]|new )\k<name>\(`
