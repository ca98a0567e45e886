import { allLessons } from '#content/catalogue.ts'
import { readTemplate, templateLanguages } from '../../coach/code-templates.ts'
import { codeWords } from './code-words.ts'
import { isNearCopy } from './near-copy.ts'

export interface ReferenceSolution {
  readonly pattern: string
  readonly words: readonly string[]
}

let solutions: readonly ReferenceSolution[] | undefined

/** The code of every lesson in every language it is shown in. Read at the first question to a model. */
export function referenceSolutions(): readonly ReferenceSolution[] {
  solutions ??= allLessons.flatMap(({ name }) =>
    templateLanguages.map((language) => ({ pattern: name, words: codeWords(readTemplate(name, language)) })),
  )
  return solutions
}

/** Names of the patterns whose code is in these words, as it stands or nearly. */
export function patternsShownIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    referenceSolutions()
      .filter((solution) => isNearCopy(words, solution.words))
      .map(({ pattern }) => pattern),
  )
}
