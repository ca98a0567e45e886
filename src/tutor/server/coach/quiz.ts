import { levels } from '#content/known-problems.ts'
import { difficultyIn, doesNotKnow, negation, wantsToStop } from '#content/tutor/question-kinds.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { tutorTexts } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Draft, QuizQuestion, Turn } from './conversation.ts'
import { findPatterns } from './find-subjects.ts'
import { demoLink, linkTo } from './passages.ts'
import { termsOf, wordsOf } from './word-forms.ts'

const allTasks = [...tutorTexts].flatMap(([pattern, { quiz }]) =>
  quiz.map((task, rank) => ({ ...task, pattern, rank })),
)

/**
 * A task that was not asked yet, on the pattern that is wanted or one that is taken for it. An easy question names two
 * patterns to choose from, a medium one names none, and a hard one also asks for the cost.
 */
export function askQuestion({ conversation, message, topic }: Turn): Draft | undefined {
  const { quiz, quizAsked, patterns } = conversation
  const inTopic = (names: readonly string[]) => names.filter((name) => topic.patterns.includes(name))
  const named = inTopic([
    ...message.named.flatMap((each) => each.patterns),
    ...(message.problem?.patterns ?? []),
  ])
  const isAnother = quiz && /\b(easier|harder|another|next)\b/.test(message.words)
  const spokenOf = /\b(it|this|that)\b/.test(message.words) ? inTopic(patterns).slice(0, 1) : []
  const about = named.length > 0 ? named : isAnother ? conversation.quizOn : spokenOf
  const level = difficultyIn(message.words, quiz?.level) ?? quiz?.level ?? 'Easy'
  const left = (names: readonly string[]) =>
    allTasks.filter(
      ({ task, pattern, not }) =>
        !quizAsked.includes(task) &&
        topic.patterns.includes(pattern) &&
        (names.includes(pattern) || names.includes(not)),
    )
  const open = left(about).length > 0 ? left(about) : left(topic.patterns)
  const distance = ({ rank }: { readonly rank: number }) => Math.abs(rank - 2 * levels.indexOf(level))
  const fitting = open.filter((task) => distance(task) === Math.min(...open.map(distance)))
  // Not always of the first pattern, and the same after the same conversation.
  const next = fitting[(quizAsked.length * 7) % Math.max(1, fitting.length)]
  if (!next) return undefined
  const choices = [next.pattern, next.not].map(displayNameOf).toSorted()
  const asks = {
    Easy: `${choices.join(' or ')}: which fits, and which words tell you?`,
    Medium: 'Which pattern fits, and which words tell you?',
    Hard: 'Which pattern fits, which words tell you, and how much time does the solution take?',
  }
  return {
    kind: 'quiz',
    opening: `${asks[level]}\n\n> ${next.task}`,
    patterns: [next.pattern],
    offers: ['A hint', "I don't know", 'Another question', 'An easier one'],
    conversation: {
      quiz: { ...next, level },
      quizHints: 0,
      quizOn: about,
      quizAsked: [...quizAsked, next.task],
    },
  }
}

/** A reply to the question that waits, also after an aside, or a short message on its verdict. */
export function answerQuiz(turn: Turn): Draft | undefined {
  const { conversation, message } = turn
  const { quiz, quizOn, quizHints, last } = conversation
  const { kind, text, code, named, move, words } = message
  if (!quiz || code) return undefined
  const isLast = ['quiz', 'verdict'].includes(last.kind)
  if (isLast && wantsToStop.test(text))
    return {
      kind: 'greeting',
      opening: 'All right, no more questions for now.',
      patterns: quizOn.slice(0, 1),
    }
  if (quizHints < 0) return last.kind === 'verdict' ? goOnFromVerdict(turn, quiz) : undefined
  const isReply = named.some(({ patterns }) =>
    patterns.some((name) => [quiz.pattern, quiz.not].includes(name)),
  )
  if (!isLast && !(isReply && wordsOf(words).length < 12 && !text.includes('?')) && move !== 'unknown')
    return undefined
  const wantsHint = move && ['hint', 'why', 'simpler', 'example', 'no'].includes(move)
  if (wantsHint && quizHints < 2) return hintOnQuiz(quiz, quizHints)
  if (move === 'other' || (move === 'next' && isLast)) return askQuestion(turn)
  const givesUp = wantsHint || move === 'unknown' || doesNotKnow.test(text) || wordsOf(text).length === 0
  // `Trie. A harder one` is an answer first.
  const asksNext = kind === 'quiz' && (named.length === 0 || /\b(quiz|test|ask) me\b/i.test(text))
  const isRequest = asksNext || ['stuck', 'similar', 'template', 'demo'].includes(kind)
  const isQuestion = /\?|^\W*(why|how|when)\b/i.test(text) && text.length > 30 && kind !== 'what'
  if (!givesUp && (isRequest || isQuestion)) return undefined
  return {
    kind: 'verdict',
    opening: `${judge(quiz, givesUp ? '' : text)}\n\n[More on ${displayNameOf(quiz.pattern)}](${linkTo(quiz.pattern, '-clues')})`,
    patterns: [quiz.pattern],
    offers: [
      'Another question',
      'A harder one',
      'An easier one',
      `Compare ${displayNameOf(quiz.pattern)} with ${displayNameOf(quiz.not)}`,
    ],
    conversation: { quizHints: -1 },
  }
}

