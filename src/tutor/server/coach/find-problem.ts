import MiniSearch from 'minisearch'
import { allLessons } from '#content/catalogue.ts'
import { patternAliases } from '#content/tutor/pattern-aliases.ts'
import {
  commonTitleWords,
  problemNicknames,
  sameTitleWords,
  techniqueTitles,
  titleFillers,
} from '#content/tutor/problem-names.ts'
import { inTopicFirst, type KnownProblem, knownProblems } from './problems.ts'

export interface FoundProblem {
  readonly problem: KnownProblem
  /** False when the words also name a technique or something ordinary. */
  readonly isSure: boolean
}

/** The problem that a message names by number, link, title or nickname. Patterns of the session's topic decide ties. */
export function findProblem(text: string, preferred: readonly string[] = []): FoundProblem | undefined {
  const exact = findExactly(text)
  if (exact) return { problem: inTopicFirst(exact, preferred), isSure: true }
  const words = wordsOf(text)
  const message = words.map(readWord)
  const line = ` ${words.join(' ')} `
  const patterns = patternNames.filter((name) => line.includes(` ${name.join(' ')} `))
  const isPartOfPattern = ({ words: matched, share }: Match) =>
    patterns.some((name) => {
      const isLonger = name.length > matched.length || (share < 1 && name.length === matched.length)
      return isLonger && matched.every((word) => name.includes(word))
    })
  const ranked = names
    .map((name) => matchName(name, message))
    .filter((match) => isNamed(match) && !isPartOfPattern(match))
    .map((match) => {
      const { problem } = match.name
      const isPreferred = problem.patterns.some((name) => preferred.includes(name))
      return { ...match, problem, score: match.score + (isPreferred ? 0.6 : 0) + (problem.adds ? 0.4 : 0) }
    })
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return undefined
  const rival = ranked.find(({ problem }) => problem !== best.problem)
  const isClear = best.share === 1 || !rival || best.score - rival.score > 1
  const isTelling =
    best.words.length > 1 || !best.words.some((word) => commonWords.has(word) || lessonWords.has(word))
  const isSure = isClear && isTelling && !techniqueTitles.has(best.problem.number)
  return { problem: inTopicFirst(best.problem, preferred), isSure }
}

const numbered = [
  /\b(?:leetcode|lc)[\s#.:-]*(?:(?:problem|number|no|nr)[\s#.]*)?(\d+)\b/i,
  /#(\d{2,4})\b/,
  // Not in `is this problem 2 pointers`.
  /\b(?:problem|question)\s*#?(\d+)(?=\s*(?:$|[^\w\s]|(?:and|but|from|help|hint|how|i|in|is|on|please|pls|why|with)\b))/i,
  /^\s*(\d+)\.\s*[A-Z\d]/,
]

/** By link, or by a number that says what it is. */
function findExactly(text: string): KnownProblem | undefined {
  const slug = /problems\/([a-z\d-]+)/.exec(text)?.[1]
  const number = numbered.map((pattern) => pattern.exec(text)?.[1]).find((digits) => digits !== undefined)
  return (
    [...knownProblems.values()].find((problem) => problem.slug === slug) ?? knownProblems.get(Number(number))
  )
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\d+|[a-z]+/g) ?? []
  return words.filter((word) => !fillers.has(word)).map((word) => sameTitleWords[word] ?? word)
}

function stemOf(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/s[ei]s$/, 's')
    .replace(/(ing|ed|es|s|e|ic)$/, '')
    .replace(/(.)\1$/, '$1')
}

/** A title or a nickname. */
interface Name {
  readonly problem: KnownProblem
  readonly words: readonly string[]
  readonly isNickname: boolean
}

const fillers = new Set(titleFillers.split(' '))
const commonWords = new Set(wordsOf(commonTitleWords))
/** Words that lessons use, which are therefore no misspelled titles. */
const lessonWords = new Set(
  allLessons.flatMap(({ practice: _, ...lesson }) => wordsOf(JSON.stringify(lesson))),
)
const patternNames = Object.keys(patternAliases).flatMap((spellings) => spellings.split('|').map(wordsOf))

