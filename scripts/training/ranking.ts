import { writeFileSync } from 'node:fs'
import conversations from '../../bench/tutor-questions/conversations.json' with { type: 'json' }
import seen from '../../bench/tutor-questions/seen.json' with { type: 'json' }
import seenAnswers from '../../bench/tutor-questions/seen-answers.json' with { type: 'json' }
import { knownProblems } from '../../src/content/known-problems.ts'
import { findTutorTopic, tutorTopics } from '../../src/content/tutor/tutor-topics.ts'
import { seededRandom } from '../../src/practice/rounds/random.ts'
import { answerLast } from '../../src/tutor/server/coach/coach.ts'
import { newConversation, readMessage, type Turn } from '../../src/tutor/server/coach/conversation.ts'
import { searchFor } from '../../src/tutor/server/coach/findings.ts'
import { type LessonPassage, writtenAnswers } from '../../src/tutor/server/coach/passages.ts'
import { keysOf, type RankingWeights } from '../../src/tutor/server/coach/ranking/meaning.ts'
import { type Library, openLibrary } from '../../src/tutor/server/coach/search.ts'
import { columns, type Pair, trainMeaning } from './train-meaning.ts'
import { type Ranked, trainRankingWeights } from './train-ranking-weights.ts'
import { readWordVectors } from './word-vectors.ts'

const weightsFile = new URL('../../src/tutor/server/coach/ranking/ranking-weights.txt', import.meta.url)
const isEvaluation = process.argv.includes('--evaluate')
/** That a wording is asked in full cannot be learned from wordings that were taken away. */
const weightOfAll = 4
/** What a message of a learner counts, compared with a wording. */
const seenWeight = 8
const vectors = readWordVectors(15_000)
const random = seededRandom(7)
const oneOf = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
const shuffle = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item)

type Asked = readonly (readonly [answer: LessonPassage, wording: string])[]

/** Takes one wording of each answer away; its title stays. */
function holdOut(answers: readonly LessonPassage[]): { left: readonly LessonPassage[]; held: Asked } {
  const held: [LessonPassage, string][] = []
  const left = answers.map((answer) => {
    const { asks = [] } = answer
    if (asks.length < 3) return answer
    const wording = oneOf(asks.slice(0, -1))
    held.push([answer, wording])
    return { ...answer, asks: asks.filter((other) => other !== wording) }
  })
  return { left, held }
}

function trainOn(
  answers: readonly LessonPassage[],
): Omit<RankingWeights, 'ranking'> & { rows: ReadonlyMap<string, Float32Array> } {
  const texts = answers.map(({ asks = [], text }) => ({
    asks: asks.map(keysOf),
    text: keysOf(text.split(/(?<=[.!?]) /)[0] ?? ''),
  }))
  const counts = new Map<string, number>()
  for (const key of texts.flatMap(({ asks }) => asks.flatMap((keys) => [...new Set(keys)])))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  const words = [
    ...new Set([...vectors.keys(), ...[...counts].filter(([, count]) => count > 1).map(([key]) => key)]),
  ]
  const byPattern = [...Map.groupBy(answers.entries(), ([, { patterns }]) => patterns[0]).values()]
  // Answers of one pattern are in one batch: these are hard to tell apart.
  const drawPairs = (): Pair[] =>
    [1, 2].flatMap(() =>
      shuffle(byPattern).flatMap((own) =>
        shuffle(own).flatMap(([at, { id, problem }]) => {
          const { asks = [], text = [] } = texts[at] ?? {}
          const [one, two] = shuffle(asks)
          if (!one || !two) return []
          return { texts: [one, random() < 0.15 ? text : two], meaning: id, problem } as const
        }),
      ),
    )
  const rows = trainMeaning(drawPairs, words, vectors, random)
  const vectorOf = (word: string) => {
    const row = rows.get(word)
    return row && Float32Array.from(row)
  }
  return { columns, rows, vectorOf }
}

/** A session in which this is asked: first, or after another answer on the same subject. */
function drawTurn(
  library: Library,
  answers: readonly LessonPassage[],
  answer: LessonPassage,
  wording: string,
): Turn {
  const [pattern = ''] = answer.patterns
  const topic = oneOf(tutorTopics.filter(({ patterns }) => patterns.includes(pattern)))
  const near = answers.filter(
    (other) => other.id !== answer.id && other.patterns[0] === pattern && other.problem === answer.problem,
  )
  const problem = knownProblems.get(answer.problem ?? 0)
  const isReply = random() < 0.6 && near.length > 0
  const before = isReply ? oneOf(near) : undefined
  const named = problem && !isReply && random() < 0.6 ? `${problem.title}: ${wording}` : wording
  const names = readMessage(named, topic).named
  const text =
    isReply && names.length === 1 && random() < 0.5
      ? named.toLowerCase().replace(names[0]?.name ?? '', oneOf(['it', 'that', 'this']))
      : named
  const asked = before ? oneOf(before.asks ?? []) : ''
  const message = readMessage(text, topic, asked)
  return {
    library,
    topic,
    solved: new Set(),
    message,
    conversation: {
      ...newConversation,
      ...(problem && named === wording ? { problem } : {}),
      ...(before
        ? {
            patterns: before.patterns,
            told: [before.id],
            last: { kind: 'answer', answer: before },
            messages: [asked],
          }
        : {}),
    },
  }
}

