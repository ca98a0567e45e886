import { hintsOn } from '#content/tutor/hints.ts'
import { asksWhy, type Move, moveOf } from '#content/tutor/moves.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { giveAnswer } from '../answers.ts'
import { followRun } from '../code/follow-run.ts'
import { contextOf, type Draft, type Said, type Turn } from '../conversation.ts'
import { asksWhyOn, findFor, isCase } from '../findings.ts'
import { giveHint } from '../give-hint.ts'
import { offerPatterns, offersOn } from '../offers.ts'
import { demoLink, demos, type LessonPassage, lessonOf } from '../passages.ts'
import { offerProblems } from '../requests.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'
import { walkLines } from './listing.ts'

/** What was said stays what was said: a part of it is added. */
export function goOn(
  turn: Turn,
  opening: string,
  change: Partial<Said> = {},
  offers: readonly string[] = [],
): Draft {
  const { last, patterns } = turn.conversation
  const said = { ...last, steps: undefined, ...change }
  return {
    kind: 'follow-up',
    opening,
    sources: last.answer ? [last.answer] : [],
    patterns,
    offers: [...offers, ...(offers.length > 0 ? [] : offersOn(said.answer?.further, said.given ?? []))],
    said,
  }
}

/** `Line 5?`, `the loop?` or `why`, after a program that failed. */
function followProgram({ message, conversation }: Turn, move: Move | undefined): Draft | undefined {
  const { last } = conversation
  const { program, given = [] } = last
  const isShort = wordsOf(message.text).length < 8
  const namesPart = isShort && /\bline \d+\b|\b(loops?|while|for|if|condition|return)\b/i.test(message.text)
  const asksOn = move !== undefined && move !== 'done' && move !== 'other'
  if (!program || message.code || !(namesPart || asksOn)) return undefined
  const draft = followRun(program.code, program.run, message.text, given.length)
  return { ...draft, said: { ...last, given: [...given, 'step'] } }
}

