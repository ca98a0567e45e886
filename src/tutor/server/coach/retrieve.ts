import MiniSearch from 'minisearch'
import { learnerWordsFor } from '#content/tutor/learner-words.ts'
import { memoize } from '#platform/memoize.ts'
import { aspectFit } from './intent.ts'
import { readPassages, type SearchPassage } from './passages.ts'
import { wordsOfNames } from './pattern-names.ts'
import { type Lexicon, type Question, readQuestion } from './question.ts'
import { isForeignWord, isTalk, listedWords } from './vocabulary.ts'
import { isStopWord, makeCorrector, meaningsOf, stemOf, wordsOf } from './words.ts'

export interface Hit {
  readonly passage: SearchPassage
  readonly score: number
  /** What the words alone found, in units of the search library; 0 when only the name and the aspect speak for it. */
  readonly wordScore: number
}

/** What a library gives is shared between its callers and never changed. */
export interface Library {
  readonly read: (text: string) => Question
  /** Best first, over the whole product. `prefer` lists the patterns of the topic, which decide between namesakes. */
  readonly search: (question: Question, prefer: readonly string[]) => readonly Hit[]
  readonly passages: readonly SearchPassage[]
}

const synonymWeight = 0.45
/** Words of everyday talk help to choose a line, but lead nowhere by themselves. */
const talkWeight = 0.4
/** Questions of sixteen longest sessions: as many as one process usually answers at once. Each is at most some 60 KB. */
const mostRemembered = 320
/** A word score that needs no comparison: below it nothing was really found. */
const fullMatch = 30

interface Line {
  readonly id: string
  readonly passage: string
  readonly title: string
  readonly text: string
  /** Words of learners for the same. */
  readonly asked: string
}

export function makeLibrary(): Library {
  const passages = readPassages()
  const index = new MiniSearch<Line>({
    fields: ['title', 'text', 'asked'],
    storeFields: ['passage'],
    tokenize: wordsOf,
    processTerm: (term) => (isStopWord(term) ? null : [stemOf(term), ...meaningsOf(stemOf(term))]),
  })
  index.addAll(passages.flatMap(linesOf))
  const lexicon = makeLexicon(passages)

  function wordScores(question: Question): Map<string, number> {
    const scores = new Map<string, number>()
    if (question.content.length === 0) return scores
    const results = index.search(question.content.join(' '), {
      boost: { title: 0.5, asked: 1 },
      boostTerm: (term) => (term.startsWith('~') ? synonymWeight : isTalk(term) ? talkWeight : 1),
      prefix: (term) => term.length >= 5 && !term.startsWith('~'),
      fuzzy: (term) => (term.length >= 5 && !term.startsWith('~') && !lexicon.isFamiliar(term) ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    })
    for (const { passage, score } of results) scores.set(passage, Math.max(score, scores.get(passage) ?? 0))
    return scores
  }

  const searched = new WeakMap<Question, Map<readonly string[], readonly Hit[]>>()

  function search(question: Question, prefer: readonly string[]): readonly Hit[] {
    const found = wordScores(question)
    const best = Math.max(...found.values(), fullMatch)
    const names = nameWeights(question, prefer)
    const hits: Hit[] = []
    for (const passage of passages) {
      const wordScore = found.get(passage.id) ?? 0
      const nameScore = Math.max(termFit(question, passage), nameFit(passage, names))
      if (wordScore === 0 && nameScore === 0) continue
      hits.push({
        passage,
        wordScore,
        score: scoreOf(question, passage, wordScore / best, nameScore, prefer),
      })
    }
    return hits.toSorted((a, b) => b.score - a.score)
  }

  return {
    passages,
    // A session is replayed with each of its questions.
    read: memoize((text) => readQuestion(text, lexicon), mostRemembered),
    search(question, prefer) {
      const before = searched.get(question) ?? new Map<readonly string[], readonly Hit[]>()
      const hits = before.get(prefer) ?? search(question, prefer)
      searched.set(question, before.set(prefer, hits))
      return hits
    },
  }
}

/** Found by the name of their lesson and by what is asked about it, never by their words. */
const overviews: ReadonlySet<SearchPassage['section']> = new Set(['mistakes', 'practice', 'code'])

/** What is found by its words: each line by itself, so that a long list is not diluted. Overviews are found by name. */
function linesOf({ id, title, text, section, names = [] }: SearchPassage): Line[] {
  const own = section === 'comparison' || section === 'rivals' ? title : names.join(', ')
  if (overviews.has(section)) return []
  const isList =
    section === 'variations' || section === 'scenarios' || section === 'when-not' || section === 'phrases'
  const lines = isList ? text.split(section === 'phrases' ? ', ' : '\n') : [text]
  const told = lines.map((line, index) => ({
    id: `${id}@${index}`,
    passage: id,
    title: own,
    text: line,
    asked: '',
  }))
  const asked = learnerWordsFor(id)
  return asked
    ? [...told, { id: `${id}@asked`, passage: id, title: '', text: isList ? '' : text, asked }]
    : told
}

/** The words of the lessons and of talk about them, for reading questions. */
function makeLexicon(passages: readonly SearchPassage[]): Lexicon {
  const told = passages
    .filter(({ section }) => section !== 'code')
    .flatMap(({ id, title, text, names = [] }) =>
      wordsOf(`${title} ${text} ${names.join(' ')} ${learnerWordsFor(id)}`),
    )
  const words = new Set([...told, ...wordsOfNames(), ...listedWords()])
  const stems = new Set([...words].filter((word) => !isForeignWord(stemOf(word))).map(stemOf))
  const isFamiliar = (stem: string) => stems.has(stem) || isTalk(stem) || meaningsOf(stem).length > 0
  const correct = makeCorrector(words)
  return {
    correct: (word) => (isFamiliar(stemOf(word)) ? word : correct(word)),
    ...makeTermFinder(passages),
    isFamiliar,
  }
}

function makeTermFinder(passages: readonly SearchPassage[]): Pick<Lexicon, 'findTerm' | 'findTerms'> {
  const idByName = new Map<string, string>()
  for (const { id, names = [] } of passages)
    for (const name of names) idByName.set(wordsOf(name).map(stemOf).join(' '), id)
  const mostWords = Math.max(...[...idByName.keys()].map((name) => name.split(' ').length))
  const findTerm = (words: readonly string[]) => idByName.get(words.map(stemOf).join(' '))
  return {
    findTerm,
    findTerms(words) {
      const found = new Set<string>()
      for (let from = 0; from < words.length; from++)
        for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
          const id = findTerm(words.slice(from, from + count))
          if (!id) continue
          found.add(id)
          from += count - 1
          break
        }
      return found
    },
  }
}