const names: readonly Name[] = [...knownProblems.values()].flatMap((problem) => {
  const nicknames = Object.keys(problemNicknames).filter((name) => problemNicknames[name] === problem.number)
  // As in `minstack`.
  if (/^\w+ \w+$/.test(problem.title)) nicknames.push(problem.title.replace(' ', ''))
  return [
    { problem, words: wordsOf(problem.title), isNickname: false },
    ...nicknames.map((name) => ({ problem, words: wordsOf(name), isNickname: true })),
  ]
})
const nameCounts = new Map<string, number>()
for (const word of names.flatMap(({ words }) => words)) nameCounts.set(word, (nameCounts.get(word) ?? 0) + 1)
const weightOf = (word: string) => Math.log(names.length / (nameCounts.get(word) ?? 1))
const stems = Map.groupBy(nameCounts.keys(), stemOf)
const spelling = new MiniSearch({ fields: ['id'] })
spelling.addAll([...nameCounts.keys()].filter((word) => word.length > 4).map((id) => ({ id })))

/** Words of names that this word may stand for, each with how well it fits. */
function readWord(word: string): ReadonlyMap<string, number> {
  const known: [string, number][] = (stems.get(stemOf(word)) ?? []).map((same) => [
    same,
    same === word ? 1 : 0.95,
  ])
  if (known.length > 0 || lessonWords.has(word) || word.length < 5) return new Map(known)
  const found = spelling.search(word, { fuzzy: word.length > 7 ? 0.25 : 0.2, prefix: true })
  return new Map(found.map(({ id }): [string, number] => [id, 0.85]))
}

interface Match {
  readonly name: Name
  readonly score: number
  /** How much of the name was found; rare words count most. */
  readonly share: number
  readonly isExact: boolean
  readonly words: readonly string[]
}

/** The part of the message that has most of a name: at most a word longer, and in the order of the name unless one of its words is rare. */
function matchName(name: Name, message: readonly ReadonlyMap<string, number>[]): Match {
  const whole = name.words.reduce((sum, word) => sum + weightOf(word), 0)
  const mayReorder = name.words.some((word) => !commonWords.has(word))
  let best: Match = { name, score: -Infinity, share: 0, isExact: false, words: [] }
  for (const [start, first] of message.entries()) {
    if (!name.words.some((word) => first.has(word))) continue
    const part = message.slice(start, start + name.words.length + 1)
    const used: number[] = []
    let [weight, isInOrder] = [0, true]
    const words = name.words.filter((word) => {
      const ahead = part.findIndex((each, at) => each.has(word) && at > (used.at(-1) ?? -1))
      const at = ahead >= 0 ? ahead : part.findIndex((each, index) => each.has(word) && !used.includes(index))
      if (at < 0 || (ahead < 0 && !mayReorder)) return false
      used.push(at)
      weight += weightOf(word) * (part[at]?.get(word) ?? 0)
      isInOrder &&= ahead >= 0
      return true
    })
    const isWhole = words.length === name.words.length
    const isExact = isInOrder && Math.abs(weight - whole) < 1e-9
    const score =
      weight - (whole - weight) / 2 + (isWhole ? 1 : 0) + (isInOrder ? 0.5 : 0) + (isExact ? 0.5 : 0)
    if (score > best.score) best = { name, score, share: isWhole ? 1 : weight / whole, isExact, words }
  }
  return best
}

/** Whether enough of a name was found to be no coincidence. */
function isNamed({ name, words, share, isExact }: Match): boolean {
  if (techniqueTitles.has(name.problem.number)) return isExact
  if (share === 1) return true
  if (name.isNickname || words.length < 2 || words.every((word) => word.length < 3)) return false
  return share >= (words.some((word) => !commonWords.has(word)) && words.length < 5 ? 0.55 : 0.8)
}
