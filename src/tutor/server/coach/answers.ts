import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson, PracticeProblem } from '#content/lesson.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { sayStay } from './hint-ladder.ts'
import {
  nameOfPattern,
  readTemplate,
  type SearchPassage,
  type Section,
  type TemplateLanguage,
} from './passages.ts'
import type { KnownProblem } from './problems.ts'
import type { Question } from './question.ts'
import type { Hit } from './retrieve.ts'
import {
  type AnswerKind,
  hiddenPatterns,
  isFollowUp,
  plan,
  type ReadTurn,
  searchTopic,
  type Taken,
  withinTopic,
} from './turn.ts'

/** Below this the words have found nothing to speak of. */
const leastWordScore = 9

/** Answers from the best passage of the topic, or admits that there is only something near. */
export function answerQuestion(turn: ReadTurn, found: readonly Hit[]): Taken {
  const { conversation, topic, text } = turn
  const question = inContext(turn)
  const known =
    question === turn.question ? withinTopic(found, topic) : searchTopic(turn.library, topic, question)
  const hits = withoutSolutions(known, turn)
  const [best] = hits
  if (!best || isOpen(question, best))
    return { conversation, plan: plan('nearest', [], sayWhichPattern(topic)) }

  const asksWhy = question.aspects.has('why')
  const wantsHiddenCode =
    question.aspects.has('template') && best.passage.section !== 'code' && hidesCode(turn)
  const current = conversation.current && conversation.ladders.get(conversation.current)
  if (wantsHiddenCode && current)
    return {
      conversation,
      plan: {
        ...plan('hint', hits, sayStay(current, 'demand')),
        rung: current.rung,
        ...(current.problem && { problem: current.problem.title }),
      },
    }
  const passage = sayPassage(best.passage, asksWhy, languageOf(text))
  const said = wantsHiddenCode ? sayKeptBack(passage) : passage
  const isNear = isOnlyNear(question, best)
  return {
    conversation: { ...conversation, patterns: best.passage.patterns },
    plan: plan(
      isNear ? 'nearest' : kindOfAnswer(best.passage, asksWhy),
      hits,
      isNear ? sayNearest(said) : said,
    ),
  }
}

/** `And what does it cost?` is about what was spoken of before. */
function inContext(turn: ReadTurn): Question {
  const { conversation, question } = turn
  return isFollowUp(turn)
    ? { ...question, named: [{ patterns: conversation.patterns, weight: 1, isEveryday: false }] }
    : question
}

/** Neither a name nor a word that leads anywhere. */
function isOpen(question: Question, best: Hit): boolean {
  return (
    question.named.length === 0 &&
    question.terms.size === 0 &&
    !question.problem &&
    best.wordScore < leastWordScore
  )
}

/** A name was found, but nothing of what is asked about it. */
function isOnlyNear(question: Question, best: Hit): boolean {
  const isStrange =
    question.foreign >= 1 && (best.wordScore < leastWordScore || question.foreign >= question.telling / 2)
  return question.aspects.size === 0 && isStrange
}

/** Code that would be the solution of a problem somebody is working on is no passage for an answer. */
export function withoutSolutions(hits: readonly Hit[], turn: ReadTurn): readonly Hit[] {
  const hidden = hiddenPatterns(turn.conversation, turn.question)
  return hits.filter(({ passage }) => passage.section !== 'code' || !hidden.has(passage.patternName ?? ''))
}

/** The code that is asked for, by a name or by none, is kept back. */
function hidesCode({ conversation, question }: ReadTurn): boolean {
  const hidden = hiddenPatterns(conversation, question)
  return (
    (question.named.length === 0 && (hidden.size > 0 || conversation.current !== undefined)) ||
    question.named.some(({ patterns }) => patterns.some((name) => hidden.has(name)))
  )
}

const kindOfSection: Readonly<Record<Section, AnswerKind>> = {
  description: 'definition',
  glossary: 'definition',
  variations: 'definition',
  clues: 'when-to-use',
  phrases: 'when-to-use',
  scenarios: 'when-to-use',
  'when-not': 'when-to-use',
  comparison: 'comparison',
  rivals: 'comparison',
  complexity: 'complexity',
  code: 'template',
  mistakes: 'mistakes',
  mistake: 'mistakes',
  practice: 'similar-problem',
}

function kindOfAnswer(passage: SearchPassage, asksWhy: boolean): AnswerKind {
  const kind = kindOfSection[passage.section]
  return asksWhy && (kind === 'definition' || kind === 'when-to-use' || kind === 'mistakes') ? 'why' : kind
}