/** Messages of learners whose answers are known. */
function readSeen(library: Library) {
  return seen.flatMap(({ id, topic: topicId, message: text, before = [], patterns }) => {
    const titles = (seenAnswers as Readonly<Record<string, readonly string[]>>)[id]
    const topic = findTutorTopic(topicId)
    if (!titles || !topic) return []
    const earlier = before.map((each) => readMessage(each, topic))
    const problem = earlier.findLast((each) => each.problem)?.problem
    const spokenOf =
      earlier.findLast(({ named }) => named.length > 0)?.named[0]?.patterns ?? problem?.patterns ?? patterns
    const turn: Turn = {
      library,
      topic,
      solved: new Set(),
      message: readMessage(text, topic, before.at(-1)),
      conversation: {
        ...newConversation,
        messages: before,
        patterns: before.length > 0 ? spokenOf.slice(0, 1) : [],
        ...(problem ? { problem } : {}),
      },
    }
    const right = writtenAnswers
      .filter(({ question }) => titles.includes(question ?? ''))
      .map((each) => each.id)
    return [{ turn, right }]
  })
}

/** The same, in conversations as the coach now has them. */
function readConversations(library: Library) {
  return conversations.flatMap(({ topic: topicId, turns }) => {
    const topic = findTutorTopic(topicId)
    return turns.flatMap(({ answers }, at) => {
      if (!topic || !answers) return []
      const messages = turns.slice(0, at + 1).map(({ message: text }) => ({ text }))
      const { turn } = answerLast({ topic, solved: new Set() }, messages)
      const right = writtenAnswers.filter(({ question = '' }) => answers.includes(question))
      return [{ turn: { ...turn, library }, right: right.map(({ id }) => id) }]
    })
  })
}

function rank(turn: Turn, right: readonly string[]) {
  return searchFor(turn)
    .filter(({ found }) => found.isAnswer)
    .map(({ found, features, score }) => ({ features, score, isRight: right.includes(found.id) }))
}

async function trainAll(answers: readonly LessonPassage[]) {
  // What ranks must not know the wordings it learns from.
  const { left, held } = holdOut(answers)
  const meaning = trainOn(left)
  const library = await openLibrary({ ...meaning, ranking: {} }, left)
  const examples: Ranked[] = []
  const add = (found: Ranked['found'], weight: number) => {
    if (found.some(({ isRight }) => isRight)) examples.push({ found, weight })
  }
  for (const [answer, wording] of [...held, ...held]) {
    const found = rank(drawTurn(library, left, answer, wording), [answer.id])
    // Some must be told that nothing is right.
    if (random() < 0.15) examples.push({ found: found.filter(({ isRight }) => !isRight), weight: 1 })
    else add(found, 1)
  }
  for (const { turn, right } of [...readSeen(library), ...readConversations(library)])
    add(rank(turn, right), seenWeight)
  console.log(`${examples.length} examples`)
  const ranking = trainRankingWeights(examples, random)
  return { ...trainOn(answers), ranking: { ...ranking, isAll: weightOfAll } }
}

const t0 = performance.now()
const { left, held } = isEvaluation ? holdOut(writtenAnswers) : { left: writtenAnswers, held: [] }
const trained = await trainAll(left)
console.log(trained.ranking)
console.log(`${Math.round((performance.now() - t0) / 1000)} s`)
if (isEvaluation) {
  const library = await openLibrary(trained, left)
  const counts = new Map<string, number[]>()
  for (const [answer, wording] of held) {
    const turn = drawTurn(library, left, answer, wording)
    const found = rank(turn, [answer.id]).toSorted((a, b) => b.score - a.score)
    const at = found.findIndex(({ isRight }) => isRight)
    const name = `${answer.problem ? 'problem' : 'general'} ${turn.conversation.last.answer ? 'second' : 'first'}`
    const own = counts.get(name) ?? [0, 0, 0, 0]
    counts.set(name, own)
    for (const [index, most] of [Number.POSITIVE_INFINITY, 1, 3, 10].entries())
      if (index === 0 || (at >= 0 && at < most)) own[index] = (own[index] ?? 0) + 1
  }
  for (const [name, [all = 1, ...found]] of counts)
    console.log(name, all, found.map((count) => `${((100 * count) / all).toFixed(1)}%`).join(' '))
} else {
  const scales = Array.from({ length: columns }, (_, column) =>
    Number(Math.max(...[...trained.rows.values()].map((row) => Math.abs(row[column] ?? 0))).toPrecision(4)),
  )
  const lines = [...trained.rows].map(([key, row]) => {
    const characters = [...row].map((value, column) =>
      String.fromCharCode(80 + Math.round(46 * (value / (scales[column] || 1)))),
    )
    return `${key} ${characters.join('')}`
  })
  writeFileSync(
    weightsFile,
    `Made by \`npm run train:ranking\` from the written answers. The word vectors are GloVe's.\n${[JSON.stringify({ scales, ranking: trained.ranking }), ...lines.sort()].join('\n')}\n`,
  )
}
