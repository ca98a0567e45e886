import { knownProblems, levels } from '#content/known-problems.ts'
import { type CodeLanguage, codeLanguageNames } from '#content/tutor/code-languages.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { asksFor } from '#content/tutor/moves.ts'
import { findLessonByName } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { CoachAnswer, MaterialPart, Passage, TutorTurn } from '../../models/tutor-model.ts'
import {
  type Conversation,
  goesOn,
  lastSubject,
  patternsOf,
  problemOf,
  type QuizQuestion,
  type Turn,
} from '../conversation.ts'
import { isRepeat, searchFor } from '../findings.ts'
import type { LessonPassage } from '../passages.ts'
import { contentWords } from '../word-forms.ts'
import { describePattern, describeProblem, hintsTo, languageOf, listing } from './describe-lesson.ts'
import { type WorkedOn, workedOn } from './worked-on.ts'

const [mostPassages, longestPassage] = [3, 1200]
/** Of a passage, and how far it may be behind the best. */
const [leastScore, mostBehind] = [-2.6, 2]
/** Answers that say nothing about the subject: a model would only repeat them. */
const emptyKinds = ['unknown', 'off-topic', 'greeting', 'language']
const emptyAnswer =
  /^I (am not sure what you mean|can't judge|cannot tell|found nothing)|^Then I misunderstood|, and found none\.|^You have had all my hints/
const unsure = /\n\nIf that is not what you meant: .*/
/** Buttons and further listings, which a model has not. */
const forThePage =
  /(?:\bOr )?\bsend “[^”]+”[^.\n]*\.|^(?:The lesson also lists|I have not run this|Run an input on which|Open \[the demo)\b.*\n*| The code is “[^”]+” under \[all listings\]\([^)]+\)\./gim
const askingOn =
  /^(?:again|better|clear(?:ly)?|completely|detail(?:s|ed)?|different(?:ly)?|example|explain(?:ed)?|explanation|fully|get|know|number|numbers|please|properly|reason|see|simply|slow(?:ly)?|step|steps|still|understand|whole|yet)$/
const farewell = /\b(?:thanks|thank you|thx|(?:good ?)?bye|good night|see you)\b[\s\w!.]{0,20}$/i
/** Of the prompt and not of the subject. */
const aboutPrompt =
  /^\W*(?:system|developer)\b\W|\b(?:system prompt|reference block|(?:your|all|previous|above) (?:rules|instructions|prompt))\b/i
/** `Given a string, check whether it is balanced`: a problem, which may have no name here. */
const isTask =
  /\b(?:given an?|check (?:if|whether)|(?:i|we) (?:need|have|want) to|find (?:the|all|two|how)|my code)\b/i
/** They speak to the learner as if it were known what is meant. */
const leads =
  /^(?:Check yours against this:|What you describe sounds like this:|If this is what happens in your code:)\s*/gm
const keptBack =
  'if it has a step of the solution or the fix, keep it back until they ask for the third time or say it themselves'

/**
 * An answer with what a model may phrase it from, most useful first. Nothing in it identifies the learner.
 *
 * @param turns what was said before
 */
export function withMaterial(found: Found, turns: readonly TutorTurn[]): CoachAnswer {
  const { turn, answer } = found
  const { named, problem: asked } = turn.message
  // `warum brauch ich beim validate BST min und max`
  const subjects = [...named, ...(asked ? [asked] : [])].flatMap(({ patterns }) => patterns)
  const { patterns: ofTopic } = turn.topic
  const isElsewhere = answer.kind === 'off-topic' && !subjects.some((name) => ofTopic.includes(name))
  const { problem, task } = workedOn(turn, turns)
  return {
    ...answer,
    material: isElsewhere
      ? describeElsewhere(turn, answer.text)
      : materialFor(found, { problem, task }, turns.at(-1)?.reply ?? ''),
    isOnProblem: problem !== undefined || task !== undefined,
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
    text: 'Words in another language than English match nothing. If it does not belong to the topic, answer with the fixed sentence. If it does, answer from the conversation and your own knowledge.',
  }
}

function materialFor(
  { turn, answer, conversation }: Found,
  { problem, task }: WorkedOn,
  lastReply: string,
): readonly MaterialPart[] {
  const { message, topic } = turn
  const { kind, text } = answer
  const isReply = asksOn(turn)
  const isSame = conversation.last.answer === turn.conversation.last.answer
  // What a short message asks on about stays, whatever the coach found for its words.
  const isElsewhere = isReply && !isSame
  const { waiting, further } = describeAnswer(turn, isElsewhere ? turn.conversation : conversation, lastReply)
  const learner = describeLearner(turn, languageOf(turn))
  const opening = [...(learner ? [{ title: 'The learner', text: learner }] : []), ...waiting]
  const isFarewell = message.move === 'done' || (farewell.test(message.text) && !asksFor.test(message.text))
  if (kind === 'greeting' || isFarewell) return opening

  const isSolved = problem !== undefined || task !== undefined
  const isAboutPrompt = aboutPrompt.test(message.text)
  const found = isAboutPrompt
    ? []
    : passagesFor(turn, isReply, [...(problem?.patterns ?? []), ...(task ? [task.pattern] : [])])
  const isEmpty = isAboutPrompt || isElsewhere || emptyKinds.includes(kind) || emptyAnswer.test(text)
  const keep = (title: string, part: string) => ({
    title: isSolved || message.code || isTask.test(message.text) ? `${title}: ${keptBack}` : title,
    text: part,
  })
  const coachText = text
    .replace(leads, '')
    .replace(unsure, '')
    .replace(listing, '')
    .replace(forThePage, '')
    .trim()
  const title = 'What the built-in coach found by matching words (it may answer another question)'
  const isFurther = isReply || (!isEmpty && !isSame && !unsure.test(text))
  const coachSays = [
    ...(isEmpty ? [] : [keep(title, coachText)]),
    ...(isFurther
      ? further
          .filter((part) => isEmpty || !text.includes(part.text))
          .map(({ title, text }) => keep(title, text))
      : []),
  ]
  const isQuoted = ({ title, link, text: passage }: Passage) =>
    text.includes(`From the lesson: [${title}](${link})`) || text.includes(passage.replaceAll('\n', '\n> '))
  const passages = found
    .filter((passage) => passage.text !== problem?.adds && (isEmpty || !isQuoted(passage)))
    .map((each) => keep(`Lesson passage [${each.title}](${each.link})`, each.text.slice(0, longestPassage)))
  const pattern = problem ? helpWith(problem).pattern : (task?.pattern ?? patternIn(turn, found))
  const lesson = isSolved || topic.patterns.includes(pattern) ? findLessonByName(pattern) : undefined
  const isOwnTask = problem && task?.listing === helpWith(problem).solvedBy
  if (isAboutPrompt && !isSolved) return opening
  const isNowhere = coachSays.length === 0 && passages.length === 0 && !isSolved
  if (isNowhere) return [...opening, nothingFound(topic.name)]
  return [
    ...opening,
    ...(problem
      ? [
          { title: `The problem (a guess): ${problem.title}`, text: describeProblem(problem) },
          ...(problem.adds ? [{ title: `What is special about it: ${keptBack}`, text: problem.adds }] : []),
        ]
      : []),
    ...(task && !isOwnTask ? [{ title: 'The task that their code was run on', text: task.statement }] : []),
    ...coachSays,
    ...passages,
    ...(problem ? hintsTo(problem) : []),
    ...(lesson ? describePattern(turn, lesson, { problem, task }, text) : []),
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

/** What it is about otherwise: what was run, what is named, or what most of the passages are on. */
function patternIn(turn: Turn, passages: readonly LessonPassage[]): string {
  const counts = Map.groupBy(passages, ({ patterns }) => patterns[0] ?? '')
  const [most] = [...counts].filter(([, each]) => each.length > 1).sort(([, a], [, b]) => b.length - a.length)
  return turn.run?.pattern ?? patternsOf(turn)[0] ?? most?.[0] ?? turn.conversation.patterns[0] ?? ''
}

/** What fits the message, or what was asked before it if it only asks on, also if it was said before. */
function passagesFor(turn: Turn, isReply: boolean, ofProblem: readonly string[]): readonly LessonPassage[] {
  const { answer } = turn.conversation.last
  const isOnIt = ({ patterns, isGeneral }: LessonPassage) =>
    !isGeneral && [...ofProblem, ...patternsOf(turn)].some((name) => patterns.includes(name))
  if (isReply && (answer || ofProblem.length > 0)) return answer ? [answer] : []
  const number = problemOf(turn)?.number ?? turn.message.mentioned
  const hits = searchFor(turn).filter(
    ({ found: { id, problem } }) =>
      // The caption of a demo says little without its picture.
      !id.startsWith('demo:') && (problem === undefined || problem === number),
  )
  const least = Math.max(leastScore, (hits[0]?.score ?? 0) - mostBehind)
  const passages: LessonPassage[] = []
  for (const { found, score } of hits) {
    const isFar = score < (ofProblem.length > 0 && !isOnIt(found) ? Math.max(least, 0) : least)
    if (!isFar && passages.length < mostPassages && !isRepeat(found.text, passages.map(textOf)))
      passages.push(found)
  }
  // What was asked and answered last may be what the message goes on with.
  if (!goesOn(turn) && !turn.message.isCorrection) return passages
  const about = { kind: 'what', about: patternsOf(turn), topic: turn.topic.patterns } as const
  const [before] = turn.library(lastSubject(turn.conversation), about)
  return [...new Set([...passages, ...(answer ? [answer] : []), ...(before ? [before.found] : [])])]
}

const textOf = ({ text }: Passage) => text

/** `Still don't see it` and `why that` are about what was asked before. */
function asksOn({ message: { move, named, words, code } }: Turn): boolean {
  if (move || code || named.length > 0) return move !== undefined
  return contentWords(words).every((word) => askingOn.test(word))
}

function describeLearner({ topic, solved }: Turn, language: CodeLanguage | undefined): string {
  const done = [...solved].flatMap((number) => knownProblems.get(number) ?? [])
  const ofTopic = done.filter(({ patterns }) => patterns.some((name) => topic.patterns.includes(name)))
  const counts = levels.map(
    (level) => `${ofTopic.filter((each) => each.difficulty === level).length} ${level}`,
  )
  const titles = ofTopic.slice(0, 8).map(({ title }) => title)
  return [
    ...(language ? [`Writes ${codeLanguageNames[language]}.`] : []),
    ...(ofTopic.length > 0
      ? [`Has solved ${counts.join(', ')} on this topic, among them ${titles.join(', ')}.`]
      : []),
  ].join(' ')
}