/** A passage in the form that its question asks for, with the lesson it comes from and, where it helps, a question back. */
function sayPassage(passage: SearchPassage, asksWhy: boolean, language: TemplateLanguage): string {
  const lesson = findLessonByName(passage.patternName ?? passage.patterns[0] ?? '')
  if (!lesson) return passage.text
  switch (passage.section) {
    case 'code':
      return sayTemplate(lesson, language)
    case 'comparison':
      return `${passage.title}.\n\n${passage.text}\n(${lessonsOf(passage)})\n\nWhich of these does your problem say?`
    case 'rivals':
      return `${passage.title}.\n${passage.text}\n(${lessonsOf(passage)})\n\nWhich of these does your problem say?`
    case 'glossary':
      return `${passage.title}: ${passage.text} (${lessonsOf(passage)})\n\nWhere have you met it in a problem?`
    case 'complexity':
      return `${passage.text}\n${source(lesson)}\n\nWhich line of your code does that work?`
    case 'practice':
      return sayPractice(lesson)
    case 'mistake':
      return `${passage.text}. ${source(lesson)}\n\nWhat does your code do there?`
    case 'mistakes':
      return `Common mistakes:\n${passage.text}\n${source(lesson)}\n\nWhich of these could be yours?`
    case 'phrases':
      return `Phrases to listen for: ${passage.text}. ${source(lesson)}\n\nWhich of them does your problem use?`
    case 'when-not':
      return `Not here:\n${passage.text}\n${source(lesson)}\n\nDoes one of these hold for your problem?`
    case 'scenarios':
    case 'variations':
      return `${passage.text}\n${source(lesson)}\n\nWhich one is closest to your problem?`
    case 'clues':
      return `${passage.text} ${source(lesson)}\n\nWhich of these does your problem say?`
    case 'description':
      return `${passage.text} ${source(lesson)}${asksWhy ? `\n\nWhat stays true at every step: ${lesson.story.invariant}` : ''}\n\n${checkQuestion(lesson)}`
  }
}

function source({ displayName }: Lesson): string {
  return `(Lesson: ${displayName})`
}

function lessonsOf({ patterns }: SearchPassage): string {
  const names = patterns.slice(0, 3).map(nameOfPattern)
  return `${names.length > 1 ? 'Lessons' : 'Lesson'}: ${names.join(', ')}`
}

/** Makes the learner apply what was said, on one of the lesson's own slips. */
function checkQuestion({ commonMistakes = [], displayName }: Lesson): string {
  const slip = commonMistakes[0]?.split(': ')[0]
  return slip
    ? `To check: a common slip is ${slip.charAt(0).toLowerCase()}${slip.slice(1)}. What would go wrong then?`
    : `Which problem of yours asks for ${displayName}?`
}

function sayTemplate(lesson: Lesson, language: TemplateLanguage): string {
  const next = lesson.practice[0]
  const ask = next
    ? `Before you copy it: which line would you change for ${next.title}, and why?`
    : 'Which line makes the decision?'
  return `The template of ${lesson.displayName}. ${source(lesson)}\n\n\`\`\`${language}\n${readTemplate(lesson.name, language)}\n\`\`\`\n\n${ask}`
}

function sayPractice(lesson: Lesson): string {
  return `To practise, in this order:\n${linesOf(lesson.practice.slice(0, 4))}\n${source(lesson)}\n\nWhich one will you try? Tell me what you tried when you get stuck.`
}

function linesOf(problems: readonly PracticeProblem[]): string {
  return problems
    .map(
      ({ number, title, difficulty, adds }) =>
        `- ${number}. ${title} (${difficulty})${adds ? `: ${adds}` : ''}`,
    )
    .join('\n')
}

/** The neighbours of a problem in its lesson, the next ones first. */
export function saySimilar(problem: KnownProblem, topic: TutorTopic): string {
  const lesson = problem.lessons.find(({ name }) => topic.patterns.includes(name)) ?? problem.lessons[0]
  if (!lesson) return topic.redirect
  const at = lesson.practice.findIndex(({ number }) => number === problem.number)
  const around = [...lesson.practice.slice(at + 1), ...lesson.practice.slice(0, at).toReversed()].slice(0, 3)
  return `Like ${problem.title}:\n${linesOf(around)}\n${source(lesson)}\n\nWhat do they share with ${problem.title}, and what is new in the first one?`
}

/** Instead of code that would solve a problem the learner has met, though none is being worked on now. */
function sayKeptBack(answer: string): string {
  return `That code would be the solution of a problem of this session, so I keep it back. What I can say about it:\n\n${answer}`
}

function sayNearest(answer: string): string {
  return `I don't know that; here is the nearest I have.\n\n${answer}`
}

/** When a question leaves open which pattern it is about. */
function sayWhichPattern(topic: TutorTopic): string {
  return `I don't know which pattern you mean. This session covers:\n${topic.patterns.map((name) => `- ${nameOfPattern(name)}`).join('\n')}\n\nWhich one is it about?`
}

export function saySmallTalk(about: 'hello' | 'thanks' | 'bye' | 'who', topic: TutorTopic): string {
  switch (about) {
    case 'hello':
      return topic.greeting
    case 'thanks':
      return 'Good. Can you say it once in your own words, as you would to an interviewer? Or say `quiz me`, and I ask.'
    case 'bye':
      return 'Until next time. One thing to take along: which clue will you listen for in the next problem?'
    case 'who':
      return `I am Capra's built-in coach: no language model, I answer from the lessons on ${topic.name}. Ask what a pattern is, when to use it, what it costs, how it compares, or for its template or usual mistakes. Say \`I am stuck on\` and a problem for hints, or \`quiz me\`. Where shall we start?`
  }
}

function languageOf(text: string): TemplateLanguage {
  if (/\b(c\+\+|cpp)/i.test(text)) return 'cpp'
  if (/\bjava\b/i.test(text)) return 'java'
  return /\b(typescript|javascript|ts|js)\b/i.test(text) ? 'typescript' : 'python'
}
