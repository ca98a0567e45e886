import { type KnownProblem, knownProblems, levels } from '#content/known-problems.ts'
import { type CodeLanguage, codeLanguageNames, languageIn } from '#content/tutor/code/code-spellings.ts'
import { hintsOn } from '#content/tutor/hints.ts'
import { findLessonByName, practiceFits, problemHelps } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { readCode } from '../../../code/read-code.ts'
import type { CoachAnswer, MaterialPart, Passage } from '../../models/tutor-model.ts'
import { patternsOf, problemOf, type Turn } from '../conversation.ts'
import { findProblem } from '../find-subjects.ts'
import { findFor } from '../findings.ts'
import { type LessonPassage, lessonOf, linkTo, readListing } from '../passages.ts'
import { termsOf } from '../word-forms.ts'

const mostPassages = 5
const longestPassage = 1200
/** Of a message; looking for a title takes up to a millisecond each. */
const mostClauses = 8
/** Kinds of answer that say nothing about the subject: a model would only repeat them. */
const emptyKinds = ['unknown', 'off-topic', 'greeting']

/** An answer with what a model may phrase it from, most useful first. Nothing in it identifies the learner. */
export function withMaterial({ turn, answer }: { turn: Turn; answer: CoachAnswer }): CoachAnswer {
  return { ...answer, material: materialFor(turn, answer) }
}

function materialFor(turn: Turn, { kind, text, passages: used }: CoachAnswer): readonly MaterialPart[] {
  const { topic } = turn
  const problem = problemIn(turn)
  const found = passagesFor(turn)
  const pattern = problem ? helpWith(problem).pattern : patternIn(turn, found)
  const lesson = findLessonByName(pattern)
  const language = languageOf(turn)
  const isQuoted = ({ text: passage }: Passage) => text.includes(passage.replaceAll('\n', '\n> '))
  const hasListing = problem !== undefined && text.includes('```')
  const title = `The built-in coach's answer to this message${hasListing ? ': never show its code for this problem' : ''}`
  const coachSays = emptyKinds.includes(kind) ? [] : [{ title, text }]
  const passages = [...used, ...found]
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .filter((passage) => coachSays.length === 0 || !isQuoted(passage))
    .slice(0, mostPassages)
    .map(({ title, link, text: passage }) => ({
      title: `Lesson passage [${title}](${link})`,
      text: passage.slice(0, longestPassage),
    }))
  return [
    { title: 'The learner', text: describeLearner(turn, language) },
    ...(problem ? [{ title: `The problem: ${problem.title}`, text: describeProblem(problem) }] : []),
    ...coachSays,
    ...passages.slice(0, problem ? 1 : 3),
    ...(problem ? secretsOf(problem, language) : []),
    ...(lesson
      ? describePattern(lesson, language, problem, turn.message.code !== undefined)
      : [{ title: 'Lessons of this topic', text: topic.patterns.map(linkWithName).join(', ') }]),
    ...passages.slice(problem ? 1 : 3),
  ]
}

/** The problem worked on: the coach's, or the last one that is named, in a message that names nothing else. */
function problemIn(turn: Turn): KnownProblem | undefined {
  const known = problemOf(turn)
  if (known) return known
  const { message, conversation, topic } = turn
  const earlier = message.named.length > 0 ? [] : conversation.messages.slice(-6).toReversed()
  const texts = [message.text, ...earlier]
  // Clause by clause, because a sentence after a title hides it.
  for (const clause of texts.flatMap((text) => text.split(/[.,:;!?\n]+/).slice(0, mostClauses))) {
    const found = findProblem(clause, topic.patterns)
    if (found && (found.isSure || hasTitle(clause, found.problem))) return found.problem
  }
  return undefined
}

/** Whether all of a title is in a text that may mean something else. */
function hasTitle(text: string, { title }: KnownProblem): boolean {
  const terms = termsOf(text)
  return [...termsOf(title)].every((term) => terms.has(term))
}

/** What it is about otherwise: what was run, what is named, or what most of the passages are on. */
function patternIn(turn: Turn, passages: readonly LessonPassage[]): string {
  const counts = Map.groupBy(passages, ({ patterns }) => patterns[0] ?? '')
  const [most] = [...counts].filter(([, each]) => each.length > 1).sort(([, a], [, b]) => b.length - a.length)
  return turn.run?.pattern ?? patternsOf(turn)[0] ?? most?.[0] ?? turn.conversation.patterns[0] ?? ''
}

