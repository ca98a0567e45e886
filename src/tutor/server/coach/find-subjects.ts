import { stemmer } from 'stemmer'
import { inTopicFirst, type KnownProblem, knownProblems } from '#content/known-problems.ts'
import {
  commonTitleWords,
  looseTitles,
  numberedTitles,
  problemNicknames,
  sameTitleWords,
  techniqueTitles,
  titleFillers,
} from '#content/tutor/problem-names.ts'
import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { correct, wordsOf } from './word-forms.ts'

/**
 * The problem that a message names by number, link, title or nickname, by how many words, and whether it is sure: the words
 * may also name a technique or something ordinary. Patterns of the session's topic decide ties.
 */
export function findProblem(text: string, preferred: readonly string[] = []) {
  const exact = findExactly(text)
  if (exact) return { problem: inTopicFirst(exact, preferred), isSure: true, length: Infinity }
  // What comes after a title hides it.
  const [head = ''] = text.replace(/\[[^\]]*\]?/g, ' ').split(/[.,:;!?\n]/, 1)
  const first = find(head, preferred)
  return first?.isSure ? first : find(text, preferred)
}

/** In `house robber for 2` and `house robber II 2 7 9`, what is next is no part of the title. */
const beforeValue = /(?:\b(?:for|with|of|on|is|it|in|at|to|as|by|ii|iii|iv)|[,:-])\s+(?=-?\d)/gi

function find(text: string, preferred: readonly string[]) {
  const given = text.replace(/\[[-\d\s,[\]]*\]/g, ' ').replace(beforeValue, '$& value ')
  const words = stemsOf(correct(given))
  const bonus = ({ patterns: own, adds }: KnownProblem) =>
    (own.some((name) => preferred.includes(name)) ? 0.6 : 0) + (adds ? 0.4 : 0)
  const [best] = words
    .flatMap((_, start) => matchesFrom(words, start))
    .filter(isNamed)
    .filter(({ name, share }) => {
      const isOfTopic = preferred.length === 0 || name.problem.patterns.some((own) => preferred.includes(own))
      return (share === 1 || isOfTopic) && isWritten(name, text)
    })
    .map((match) => ({ ...match, score: match.score + bonus(match.name.problem) }))
    .sort((a, b) => b.score - a.score)
  if (!best) return undefined
  const { problem } = best.name
  const isCommon = best.words.every((word) => commonWords.has(word))
  // `Counting says so` is not Count and Say.
  const isSpelledOut =
    best.words.length > 1 && isSubsequence(allStemsOf(best.name.spelling), allStemsOf(text))
  const isTelling = !isCommon || best.words.length > 2 || isSpelledOut
  const said = wordsOf(text).join(' ')
  const isTitle = said === wordsOf(problem.title).join(' ') && !patternsByName.has(said)
  return {
    problem: inTopicFirst(problem, preferred),
    isSure: isTelling && (!techniqueTitles.has(problem.number) || isTitle),
    length: best.words.length,
  }
}

/** By link, or by a number that says what it is. */
function findExactly(text: string): KnownProblem | undefined {
  const slug = /problems\/([a-z\d-]+)/.exec(text)?.[1]
  const number = numberedTitles
    .map((pattern) => pattern.exec(text)?.[1])
    .find((digits) => digits !== undefined)
  return (
    [...knownProblems.values()].find((problem) => problem.slug === slug) ?? knownProblems.get(Number(number))
  )
}

/** A title or a nickname. */
interface Name {
  readonly problem: KnownProblem
  readonly spelling: string
  readonly words: readonly string[]
  readonly isNickname: boolean
}

function stemsOf(text: string): string[] {
  return stem(wordsOf(text).filter((word) => !titleFillers.has(word)))
}

const allStemsOf = (text: string) => stem(wordsOf(correct(text)))
const stem = (words: readonly string[]) => words.map((word) => stemmer(sameTitleWords.get(word) ?? word))

const commonWords = new Set(stemsOf(commonTitleWords))

const names: readonly Name[] = [...knownProblems.values()].flatMap((problem) => {
  const spellings = Object.keys(problemNicknames).filter((name) => problemNicknames[name] === problem.number)
  const known = [problem.title, ...spellings].map(correct)
  // As in `minstack`.
  const joined = /^\w+ \w+$/.test(problem.title) ? [problem.title.replace(' ', '')] : []
  return [...known, ...joined].map((name, index) => ({
    problem,
    spelling: name,
    words: stemsOf(name),
    isNickname: index > 0,
  }))
})
const counts = new Map<string, number>()
for (const word of names.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1)
const weigh = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + Math.log(names.length / (counts.get(word) ?? 1)), 0)

