import type { KnownProblem } from '#content/known-problems.ts'
import { type CodeLanguage, languageIn } from '#content/tutor/code-languages.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { practiceFits } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { readCode } from '../../../code/read-code.ts'
import type { MaterialPart } from '../../models/tutor-model.ts'
import type { Turn } from '../conversation.ts'
import { linkTo, readListing } from '../passages.ts'
import type { WorkedOn } from './worked-on.ts'

/** A program in a reply. */
export const listing = /```\w*\n[\s\S]*?\n```/g

/** The language that the learner wrote code in or named last. */
export function languageOf({ conversation, message }: Turn): CodeLanguage | undefined {
  return [...conversation.messages, message.text]
    .map((text) => readCode(text)?.language ?? languageIn(text))
    .findLast((language) => language !== undefined)
}

export function describeProblem(problem: KnownProblem): string {
  const { number, difficulty } = problem
  const { pattern, asks, cost } = helpWith(problem)
  const [time, space] = practiceFits[pattern]?.costs[number] ?? []
  const goal = cost ?? (time && `${time} time and ${space} space`)
  return [`LeetCode ${number}, ${difficulty}.`, asks, goal && `Goal: ${goal}.`].filter(Boolean).join(' ')
}

/** What the learner should find without being told. Problems without a lesson have none. */
export function hintsTo(problem: KnownProblem): readonly MaterialPart[] {
  const { hints } = helpWith(problem)
  const text = hints?.map((hint, index) => `${index + 1}. ${hint}`).join('\n')
  return text
    ? [{ title: 'Hints from small to large: one at a time; all of them only for a full explanation', text }]
    : []
}

/** One program: what solves the problem, or the code of the pattern if it was asked for. */
function codeFor(
  turn: Turn,
  { name, displayName, listings }: Lesson,
  { problem, task }: WorkedOn,
  printed: string | undefined,
): readonly MaterialPart[] {
  const language = languageOf(turn) ?? 'python'
  const { pattern = name, solvedBy } = problem ? helpWith(problem) : {}
  const shown = (own: string, id: string) =>
    `\`\`\`${language}\n${readListing(own, id, language).lines.join('\n')}\n\`\`\``
  const solution = task
    ? shown(task.pattern, task.listing)
    : solvedBy
      ? shown(pattern, solvedBy)
      : problem && printed
  if (solution)
    return [{ title: 'Code that solves what they work on: never show it, compare with it', text: solution }]
  if (problem || (turn.message.kind !== 'template' && !printed)) return []
  const text = printed ?? shown(name, listings[0].id)
  return [
    {
      title: `Code of the pattern ${displayName}: show it to whoever asks for the code of the pattern`,
      text,
    },
  ]
}

export function describePattern(
  turn: Turn,
  lesson: Lesson,
  worked: WorkedOn,
  said: string,
): readonly MaterialPart[] {
  const { name, displayName, idea, complexity, commonMistakes } = lesson
  const { kind, code: own } = turn.message
  const { time, timeReason, space, spaceReason } = complexity
  const { problem, task } = worked
  const code = codeFor(turn, lesson, worked, said.match(listing)?.[0])
  if (problem && !helpWith(problem).hints) return code
  const hasMistakes = own || kind === 'mistake'
  const mistakes =
    hasMistakes && !said.includes(commonMistakes[0] ?? '')
      ? [
          {
            title: `Usual mistakes with ${displayName}: to find theirs with, keep them back`,
            text: `- ${commonMistakes.slice(0, 4).join('\n- ')}`,
          },
        ]
      : []
  if (problem || task) return [...code, ...mistakes]
  const text = `Idea: ${idea}\nCost: ${time} time. ${timeReason} ${space} space. ${spaceReason}`
  return [
    {
      title: `Lesson [${displayName}](${linkTo(name)}), in short: its cost is that of the pattern, not of their code or claim`,
      text,
    },
    ...code,
    ...mistakes,
  ]
}