/** A word of the glossary answers when its meaning is asked; in passing it is only a word. */
function termFit({ terms, aspects, content, named }: Question, { id, names = [] }: SearchPassage): number {
  if (!terms.has(id)) return 0
  const ownWords = new Set(names.flatMap(wordsOf).map(stemOf))
  const others = content.filter((word) => !ownWords.has(stemOf(word)) && !isTalk(stemOf(word))).length
  // `Preorder or inorder` compares two words of one lesson, `stack or queue` two lessons.
  const isWithinOnePattern = new Set(named.map(({ patterns }) => patterns[0])).size < 2
  const isAsked = [...aspects.keys()].every(
    (aspect) =>
      aspect === 'definition' ||
      (aspect === 'when-to-use' && (aspects.get(aspect) ?? 0) < 0.7) ||
      (aspect === 'comparison' && isWithinOnePattern),
  )
  if (isAsked && (others === 0 || (terms.size > 1 && others <= terms.size))) return 2
  return aspects.has('definition') && others <= 1 && named.length <= 1 && aspects.size === 1 ? 1 : 0.1
}

/** How strongly each pattern is named: 1 for what a name most likely means in this topic, less for its other meanings. */
function nameWeights({ named, content }: Question, prefer: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { patterns, weight } of named) {
    const inTopic = patterns.filter((pattern) => prefer.includes(pattern))
    const ordered = [...inTopic, ...patterns.filter((pattern) => !prefer.includes(pattern))]
    // `Recursion` within the topic of that name tells little, so that the other words decide.
    const isTopicItself = inTopic.length >= 3 && content.length > 0
    for (const [index, pattern] of ordered.entries()) {
      const share = index === 0 ? (isTopicItself ? 0.6 : 1) : 0.45
      weights.set(pattern, Math.max(weights.get(pattern) ?? 0, weight * share))
    }
  }
  return weights
}

function nameFit({ patterns, section }: SearchPassage, names: ReadonlyMap<string, number>): number {
  const fits = patterns.map((pattern) => names.get(pattern) ?? 0)
  if (section === 'glossary') return 0.3 * Math.max(...fits, 0)
  if (section !== 'comparison' && section !== 'rivals') return Math.max(...fits, 0)
  // A table is about several patterns: it fits when at least two of them are named.
  const [first = 0, second = 0] = fits.toSorted((a, b) => b - a)
  return 0.45 * first + 0.75 * second
}

const base: Partial<Record<SearchPassage['section'], number>> = {
  description: 0.12,
  clues: 0.08,
  comparison: -0.2,
  rivals: -0.15,
  glossary: -0.1,
  phrases: -0.3,
  scenarios: -0.2,
}

function scoreOf(
  question: Question,
  { section, patterns }: SearchPassage,
  words: number,
  name: number,
  prefer: readonly string[],
): number {
  const aspect = aspectFit(question.aspects, section)
  // The words of a problem's title are found in the phrases of its lesson, which is no answer.
  const ofTitle = question.problem && (section === 'phrases' || section === 'scenarios') ? -0.35 : 0
  // Nobody wants code or a list of problems unasked.
  const unasked =
    section === 'code' || section === 'practice' ? (aspect >= 0.9 ? 0.35 : aspect >= 0.7 ? 0.15 : -0.35) : 0
  const isTable = section === 'comparison' || section === 'rivals'
  const comparing =
    isTable &&
    (question.named.length >= 2 && question.aspects.has('comparison')
      ? 0.5
      : question.named.length >= 2
        ? 0.2
        : question.aspects.has('comparison')
          ? -0.3
          : -0.2)
  const symptom =
    section === 'mistake' && question.aspects.size === 0 && question.content.length >= 4 ? 0.3 : 0
  const inTopic = patterns.some((pattern) => prefer.includes(pattern)) ? 0.1 : 0
  return (
    words + name + aspect + (comparing || 0) + symptom + unasked + ofTitle + inTopic + (base[section] ?? 0)
  )
}
