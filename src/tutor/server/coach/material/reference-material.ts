import { type KnownProblem, knownProblems, levels } from '#content/known-problems.ts'
import { type CodeLanguage, codeLanguageNames, languageIn } from '#content/tutor/code-languages.ts'
import { helpWith, hintsOn } from '#content/tutor/hints.ts'
import { findLessonByName, practiceFits } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { readCode } from '../../../code/read-code.ts'
import type { CoachAnswer, MaterialPart, Passage } from '../../models/tutor-model.ts'
import { type Conversation, patternsOf, problemOf, type QuizQuestion, type Turn } from '../conversation.ts'
import { findProblem } from '../find-subjects.ts'
import { findFor } from '../findings.ts'
import { type LessonPassage, lessonOf, linkTo, readListing } from '../passages.ts'
import { termsOf } from '../word-forms.ts'

const [mostPassages, longestPassage] = [5, 1200]
/** Of a message; looking for a title takes up to a millisecond each. */
const mostClauses = 8
/** Answers that say nothing about the subject: a model would only repeat them. */
const emptyKinds = ['unknown', 'off-topic', 'greeting', 'language']
const emptyAnswer =
  /^I (am not sure what you mean|can't judge|cannot tell|found nothing)|^Then I misunderstood|, and found none\.|^You have had all my hints/
const [unsure, listing] = [/\n\nIf that is not what you meant: .*/, /```\w*\n[\s\S]*?\n```/g]

/**
 * An answer with what a model may phrase it from, most useful first. Nothing in it identifies the learner.
 *
 * @param lastReply what the learner replies to
 */
export function withMaterial({ turn, answer, conversation }: Found, lastReply = ''): CoachAnswer {
  const { named, problem: asked } = turn.message
  // `warum brauch ich beim validate BST min und max`
  const subjects = [...named, ...(asked ? [asked] : [])].flatMap(({ patterns }) => patterns)
  const { patterns: ofTopic } = turn.topic
  const isElsewhere = answer.kind === 'off-topic' && !subjects.some((name) => ofTopic.includes(name))
  const problem = problemIn(turn)
  return {
    ...answer,
    material: isElsewhere
      ? describeElsewhere(turn, answer.text)
      : materialFor(turn, answer, problem, describeAnswer(turn, conversation, lastReply)),
    isOnProblem: problem !== undefined,
  }
}

interface Found {
  readonly turn: Turn
  readonly answer: CoachAnswer
  /** With this answer in it. */
  readonly conversation: Conversation
}

function describeElsewhere({ topic }: Turn, text: string): readonly MaterialPart[] {
  const [link] = /\[The topic [^\]]+\]\([^)]+\)/.exec(text) ?? []
  return [
    link
      ? {
          title: 'By its words, this message belongs to another topic',
          text: `${link} covers it. Answer with the fixed sentence and this link, unless the message replies to what was said before.`,
        }
      : nothingFound(topic.name),
  ]
}

function nothingFound(topic: string): MaterialPart {
  return {
    title: `Nothing in the lessons on ${topic} matches the words of this message`,
    text: 'If it does not belong to the topic, answer with the fixed sentence. If it does, answer from the conversation and your own knowledge.',
  }
}

function materialFor(
  turn: Turn,
  { kind, text, passages: used }: CoachAnswer,
  problem: KnownProblem | undefined,
  { waiting, further }: ReturnType<typeof describeAnswer>,
): readonly MaterialPart[] {
  const language = languageOf(turn)
  const learner = { title: 'The learner', text: describeLearner(turn, language) }
  const title = `The problem (a guess): ${problem?.title}`
  const aboutProblem = problem ? [{ title, text: describeProblem(problem) }] : []
  const opening = [learner, ...waiting, ...aboutProblem]
  if (kind === 'greeting') return opening
  const found = passagesFor(turn)
  const pattern = problem ? helpWith(problem).pattern : patternIn(turn, found)
  const lesson = findLessonByName(pattern)
  const isQuoted = ({ title, link, text: passage }: Passage) =>
    text.includes(`From the lesson: [${title}](${link})`) || text.includes(passage.replaceAll('\n', '\n> '))
  const isEmpty = emptyKinds.includes(kind) || emptyAnswer.test(text)
  const coachSays = isEmpty
    ? []
    : [
        {
          title: 'What the built-in coach found by matching words (it may answer another question)',
          text: text.replace(unsure, '').replace(listing, '(Its code is below.)'),
        },
        ...(unsure.test(text) ? [] : further.filter((part) => !text.includes(part.text))),
      ]
  const passages = [...used, ...found]
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .filter((passage) => isEmpty || !isQuoted(passage))
    .slice(0, mostPassages)
    .map(({ title, link, text: passage }) => ({
      title: `Lesson passage [${title}](${link})`,
      text: passage.slice(0, longestPassage),
    }))
  const isNowhere = isEmpty && passages.length === 0 && !lesson
  const [printed] = text.match(listing) ?? []
  return [
    ...opening,
    ...(isNowhere ? [nothingFound(turn.topic.name)] : []),
    ...coachSays,
    ...passages.slice(0, problem ? 1 : 3),
    ...(problem ? [hintsTo(problem)] : []),
    ...(lesson
      ? describePattern(lesson, codeFor(turn, lesson, problem, printed), problem)
      : [{ title: 'Lessons of this topic', text: turn.topic.patterns.map(linkWithName).join(', ') }]),
    ...passages.slice(problem ? 1 : 3),
  ]
}

