import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-reversal-s1',
    text: 'Two choirs line up by height, each as a singly linked list from the shortest singer to the tallest. For a photo they form one line from the tallest to the shortest. Relink the existing nodes, up to 100,000 in each list, reading each node once and using constant extra space. Return the head of the new line.',
    world: 'choir photo',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    alsoFits: [
      {
        pattern: 'linked-list-manipulation',
        whyNotFirst:
          'Merging the two lists is plain relinking, but the step that makes the problem is that the result runs backward.',
      },
    ],
    evidence: [
      {
        words: 'from the shortest singer to the tallest',
        tells: 'Both inputs start with the smallest value.',
        decides: false,
      },
      {
        words: 'one line from the tallest to the shortest',
        tells: 'The result runs against the direction of the input, so each link is turned around.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'No position has to be found, and the tallest singers at the ends are not enough: every link of the result points the other way.',
    },
    why: 'Take the shorter of the two front singers again and again and put each in front of the new line, so that its links run backward.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-reversal-s2',
    text: 'A meter shows a number with up to 100,000 places. Its wheels are given as a chain, the leading one first: each wheel has a numeral from 0 to 9 and a reference to the next wheel. Make it show seven times the number, with additional wheels in front if needed. Nested calls would be too deep, and there is no room for a second chain or an array.',
    world: 'meter',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'the leading one first',
        tells: 'Carries run from the tail toward the head, against the links.',
        decides: true,
      },
      {
        words: 'no room for a second chain or an array',
        tells: 'Turning the links around is the way to walk backward in constant space.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Walking from the front, the carry into a node comes from nodes not reached yet, and it can grow through a long row of digits.',
    },
    why: 'Reverse the list, multiply from the lowest place with a carry, append what remains of it, and reverse again.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-s3',
    text: 'A photographer has taken a picture of hikers in a line on a ridge. In her editor, each hiker has a height and is linked to the next one. She wants to erase every hiker who has a strictly taller one anywhere after him, so that heights never rise along the line. There are up to a million hikers and five spare variables, and the line must end up in its old direction.',
    world: 'hikers on a ridge',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'a strictly taller one anywhere after him',
        tells: 'Whether a hiker stays depends on those after him, so the walk should come from the end.',
        decides: true,
      },
      {
        words: 'five spare variables',
        tells: 'No second structure can store hikers whose fate is open.',
        decides: true,
      },
      {
        words: 'in its old direction',
        tells: 'The line may be turned around, as long as it is turned back.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Keeping the hikers who may still be deleted works from the front, but they can be a million, and there is room for five values.',
    },
    why: 'Reverse the line, walk it with the tallest height so far, drop everyone lower, and reverse what is left.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-s4',
    text: 'A magician programs his next trick. Each card is an object that knows just the card under it, and he would like to have them rearranged so that the top card stays, the bottom card comes second, the second from the top third, the second from the bottom fourth, and so on until they meet. He knows how many of the up to 300,000 cards there are. Do it with the given objects, and without an array.',
    world: 'card magician',
    pattern: 'linked-list-reversal',
    alsoFits: [
      {
        pattern: 'linked-list-two-pointers',
        whyNotFirst:
          'Finding the middle with two speeds is a part of it, but taking cards from the bottom up needs the rear half turned around.',
      },
    ],
    evidence: [
      {
        words: 'knows just the card under it',
        tells: 'The cards can be followed downward only.',
        decides: false,
      },
      {
        words: 'the second from the bottom fourth',
        tells: 'Cards are taken from the bottom upward, against the links.',
        decides: true,
      },
      {
        words: 'without an array',
        tells: 'The rear half has to be turned around in place.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'A merge by turns is only the last part: the lower cards come in the opposite order, and nothing leads upward.',
    },
    why: 'Cut the chain in the middle, reverse the lower half, and merge both halves card by card.',
    cost: 'O(n)',
  },
]
