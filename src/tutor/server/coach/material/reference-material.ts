import { type KnownProblem, knownProblems, levels } from '#content/known-problems.ts'
import { type CodeLanguage, codeLanguageNames, languageIn } from '#content/tutor/code/code-spellings.ts'
import { hintsOn } from '#content/tutor/hints.ts'
import { findLessonByName, practiceFits, problemHelps } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { readCode } from '../../../code/read-code.ts'
import type { CoachAnswer, MaterialPart } from '../../models/tutor-model.ts'
import { patternsOf, problemOf, type Turn } from '../conversation.ts'
import { findFor } from '../findings.ts'
import { lessonOf, linkTo, readListing } from '../passages.ts'

const mostPassages = 5
const longestPassage = 1200
/** Kinds of answer that say nothing about the subject: a model would only repeat them. */
const emptyKinds = ['unknown', 'off-topic', 'greeting']

/** An answer with what a model may phrase it from, most useful first. Nothing in it identifies the learner. */
export function withMaterial({ turn, answer }: { turn: Turn; answer: CoachAnswer }): CoachAnswer {
  return { ...answer, material: materialFor(turn, answer) }
}

function materialFor(turn: Turn, { kind, text }: CoachAnswer): readonly MaterialPart[] {
  const { mentioned } = turn.message
  const problem = problemOf(turn) ?? (mentioned === undefined ? undefined : knownProblems.get(mentioned))
  const spokenOf = [...patternsOf(turn), ...turn.conversation.patterns]
  const lesson = findLessonByName((problem ? helpWith(problem).pattern : spokenOf[0]) ?? '')
  const language = languageOf(turn)
  const passages = passagesFor(turn)
  return [
    { title: 'The learner', text: describeLearner(turn, language) },
    ...(problem ? [{ title: `The problem: ${problem.title}`, text: describeProblem(problem) }] : []),
    ...(emptyKinds.includes(kind) ? [] : [{ title: "The built-in coach's answer to this message", text }]),
    ...passages.slice(0, 2),
    ...(problem ? secretsOf(problem, language) : []),
    ...(lesson ? describePattern(lesson, language, problem) : []),
    ...passages.slice(2),
  ]
}

/** What fits the message, also what was said before: the model decides whether to say it again. */
function passagesFor(turn: Turn): readonly MaterialPart[] {
  const { best, quotes } = findFor({ ...turn, conversation: { ...turn.conversation, shown: [] } })
  return [...(best ? [best.found] : []), ...quotes].slice(0, mostPassages).map(({ title, link, text }) => ({
    title: `Lesson passage [${title}](${link})`,
    text: text.slice(0, longestPassage),
  }))
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
            title: 'Reference solution: never show it, compare with it',
            text: inFence(readListing(pattern, solvedBy, language), language),
          },
        ]
      : []),
    {
      title: 'Hints from small to large: never show the list, give away one step at a time',
      text: hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n'),
    },
  ]
}

function describePattern(
  { name, displayName, ...lesson }: Lesson,
  language: CodeLanguage = 'python',
  problem: KnownProblem | undefined,
): readonly MaterialPart[] {
  const { idea, identificationClues, complexity, commonMistakes, whenNot } = lesson
  const { time, space } = complexity
  return [
    {
      title: `Usual mistakes with ${displayName}`,
      text: commonMistakes
        .slice(0, 4)
        .map((mistake) => `- ${mistake}`)
        .join('\n'),
    },
    {
      title: `Lesson [${displayName}](${linkTo(name)}), in short`,
      text: `Idea: ${idea}\nClue: ${identificationClues}\nUsual cost: ${time} time, ${space} space.\nDoes not fit when:\n${whenNot.map((text) => `- ${text}`).join('\n')}`,
    },
    ...(problem && helpWith(problem).solvedBy
      ? []
      : [
          {
            title: problem
              ? `Code of the pattern ${displayName}, which the solution has to change: never show it for this problem`
              : `Code of the pattern ${displayName}, as its lesson shows it`,
            text: inFence(readListing(name, lessonOf(name).listings[0].id, language), language),
          },
        ]),
  ]
}

function inFence(code: string, language: CodeLanguage): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
