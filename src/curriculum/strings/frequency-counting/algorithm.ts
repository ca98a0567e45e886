import type { ArrayScene, MapScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideCount, decideMatch } from './decisions.ts'

/** Whether two words are anagrams: the first increments the counts, the second decrements them. */
export function* isAnagram(first: string, second: string, usesUp = true): Trace<boolean> {
  const counts = new Map<string, number>()
  const look = (counted: number, matched: number): View => ({
    first,
    second,
    counted,
    matched,
    counts: [...counts],
  })
  if (first.length !== second.length) {
    yield showLengths(look(0, 0))
    return false
  }
  yield showStart(look(0, 0))

  for (const [index, letter] of [...first].entries()) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
    yield showCount(look(index, 0), letter)
  }
  for (const [index, letter] of [...second].entries()) {
    const left = counts.get(letter) ?? 0
    yield showCheck(look(first.length, index), letter, left)
    if (left === 0) {
      yield showMissing(look(first.length, index), letter)
      return false
    }
    if (!usesUp) continue
    counts.set(letter, left - 1)
    yield showUse(look(first.length, index), letter, left - 1)
  }
  yield showAnagram(look(first.length, second.length))
  return true
}

interface View {
  readonly first: string
  readonly second: string
  /** The number of characters counted in the first word, and matched in the second. The next one is the current one. */
  readonly counted: number
  readonly matched: number
  readonly counts: readonly (readonly [letter: string, count: number])[]
}

function showLengths(view: View): Step {
  return {
    ...draw(view),
    caption: {
      fact: 'Return false.',
      why: `A word with ${lettersOf(view.first)} cannot be rearranged into one with ${lettersOf(view.second)}.`,
    },
    line: 'length',
    variables: variablesOf(view),
  }
}

function showStart(view: View): Step {
  return {
    ...draw(view),
    caption: {
      fact: view.first === '' ? 'Both words are empty.' : `Both words have ${lettersOf(view.first)}.`,
      why: 'So they are anagrams unless the second word needs some letter more often than the first has it.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showCount(view: View, letter: string): Step {
  const count = countOf(view, letter)
  const next = view.first[view.counted + 1]
  return {
    ...draw(view, { letter, role: 'active' }),
    caption: {
      fact: `Count “${letter}”.`,
      why:
        count === 1
          ? view.counts.length === 1
            ? 'Its index is forgotten: only how often it occurs matters.'
            : `It is new: the table now has ${view.counts.length} letters.`
          : `It has occurred ${count === 2 ? 'twice' : `${count} times`} so far.`,
    },
    line: 'count',
    variables: variablesOf(view, letter),
    ...(next !== undefined && { decision: decideCount(view.counts, next) }),
  }
}

function showCheck(view: View, letter: string, left: number): Step {
  return {
    ...draw(view, { letter, role: 'compare' }),
    caption: {
      fact:
        left === 0
          ? `No “${letter}” is left.`
          : `${left === 1 ? 'One' : left} “${letter}” ${left === 1 ? 'is' : 'are'} left.`,
      why:
        left === 0
          ? 'The second word needs it more often than the first word has it.'
          : view.matched === 0
            ? 'So this letter can be matched with one from the first word.'
            : `Letters matched so far: ${view.matched} of ${view.first.length}.`,
    },
    line: 'check',
    variables: variablesOf(view, letter),
    decision: decideMatch(view.counts, letter),
  }
}

function showUse(view: View, letter: string, left: number): Step {
  return {
    ...draw(view, { letter, role: left === 0 ? 'visited' : 'active' }),
    caption: {
      fact: `Use one “${letter}”.`,
      why: left === 0 ? 'That was the last one the first word had.' : `The second word may use ${left} more.`,
    },
    line: 'use',
    variables: variablesOf(view, letter),
  }
}

function showMissing(view: View, letter: string): Step {
  return {
    ...draw(view, { letter, role: 'compare' }),
    caption: {
      fact: 'Return false.',
      why: `“${letter}” occurs too often, so some other letter occurs too rarely: the words have the same length.`,
    },
    line: 'missing',
    variables: variablesOf(view, letter),
  }
}

function showAnagram(view: View): Step {
  const { first, second } = view
  return {
    scene: drawWord('First word', first, first.length, 'default', 'result'),
    beside: [drawWord('Second word', second, second.length, 'default', 'result'), drawCounts(view)],
    caption: {
      fact: 'Return true.',
      why:
        first === ''
          ? 'No letter can be missing.'
          : 'No letter was missing, and both words have the same length, so every count is back at 0.',
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

interface Marked {
  readonly letter: string
  readonly role: Role
}

/** `marked` is the current character, in its word and in the map. */
function draw(view: View, marked?: Marked): Pick<Step, 'scene' | 'beside'> {
  const { first, second, counted, matched } = view
  const wordRole = marked?.role === 'visited' ? 'active' : (marked?.role ?? 'default')
  return {
    scene: drawWord('First word', first, counted, wordRole),
    beside: [
      drawWord('Second word', second, matched, counted === first.length ? wordRole : 'default'),
      drawCounts(view, marked),
    ],
  }
}

/** Letters before the one at `done` are counted or matched; `role` is that one's. */
function drawWord(
  title: string,
  word: string,
  done: number,
  role: Role,
  doneRole: Role = 'settled',
): ArrayScene {
  return {
    kind: 'array',
    title,
    cells: [...word].map((value, at) => ({
      value,
      role: at < done ? doneRole : at === done ? role : 'default',
    })),
    pointers: [],
    spans: [],
    hasNoIndices: true, // The index of a letter does not matter here.
  }
}

function drawCounts({ counts }: View, marked?: Marked): MapScene {
  return {
    kind: 'map',
    title: 'Letters not matched yet',
    keyTitle: 'letter',
    valueTitle: 'count',
    entries: counts.map(([key, value]) => ({
      key,
      value,
      role: key === marked?.letter ? marked.role : value === 0 ? 'visited' : 'default',
    })),
  }
}

function countOf({ counts }: View, letter: string): number {
  return counts.find(([key]) => key === letter)?.[1] ?? 0
}

function lettersOf(word: string): string {
  return word === '' ? 'no letters' : word.length === 1 ? 'one letter' : `${word.length} letters`
}

function variablesOf(view: View, letter?: string): Step['variables'] {
  return [
    { name: 'letter', ...(letter !== undefined && { value: letter }) },
    { name: 'counts[letter]', ...(letter !== undefined && { value: countOf(view, letter) }) },
  ]
}
