import { joinWords } from '#algorithms/format-text.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision, PicturePosition } from '#algorithms/step.ts'

/** A node and the next character of a word. */
interface Reading {
  /** How captions name the node: 'The root' or '“te”'. */
  readonly name: string
  /** The characters on the path from the root. */
  readonly spells: string
  /** The characters of its children. */
  readonly children: readonly string[]
  readonly char: string
}

export function decideInsertion(reading: Reading, word: string): Decision {
  const { name, spells, char } = reading
  return decide(reading, {
    otherwise: 'Create a new node',
    faultOfFollowing: `${sayChildren(reading)}, so there is nothing to follow. “${word}” needs a new node here.`,
    faultOfOtherwise: `${name} has a child “${char}” already. A second one would split the words that start with “${spells}${char}” between two paths.`,
    line: 'check',
  })
}

export function decideLookup(reading: Reading): Decision {
  const { name, spells, char } = reading
  return decide(reading, {
    otherwise: 'Stop: no word starts like this',
    faultOfFollowing: `${sayChildren(reading)}. Inserting a word that starts with “${spells}${char}” would have created that child.`,
    faultOfOtherwise: `${name} has a child “${char}”, so at least one stored word starts with “${spells}${char}”.`,
    line: 'look',
  })
}

interface Alternative {
  readonly otherwise: string
  readonly faultOfFollowing: string
  readonly faultOfOtherwise: string
  readonly line: string
}

function decide({ name, spells, children, char }: Reading, alternative: Alternative): Decision {
  const isThere = children.includes(char)
  const child: PicturePosition = { kind: 'node', id: spells + char }
  return decideAmong(
    [
      {
        option: 'Follow the child',
        wrong: isThere ? undefined : alternative.faultOfFollowing,
        ...(isThere && { position: child }),
      },
      { option: alternative.otherwise, wrong: isThere ? alternative.faultOfOtherwise : undefined },
    ],
    {
      question: `At ${name.replace('The', 'the')}, the next character is “${char}”. What happens?`,
      line: alternative.line,
    },
  )
}

function sayChildren({ name, children, char }: Reading): string {
  if (children.length === 0) return `${name} has no children yet`
  const quoted = joinWords(children.map((child) => `“${child}”`))
  return `${name} has the ${children.length === 1 ? 'child' : 'children'} ${quoted}, but no “${char}”`
}
