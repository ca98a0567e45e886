import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

export function counts(character: string): boolean {
  return /[a-z0-9]/i.test(character)
}

export function quote(character: string): string {
  return character === ' ' ? 'a space' : `“${character}”`
}

interface Pair {
  readonly text: string
  readonly left: number
  readonly right: number
}

type Side = 'left' | 'right'

/** At least one of the two characters counts. */
export function decideOnPair(pair: Pair): Decision {
  const { text, left, right } = pair
  const skips = !counts(text[left]!) ? 'left' : !counts(text[right]!) ? 'right' : undefined
  const isSame = text[left]!.toLowerCase() === text[right]!.toLowerCase()
  return decideAmong(
    [
      {
        option: 'Left skips its character',
        wrong: skips === 'left' ? undefined : sayWhyNotSkip(pair, 'left'),
        position: { kind: 'pointer', name: 'left' },
      },
      {
        option: 'Right skips its character',
        wrong: skips === 'right' ? undefined : sayWhyNotSkip(pair, 'right'),
        position: { kind: 'pointer', name: 'right' },
      },
      {
        option: 'They match: both step inward',
        wrong: skips ? sayNoPair(pair, skips, 'match') : isSame ? undefined : sayDifferent(pair),
      },
      {
        option: 'They differ: not a palindrome',
        wrong: skips ? sayNoPair(pair, skips, 'mismatch') : isSame ? saySame(pair) : undefined,
      },
    ],
    {
      question: `Left is on ${quote(text[left]!)}, right on ${quote(text[right]!)}. What happens next?`,
      line: 'loop',
    },
  )
}

/** The character on this side counts. */
function sayWhyNotSkip(pair: Pair, side: Side): string {
  const other = side === 'left' ? 'right' : 'left'
  const [own, across] = [characterAt(pair, side), characterAt(pair, other)]
  const kind = /\d/.test(own) ? 'digit' : 'letter'
  const claim = `${quote(own)} at index ${pair[side]} is a ${kind}, so it counts.`
  if (!counts(across))
    return `${claim} What has to be skipped is ${quote(across)} on the other side, at index ${pair[other]}.`
  return own.toLowerCase() === across.toLowerCase()
    ? `${claim} If ${side} skipped it, ${quote(across)} at index ${pair[other]} would lose its mirror image.`
    : `${claim} If ${side} skipped it, the run would miss that it differs from its mirror image ${quote(across)}.`
}

function sayNoPair(pair: Pair, skips: Side, result: 'match' | 'mismatch'): string {
  const other = skips === 'left' ? 'right' : 'left'
  const claim = `Under ${skips} is ${quote(characterAt(pair, skips))}, which is neither a letter nor a digit.`
  const kept = quote(characterAt(pair, other))
  return result === 'match'
    ? `${claim} If both stepped inward, ${kept} at index ${pair[other]} would be passed without a comparison.`
    : `${claim} It has no mirror image, so it proves nothing about ${kept} at index ${pair[other]}.`
}

function sayDifferent(pair: Pair): string {
  const [first, second] = [quote(characterAt(pair, 'left')), quote(characterAt(pair, 'right'))]
  return `${first} and ${second} are mirror images, and they differ even if case is ignored. This pair cannot be passed.`
}

function saySame(pair: Pair): string {
  const [first, second] = [characterAt(pair, 'left'), characterAt(pair, 'right')]
  return first === second
    ? `Both pointers are on ${quote(first)}, so this pair does not differ. Only a pair that differs makes the answer false.`
    : `${quote(first)} and ${quote(second)} are the same letter, and case is ignored. Only a pair that differs makes the answer false.`
}

function characterAt({ text, ...pair }: Pair, side: Side): string {
  return text[pair[side]]!
}
