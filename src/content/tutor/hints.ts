import { answerOf, rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { findLessonByName, practiceFits, problemHelps } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { KnownProblem } from '../known-problems.ts'

/** The pattern that the lessons solve a problem with, and their help with it. */
export function helpWith({ number, patterns }: KnownProblem) {
  const pattern = patterns.find((name) => problemHelps.get(name)?.[number]) ?? patterns[0] ?? ''
  return { pattern, ...problemHelps.get(pattern)?.[number] }
}

/** From what the statement says up to a worked example and the listing. */
export function hintsOn(problem: KnownProblem): readonly string[] {
  const { number, title, adds = '' } = problem
  const lesson = findLessonByName(problem.patterns[0] ?? '')
  if (!lesson)
    return [
      `I know ${title} by name only: it is not one of the lessons' problems, and none of their patterns is known to solve it. Describe what is given and what you have to find, in a sentence or two, and I look for the pattern that fits those words.`,
    ]
  const { name, displayName, workedExample } = lesson
  const [start, next, idea] = problemHelps.get(name)?.[number]?.hints ?? []
  const [time, space] = practiceFits[name]?.costs[number] ?? []
  const goal = time ? ` Aim for \`${time}\` time and \`${space}\` space.` : ''
  return [
    ...(idea
      ? [
          `${readStatement(problem, lesson)} ${start}`,
          `What is special about ${title}: ${adds} ${next}`,
          idea,
        ]
      : guess(problem, lesson)),
    `Here is a smaller task for ${displayName}, worked through. ${workedExample}`,
    `These were all my hints for ${title}.${goal} Send “Show the code of ${displayName}” to see the listing, and change the step in which your problem differs. Or send “Show ${displayName} in the demo” and run it on the input on which your version fails.`,
  ]
}

/** The words of the statement that point to the pattern, or the task as the lesson describes it. */
function readStatement({ number, title }: KnownProblem, { name, displayName, ...lesson }: Lesson): string {
  const { keyPhrases, scenarios } = practiceFits[name] ?? {}
  const phrases = shownBy(number, keyPhrases).slice(0, 2)
  const [scenario] = shownBy(number, scenarios)
  if (phrases.length > 0)
    return `In the statement of ${title}, ${phrases.map((phrase) => `“${phrase}”`).join(' and ')} ${phrases.length > 1 ? 'point' : 'points'} to ${displayName}.`
  return scenario
    ? `${title} is a case of “${scenario}” in the lesson on ${displayName}.`
    : `${title} fits this clue of ${displayName}: ${lesson.identificationClues}`
}

function shownBy(number: number, texts: Readonly<Record<string, readonly number[]>> = {}): string[] {
  return Object.keys(texts).filter((text) => texts[text]?.includes(number))
}

/** For a problem that no lesson lists: the pattern that its topics point to, what decides for it, and the lesson's plan. */
function guess({ title, patterns }: KnownProblem, lesson: Lesson): readonly string[] {
  const { name, displayName, identificationClues, story } = lesson
  const also = patterns[1] ? `, perhaps together with ${displayNameOf(patterns[1])}` : ''
  const rival = rivalsOf(name).find((each) => patterns.includes(each.name)) ?? rivalsOf(name)[0]
  const signs = rival
    ? [answerOf(rival.stay, displayName), answerOf(rival.leave, displayNameOf(rival.name))]
    : []
  return [
    `${title} is not one of the lessons' problems, so there are no hints written for it. Its topics point to ${displayName}${also}. Check its statement against this clue: ${identificationClues}`,
    `One question decides how to start on ${title}: ${rival?.clue}${signs.map((sign) => `\n- ${sign}`).join('')}`,
    `The lesson on ${displayName} solves a task of this kind: “${story.problem.replaceAll('**', '')}” At every step, this stays true: ${story.invariant} The plan:\n${story.plan.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n\nWrite the same plan for ${title}.`,
  ]
}
