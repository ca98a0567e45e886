import { type KnownProblem, knownProblems, levels } from '#content/known-problems.ts'
import { ordinalIn } from '#content/tutor/moves.ts'
import { difficultyIn } from '#content/tutor/question-kinds.ts'
import { answerOf, rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { practiceFits } from '#curriculum/catalogue.ts'
import { type Difficulty, firstSentence } from '#curriculum/lesson.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type Conversation, type Draft, patternsOf, type Turn } from './conversation.ts'
import { findFor } from './findings.ts'
import { offersOn } from './offers.ts'
import { demoLink, lessonOf, linkTo } from './passages.ts'
import { contentWords } from './word-forms.ts'

/** Defines both sides, and says what decides. */
export function compare(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const named = message.named.map(({ patterns }) => patterns[0] ?? '')
  // `Vs DFS?` compares with what was spoken of, but `memo or table?` does not.
  const isShort = contentWords(message.words).length < 4 && !/\bor\b/.test(message.words)
  const spokenOf = named.length === 1 && isShort ? conversation.patterns.slice(0, 1) : []
  // `Which one is better?`
  const isOfBefore =
    named.length === 0 &&
    /^\W*(?:so |and |ok )*which (?:one |of them )?(?:is|would be|should|do)\b/.test(message.words)
  const before = isOfBefore ? [...conversation.patterns, ...(conversation.previous?.patterns ?? [])] : []
  const sides = [...new Set([...spokenOf, ...named, ...before])]
  const [first, second] = sides
  if (!first || !second) return undefined
  const { best, others } = findFor(turn, sides)
  const isOfBoth = sides.every((name) => best?.found.patterns.includes(name))
  const written = best && (isOfBoth || best.asked >= 0.65) ? best.found : undefined
  const rival = rivalsOf(first).find(({ name }) => name === second)
  const definitions = [first, second].map(
    (name) => `- **${displayNameOf(name)}**: ${firstSentence(lessonOf(name).description)}`,
  )
  const clueOf = (name: string) => firstSentence(lessonOf(name).identificationClues)
  const decides = rival
    ? `What decides: ${rival.clue}\n- ${answerOf(rival.stay, displayNameOf(first))}\n- ${answerOf(rival.leave, displayNameOf(second))}\n\nAn example: ${rival.contrast.problem} ${rival.contrast.because} So it is ${displayNameOf(rival.contrast.is)}.`
    : `What decides: what the problem gives you and asks for.\n- ${displayNameOf(first)}: ${clueOf(first)}\n- ${displayNameOf(second)}: ${clueOf(second)}`
  // An answer that was written to the comparison says what decides, unless the two are often mixed up.
  const general =
    written && !isOfBoth ? [] : [definitions.join('\n'), ...(written && !rival ? [] : [decides])]
  return {
    kind: 'compare',
    opening: [...(written ? [written.text] : []), ...general].join('\n\n'),
    sources: [...(written ? [written] : []), ...others],
    patterns: [first, second],
    offers: [...others.flatMap(({ question }) => question ?? []), ...offersOn(written?.further, [])],
    said: { kind: 'compare', answer: written, others },
  }
}

/** The demo, at the step whose caption is closest to the words. */
export function showDemo(turn: Turn): Draft | undefined {
  const pattern = patternsOf(turn)[0] ?? turn.conversation.patterns[0]
  if (!pattern) return undefined
  const name = displayNameOf(pattern)
  return {
    kind: 'demo',
    opening: `[The demo of ${name}](${demoLink(pattern)}) runs the real algorithm step by step. “Predict” lets you decide each move, and “My input” runs values of your own.`,
    quotes: findFor(turn, [pattern]).quotes.filter(({ id }) => id.startsWith(`demo:${pattern}/`)),
    patterns: [pattern],
  }
}

export function offerProblems(turn: Turn, problem: KnownProblem | undefined): Draft {
  const { conversation, message, topic, solved } = turn
  const pattern = patternsOf(turn)[0] ?? conversation.patterns[0] ?? topic.patterns[0] ?? ''
  const target = message.named.length > 0 && !message.problem ? pattern : (problem ?? pattern)
  const difficulty = difficultyIn(message.words, problem?.difficulty)
  const found = similarTo(target, [...solved, ...conversation.named], difficulty)
  const label = typeof target === 'string' ? `for ${displayNameOf(target)}` : `like ${target.title}`
  const lines = found.map(({ number, title, difficulty, adds, patterns: [main] }) => {
    const search = `/company-questions?q=${encodeURIComponent(title)}`
    const at = main && adds ? linkTo(main, `/${number}`) : search
    return `- [${number}. ${title}](${at}) (${difficulty})${adds ? `: ${adds}` : ''}`
  })
  return {
    kind: 'similar',
    opening:
      found.length > 0
        ? `Problems ${label}, from easier to harder:\n${lines.join('\n')}`
        : `You have seen all the problems I know ${label}.`,
    patterns: typeof target === 'string' ? [target] : target.patterns.slice(0, 1),
    offers: found.slice(0, 2).map(({ title }) => `Hint for ${title}`),
    conversation: { named: [...found.map(({ number }) => number), ...conversation.named] },
  }
}

/** `Hint for the first`, of the problems that were listed. */
export function listedProblem({ shown }: Conversation, text: string): KnownProblem | undefined {
  const numbers = [...(shown.at(-1) ?? '').matchAll(/^- \[(\d+)\. /gm)].map(([, number]) => Number(number))
  const at = ordinalIn(text)
  return at === undefined ? undefined : knownProblems.get(numbers.at(at) ?? 0)
}

/**
 * Up to four problems to solve next, from easier to harder: those of the lesson, then those that companies asked. Problems of other
 * difficulties than a given one come last.
 *
 * @param leftOut numbers of problems that were solved or named
 */
export function similarTo(
  target: KnownProblem | string,
  leftOut: readonly number[],
  difficulty?: Difficulty,
): readonly KnownProblem[] {
  const problem = typeof target === 'string' ? undefined : target
  const patterns = typeof target === 'string' ? [target] : target.patterns
  const from = levels.indexOf(difficulty ?? problem?.difficulty ?? 'Easy')
  const known = new Set([...leftOut, ...(problem ? [problem.number] : [])])
  const rank = (candidate: KnownProblem) => {
    const shared = patterns.findIndex((name) => candidate.patterns.includes(name))
    const distance = levels.indexOf(candidate.difficulty) - from
    return (
      shared * 8 +
      // The pattern is not what the candidate is mainly about.
      (candidate.patterns[0] === patterns[shared] ? 0 : 4) +
      (distance < 0 ? -2.5 * distance : distance) +
      (candidate.adds ? 0 : 1.5) +
      (difficulty && distance !== 0 ? 12 : 0) -
      (problem && hasSameVariation(problem, candidate) ? 2 : 0)
    )
  }
  return [...knownProblems.values()]
    .filter(({ number, patterns: own }) => !known.has(number) && own.some((name) => patterns.includes(name)))
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 4)
    .map(({ candidate }) => candidate)
    .sort((a, b) => levels.indexOf(a.difficulty) - levels.indexOf(b.difficulty))
}

function hasSameVariation({ number, patterns: [pattern = ''] }: KnownProblem, other: KnownProblem): boolean {
  return Object.values(practiceFits[pattern]?.variations ?? {}).some(
    (numbers) => numbers.includes(number) && numbers.includes(other.number),
  )
}
