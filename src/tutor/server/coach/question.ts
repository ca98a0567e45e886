import { type Aspect, codeWords, findAspects } from './intent.ts'
import { findNamedPatterns, type NamedPattern } from './pattern-names.ts'
import { findProblem, type KnownProblem, spellOut } from './problems.ts'
import { isEverydayWord, isForeignWord, isSubjectWord, isTalk } from './vocabulary.ts'
import { type Corrector, isStopWord, stemOf, wordsOf } from './words.ts'

/** A question, taken apart once for everything that looks at it. */
export interface Question {
  readonly text: string
  /** Typing errors mended. */
  readonly words: readonly string[]
  /** For each name of a pattern, what it may mean; names of a problem come last. */
  readonly named: readonly Naming[]
  /** Ids of the glossary's words that are named. */
  readonly terms: ReadonlySet<string>
  /** The practice problem it names; a vague name, as of a technique, needs a sign that the problem is meant. */
  readonly problem?: KnownProblem
  /** Nothing but the problem's name. */
  readonly isBareTitle: boolean
  readonly aspects: ReadonlyMap<Aspect, number>
  /** Words to look up: what is left without names and empty words. */
  readonly content: readonly string[]
  readonly isCode: boolean
  /** How many words are more than talk about learning. */
  readonly telling: number
  /** How clearly its words belong to the subject, and how clearly to another one. */
  readonly subject: number
  readonly foreign: number
}

export interface Naming {
  /** The likeliest first. */
  readonly patterns: readonly string[]
  /** 1, or less for words that name much else too. */
  readonly weight: number
  /** An everyday word: `sort` or `stack` alone leads to no other topic. */
  readonly isEveryday: boolean
}

const looksLikeCode =
  /[;{}]\s*$|\w+\s*[-+*]?=\s*\S|\w\[\w+\]|\w\(\)|\bfor .*:\s*$|\bwhile .*:\s*$|\bdef \w+\(/m

/** A pasted page is searched by its beginning. */
const mostContent = 40

const meansProblem = /\b(leetcode|problem|stuck|solv\w+|solution|hint|help|exercise|soluci\w+|l[öo]sung)\b/i

/** Whoever wants the code of a thing that is also a problem would get the problem's solution. */
const meansCode = new RegExp(String.raw`\b(${codeWords})(?!\w)`, 'i')

/** What the library knows about words. */
export interface Lexicon {
  readonly correct: Corrector
  /** Ids of the glossary's words among these. */
  readonly findTerms: (words: readonly string[]) => ReadonlySet<string>
  /** The one that these words are together. */
  readonly findTerm: (words: readonly string[]) => string | undefined
  /** Whether a stem occurs in any lesson, or in talk about learning. */
  readonly isFamiliar: (stem: string) => boolean
}

export function readQuestion(text: string, lexicon: Lexicon): Question {
  const mended = mend(text, lexicon.correct)
  const words = wordsOf(mended)
  const found = findProblem(words)
  const names = findNamedPatterns(words)
  const isPattern = names.some(({ isOwn, from }) => isOwn && from === found?.from)
  const isBare = found?.count === words.length && !isPattern
  const isMeant = meansProblem.test(text) || isBare || meansCode.test(text)
  const problem = found && (!found.isVague || isMeant) ? found : undefined
  const namings: Naming[] = names.map(({ patterns, isGeneric, from, count }) => ({
    patterns,
    isEveryday:
      isGeneric &&
      count === 1 &&
      isEverydayWord(stemOf(words[from] ?? '')) &&
      !/^(tree|graph|recursion)s?$/.test(words[from] ?? ''),
    weight: isGeneric && (names.some((other) => !other.isGeneric) || problem) ? 0.35 : 1,
  }))
  if (problem)
    namings.push({
      patterns: problem.problem.lessons.map(({ name }) => name),
      weight: 0.9,
      isEveryday: false,
    })
  const inOwnName = new Set(
    names.filter(({ isOwn }) => isOwn).flatMap(({ from, count }) => range(from, count)),
  )
  const inLongName = new Set(
    names.filter(({ isOwn, count }) => isOwn && count > 1).flatMap(({ from, count }) => range(from, count)),
  )
  // Within `two pointers` nobody asks for a pointer.
  const outside = lexicon.findTerms(words.map((word, at) => (inLongName.has(at) ? '' : word)))
  const whole = names.flatMap(({ from, count }) => lexicon.findTerm(words.slice(from, from + count)) ?? [])
  const terms = new Set([...outside, ...whole])
  const told = words.filter((word) => !isStopWord(word)).map(stemOf)
  const normalized = told.filter(isEverydayWord).length
  const subject = told.filter((stem) => isSubjectWord(stem) && !isEverydayWord(stem)).length
  const aspects = findAspects(mended)
  const alien = told.filter((stem) => !lexicon.isFamiliar(stem) && !/\d/.test(stem) && stem.length > 1)
  return {
    text,
    words,
    named: namings,
    terms,
    ...(problem && { problem: problem.problem }),
    isBareTitle: isBare,
    aspects,
    isCode: looksLikeCode.test(text),
    telling: told.filter((stem) => !isTalk(stem)).length,
    content: [...new Set(words.filter((word, at) => !inOwnName.has(at) && !isStopWord(word)))].slice(
      0,
      mostContent,
    ),
    subject:
      2 * subject +
      normalized +
      (problem ? 3 : 0) +
      names.reduce((sum, name) => sum + weightOfName(name, words), 0) +
      (looksLikeCode.test(text) ? 4 : 0) +
      (subject + normalized > 0 &&
      [...aspects].some(([aspect, sign]) => sign >= 0.7 && aspect !== 'comparison')
        ? 1
        : 0),
    foreign:
      2 * told.filter(isForeignWord).length +
      alien.filter((stem) => !isForeignWord(stem)).length +
      0.5 * countMended(text, lexicon),
  }
}

/** Several words that name something, or one that names nothing else, are more than words. */
function weightOfName({ from, count, isOwn }: NamedPattern, words: readonly string[]): number {
  if (count > 1) return isOwn ? count : count - 1
  return isOwn && !isEverydayWord(stemOf(words[from] ?? '')) ? 1 : 0
}

/** Words that only a correction made ours. */
function countMended(text: string, { correct }: Lexicon): number {
  return wordsOf(spellOut(text)).filter((word) => {
    const mended = correct(word)
    return mended !== word && !isStopWord(mended) && !isTalk(stemOf(mended))
  }).length
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

function mend(text: string, correct: Corrector): string {
  return spellOut(text)
    .replace(/['’]/g, '')
    .replace(/[a-z]+/g, (word) => correct(word))
}
