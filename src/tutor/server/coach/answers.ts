import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson, PracticeProblem } from '#content/lesson.ts'
import type { TutorTopic } from '#content/tutor-topics.ts'
import type { AnswerKind } from './answer-plan.ts'
import { readTemplate, type TemplateLanguage } from './code-templates.ts'
import { guidanceFor } from './guidance.ts'
import { nameOfPattern, type SearchPassage, type Section } from './passages.ts'
import type { KnownProblem } from './problems.ts'

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

export function kindOfAnswer(passage: SearchPassage, asksWhy: boolean): AnswerKind {
  const kind = kindOfSection[passage.section]
  return asksWhy && (kind === 'definition' || kind === 'when-to-use' || kind === 'mistakes') ? 'why' : kind
}

/** A passage in the form that its question asks for, with the lesson it comes from and, where it helps, a question back. */
export function sayPassage(passage: SearchPassage, asksWhy: boolean, language: TemplateLanguage): string {
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
      return `${passage.text} ${source(lesson)}${asksWhy ? `\n\nWhat stays true at every step: ${guidanceFor(lesson.name).keeps}` : ''}\n\n${checkQuestion(lesson)}`
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
export function sayKeptBack(answer: string): string {
  return `That code would be the solution of a problem of this session, so I keep it back. What I can say about it:\n\n${answer}`
}

export function sayNearest(answer: string): string {
  return `I don't know that; here is the nearest I have.\n\n${answer}`
}

/** When a question leaves open which pattern it is about. */
export function sayWhichPattern(topic: TutorTopic): string {
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

export function languageOf(text: string): TemplateLanguage {
  if (/\b(c\+\+|cpp)/i.test(text)) return 'cpp'
  if (/\bjava\b/i.test(text)) return 'java'
  return /\b(typescript|javascript|ts|js)\b/i.test(text) ? 'typescript' : 'python'
}
