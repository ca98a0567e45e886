import type { ArrayCell, ArrayScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { counts, decideOnPair, quote } from './decisions.ts'

/** Whether a string is a palindrome, considering only letters and digits and ignoring case. */
export function* isPalindrome(text: string, skipsBoth = false): Trace<boolean> {
  let left = 0
  let right = text.length - 1
  const skipped = new Set<number>()
  const look = (): View => ({ text, left, right, skipped: [...skipped] })
  yield showStart(look())

  while (left < right) {
    if (!counts(text[left]!)) {
      yield showSkip(look(), 'left')
      skipped.add(left++)
      if (skipsBoth) skipped.add(right--)
    } else if (!counts(text[right]!)) {
      yield showSkip(look(), 'right')
      skipped.add(right--)
    } else if (text[left]!.toLowerCase() !== text[right]!.toLowerCase()) {
      yield showPair(look(), false)
      yield showDifferent(look())
      return false
    } else {
      yield showPair(look(), true)
      left++
      right--
    }
  }
  yield showPalindrome(look())
  return true
}

interface View {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Indices of characters that do not count. */
  readonly skipped: readonly number[]
}

function showStart(view: View): Step {
  const { text } = view
  const ends = {
    fact: 'Start at both ends.',
    why: 'In a palindrome every character equals its mirror, so the outermost pair must match first.',
  }
  const none = { fact: 'The string is empty.', why: 'So there is no pair that could differ.' }
  return {
    scene: draw(view),
    caption: text === '' ? none : ends,
    line: 'start',
    variables: variablesOf(view),
  }
}

function showSkip(view: View, side: 'left' | 'right'): Step {
  const { text, left, right } = view
  const character = text[view[side]]!
  // If neither character counts, either pointer could move first, so there is no question.
  const isClear = counts(text[left]!) || counts(text[right]!)
  return {
    scene: draw(view, { seen: 'compare' }),
    caption: {
      fact: `${character === ' ' ? 'A space' : quote(character)} is not a letter or digit.`,
      why: `It does not count, so ${side} skips it without a comparison.`,
    },
    line: side === 'left' ? 'skip-left' : 'skip-right',
    variables: variablesOf(view),
    ...(isClear && { decision: decideOnPair(view) }),
  }
}

function showPair(view: View, isSame: boolean): Step {
  const { text, left, right } = view
  const [first, second] = [text[left]!, text[right]!]
  const pair = `${quote(first)} and ${quote(second)}`
  const same = {
    fact: `${pair} match.`,
    why: `${first === second ? '' : 'Case is ignored. '}${explainMatch(view)}`,
  }
  const different = {
    fact: `${pair} differ.`,
    why: 'In a palindrome, these two would be mirror images of each other.',
  }
  return {
    scene: { ...draw(view, { seen: 'compare' }), bracket: bracketOf(view) },
    caption: isSame ? same : different,
    line: isSame ? 'same' : 'compare',
    variables: variablesOf(view),
    decision: decideOnPair(view),
  }
}

function explainMatch({ text, left, right }: View): string {
  if (right - left <= 2) return 'No pair is left between them.'
  if (left === 0 && right === text.length - 1) {
    return 'The ends agree, so the answer depends on what is between them.'
  }
  return 'Everything outside the pointers is settled, so both step inward.'
}

function showDifferent(view: View): Step {
  const { text, left, right } = view
  const pairs = Math.min(left, text.length - 1 - right)
  return {
    scene: { ...draw(view, { seen: 'compare' }), bracket: bracketOf(view) },
    caption: {
      fact: 'Return false.',
      why:
        pairs === 0
          ? 'One mismatch is enough: nothing further inside has to be checked.'
          : "Earlier matches don't matter: one mismatch is enough.",
    },
    line: 'differ',
    variables: variablesOf(view),
  }
}

function showPalindrome(view: View): Step {
  const { text } = view
  const skipped = [...text].flatMap((character, at) => (counts(character) ? [] : [at]))
  const pairs = Math.floor((text.length - skipped.length) / 2)
  return {
    scene: draw({ text, left: text.length, right: -1, skipped }, { done: 'result' }),
    caption: {
      fact: 'Return true.',
      why:
        pairs === 0
          ? 'There is no pair that could differ.'
          : `The pointers have met, and ${pairs === 1 ? 'the pair' : `all ${pairs} pairs`} on the way matched.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

interface Look {
  /** The role of the two characters at the pointers. */
  readonly seen?: Role
  /** The role of characters outside the pointers, which have matched. */
  readonly done?: Role
}

function draw({ text, left, right, skipped }: View, look: Look = {}): ArrayScene {
  const { seen = 'default', done = 'settled' } = look
  const roleOf = (at: number): Role => {
    if (skipped.includes(at)) return 'visited'
    return at < left || at > right ? done : at === left || at === right ? seen : 'default'
  }
  const isIn = (at: number) => at >= 0 && at < text.length
  return {
    kind: 'array',
    cells: [...text].map(
      (value, at): ArrayCell => ({ value: value === ' ' ? '␣' : value, role: roleOf(at) }),
    ),
    pointers: [
      { name: 'left', at: left },
      { name: 'right', at: right },
    ].filter(({ at }) => isIn(at)),
    spans: [],
  }
}

function bracketOf({ text, left, right }: View): { from: number; to: number; text: string } {
  const [first, second] = [text[left]!.toLowerCase(), text[right]!.toLowerCase()]
  return { from: left, to: right, text: `${first} ${first === second ? '=' : '≠'} ${second}` }
}

function variablesOf({ left, right }: View): Step['variables'] {
  return [
    { name: 'left', value: left },
    { name: 'right', value: right },
  ]
}
