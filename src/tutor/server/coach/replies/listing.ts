import { knownProblems } from '#content/known-problems.ts'
import { type CodeLanguage, codeLanguageNames, languageIn } from '#content/tutor/code-languages.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { kindOf } from '#content/tutor/question-kinds.ts'
import { quotedLine, readLines } from '#content/tutor/reading/code-in-words.ts'
import { allLessons, practiceFits } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { demos, lessonOf, linkTo, readListing } from '../passages.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'

/** The listing that the words name, that solves the problem, or the first of the pattern; in the language that was named last. */
export function showCode(turn: Turn, isBare = false): Draft | undefined {
  const { conversation } = turn
  const found = listingFor(turn, isBare)
  if (!found) return undefined
  const { pattern, id, lacks } = found
  const { listings } = lessonOf(pattern)
  if (lacks && !found.problem) return isBare ? undefined : tellListings(turn, pattern, lacks)
  const { label, note } = listings.find((each) => each.id === id) ?? listings[0]
  const name = displayNameOf(pattern)
  const others = listings.filter((each) => each.id !== id).map((each) => each.label)
  const also =
    others.length > 0 ? `The lesson also lists ${others.map((each) => `“${each}”`).join(', ')}. ` : ''
  const isShown = conversation.shown.some((text) => text.includes(note))
  const language = languageOf(turn)
  const { answer, others: near, given } = conversation.last
  const adds = (found.problem?.adds ?? '').replace(/^./, '; your problem differs like this. $&')
  return {
    kind: 'template',
    opening: [
      ...(lacks ? [`The lessons have no code of ${lacks}. This is the closest${adds || ':'}`] : []),
      isShown ? `In ${codeLanguageNames[language]}:` : `${name}, “${label}”: ${note}`,
      `\`\`\`${language}\n${readListing(pattern, id, language).lines.join('\n')}\n\`\`\``,
      ...(isShown ? [] : [`${also}[All listings, in four languages](${linkTo(pattern, '-variations')}).`]),
    ].join('\n\n'),
    patterns: [pattern],
    offers: [
      'Explain it line by line',
      ...others.slice(0, 1).map((each) => `Show the code of ${name}: ${each}`),
    ],
    said: { kind: 'template', ...(answer?.patterns.includes(pattern) && { answer, others: near, given }) },
    conversation: { listing: { pattern, id }, ...(found.problem && { problem: found.problem }) },
  }
}

function languageOf({ conversation, message }: Turn): CodeLanguage {
  return [...conversation.messages, message.text].map(languageIn).findLast(Boolean) ?? 'python'
}

/** The listing whose label a message has in full, with hardly anything else, as a button does. */
function listingNamed({ message, conversation, topic }: Turn) {
  const saidIn = (text: string) => ` ${wordsOf(text).join(' ')} `
  const said = saidIn(message.text)
  const own = contentWords(message.text).filter(tellsSubject)
  const [before] = conversation.patterns
  const rank = (pattern: string, displayName: string) =>
    (said.includes(saidIn(displayName)) ? 4 : 0) +
    (pattern === before ? 2 : 0) +
    (topic.patterns.includes(pattern) ? 1 : 0)
  const [best] = allLessons
    .flatMap(({ name, displayName, listings }) =>
      listings.map(({ id, label }) => ({
        pattern: name,
        id,
        label,
        rank: rank(name, displayName),
        displayName,
      })),
    )
    .filter(({ pattern, label, displayName }) => {
      const known = new Set(wordsOf(`${label} ${displayName}`))
      const isOfOther = before !== undefined && before !== pattern && wordsOf(label).length < 2
      return said.includes(saidIn(label)) && !isOfOther && own.every((word) => known.has(word))
    })
    .sort((a, b) => b.rank - a.rank || b.label.length - a.label.length)
  return best
}