/** What fits the message, also what was said before: the model decides whether to say it again. */
function passagesFor(turn: Turn): readonly LessonPassage[] {
  const { best, quotes } = findFor({ ...turn, conversation: { ...turn.conversation, shown: [] } })
  // The caption of a demo says little without its picture.
  const said = quotes.filter(({ id }) => !id.startsWith('demo:'))
  return [...(best ? [best.found] : []), ...said]
}

/** The language that the learner wrote code in or named last. */
function languageOf({ conversation, message }: Turn): CodeLanguage | undefined {
  return [...conversation.messages, message.text]
    .map((text) => readCode(text)?.language ?? languageIn(text))
    .findLast((language) => language !== undefined)
}

function describeLearner({ topic, solved }: Turn, language: CodeLanguage | undefined): string {
  const done = [...solved].flatMap((number) => knownProblems.get(number) ?? [])
  const ofTopic = done.filter(({ patterns }) => patterns.some((name) => topic.patterns.includes(name)))
  const counts = levels.map(
    (level) => `${ofTopic.filter((each) => each.difficulty === level).length} ${level}`,
  )
  const titles = ofTopic.slice(0, 8).map(({ title }) => title)
  return [
    language ? `Writes ${codeLanguageNames[language]}.` : 'Has not shown any code yet.',
    ofTopic.length > 0
      ? `Has solved ${counts.join(', ')} on this topic, among them ${titles.join(', ')}.`
      : 'Has not marked any problem of this topic as solved: probably new to it.',
  ].join(' ')
}

/** The pattern that the lessons solve a problem with, and their help with it. */
function helpWith({ number, patterns }: KnownProblem) {
  const pattern = patterns.find((name) => problemHelps.get(name)?.[number]) ?? patterns[0] ?? ''
  return { pattern, ...problemHelps.get(pattern)?.[number] }
}

function describeProblem(problem: KnownProblem): string {
  const { number, difficulty, adds } = problem
  const { pattern, asks, cost } = helpWith(problem)
  const [time, space] = practiceFits[pattern]?.costs[number] ?? []
  const goal = cost ?? (time && `${time} time and ${space} space`)
  const lines = [
    `LeetCode ${number}, ${difficulty}.`,
    asks,
    adds && `What is special: ${adds}`,
    goal && `Goal: ${goal}.`,
  ]
  return lines.filter(Boolean).join(' ')
}

/** What the learner should find without being told. */
function secretsOf(problem: KnownProblem, language: CodeLanguage = 'python'): readonly MaterialPart[] {
  const { pattern, solvedBy, hints = hintsOn(problem) } = helpWith(problem)
  return [
    ...(solvedBy
      ? [
          {
            title: 'Reference solution: never show it to somebody who works on this problem, compare with it',
            text: inFence(readListing(pattern, solvedBy, language), language),
          },
        ]
      : []),
    {
      title: 'Hints from small to large: never show the list, give one step at a time',
      text: hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n'),
    },
  ]
}

function describePattern(
  { name, displayName, ...lesson }: Lesson,
  language: CodeLanguage = 'python',
  problem: KnownProblem | undefined,
  hasCode: boolean,
): readonly MaterialPart[] {
  const { idea, identificationClues, complexity, commonMistakes, whenNot } = lesson
  const { time, space } = complexity
  const mistakes = {
    title: `Usual mistakes with ${displayName}`,
    text: commonMistakes
      .slice(0, 4)
      .map((mistake) => `- ${mistake}`)
      .join('\n'),
  }
  const inShort = {
    title: `Lesson ${linkWithName(name)}, in short`,
    text: `Idea: ${idea}\nClue: ${identificationClues}\nUsual cost: ${time} time, ${space} space.\nDoes not fit when:\n${whenNot.map((text) => `- ${text}`).join('\n')}`,
  }
  const code = {
    title: problem
      ? `Code of the pattern ${displayName}, which the solution has to change: never show it for this problem`
      : hasCode
        ? `Code of the pattern ${displayName}: never show it to somebody who looks for their own mistake, compare with it`
        : `Code of the pattern ${displayName}, as its lesson shows it`,
    text: inFence(readListing(name, lessonOf(name).listings[0].id, language), language),
  }
  if (problem) return [mistakes, inShort, ...(helpWith(problem).solvedBy ? [] : [code])]
  return hasCode ? [mistakes, code, inShort] : [inShort, code, mistakes]
}

function linkWithName(pattern: string): string {
  return `[${displayNameOf(pattern)}](${linkTo(pattern)})`
}

function inFence(code: string, language: CodeLanguage): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