/** The question that the learner may reply to, and what else was written to the answer that the coach found. */
function describeAnswer({ conversation: before }: Turn, { last, quiz }: Conversation, lastReply: string) {
  const { check: waits } = before.last
  const { answer, check } = last
  const { example, why } = answer?.further ?? {}
  const asked = before.quiz && lastReply.includes(before.quiz.task) ? before.quiz : undefined
  const part = (title: string, text: string | undefined) => (text ? [{ title, text }] : [])
  return {
    waiting: [
      ...(waits && lastReply.includes(waits.ask)
        ? part('The question you asked last', `${waits.ask} Right: ${waits.right[0]}. ${waits.because}`)
        : []),
      ...part('The quiz question you asked last', asked && describeQuiz(asked)),
    ],
    further: [
      ...part(`Example for “${answer?.title}”`, example),
      ...part(`Reason for “${answer?.title}”`, why),
      ...part(
        'A question to end with, if it fits',
        check && check !== waits ? `${check.ask} (Right: ${check.right[0]}.)` : undefined,
      ),
      ...part(
        'The answer to this quiz question',
        quiz !== before.quiz && quiz ? describeQuiz(quiz) : undefined,
      ),
    ],
  }
}

function describeQuiz({ pattern, words, not, why }: QuizQuestion): string {
  return `${displayNameOf(pattern)}, because of “${words.join('”, “')}”; not ${displayNameOf(not)}: ${why}`
}

/** The problem worked on: the last one that is named, in a message that names nothing else, or the coach's. */
function problemIn(turn: Turn): KnownProblem | undefined {
  const { message, conversation, topic } = turn
  const isNew = message.kind === 'quiz' || /\b(?:the )?other (?:one|problem)\b/i.test(message.text)
  if (isNew) return undefined
  const earlier = message.named.length > 0 ? [] : conversation.messages.slice(-6).toReversed()
  // Clause by clause, because a sentence after a title hides it.
  const clauses = [message.text, ...earlier].flatMap((text) =>
    text.split(/[.,:;!?\n]+/).slice(0, mostClauses),
  )
  for (const clause of clauses) {
    const found = findProblem(clause, topic.patterns)
    if (found && (found.isSure || hasTitle(clause, found.problem)))
      return isPattern(turn, found.problem) ? undefined : found.problem
  }
  const known = problemOf(turn)
  return known && isPattern(turn, known) ? undefined : known
}

/** `The code of binary search` means the pattern and not the problem of that name. */
function isPattern({ message }: Turn, problem: KnownProblem): boolean {
  const names = message.named.flatMap(({ patterns }) => patterns)
  return message.kind === 'template' && names.some((name) => hasTitle(displayNameOf(name), problem))
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
  const { best, quotes } = findFor({ ...turn, conversation: { ...turn.conversation, told: [] } })
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
      : 'No problem of this topic is marked as solved, which says nothing about what they know.',
  ].join(' ')
}

function describeProblem(problem: KnownProblem): string {
  const { number, difficulty, adds } = problem
  const { pattern, asks, cost } = helpWith(problem)
  const [time, space] = practiceFits[pattern]?.costs[number] ?? []
  const goal = cost ?? (time && `${time} time and ${space} space`)
  const special = adds && `What is special: ${adds}`
  return [`LeetCode ${number}, ${difficulty}.`, asks, special, goal && `Goal: ${goal}.`]
    .filter(Boolean)
    .join(' ')
}

/** What the learner should find without being told. */
function hintsTo(problem: KnownProblem): MaterialPart {
  const { hints = hintsOn(problem) } = helpWith(problem)
  return {
    title: 'Hints from small to large: one at a time; all of them only for a full explanation',
    text: hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n'),
  }
}

/**
 * One program: the solution of the problem, what the coach would print, or the code of the pattern. Whoever looks for a mistake
 * in their own program probably writes that of the pattern.
 */
function codeFor(
  turn: Turn,
  { name, displayName }: Lesson,
  problem: KnownProblem | undefined,
  printed: string | undefined,
): MaterialPart {
  const { conversation, message } = turn
  const language = languageOf(turn) ?? 'python'
  const { solvedBy } = problem ? helpWith(problem) : {}
  const hasCode = [...conversation.messages, message.text].some((text) => readCode(text))
  const isTheirs = problem ? Boolean(solvedBy ?? printed) : hasCode && message.kind !== 'template'
  const shown = (id: string) => inFence(readListing(name, id, language).lines.join('\n'), language)
  return {
    title: isTheirs
      ? 'Code that solves what they work on: never show it, compare with it'
      : `Code of the pattern ${displayName}: show it to whoever asks for the code of the pattern`,
    text: solvedBy ? shown(solvedBy) : (printed ?? shown(lessonOf(name).listings[0].id)),
  }
}

function describePattern(
  { name, displayName, ...lesson }: Lesson,
  code: MaterialPart,
  problem: KnownProblem | undefined,
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
  return problem ? [code, mistakes, inShort] : [inShort, code, mistakes]
}

function linkWithName(pattern: string): string {
  return `[${displayNameOf(pattern)}](${linkTo(pattern)})`
}

function inFence(code: string, language: CodeLanguage): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
