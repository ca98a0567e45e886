import MiniSearch from 'minisearch'
import { aspectFit } from './aspects.ts'
import { readPassages, type SearchPassage } from './passages.ts'
import { wordsOfNames } from './pattern-names.ts'
import { type Question, readQuestion, type TermFinder } from './question.ts'
import { makeCorrector } from './spelling.ts'
import { subjectWords } from './subject-words.ts'
import { meaningsOf } from './synonyms.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

export interface Hit {
  readonly passage: SearchPassage
  readonly score: number
  /** What the words alone found, in units of the search library; 0 when only the name and the aspect speak for it. */
  readonly wordScore: number
}

export interface Library {
  readonly read: (text: string) => Question
  /** Best first, over the whole product. `prefer` lists the patterns of the topic, which decide between namesakes. */
  readonly search: (question: Question, prefer: readonly string[]) => readonly Hit[]
  readonly passages: readonly SearchPassage[]
}

const synonymWeight = 0.45

export function makeLibrary(): Library {
  const passages = readPassages()
  const index = new MiniSearch<SearchPassage>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => (isStopWord(term) ? null : [stemOf(term), ...meaningsOf(stemOf(term))]),
  })
  index.addAll(passages)
  const correct = makeCorrector(vocabularyOf(passages))
  const findTerms = makeTermFinder(passages)

  function wordScores(question: Question): Map<string, number> {
    if (question.content.length === 0) return new Map()
    const results = index.search(question.content.join(' '), {
      boost: { title: 0.6 },
      boostTerm: (term) => (term.startsWith('~') ? synonymWeight : 1),
      prefix: (term) => term.length >= 5 && !term.startsWith('~'),
      fuzzy: (term) => (term.length >= 5 && !term.startsWith('~') ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    })
    return new Map(results.map(({ id, score }) => [String(id), score]))
  }

  return {
    passages,
    read: (text) => readQuestion(text, correct, findTerms),
    search(question, prefer) {
      const found = wordScores(question)
      const best = Math.max(...found.values(), 1e-9)
      const names = nameWeights(question, prefer)
      const hits: Hit[] = []
      for (const passage of passages) {
        const wordScore = found.get(passage.id) ?? 0
        const nameScore = question.terms.has(passage.id) ? 1 : nameFit(passage, names)
        if (wordScore === 0 && nameScore === 0) continue
        hits.push({
          passage,
          wordScore,
          score: scoreOf(question, passage, wordScore / best, nameScore, prefer),
        })
      }
      return hits.toSorted((a, b) => b.score - a.score)
    },
  }
}

function makeTermFinder(passages: readonly SearchPassage[]): TermFinder {
  const idByName = new Map<string, string>()
  for (const { id, names = [] } of passages)
    for (const name of names) idByName.set(wordsOf(name).map(stemOf).join(' '), id)
  const mostWords = Math.max(...[...idByName.keys()].map((name) => name.split(' ').length))
  return (words) => {
    const stems = words.map(stemOf)
    const found = new Set<string>()
    for (let from = 0; from < stems.length; from++)
      for (let count = Math.min(mostWords, stems.length - from); count > 0; count--) {
        const id = idByName.get(stems.slice(from, from + count).join(' '))
        if (!id) continue
        found.add(id)
        from += count - 1
        break
      }
    return found
  }
}

function vocabularyOf(passages: readonly SearchPassage[]): Set<string> {
  const words = passages
    .filter(({ section }) => section !== 'code')
    .flatMap(({ title, text }) => wordsOf(`${title} ${text}`))
  return new Set([...words, ...wordsOfNames(), ...subjectWords()])
}

/** How strongly each pattern is named: 1 for what a name most likely means in this topic, less for its other meanings. */
function nameWeights({ named }: Question, prefer: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const patterns of named) {
    const inTopic = patterns.filter((pattern) => prefer.includes(pattern))
    const ordered = [...inTopic, ...patterns.filter((pattern) => !prefer.includes(pattern))]
    for (const [place, pattern] of ordered.entries())
      weights.set(pattern, Math.max(weights.get(pattern) ?? 0, place === 0 ? 1 : 0.45))
  }
  return weights
}

function nameFit({ patterns, section }: SearchPassage, names: ReadonlyMap<string, number>): number {
  const fits = patterns.map((pattern) => names.get(pattern) ?? 0)
  if (section !== 'comparison' && section !== 'rivals') return Math.max(...fits, 0)
  // A table is about several patterns: it fits when at least two of them are named.
  const [first = 0, second = 0] = fits.toSorted((a, b) => b - a)
  return 0.45 * first + 0.75 * second
}

const base: Partial<Record<SearchPassage['section'], number>> = {
  description: 0.12,
  clues: 0.1,
  code: -0.35,
  practice: -0.3,
  comparison: -0.1,
  rivals: -0.05,
  mistakes: -0.05,
}

function scoreOf(
  question: Question,
  { section, patterns }: SearchPassage,
  words: number,
  name: number,
  prefer: readonly string[],
): number {
  const aspect = aspectFit(question.aspects, section)
  const bothNamed = question.named.length >= 2 && (section === 'comparison' || section === 'rivals') ? 0.3 : 0
  const inTopic = patterns.some((pattern) => prefer.includes(pattern)) ? 0.1 : 0
  return words + name + aspect + bothNamed + inTopic + (base[section] ?? 0)
}
