import type { Draft, Turn } from '../conversation.ts'
import { goOn } from '../replies/follow.ts'
import { traceListing } from './trace-listing.ts'

const names: readonly (readonly [string, RegExp])[] = [
  ['prev', /^(?:prev|previous)$/],
  ['cur', /^(?:cur|curr|current|node)$/],
  ['next', /^(?:next|nxt|temp|tmp|rest|following)$/],
]
const assignment = /\b(\w+(?:\.next)?)\s*=\s*(\w+(?:\.next)?)\b/g

/** `prev = cur, cur = next`: the loop of a reversal in this order, on 1 -> 2 -> 3. */
export function judgeLinks(turn: Turn): Draft | undefined {
  const stated = [...turn.message.text.matchAll(assignment)].map(
    ([, to = '', from = '']) => [read(to), read(from)] as const,
  )
  const isReversal =
    turn.conversation.patterns.includes('linked-list-reversal') || /revers/i.test(turn.message.text)
  if (!isReversal || stated.length < 2 || stated.flat().includes(undefined)) return undefined
  const given = stated as readonly (readonly [string, string])[]
  const writes = (to: string) => given.some(([name]) => name === to)
  // Who speaks of the last lines has the first ones right.
  const first = [
    ['next', 'cur.next'],
    ['cur.next', 'prev'],
  ] as const
  const lines = writes('cur.next') ? given : [...first.filter(([to]) => !writes(to)), ...given]
  const { rounds, isReversed } = run(lines)
  const code = lines.map(([to, from]) => `${to} = ${from}`).join('; ')
  const end = isReversed ? 'Yes, that order is right.' : 'Not quite: that order does not reverse the list.'
  const fix = isReversed
    ? 'Return `prev`: `cur` is null then.'
    : 'It must be `next = cur.next`, `cur.next = prev`, `prev = cur`, `cur = next`: save what comes next, turn the link, then move both, `prev` first, since it needs the old `cur`.'
  return goOn(
    turn,
    `${end} With \`${code}\` on 1 -> 2 -> 3:\n${rounds.map((round, at) => `- Round ${at + 1}: ${round}`).join('\n')}\n\n${fix}`,
    { check: undefined },
  )
}

function read(text: string): string | undefined {
  const [name = '', link] = text.split('.')
  const found = /^(?:null|none)$/i.test(name)
    ? 'null'
    : names.find(([, expression]) => expression.test(name))?.[0]
  return found && [found, ...(link ? [link] : [])].join('.')
}

/** At most four rounds: one more than a right loop needs. */
function run(lines: readonly (readonly [string, string])[]) {
  const program = `function reverse() {
    const nodes = [3, 2, 1].reduce((list, value) => [{ value, next: list[0] ?? null }, ...list], [])
    let prev = null, next = null, cur = nodes[0]
    const rounds = []
    for (let round = 0; cur && round < 4; round++) {
      ${lines.map(([to, from]) => (to === 'cur.next' ? `if (cur) cur.next = ${from}` : `${to} = ${from.replace('.', '?.')} ?? null`)).join(';')}
      rounds.push([prev?.value ?? 'null', cur?.value ?? 'null'])
    }
    const order = [prev?.value, prev?.next?.value, prev?.next?.next?.value, cur ?? prev?.next?.next?.next?.value]
  }`
  const seen = traceListing(program.split('\n'), 'reverse', [])
  const rounds = (seen.get('rounds')?.at(-1) ?? []) as readonly (readonly unknown[])[]
  return {
    rounds: rounds.map(([prev, cur]) => `\`prev\` is ${String(prev)}, \`cur\` is ${String(cur)}.`),
    isReversed: JSON.stringify(seen.get('order')?.at(-1)) === '[3,2,1,null]',
  }
}
