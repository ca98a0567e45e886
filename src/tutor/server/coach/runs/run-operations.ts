import type { Draft, Turn } from '../conversation.ts'
import { goOn } from '../replies/follow.ts'
import { isEqual } from './read-claim.ts'

const operation = /\b(push|enqueue|pop|dequeue)(?:e?s|p?ed|d)?\b(?:[ (]+(-?\d+)\)?)?/gi
const several = /\b(push|enqueue)(?:e?s|ed)?((?:,? (?:and )?-?\d+){2,})/gi
const least = 3
const most = 20

/** `Push 1, push 2, pop: what is left?` on a stack, or on a queue where that is spoken of. */
export function runOperations(turn: Turn): Draft | undefined {
  const { code } = turn.message
  // `Enqueue 1 2 3`
  const text = turn.message.text.replace(several, (_, name: string, values: string) =>
    (values.match(/-?\d+/g) ?? []).map((value) => `${name} ${value}`).join(', '),
  )
  const found = [...text.matchAll(operation)].map(([, name = '', value]) => ({
    name: name.toLowerCase(),
    value,
  }))
  const takes = ({ name }: { readonly name: string }) => /^(?:pop|dequeue)$/.test(name)
  const isRun = found.length >= least && found.length <= most && found.some(takes)
  if (code || !isRun || found.some((each) => takes(each) === (each.value !== undefined))) return undefined
  // `Implement queue using stacks` speaks of a queue.
  const spoken = [text, ...turn.conversation.messages.toReversed()]
  const isQueue = spoken.flatMap((each) => /queue|stack/i.exec(each) ?? [])[0]?.toLowerCase() === 'queue'
  const values: number[] = []
  const taken: number[] = []
  const rows = found.map((each) => {
    const name = `${each.name}${each.value === undefined ? '' : ` ${each.value}`}`
    if (each.value !== undefined) values.push(Number(each.value))
    else {
      const value = isQueue ? values.shift() : values.pop()
      if (value === undefined) return `${name}: nothing is left to take.`
      taken.push(value)
    }
    return `${name}${each.value === undefined ? ` takes ${taken.at(-1)}` : ''}: [${values.join(', ')}]`
  })
  const rest = text.replace(operation, ' ')
  const said = (rest.match(/-?\d+/g) ?? []).map(Number)
  // Who says what comes out of an empty one speaks of values from before.
  if (said.length > 0 && rows.some((row) => row.endsWith('nothing is left to take.'))) return undefined
  const [top] = isQueue ? values : values.slice(-1)
  const wanted = /\b(?:top|peek|front|next)\b/i.test(rest)
    ? [top]
    : /\b(?:left|remains?|inside|in it|contains|is \[|has)\b|\[/i.test(rest)
      ? values
      : found.at(-1)?.value === undefined
        ? taken.slice(-Math.max(1, said.length))
        : undefined
  const isRight = isEqual(said, wanted) || (!isQueue && isEqual(said.toReversed(), wanted))
  const verdict = said.length === 0 || !wanted ? '' : isRight ? 'Yes. ' : `No, it is ${wanted.join(', ')}. `
  const ends = isQueue ? 'front first' : 'top last'
  return goOn(
    turn,
    `${verdict}Step by step, the ${isQueue ? 'queue' : 'stack'} with its ${ends}:\n${rows.map((row, at) => `${at + 1}. ${row}`).join('\n')}`,
    { check: undefined },
  )
}