/** First where to look, then between which two patterns to decide. The question goes on waiting. */
function hintOnQuiz({ words, task, pattern, not }: QuizQuestion, hints: number): Draft {
  const choices = [pattern, not].map(displayNameOf).toSorted()
  return {
    kind: 'quiz',
    opening:
      hints === 0
        ? `These words decide: ${words.map((piece) => `“${piece}”`).join(' and ')}. What do they allow you to do, or forbid?\n\n> ${task}`
        : `It is one of these two: ${choices.join(' or ')}. Which of them do the words ${words.map((piece) => `“${piece}”`).join(' and ')} rule out?`,
    patterns: [pattern],
    offers: hints === 0 ? ['Another hint', "I don't know"] : [...choices, "I don't know"],
    conversation: { quizHints: hints + 1 },
  }
}

function goOnFromVerdict(turn: Turn, { pattern, not, why, idea }: QuizQuestion): Draft | undefined {
  const { move } = turn.message
  if (move === 'yes' || move === 'next' || move === 'other') return askQuestion(turn)
  if (move === undefined || move === 'done' || move === 'no') return undefined
  const says =
    move === 'why'
      ? `Because ${displayNameOf(not)} fails: ${why} And ${displayNameOf(pattern)} works like this: ${idea}`
      : `${idea} [The demo](${demoLink(pattern)}) does it step by step.`
  return { kind: 'verdict', opening: says, patterns: [pattern], offers: ['Another question', 'A harder one'] }
}

/** Judges the pattern that an answer names without negating it, its reason and its cost. */
export function judge({ pattern, level, words, not, why, idea, cost }: QuizQuestion, answer: string): string {
  const affirmed = answer.toLowerCase().replace(/[’']/g, '').replace(negation, ' ')
  const named = findPatterns(affirmed, [pattern]).map(({ patterns: [first = ''] }) => first)
  const isRight = named.includes(pattern)
  const other = named.find((name) => name !== pattern)
  const right = displayNameOf(pattern)
  const wrong =
    other === not
      ? `Not ${displayNameOf(not)} here: it is ${right}.`
      : `${right} fits better than ${displayNameOf(other ?? '')}.`
  const verdict = other ? (isRight ? `You named two. The better one is ${right}.` : wrong) : `It is ${right}.`
  const signOf = (name = '') => rivalsOf(pattern).find((rival) => rival.name === name)
  const names = termsOf(named.map(displayNameOf).join(' '))
  const reasons = termsOf([...words, signOf(not)?.stay.replace(/^(Yes|No): /, '') ?? ''].join(' '))
  const isReason = isRight && [...termsOf(answer)].some((term) => reasons.has(term) && !names.has(term))
  const pieces = words.map((piece) => `“${piece}”`).join(' and ')
  const rival = other === not ? undefined : signOf(other)
  const given = level === 'Hard' ? /o\([^)]*\)/i.exec(answer)?.[0] : undefined
  return [
    `${answer ? '' : 'No problem. '}${isRight && !other ? 'Right. ' : ''}${verdict}`,
    isReason ? `Yes, you found the clue: ${pieces}.` : `The clue: ${pieces}.`,
    rival ? `The question that decides: ${rival.clue}` : `Why not ${displayNameOf(not)}: ${why}`,
    `The idea: ${idea}`,
    `Time: ${cost}${given ? `; you said ${given}` : ''}.`,
  ].join('\n- ')
}
