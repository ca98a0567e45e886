import { type Aspect, findAspects } from './aspects.ts'
import { findNamedPatterns } from './pattern-names.ts'
import { findProblem, type KnownProblem } from './problems.ts'
import type { Corrector } from './spelling.ts'
import { isForeignWord, isSubjectWord } from './subject-words.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

/** A question, taken apart once for everything that looks at it. */
export interface Question {
  readonly text: string
  /** Typing errors mended. */
  readonly words: readonly string[]
  /** For each name of a pattern, the patterns it may mean, the likeliest first. */
  readonly named: readonly (readonly string[])[]
  /** Ids of the glossary's words that are named. */
  readonly terms: ReadonlySet<string>
  /** The practice problem it names; a vague name, as of a technique, needs a sign that the problem is meant. */
  readonly problem?: KnownProblem
  readonly aspects: ReadonlyMap<Aspect, number>
  /** Words to look up: what is left without names and empty words. */
  readonly content: readonly string[]
  /** How many words belong to the subject, names included, and how many to another one. */
  readonly subject: number
  readonly foreign: number
}

const meansProblem = /\b(leetcode|problem|stuck|solv\w+|solution|hint|help|exercise|soluci\w+|l[öo]sung)\b/i

/** Finds the words of the glossary in a question. */
export type TermFinder = (words: readonly string[]) => ReadonlySet<string>

export function readQuestion(text: string, correct: Corrector, findTerms: TermFinder): Question {
  const words = wordsOf(text).map(correct)
  const found = findProblem(words)
  const problem = found && (!found.isVague || meansProblem.test(text)) ? found : undefined
  const inTitle = new Set(problem ? range(problem.from, problem.count) : [])
  const names = findNamedPatterns(words.map((word, at) => (inTitle.has(at) ? '' : word)))
  const inName = new Set(names.flatMap(({ from, count }) => range(from, count)))
  const terms = findTerms(words)
  const told = words.filter((word) => !isStopWord(word))
  return {
    text,
    words,
    named: names.map(({ patterns }) => patterns),
    terms,
    ...(problem && { problem: problem.problem }),
    aspects: findAspects(mendedText(text, correct)),
    content: words.filter((word, at) => !inName.has(at) && !isStopWord(word)),
    subject:
      told.filter((word) => isSubjectWord(stemOf(word))).length +
      names.length +
      terms.size +
      (problem ? 1 : 0),
    foreign: told.filter((word) => isForeignWord(stemOf(word))).length,
  }
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

function mendedText(text: string, correct: Corrector): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[a-z]+/g, (word) => correct(word))
}