/** Another algorithm is no answer to who wants the code of one that has no listing. */
function tellListings({ conversation }: Turn, pattern: string, lacks: string): Draft {
  const name = displayNameOf(pattern)
  const labels = lessonOf(pattern).listings.map(({ label }) => label)
  return {
    kind: 'template',
    opening: `The lesson on ${name} has no code of “${lacks}”. It has ${labels.map((label) => `“${label}”`).join(', ')}: [all listings, in four languages](${linkTo(pattern, '-variations')}).`,
    patterns: [pattern],
    offers: labels.slice(0, 3).map((label) => `Show the code of ${name}: ${label}`),
    said: { ...conversation.last, kind: 'answer' },
  }
}

const sayNothing =
  /^(?:one|two|always|comments?|explanations?|quite|work|line|version|full|whole|code|please|write|show|give|find|compute|solve|implement|python|java|typescript|javascript|recurs\w*)$/

function listingFor(turn: Turn, isBare: boolean) {
  const { message, conversation, library, topic } = turn
  const own = contentWords(message.words).filter((word) => !sayNothing.test(word) && !languageIn(word))
  // `In Java` alone asks for the listing before.
  if (conversation.listing && own.length === 0 && conversation.patterns[0] === conversation.listing.pattern)
    return { ...conversation.listing, lacks: '', problem: undefined }
  const full = listingNamed(turn)
  if (full) return { ...full, lacks: '', problem: undefined }
  const [main] = message.named[0]?.patterns ?? conversation.patterns
  const before = knownProblems.get(conversation.named.at(-1) ?? 0)
  const spokenOf = problemOf(turn) ?? (before?.patterns[0] === main ? before : undefined)
  const problem = knownProblems.get(message.mentioned ?? 0) ?? spokenOf
  const help = problem && helpWith(problem)
  // Words such as `choose, explore, undo` name no pattern, and still find one.
  const search = () => library(message.words, { kind: message.kind, about: [], topic: topic.patterns })
  const pattern =
    (help?.solvedBy ? help.pattern : undefined) ??
    message.named[0]?.patterns[0] ??
    patternsOf(turn)[0] ??
    conversation.patterns[0] ??
    (isBare ? undefined : search()[0]?.found.patterns[0])
  if (!pattern) return undefined
  const { listings } = lessonOf(pattern)
  const inMessage = termsOf([...message.named.map(({ name }) => name), problem?.title].join(' '))
  const inName = termsOf(displayNameOf(pattern))
  const score = ({ label, id }: (typeof listings)[0], text: string) => {
    const labelled = termsOf(label)
    const telling = wordsOf(text).filter((word) => word.length > 1 && !sayNothing.test(word))
    const isTelling = (term: string) =>
      labelled.has(term) && !inMessage.has(term) && (id === pattern || !inName.has(term))
    const shared = [...termsOf(telling.join(' '))].filter(isTelling).length
    // Words that the label has and the message has not count a little against it.
    return shared > 0 ? shared - 0.1 * labelled.size : 0
  }
  const closest = (text: string) => {
    const best = listings.reduce((one, other) => (score(other, text) > score(one, text) ? other : one))
    return score(best, text) > 0 ? best.id : undefined
  }
  const named = closest(message.words)
  const spoken = `${conversation.messages.slice(-4).join(' ')} ${conversation.last.answer?.title ?? ''}`
  const variations = Object.entries(practiceFits[pattern]?.variations ?? {}).flatMap(
    ([variation, numbers]) => (problem && numbers.includes(problem.number) ? [variation] : []),
  )
  const alike = listings.find(({ shows = [] }) =>
    shows.some((variation) => variations.includes(variation)),
  )?.id
  const id = named ?? help?.solvedBy ?? alike ?? (problem ? undefined : closest(spoken)) ?? listings[0].id
  const subject = own.some(tellsSubject) ? message.words : conversation.last.answer?.title
  const unknown = problem ? '' : foreignIn(pattern, subject ?? '')
  const lacks = problem && !named && !help?.solvedBy ? problem.title : unknown
  return { pattern, id, lacks, problem }
}