/**
 * Names that have as many of the words from here on as any name has, with these words and the share of the name that they
 * are, from 0 to 1; rare words count most. One word between them may be another.
 */
function matchesFrom(message: readonly string[], start: number) {
  const words: string[] = []
  let found = names
  const count = (word: string, list: readonly string[]) => list.filter((each) => each === word).length
  for (let at = start, skipped = 0; at < message.length && skipped < 3; at++) {
    const word = message[at] ?? ''
    // Only directly after the rest is the 2 of `House Robber II` meant.
    const isOfSeries = ({ words: own, problem: { title } }: Name) => {
      const end = /\b(?:II|III|IV)\b/.test(title)
        ? own.findLastIndex((each, i) => i > 0 && /^[234]$/.test(each))
        : -1
      return own[end] === word && count(word, own.slice(0, end)) === count(word, words)
        ? message[at - 1] === own[end - 1] && !/^\d/.test(message[at + 1] ?? '')
        : true
    }
    const longer = found.filter((name) => count(word, name.words) > count(word, words) && isOfSeries(name))
    if (longer.length === 0 && words.length === 0) return []
    if (longer.length === 0) skipped++
    else {
      words.push(word)
      found = longer
    }
  }
  return found.map((name) => {
    const [weight, whole] = [weigh(words), weigh(name.words)]
    const share = words.length === name.words.length ? 1 : weight / whole
    const isInOrder = isSubsequence(words, name.words)
    const score = weight - (whole - weight) / 2 + (share === 1 ? 1 : 0) + (isInOrder ? 0.5 : 0)
    return { name, score, share, isInOrder, words }
  })
}

/** `1, 2, 3, 4, sum is 10` does not name 4Sum. */
function isWritten({ problem: { title, number } }: Name, text: string): boolean {
  if (looseTitles.has(number))
    return new RegExp(
      String.raw`(?:^|\b(?:solve|hints?|code|problem|in|for|of|on|about)\b)(?: (?:for|of|on|the))?\W*${title}\b|\b${title} (?:problem|hint)`,
      'i',
    ).test(text)
  const [, count] = /^(\d|two) ?sum\b/i.exec(title) ?? []
  const at = numberWords.findIndex((word, digit) => [word, `${digit}`].includes(count?.toLowerCase() ?? ''))
  return at < 0 || new RegExp(`\\b(${at}|${numberWords[at]})[ -]?sum`, 'i').test(text)
}
const numberWords = ['zero', 'one', 'two', 'three', 'four']

function isSubsequence(words: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const word of whole) if (word === words[at]) at++
  return at === words.length
}

/** Whether enough of a name was found to be no coincidence. */
function isNamed({ name, words, share, isInOrder }: ReturnType<typeof matchesFrom>[0]): boolean {
  const hasOwnWord = words.some((word) => !commonWords.has(word))
  if (!isInOrder && !hasOwnWord) return false
  if (techniqueTitles.has(name.problem.number)) return share === 1 && isInOrder
  if (share === 1) return true
  // `Jump from 2` is not Jump Game II.
  const telling = words.filter((word) => word.length > 2)
  if (name.isNickname || words.length < 2 || telling.length === 0 || (telling.length < 2 && share < 0.75))
    return false
  return share >= (hasOwnWord && words.length < 5 ? 0.55 : 0.8)
}

const patternsByName = new Map<string, readonly string[]>()
for (const { name, displayName } of allLessons)
  for (const spelling of [name, displayName]) patternsByName.set(wordsOf(spelling).join(' '), [name])
for (const [spellings, patterns] of Object.entries(patternAliases))
  for (const name of spellings.split('|')) patternsByName.set(wordsOf(name).join(' '), patterns.split(' '))
const mostWords = Math.max(...[...patternsByName.keys()].map((name) => name.split(' ').length))

/** What a text names, in its order, with the patterns it may mean, the likeliest first; of overlapping names the longest. */
export function findPatterns(text: string, topic: readonly string[]) {
  const words = wordsOf(text)
  const found = new Map<string, { readonly name: string; readonly patterns: readonly string[] }>()
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
      const name = words.slice(from, from + count).join(' ')
      const patterns = patternsByName.get(name) ?? patternsByName.get(name.replace(/e?s$/, ''))
      if (!patterns) continue
      found.set(name, { name, patterns: keepTopic(patterns, topic) })
      from += count - 1
      break
    }
  return [...found.values()]
}

/** The patterns of the topic, or all if none is. */
export function keepTopic(patterns: readonly string[], topic: readonly string[]): readonly string[] {
  const inside = patterns.filter((name) => topic.includes(name))
  return inside.length > 0 ? inside : patterns
}
