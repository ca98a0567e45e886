import type { IntervalBar, IntervalsScene, Role } from '#algorithms/scene.ts'

export function describeIntervals({ from, to, groups, sweep }: IntervalsScene): string {
  const sentences = [`A line from ${from} to ${to}.`]
  for (const { title, bars } of groups) {
    sentences.push(`${title}: ${bars.length === 0 ? 'nothing' : bars.map(describeBar).join(', ')}.`)
  }
  if (sweep) sentences.push(`The sweep line stands at ${sweep.at}: ${sweep.text}.`)
  return sentences.join(' ')
}

function describeBar({ from, to, role }: IntervalBar): string {
  return `${from} to ${to}${seenAs[role]}`
}

const seenAs: Readonly<Record<Role, string>> = {
  default: '',
  active: ' (current)',
  compare: ' (being compared)',
  visited: ' (ruled out)',
  frontier: ' (waiting)',
  settled: ' (settled)',
  swap: ' (exchanging)',
  result: ' (answer)',
}