/** A subject in its own words, if most of these, beside the pattern's name, are unknown to its lesson. */
function foreignIn(pattern: string, subject: string): string {
  const known = termsOf(JSON.stringify(lessonOf(pattern)))
  const inName = termsOf(displayNameOf(pattern))
  const has = (terms: ReadonlySet<string>, word: string) => [...termsOf(word)].some((term) => terms.has(term))
  const words = [...new Set(contentWords(subject).filter(tellsSubject))]
  const own = words.filter((word) => !has(inName, word))
  return own.filter((word) => !has(known, word)).length > own.length / 2 ? words.join(' ') : ''
}

const tellsSubject = (word: string) =>
  word.length > 1 && !sayNothing.test(word) && !languageIn(word) && kindOf(word) !== 'template'

/** `Why that line?` and `what does nums[i] - x do`, of the code that was shown. */
export function explainLine(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { listing, last } = conversation
  const { text, kind, move } = message
  const isAfterCode = last.kind === 'template'
  if (!listing || message.code || message.problem || !['why', 'what', 'how'].includes(kind)) return undefined
  const asksAll =
    /\blines?\b|\b(?:explain|walk|go)\b.*\b(?:each|every|all)\b/i.test(text) ||
    (isAfterCode && ['simpler', 'example'].includes(move ?? ''))
  const { pattern, id } = listing
  const { lines } = readListing(pattern, id, languageOf(turn))
  const [, number] = /\bline (\d+)\b/i.exec(text) ?? []
  const at = number === undefined ? quotedLine(lines, text) : Number(number) - 1
  if (at < 0) return asksAll ? walkLines(turn) : undefined
  // A condition is explained by what it leads to.
  const isCondition = /^\s*(?:\}? ?else )?(?:if|while|elif)\b/.test(lines[at] ?? '')
  const steps = stepsByLine(turn)
  const { caption } = steps.get(at) ?? (isCondition ? steps.get(at + 1) : undefined) ?? {}
  const says = readLines(lines).find((line) => line.at === at)?.says ?? ''
  const reason = caption ? `${caption.why} For example: ${caption.fact}` : says
  if (!reason) return undefined
  return {
    kind: 'line',
    opening: `Line ${at + 1} is \`${lines[at]?.trim()}\`. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
    patterns: [pattern],
    offers: ['Explain it line by line'],
    said: { ...last, kind: 'template' },
  }
}

/** The first step of the demo on each line of its code, by the line's index; other listings have no steps. */
function stepsByLine(turn: Turn) {
  const { pattern = '', id } = turn.conversation.listing ?? {}
  const demo = demos.get(pattern)
  const reading = id === pattern ? demo?.read(demo.presets[0]?.texts ?? {}) : undefined
  const steps = reading?.kind === 'run' ? reading.run.steps : []
  const { lineOfLabel } = readListing(pattern, id ?? pattern, languageOf(turn))
  return new Map(steps.toReversed().map((step) => [(lineOfLabel.get(step.line) ?? 1) - 1, step] as const))
}

/** What each line of the code does. */
export function walkLines(turn: Turn, intro = ''): Draft | undefined {
  const { listing, last } = turn.conversation
  if (!listing) return undefined
  const { pattern, id } = listing
  const { lines } = readListing(pattern, id, languageOf(turn))
  const { listings, displayName } = lessonOf(pattern)
  const { label, note } = listings.find((each) => each.id === id) ?? listings[0]
  return {
    kind: 'line',
    opening: `${intro}“${label}” line by line. ${note}\n${readLines(lines)
      .map(({ at, code, says }) => `- Line ${at + 1}, \`${code}\`: ${says}`)
      .join('\n')}`,
    patterns: [pattern],
    offers: [`When do I use ${displayName}?`],
    said: { ...last, kind: 'template', given: [...(last.given ?? []), 'lines'] },
  }
}
