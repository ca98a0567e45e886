import type { Demo } from '#algorithms/demo.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { writeDemoAddress } from '#demos/demo-address.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { demoLink, demos, lessonOf } from '../passages.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'
import { runListing } from './run-listing.ts'

const mostSteps = 9

/** Lists of lists, lists, words and edges in a message, as learners write them. */
const inputs = {
  nested: /\[\s*\[[^\]]*\](?:\s*,\s*\[[^\]]*\])*\s*\]/g,
  list: /(?<![\w\]])\[[-\w\s,.'’“”\x22]*\]|(?<![\w.[])-?\d+(?:(?:\s*(?:,|->)\s*|\s+)(?:-?\d+|null)(?![\w^]|\.\d)){2,}/g,
  calls: /\b(?:push|pop|peek|put|get)\b(?: -?\d+)*(?:\s*,\s*(?:push|pop|peek|put|get)\b(?: -?\d+)*)+/gi,
  edges: /\b[A-Z\d][->][A-Z\d](?::\d+)?(?:\s*,\s*[A-Z\d][->][A-Z\d](?::\d+)?)+\b/g,
  text: /["“][^"”]{1,40}["”]|(?<!\w)['‘][^'’]{1,20}['’](?!\w)/g,
} as const
type Kind = keyof typeof inputs

/** Words with which learners ask for a run. */
const asksRun =
  /^(?:trace|tracing|dry|run|walk|happens?|try|step|steps|input|example|array|list|string|result|output|returns?|order|exact|same|number|numbers|value|values|target|size|case|demo|null)$/
const isSymptom =
  /\b(?:my|gives?|gave|got|wrong|fails?|instead|expected|error|crash|why\b|(?:gap|distance|dp) (?:goes|=|is)|how (?:do|can|could|should|would) (?:i|we|you)\b(?! (?:trace|run|walk)))/i

/** `What happens with [3, 1, 2]?`: what the demo does on it, or why it cannot. Undefined if the message says more. */
export function traceInput(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { code, named } = message
  const text = withTree(message.text)
  const called = code ? undefined : tellCall(turn)
  if (called) return called
  const { rest, found } = takeApart(text)
  const numbers = numbersIn(rest.replace(/\b0 (?:to|up to|through) (?=\d)/, ''))
  const isRun =
    text !== message.text ||
    (found.get('list')?.length ?? 0) > 1 ||
    /\b(?:trace|tracing|dry run|walk (?:me )?through|run|happens?|what about|step by step|for \w ?= ?\d+)\b/i.test(
      text,
    )
  if (
    code ||
    (isSymptom.test(rest) && text === message.text) ||
    (found.size === 0 && !(isRun && numbers.length > 0))
  )
    return undefined
  // `What is a "state"?` quotes a word.
  const isInput = isRun || /\b(?:on|with|for|string|word|input|=)\s*["“'‘]/i.test(text)
  if (found.size === 1 && found.has('text') && !isInput) return undefined
  const problem = problemOf(turn)
  const subject = wordsOf([problem?.title, ...named.map(({ name }) => name)].join(' '))
  const [pattern] = [...patternsOf(turn), ...conversation.patterns]
  const demo = demos.get(pattern ?? '')
  if (!pattern || !demo) return undefined
  const labels = wordsOf(demo.fields.map(({ name, label }) => `${name} ${label}`).join(' '))
  const ran = runListing(turn, pattern, {
    nested: found.get('nested') ?? [],
    lists: found.get('list') ?? [],
    texts: found.get('text') ?? [],
    numbers,
    rest,
  })
  const more = contentWords(rest).filter(
    (word) => ![...labels, ...subject].includes(word) && !asksRun.test(word) && !/^(?:\d+|[a-z])$/.test(word),
  )
  // A list alone may be the reply that was asked for.
  const isReply = conversation.last.check && !isRun && !/\b(?:on|with|for|show)\b|\w.*\?\s*$/i.test(rest)
  if (more.length > (ran || found.has('edges') ? 4 : 1) || isReply) return undefined
  const last = { ...conversation.last, check: undefined }
  const draft = (opening: string): Draft => ({
    kind: 'demo',
    opening,
    patterns: [pattern],
    said: { ...last, kind: 'trace', given: [...(last.given ?? []), 'example'] },
  })
  if (ran) return draft(ran)
  const link = (texts?: Readonly<Record<string, string>>) =>
    `[the demo of ${displayNameOf(pattern)}](${addressOf(pattern, texts)})`
  const usual = demo.presets[0]?.texts ?? {}
  const first = demo.read(usual)
  const runs = first.kind === 'run' ? first.run.subtitle : ''
  const other = otherTask(turn, pattern, rest)
  const texts = other ? undefined : fill(demo, found, rest)
  const reading = texts && demo.read(texts)
  if (reading?.kind !== 'run') {
    const errors = reading ? Object.values(reading.errors) : []
    const takes = demo.fields.map(({ label, hint }) => `${label}: ${hint}`).join(' ')
    const byHand = problem && helpWith(problem).hints?.[0]
    const why = other
      ? `I cannot run ${other} on that: ${link()} runs another task, “${runs}”.`
      : errors.length > 0
        ? `${link()[0]?.toUpperCase()}${link().slice(1)} does not take that input. ${errors.join(' ')}`
        : `I cannot run that input: ${link()} runs “${runs}”. It takes this. ${takes}`
    const hand = byHand
      ? `Do it by hand as in this example. ${byHand}`
      : (last.answer?.further?.example ?? lessonOf(pattern).workedExample)
    return draft(
      `${why}\n\n${byHand ? hand : `By hand it goes like this. ${hand}`}`.replace(/^\[the/, '[The'),
    )
  }
  const { steps, subtitle, texts: own } = reading.run
  const lines = steps.slice(0, mostSteps).map(({ caption }, index) => `${index + 1}. ${caption.fact}`)
  const left = steps.length - lines.length
  const decision = (
    steps.slice(mostSteps).find((step) => step.decision) ?? steps.find((step) => step.decision)
  )?.decision
  const lookFor = decision ? ` Decide before you go on: ${decision.question}` : ''
  return draft(
    `On your input, step by step. ${subtitle}:\n${lines.join('\n')}\n\n${left > 0 ? `There are ${left} more steps. Open` : 'Open'} ${link(own)} on exactly this input.${lookFor}`,
  )
}

/** `5 with left child 7 and right child 3`, as a list; `A-B 1` as the demos write it. */
function withTree(text: string): string {
  return text
    .replace(
      /(-?\d+)[\s,;:]+(?:(?:with|has|and|the|a|its|my)\s+)*left\s+(?:(?:child|node|side|is|=|of)\s+)*(-?\d+)[\s,;]+(?:(?:and|the|a|its|with)\s+)*right\s+(?:(?:child|node|side|is|=|of)\s+)*(-?\d+)/i,
      '[$1, $2, $3]',
    )
    .replace(/\b([A-Z][->][A-Z])[ =:]+(\d+)/g, '$1:$2')
}

/** `What does fact(4) do?`: no listing is called like that, but the answer before has its rule. */
function tellCall({ message, conversation }: Turn): Draft | undefined {
  const [call] = /\b(?!o\(|dp\()[a-z]\w*\(-?\d+\)/i.exec(message.text) ?? []
  const { answer } = conversation.last
  const rule = answer?.text.split(/(?<=\.) /).filter((sentence) => /\w\((?:n|\d)/.test(sentence)) ?? []
  if (!call || rule.length === 0 || !/\b(?:what|happens?|runs?|trace|try|show)\b/i.test(message.text))
    return undefined
  return {
    kind: 'trace',
    opening: `I cannot run \`${call}\` here, so follow the rule by hand: ${rule.join(' ')}\n\nWrite one line for each call, with its argument, until you get to a base case. If the argument never gets there, the calls never end.`,
    patterns: conversation.patterns,
    said: conversation.last,
  }
}

/** A problem or technique that the demo of the pattern does not run. */
function otherTask(turn: Turn, pattern: string, rest: string): string | undefined {
  const problem = problemOf(turn)
  const { listings } = lessonOf(pattern)
  if (problem?.patterns.includes(pattern)) {
    const { solvedBy, pattern: own } = helpWith(problem)
    return own === pattern && solvedBy === pattern ? undefined : problem.title
  }
  const spoken = termsOf(
    [rest, ...turn.conversation.messages.slice(-2), turn.conversation.last.answer?.title].join(' '),
  )
  const isSpokenOf = (label: string) => [...termsOf(label)].every((term) => spoken.has(term))
  const [main, ...others] = listings.map(({ label }) => label)
  return isSpokenOf(main ?? '') ? undefined : others.find(isSpokenOf)
}

export function takeApart(text: string) {
  const found = new Map<Kind, string[]>()
  let rest = text
  for (const kind of Object.keys(inputs) as Kind[])
    rest = rest.replace(inputs[kind], (whole: string) => {
      const value = kind === 'text' ? whole.slice(1, -1) : whole
      found.set(kind, [...(found.get(kind) ?? []), value])
      return ' '.repeat(whole.length)
    })
  return { rest, found }
}

export const number = /(?<![\w.(^])-?\d+(?![\w)^]|\.\d)/g
const numbersIn = (text: string): string[] => text.match(number) ?? []

/** The fields of a demo with what was found, each by the form of its usual text; undefined if nothing fits. */
function fill(demo: Demo, found: ReadonlyMap<Kind, readonly string[]>, rest: string) {
  const left = new Map([...found].map(([kind, values]) => [kind, [...values]]))
  const preset = demo.presets[0]?.texts ?? {}
  let taken = 0
  const take = (...kinds: readonly Kind[]) => {
    const value = kinds.map((kind) => left.get(kind)?.shift()).find((each) => each !== undefined)
    if (value !== undefined) taken++
    return value
  }
  const numbers = numbersIn(rest)
  const takeNumber = (name: string, label: string) => {
    const names = [name, ...wordsOf(label), name[0] ?? '', 'k'].filter(
      (each) => each.length > 2 || each !== 'a',
    )
    const [, own] =
      new RegExp(`\\b(?:${names.join('|')})\\W*(?:=|:|is|of)?\\W*(-?\\d+)`, 'i').exec(rest) ?? []
    const value = own ?? numbers[0]
    if (value !== undefined) numbers.splice(numbers.indexOf(value), 1)
    return value
  }
  const withoutBrackets = (value: string) => value.replace(/^\[|\]$|["']/g, '').replace(/\s*->\s*/g, ', ')
  const takeList = () => {
    const value = take('list')
    return value && withoutBrackets(/[[\],>]/.test(value) ? value : value.trim().replace(/\s+/g, ', '))
  }
  const takeWords = (usual: string) => {
    const isMany = usual.includes(', ')
    if (isMany && /[a-z]/i.test(left.get('list')?.[0] ?? '')) return takeList()
    const words = isMany ? (left.get('text') ?? []).splice(0) : []
    taken += words.length
    return words.length > 0 ? words.join(', ') : (take('text') ?? takeList())
  }
  const texts = Object.fromEntries(
    demo.fields.map(({ name, label }) => {
      const usual = preset[name] ?? ''
      // `(-1: to null)` names what is meant without it.
      if (/^-?\d+$/.test(usual))
        return [name, takeNumber(name, label) ?? /\((-?\d+): /.exec(label)?.[1] ?? usual]
      if (usual.startsWith('[')) return [name, take('nested')?.slice(1, -1)]
      if (usual.includes(' / ')) {
        const rows = take('nested')?.match(/\[[^[\]]+\]/g) ?? []
        const gap = /\d \d/.test(usual) ? ' ' : ''
        return [
          name,
          rows.length > 0
            ? rows
                .map((row) =>
                  withoutBrackets(row)
                    .split(/\s*,\s*/)
                    .join(gap),
                )
                .join(' / ')
            : undefined,
        ]
      }
      if (/^\w[->]\w/.test(usual)) return [name, take('edges')]
      if (/^(?:push|put)\b/.test(usual)) return [name, take('calls')?.toLowerCase()]
      if (/^[A-Z]$/.test(usual)) return [name, /\b(?:from|at|start) ([A-Z])\b/.exec(rest)?.[1] ?? usual]
      if (/^(?:-?\d+|null|[\s,])+$/.test(usual)) return [name, takeList()]
      return [name, takeWords(usual)]
    }),
  )
  const given = Object.entries(texts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return taken > 0 && given.length === demo.fields.length ? Object.fromEntries(given) : undefined
}

/** Where the demo opens on these texts. */
function addressOf(pattern: string, texts?: Readonly<Record<string, string>>): string {
  if (!texts) return demoLink(pattern)
  const address = writeDemoAddress(pattern, { mode: 'watch', step: 0, speed: 1, texts })
  const encoded = address.replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return demoLink(pattern).replace(/\?[^#]*/, encoded)
}
