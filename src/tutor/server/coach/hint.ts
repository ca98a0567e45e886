import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import { practiceFits } from '#content/practice-fit/practice-fit.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import { findSide } from '#content/rivals/sides/rival-sides.ts'
import { type Draft, patternsOf, type Turn } from './conversation.ts'
import type { Findings } from './findings.ts'
import { firstSentence, nameOf } from './passages.ts'
import type { KnownProblem } from './problems.ts'
import { contentWords } from './words.ts'
import { problemNotes } from './written-answers.ts'

/** The last rung sends the learner to the listing and the demo. */
export const lastRung = 4

/** The next hint on a problem. The first is skipped for those who say what they have tried. */
export function giveHint(turn: Turn, problem: KnownProblem, { quotes }: Findings): Draft {
  const { hints } = turn.conversation
  const details = detailsOf(turn, problem)
  const before = hints.get(problem.number) ?? (details.length > 4 ? 1 : 0)
  const rung = Math.min(before, lastRung)
  return {
    kind: 'hint',
    opening: hintAt(problem, rung),
    quotes: details.length > 1 ? quotes.slice(0, 2) : [],
    patterns: patternsOf(turn).slice(0, 1),
    offers: [
      ...(rung < lastRung ? [`Next hint for ${problem.title}`] : []),
      `Similar problems to ${problem.title}`,
    ],
    conversation: { hints: new Map([...hints, [problem.number, rung + 1]]) },
  }
}

/** Whether a message about a problem asks for help and says nothing that an answer was written for. */
export function wantsHint(turn: Turn, problem: KnownProblem, { best }: Findings): boolean {
  const { kind, words } = turn.message
  const { length } = detailsOf(turn, problem)
  const asksHint = /\b(hints?|stuck|start|begin)\b/.test(words) && length < 5
  return ['what', 'how', 'mistake', 'stuck'].includes(kind) && (asksHint || length < 2 || !best)
}

/** What a message says beyond the title. */
function detailsOf({ message }: Turn, { title }: KnownProblem): readonly string[] {
  const known = new Set(contentWords(title))
  return contentWords(message.words).filter((word) => !known.has(word))
}

/** From what the statement says up to a worked example. */
export function hintAt(problem: KnownProblem, rung: number): string {
  const lesson = findLessonByName(problem.patterns[0] ?? '')
  if (!lesson)
    return `I know ${problem.title} by name only: it is not one of the lessons' problems, and none of their patterns is known to solve it. Describe what is given and what you have to find, in a sentence or two, and I look for the pattern that fits those words.`
  const isPractice = lesson.practice.some(({ number }) => number === problem.number)
  const steps = [
    isPractice ? readStatement : guessFromPattern,
    isPractice ? whatItAdds : decide,
    tellIdea,
    workExample,
    sendToCode,
  ] as const
  return (steps[Math.max(0, rung)] ?? sendToCode)(problem, lesson)
}

/** The words of the statement, or the task as the lesson describes it, and how to begin. */
function readStatement(
  { number, title }: KnownProblem,
  { name, displayName, identificationClues }: Lesson,
): string {
  const phrases = shownBy(number, practiceFits[name]?.keyPhrases).slice(0, 2)
  const [scenario] = shownBy(number, practiceFits[name]?.scenarios)
  const says =
    phrases.length > 0
      ? `In the statement of ${title}, ${phrases.map((phrase) => `“${phrase}”`).join(' and ')} points to ${displayName}.`
      : scenario
        ? `${title} is a case of “${scenario}” in the lesson on ${displayName}.`
        : `${title} fits this clue of ${displayName}: ${firstSentence(identificationClues)}`
  return `${says} ${problemNotes.get(number)?.start ?? 'Begin with the brute force: what does it compute again and again?'}`
}

/** The clue between the pattern and a rival that puts the problem on the pattern's side: the story's rival if it does. */
function decidingClue(number: number, { name, displayName, story }: Lesson): string {
  const decided = rivalsOf(name).filter((rival) => findSide(name, rival.name, number) === name)
  const clue = decided.find((rival) => rival.name === story.rival.name) ?? decided[0]
  return clue
    ? `What decides for ${displayName} and against ${nameOf(clue.name)}: ${clue.clue} Here: “${clue.stay}”.`
    : ''
}

function guessFromPattern({ title, patterns }: KnownProblem, lesson: Lesson): string {
  const also = patterns[1] ? `, perhaps together with ${nameOf(patterns[1])}` : ''
  return `${title} is not one of the lessons' problems, so there are no hints written for it. Its topics point to ${lesson.displayName}${also}. Check its statement against this clue: ${firstSentence(lesson.identificationClues)}`
}

function whatItAdds({ number, title, adds = '' }: KnownProblem, lesson: Lesson): string {
  const { name, practice } = lesson
  const [variation = ''] = shownBy(number, practiceFits[name]?.variations)
  const before = practice.slice(
    0,
    practice.findIndex((problem) => problem.number === number),
  )
  const easier = before.findLast((problem) =>
    practiceFits[name]?.variations[variation]?.includes(problem.number),
  )
  const advice =
    easier && `If that is too big a step, solve ${easier.title} first: it is an easier case of the same.`
  const says = [`This is what is special about ${title}. ${adds}`, decidingClue(number, lesson), advice]
  return says.filter(Boolean).join(' ')
}

/** For a problem that no lesson lists: the clue between its patterns, or between the first and a rival. */
function decide({ title, patterns }: KnownProblem, { name, displayName }: Lesson): string {
  const rivals = rivalsOf(name)
  const rival = rivals.find((each) => patterns.includes(each.name)) ?? rivals[0]
  const sides =
    rival && `${rival.clue}\n- ${displayName}: ${rival.stay}\n- ${nameOf(rival.name)}: ${rival.leave}`
  return `One question decides how to start on ${title}: ${sides ?? ''}`
}

function tellIdea({ number, title }: KnownProblem, { displayName, story }: Lesson): string {
  const idea = problemNotes.get(number)?.idea
  if (idea)
    return `${idea}\n\nIn ${displayName}, something stays true at every step. Say what that is for ${title}. In the lesson's story, another problem, it is this: ${story.invariant}`
  const steps = story.plan.map((step, index) => `${index + 1}. ${step}`).join('\n')
  return `The lesson on ${displayName} solves a task of this kind: “${story.problem.replaceAll('**', '')}” At every step, this stays true: ${story.invariant} The plan:\n${steps}\n\nWrite the same plan for ${title}.`
}

function workExample(_: KnownProblem, { displayName, workedExample }: Lesson): string {
  return `Here is a smaller task for ${displayName}, worked through. ${workedExample}`
}

function sendToCode({ number, title }: KnownProblem, { name, displayName }: Lesson): string {
  const [time, space] = practiceFits[name]?.costs[number] ?? []
  const goal = time ? ` Aim for \`${time}\` time and \`${space}\` space.` : ''
  return `These were all my hints for ${title}.${goal} Send “Show the code of ${displayName}” to see the listing, and change the step in which your problem differs. Or send “Show ${displayName} in the demo” and run it on the input on which your version fails.`
}

function shownBy(number: number, texts: Readonly<Record<string, readonly number[]>> = {}): string[] {
  return Object.keys(texts).filter((text) => texts[text]?.includes(number))
}
