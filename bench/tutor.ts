// Answers of the coach to the questions in bench/tutor-questions, as Markdown for people to grade from 0 to 3.
// Run: node bench/tutor.ts unseen > answers.md
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as coach from '../src/tutor/server/coach/coach.ts'

interface Question {
  readonly id: string
  readonly topic: string
  readonly kind: string
  /** Messages that came before it in the session. */
  readonly before?: readonly string[]
  readonly message: string
  /** What a good answer says. */
  readonly good: string
  /** Slugs of the patterns it is about; empty when it belongs to no lesson of the topic. */
  readonly patterns: readonly string[]
}

const [set = 'seen'] = process.argv.slice(2)
const file = join(import.meta.dirname, 'tutor-questions', `${set}.json`)
const questions: readonly Question[] = JSON.parse(readFileSync(file, 'utf8'))
let wronglySentAway = 0

/** Answers the last of these messages of one session. */
function answerLast(topicId: string, messages: readonly string[]) {
  const turns = messages.slice(0, -1).map((question) => ({ question, reply: '' }))
  return coach.answer({ topicId, turns, question: messages.at(-1) ?? '', solved: new Set() })
}

for (const { id, topic, kind, before = [], message, good, patterns } of questions) {
  console.log(`## ${id}: ${kind}, ${topic}\n`)
  for (const [at, text] of before.entries()) {
    const { text: reply } = await answerLast(topic, before.slice(0, at + 1))
    console.log(`Before: ${text}\n\nAnswer: ${reply}\n`)
  }
  const answer = await answerLast(topic, [...before, message])
  if (answer.kind === 'off-topic' && patterns.length > 0) wronglySentAway++
  console.log(`Message: ${message}\n\n*Good: ${good}*\n\nAnswer: ${answer.text}\n`)
  console.log(`Buttons: ${answer.followUps.join(' | ')}\n`)
}
console.log(`${questions.length} questions, ${wronglySentAway} wrongly sent away`)
