// Answers of the coach to the questions in bench/tutor-questions, as Markdown for people to grade from 0 to 3.
// Run: node bench/tutor.ts unseen > answers.md
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCoach } from '../src/tutor/server/coach/coach.ts'

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
const coach = await openCoach()
let wronglySentAway = 0

for (const { id, topic, kind, before = [], message, good, patterns } of questions) {
  const turns = before.map((question) => ({ question, reply: '' }))
  const answer = await coach.answer({ topicId: topic, turns, question: message, solved: new Set() })
  if (answer.kind === 'off-topic' && patterns.length > 0) wronglySentAway++
  const earlier = before.map((text) => `Before: ${text}\n\n`).join('')
  console.log(`## ${id}: ${kind}, ${topic}\n\n${earlier}${message}\n\n*Good: ${good}*\n\n${answer.text}\n`)
  console.log(`Buttons: ${answer.followUps.join(' | ')}\n`)
}
console.log(`${questions.length} questions, ${wronglySentAway} wrongly sent away`)
