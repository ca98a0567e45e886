import { readFileSync, writeFileSync } from 'node:fs'
import { glossary } from '../../src/content/glossary/glossary.ts'
import { knownProblems } from '../../src/content/known-problems.ts'
import { problemNicknames } from '../../src/content/tutor/problem-names.ts'
import { tutorTopics } from '../../src/content/tutor/tutor-topics.ts'
import { patternAliases } from '../../src/curriculum/between/pattern-aliases.ts'
import { allLessons } from '../../src/curriculum/catalogue.ts'
import { openPrompts } from '../../src/curriculum/prompts.ts'
import { seededRandom } from '../../src/practice/rounds/random.ts'
import { readMessage } from '../../src/tutor/server/coach/conversation.ts'
import heldOut from '../../src/tutor/server/coach/off-topic/held-out-messages.json' with { type: 'json' }
import { featuresOf } from '../../src/tutor/server/coach/off-topic/message-features.ts'
import { writtenAnswers } from '../../src/tutor/server/coach/passages.ts'
import { trainNetwork } from './train-network.ts'
import { readWordVectors } from './word-vectors.ts'

const weightsFile = new URL('../../src/tutor/server/coach/off-topic/off-topic-weights.txt', import.meta.url)

interface Example {
  readonly text: string
  readonly isOff: boolean
  readonly isReply: boolean
  readonly weight: number
}

const random = seededRandom(7)
const oneOf = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''

const linesOf = (name: string) =>
  readFileSync(new URL(`../../bench/off-topic/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const isHeldOut = new Set(
  [heldOut.first, heldOut.reply].flatMap((set) => [...set.offTopic, ...set.onTopic]).map(simplify),
)
function simplify(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const openings =
  'ok and,ok,so,btw,thanks now,thx.,ok but,also,and,unrelated but,hm,wait,cool,one more thing:,lol,but,ok so,what about this:,another question:,right,oh and,sorry'.split(
    ',',
  )
/** Between the sentences of a message. */
const joints = ['. ', '. ', ', ', '! ', '. and ', ' - ', '? ', '. so ']
/** What is asked of a subject, and what is asked of our own. */
const offForms =
  'what is X,X,how does X work,how do i use X,explain X,X help,best X,ok and what about X,what about X,tell me about X,is X good,my X,X or something else,can you help me with X,i need X'.split(
    ',',
  )
const onForms =
  'what is X,X,how does X work,when do i use X,explain X,hint for X,how do i solve X,and X?,what about X,stuck on X,X or something else'.split(
    ',',
  )
/** Pictures and stories: everyday words in them are on the topic. */
const pictures =
  'like a X,is it like a X,so its like X,imagine a X,like X and Y,my X works like that,a X with n of Y,which X comes first,X then Y,how many X can i take at most'.split(
    ',',
  )

function withTypo(text: string): string {
  const words = text.split(' ')
  const at = Math.floor(random() * words.length)
  const { [at]: word = '' } = words
  if (random() > 0.1 || word.length < 5) return text
  const from = 1 + Math.floor(random() * (word.length - 2))
  const next = random() < 0.5 ? '' : `${word[from + 1]}${word[from]}`
  return words.with(at, word.slice(0, from) + next + word.slice(next ? from + 2 : from + 1)).join(' ')
}

/** Written messages count alone and in a conversation, lists in forms that are made up. */
function collectExamples(): Example[] {
  const examples: Example[] = []
  const add = (text: string, isOff: boolean, isReply: boolean, weight: number) => {
    const opened = isReply && random() < 0.2 ? `${oneOf(openings)} ${text}` : text
    if (!isHeldOut.has(simplify(text))) examples.push({ text: withTypo(opened), isOff, isReply, weight })
  }
  const messages = ['off-topic', 'on-topic'].map((name) =>
    linesOf(name).filter((line) => !isHeldOut.has(simplify(line))),
  )
  for (const [index, lines] of messages.entries())
    for (const line of lines) {
      const isOnlyReply = line.startsWith('+ ')
      const text = line.replace('+ ', '')
      if (!isOnlyReply) add(text, index === 0, false, 1)
      add(text, index === 0, true, isOnlyReply ? 1.5 : 1)
    }
  // Most of the examples are one sentence. Of several, one that is off-topic is enough.
  const join = (...parts: readonly string[]) =>
    parts.map((part) => part.replace('+ ', '')).join(oneOf(joints))
  const [off = [], on = []] = messages
  for (const [index, line] of off.entries()) {
    if (random() < 0.5) add(join(oneOf(on), line), true, random() < 0.8, 0.7)
    if (random() < 0.35) add(join(line, off[index + 1] ?? ''), true, random() < 0.5, 0.6)
  }
  for (const [index, line] of on.entries())
    for (const next of [on[index + 1] ?? '', oneOf(on)])
      if (random() < 0.35) add(join(line, next), false, random() < 0.6, 0.7)
  for (const text of writtenAnswers.flatMap(({ asks = [] }) => asks)) add(text, false, random() < 0.5, 0.35)
  for (const text of openPrompts.flatMap((prompt) => prompt.text.split(/(?<=[.?!])\s+/)))
    add(text, false, random() < 0.5, 0.2)
  // What our buttons say, and replies to our questions.
  for (const { displayName } of allLessons)
    for (const text of [
      `Quiz me on ${displayName}`,
      `When do I use ${displayName}?`,
      `Compare it with ${displayName}`,
    ])
      add(text, false, random() < 0.5, 1)
  for (const { further } of writtenAnswers)
    if (further) {
      const { right, wrong } = further.check
      const said = [...wrong, ...further.claims].flatMap(({ says }) => says)
      for (const text of [...right, ...said]) add(text, false, true, 0.5)
    }
  const everyday = linesOf('everyday-words')
  const addForm = (subject: string, isOff: boolean, forms: readonly string[], weight: number) =>
    add(oneOf(forms).replace('X', subject).replace('Y', oneOf(everyday)), isOff, random() < 0.5, weight)
  for (const subject of linesOf('other-subjects'))
    for (const weight of [0.5, 0.5]) addForm(subject, true, offForms, weight)
  for (const word of everyday) {
    addForm(word, true, offForms, 0.3)
    if (random() < 0.35) addForm(word, false, pictures, 0.4)
  }
  const titles = [...knownProblems.values()].map(({ title }) => title)
  const terms = glossary.map(({ term }) => term)
  for (const name of [...titles, ...terms, ...Object.keys({ ...patternAliases, ...problemNicknames })])
    for (const weight of [0.5, 0.5]) addForm(name, false, onForms, weight)
  for (const word of linesOf('field-words')) addForm(word, false, onForms, 0.3)
  return examples
}

const [topic] = tutorTopics
if (!topic) throw new Error('There are no topics')
const examples = collectExamples().flatMap(({ text, isOff, isReply, weight }) => {
  const message = readMessage(text, topic)
  return message.move ? [] : [{ ...featuresOf(message, isReply), isOff, weight }]
})
console.log(`${examples.length} examples`)
writeFileSync(
  weightsFile,
  `Made by \`npm run train:off-topic\` from bench/off-topic; see there. The word vectors are GloVe's.\n${trainNetwork(examples, readWordVectors(35_000, 3), random)}`,
)