/** What a message without a subject of its own does with what was said last. */
export function followMove(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { last, problem } = conversation
  const isLost = /\bstill (?:don[’']?t|do not) (?:get|understand|see)\b(?!.*[.!] .*\?)/i.test(message.text)
  const move = message.move ?? (isLost ? 'simpler' : asksWhyOf(turn) ? 'why' : undefined)
  const failed = followProgram(turn, move)
  if (failed) return failed
  const { best, isClear } = findFor(turn)
  // `So BFS is better there? Why` asks something of its own.
  const [first = ''] = message.text.split(/[.!?]\s/)
  const asksOwn = isLost
    ? message.move === undefined && best?.found.patterns.includes(patternOf(turn))
    : move === 'why' && isClear && moveOf(first) === undefined
  if (asksOwn && best && !best.found.isGeneral && !conversation.told.includes(best.found.id))
    return giveAnswer(turn, best.found, isLost ? { intro: kindWords[0] } : {})
  if (last.steps && (move === 'why' || asksWhy.test(message.text))) return goOn(turn, last.steps)
  if (move === undefined || last.kind === '' || message.code) return undefined
  if (problem && ['hint', 'code'].includes(last.kind)) {
    const wantsMore: readonly Move[] = ['why', 'example', 'simpler', 'next', 'yes', 'no', 'unknown', 'hint']
    if (wantsMore.includes(move)) {
      const intro = move === 'simpler' ? 'That is the hard part of this one. A smaller step:' : undefined
      const reason = move === 'why' ? reasonFor(turn, problem.title) : undefined
      return reason ? giveAnswer(turn, reason) : giveHint(turn, problem, intro)
    }
  }
  switch (move) {
    case 'why':
      return tellWhy(turn)
    case 'example':
      return showExample(turn)
    case 'hint':
      return problem ? giveHint(turn, problem) : simplify(turn)
    case 'simpler':
    case 'unknown':
      return simplify(turn)
    case 'other':
    case 'no':
      return tellOther(turn)
    case 'next':
    case 'yes':
      return goForward(turn)
    default:
      return undefined
  }
}

/** `Why does it have to be max`, of an answer that says so, unless a better one was written to that. */
function asksWhyOf(turn: Turn): boolean {
  const { message, conversation } = turn
  const { answer, given = [] } = conversation.last
  if (!asksWhyOn(turn) || !answer?.further || given.includes('why')) return false
  // The reason of an answer is seldom that of the cost it names.
  const known = termsOf(`${answer.title} ${answer.further.why} ${message.kind === 'why' ? answer.text : ''}`)
  const own = contentWords(message.words)
  const sharedWith = (terms: ReadonlySet<string>) =>
    own.filter((word) => [...termsOf(word)].some((term) => terms.has(term))).length
  const shared = sharedWith(known)
  const { best, isClear } = findFor(turn)
  if (best && sharedWith(termsOf(best.wording)) > shared) return false
  return shared === own.length
    ? !(isClear && best?.found.kinds.includes('why'))
    : shared >= own.length / 2 && wordsOf(message.text).length < 10 && !isClear
}

export function patternOf({ conversation, topic }: Turn): string {
  return conversation.last.answer?.patterns[0] ?? conversation.patterns[0] ?? topic.patterns[0] ?? ''
}

function tellWhy(turn: Turn, intro = ''): Draft {
  const { answer, given = [] } = turn.conversation.last
  const why = answer?.further?.why
  if (why && !given.includes('why')) return goOn(turn, intro + why, { given: [...given, 'why'] })
  const related = reasonFor(turn, contextOf(turn) || displayNameOf(patternOf(turn)))
  if (related) return giveAnswer(turn, related, { intro: `${intro}This belongs to it:` })
  return given.includes('example') ? goForward(turn) : showExample(turn)
}

export function showExample(turn: Turn, intro = ''): Draft {
  const { answer, given = [] } = turn.conversation.last
  const pattern = patternOf(turn)
  const change = { given: [...given, 'example'] }
  const example = answer?.further?.example
  if (example && !given.includes('example')) return goOn(turn, intro + withCheck(turn, example), change)
  const { workedExample, displayName } = lessonOf(pattern)
  const demo = `[The demo of ${displayName}](${demoLink(pattern)}) runs it step by step, also on your own input.`
  const isShown = turn.conversation.shown.some((text) => text.includes(workedExample))
  const worked = isShown
    ? `${demo} Under “My input” you can try the smallest case that you are unsure about. Which one is it?`
    : `An example of ${displayName}, worked through. ${workedExample}\n\n${demo}`
  return goOn(turn, intro + worked, change)
}

/** The question that waits is asked again after what it is about. */
function withCheck({ conversation }: Turn, text: string): string {
  const { check } = conversation.last
  return check ? `${text}\n\nNow you: ${check.ask}` : text
}

/** For somebody who is lost: numbers first, then the reason, another answer and one small step; nothing twice. */
export function simplify(turn: Turn): Draft {
  const { shown, told, last, problem, hints } = turn.conversation
  const { given = [], answer, others = [], kind } = last
  const pattern = patternOf(turn)
  // The example of a pattern shows what the pattern is, and nothing else.
  const isOnPattern = !problem && (!answer || answer.id === `${pattern}#answer-0`)
  const isOnExample = isOnPattern || answer?.further !== undefined
  const hasHints = problem && (hints.get(problem.number) ?? 0) < hintsOn(problem).length
  const [other, ...left] = others.filter(({ id, patterns }) => !told.includes(id) && patterns[0] === pattern)
  const { idea, displayName } = lessonOf(pattern)
  const isTold = shown.some((text) => text.includes(idea))
  const inShort = (intro = `${kindWords[2]} `) =>
    isTold ? undefined : goOn(turn, `${intro}In one sentence, ${displayName} works like this: ${idea}`)
  const giveMissing = () => {
    const missing = other ?? reasonFor(turn, answer?.title ?? '')
    return missing && giveAnswer(turn, missing, { others: left, intro: `${kindWords[1]} ${missing.title}` })
  }
  const ways = [
    () => (kind === 'trace' ? inShort('') : undefined),
    () => (kind === 'template' ? walkLines(turn, `${kindWords[0]} `) : undefined),
    () =>
      given.includes('example') || !isOnExample
        ? undefined
        : showExample(turn, `${kindWords[0]} With numbers: `),
    () => (answer?.further && !given.includes('why') ? tellWhy(turn, `${kindWords[1]} `) : undefined),
    () => (problem && hasHints ? giveHint(turn, problem, `${kindWords[1]} A smaller step:`) : undefined),
    ...(isOnPattern ? [inShort, giveMissing] : [giveMissing, inShort]),
    () => nextStep(turn, pattern),
  ]
  for (const way of ways) {
    const draft = way()
    if (draft && !shown.includes(draft.opening)) return draft
  }
  return goOn(
    turn,
    'Which word or sentence above is the first that you do not understand? Send me that one alone.',
  )
}

/** The demo, one step at a time. */
function nextStep(turn: Turn, pattern: string): Draft | undefined {
  const demo = demos.get(pattern)
  const reading = demo?.read(demo.presets[0]?.texts ?? {})
  const steps = reading?.kind === 'run' ? reading.run.steps : []
  const { shown } = turn.conversation
  const at = steps.findIndex(({ caption }) => !shown.some((text) => text.includes(caption.why)))
  const { caption } = steps[at] ?? {}
  return (
    caption &&
    goOn(
      turn,
      `One step at a time, then. [Step ${at + 1} of the demo](${demoLink(pattern, at)}): ${caption.fact} ${caption.why} Look at the picture. Is that clear?`,
    )
  )
}

const kindWords = [
  'This is hard to see at first; many people need it twice.',
  'Let us look at it from another side.',
  'That is all right, it comes with the third look.',
] as const

/** Another answer that was found before. */
function tellOther(turn: Turn): Draft {
  const { last, told } = turn.conversation
  const [next, ...left] = (last.others ?? []).filter(({ id }) => !told.includes(id))
  if (next) return giveAnswer(turn, next, { others: left, isClear: false })
  return {
    ...offerPatterns(turn),
    opening:
      'Then I misunderstood you. Say it with the name of the problem or the pattern and the step that bothers you, or give me an input and what you expected on it.',
  }
}

/** The question that waits, or else problems to solve. */
function goForward(turn: Turn): Draft {
  const { last, problem } = turn.conversation
  return last.check ? goOn(turn, last.check.ask) : offerProblems(turn, problem)
}

/** The reason that is closest to a text, not told yet. */
function reasonFor(turn: Turn, text: string): LessonPassage | undefined {
  const pattern = patternOf(turn)
  const hits = turn.library(text, {
    kind: 'why',
    about: [pattern],
    topic: turn.topic.patterns,
    problem: turn.conversation.problem?.number,
  })
  return hits.find(
    ({ found, share }) =>
      found.isAnswer &&
      found.patterns.includes(pattern) &&
      !isCase(found) &&
      share > (found.kinds.includes('why') ? 0.4 : 0.6) &&
      !turn.conversation.told.includes(found.id),
  )?.found
}
