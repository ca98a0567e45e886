import MiniSearch from 'minisearch'
import { remembered } from '#platform/remembered.ts'
import { learnerWordsFor } from './learner-words.ts'
import { makeLexicon } from './lexicon.ts'
import { nameFit, nameWeights, scoreOf, termFit } from './passage-score.ts'
import { readPassages, type SearchPassage } from './passages.ts'
import { type Question, readQuestion } from './question.ts'
import { isTalk } from './subject-words.ts'
import { meaningsOf } from './synonyms.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

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
    read: remembered((text) => readQuestion(text, lexicon), mostRemembered),
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
  const told = lines.map((line, place) => ({
    id: `${id}@${place}`,
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
