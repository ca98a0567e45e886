import type { MapScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const first = [...'teller']
const second = [...'letter']

/** Every card of the first word that is looked at while each letter of the second one is searched and crossed off. */
export const { looks, found } = crossOff()

function crossOff(): { readonly looks: readonly Look[]; readonly found: ReadonlyMap<number, number> } {
  const all: Look[] = []
  const used = new Map<number, number>()
  for (const [outer, letter] of second.entries()) {
    const isTaken = (at: number) => [...used.values()].includes(at)
    const at = first.findIndex((each, index) => each === letter && !isTaken(index))
    const seen = at < 0 ? first : first.slice(0, at + 1)
    all.push(...seen.map((value, inner): Look => ({ outer, inner, value })))
    if (at < 0) break
    used.set(outer, at)
  }
  return { looks: all, found: used }
}

export const isFind = ({ outer, inner }: Look) => found.get(outer) === inner

function drawLooks(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks,
      outer: second.slice(0, found.size + 1),
      inner: [...first.keys()],
      corner: 'index',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawWords(title: string, roleOf: (letter: string) => Role, note: string): Picture {
  const row = (name: string, values: readonly string[]) =>
    drawArray({ title: name, values, roleOf: (at) => roleOf(values[at]!), hasNoIndices: true })
  return { title, scene: row('before', first), beside: [row('after', second)], note }
}

function drawCounts(counts: Readonly<Record<string, number>>): MapScene {
  return {
    kind: 'map',
    title: 'Letters not matched yet',
    keyTitle: 'letter',
    valueTitle: 'count',
    entries: Object.entries(counts).map(([key, value]) => ({
      key,
      value,
      role: value === 0 ? 'visited' : 'default',
    })),
  }
}

const answer = drawWords(
  'What differs',
  (letter) => (letter === 'l' || letter === 't' ? 'result' : 'visited'),
  'l 2 and t 1 before, l 1 and t 2 after',
)

export const walkthrough: Walkthrough = {
  title: 'A trick with letter cards',
  problem:
    'A magician lays six letter cards that read `teller`. She shuffles them behind her back, and now they read `letter`. Can she have used **exactly the same cards**, only **in another order**? Words like that are called anagrams.',
  input: { first: first.join(''), second: second.join('') },
  firstTry: {
    picture: drawWords('Before and after', () => 'default', 'Six cards each'),
    tries: [
      {
        text: 'Check that the same letters occur in both words',
        says: '**It says yes, and no is right.** Both words consist of e, l, r and t. But the first has two l and one t, and the second has one l and two t.',
        pictures: [drawWords('The same letters', () => 'active', 'e, l, r and t'), answer],
      },
      {
        text: 'Give each letter its number in the alphabet, and compare the sums',
        says: '**It says no, which is right, but by luck.** The sums are 72 and 80. But `ad` and `bc` have the same sum, 5, without a common letter.',
        pictures: [answer],
      },
      {
        text: 'Cross off each letter of the second word in the first, and see whether a card is left',
        says: '**It says no, and it can never be wrong.** The question is what that costs.',
        pictures: [answer],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look at what it searches for.',
  },
  bruteForce: {
    title: 'Cross off card by card',
    text: 'For each letter of `letter`, go through `teller` from the left until you find one that is **not crossed off yet**. A row of the table is one letter of the second word: it shows the cards that are looked at. For the second t, all six are, and none is left.',
    before: drawLooks(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: each letter has to be found somewhere',
          says: 'You want to see the card that is used. But both l are alike, and where they lie does not matter. You only need to know whether one is left.',
        },
        {
          text: 'Only the last row: it finds nothing',
          says: 'That row is the longest, but it is the one that proves the answer. The question is whether it takes six looks to know that no t is left.',
        },
        {
          text: 'Every look at a card that does not fit',
          says: '9 of the 12 looks pass a card that is another letter or crossed off. They only find out where a letter lies, and that plays no part.',
        },
      ],
      right: 2,
    },
    after: drawLooks((look) => (isFind(look) ? 'settled' : 'visited')),
    tally: second.slice(0, found.size + 1).map((letter, outer) => {
      const row = looks.filter((look) => look.outer === outer)
      return {
        label: `${letter} (${outer + 1})`,
        count: row.length,
        wasted: row.filter((look) => !isFind(look)).length,
      }
    }),
    cost: 'Two words of n letters take up to n looks for each letter: O(n²). For two texts of 100,000 letters, that can be billions.',
  },
  idea: {
    title: 'Count instead of searching',
    text: 'Where a card lies does not matter, so forget it. Four lines say what remains to be stored, here and for everything that may be rearranged.',
    lines: [
      {
        name: 'What is stored',
        text: '`counts[letter]`: how often each letter of the first word occurs.',
        question: {
          id: 'stored',
          ask: 'What do you have to remember of `teller`?',
          options: [
            {
              text: 'Which letters occur in it',
              says: 'You look each letter up, and that is fast. But `letter` passes, because you cannot tell one t from two.',
            },
            {
              text: 'How often each letter occurs in it',
              says: 'Rearranging changes only the positions, so the counts stay equal. And with equal counts, each card of one word can be paired with an equal card of the other, so it **is** a rearrangement.',
            },
            {
              text: 'At which indices each letter is',
              says: 'You want to cross off one certain card. But the two l are alike: if one is needed, either will do. Only how many are left matters.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When it leaves',
        text: 'For each letter of the second word, its count drops by one.',
        picture: { scene: drawCounts({ t: 1, e: 2, l: 2, r: 1 }) },
        question: {
          id: 'leaves',
          ask: 'The second word begins with an l, and the count of l is 2. What happens to it?',
          options: [
            {
              text: 'It drops to 1',
              says: 'One l is used up, and one is left. That is what crossing off a card does, without a search.',
            },
            {
              text: 'It stays: an l is there, and that is enough',
              says: 'You only check that the letter occurs. Then one t would serve twice, and `letter` would pass.',
            },
            {
              text: 'The entry of l is removed: it is done',
              says: 'You take the letter as a whole. But `teller` needs an l twice, so it would not even be an anagram of itself.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Each count is the number of such letters in the first word that are not matched yet.',
        staysTrue: true,
        picture: { scene: drawCounts({ t: 0, e: 1, l: 1, r: 1 }) },
        question: {
          id: 'missing',
          ask: 'After `let`, the next letter is a t, and its count is 0. What does that prove?',
          options: [
            {
              text: 'That the first word has no t',
              says: 'You read the count as that of the whole word. But a t was there: the second word has used it, one letter before.',
            },
            {
              text: 'Nothing yet: another t may come later',
              says: 'You expect more letters, but the first word is counted to its end. All of its t are in the table.',
            },
            {
              text: 'That the second word has more t than the first',
              says: 'Each count starts at what the first word has, and each letter of the second word takes away one. So at 0, all t of the first word are matched, and this one has no partner: the answer is no.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is answered',
        text: 'No at the first letter with count 0. Yes if none is missing and the lengths are equal.',
        question: {
          id: 'answer',
          ask: 'Suppose both words have six letters, and none was missing. Must you check that every count is 0?',
          options: [
            {
              text: 'Yes: letters of the first word may be left over',
              says: 'You think of a surplus, and it is possible if the first word is longer. But six letters were matched with six, so none is left.',
            },
            {
              text: 'No: six letters were counted, and six were used up',
              says: 'The counts add up to 6 - 6 = 0, and none is below 0, because no letter was missing. So each one is 0. That is why the lengths are compared first.',
            },
            {
              text: 'No: a surplus does not matter',
              says: 'It does not if the second word may leave cards over. But here she must have used exactly the same cards.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **frequency counting**: forget the order, and compare how often each letter occurs. Equal counts mean the same letters.',
  },
  watch: {
    title: 'Count up, then down',
    text: 'The same words and the same rule. Before each letter, you say what happens to its count.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Equal lengths', labels: ['length'] },
      { name: 'What is stored', labels: ['start', 'count'] },
      { name: 'What is answered', labels: ['check', 'missing'] },
      { name: 'When it leaves', labels: ['use'] },
      { name: 'All matched', labels: ['done'] },
    ],
    keeps: 'use',
    note: 'A letter that is not in the table has the count 0. It takes O(n) time, because each letter changes one count, and O(k) space for k different letters, at most 26 here.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the lengths were not compared. Which two words show the slip?',
      options: [
        {
          text: '`ab` and `abb`',
          says: 'The second b finds the count 0, so the answer is no, as it should be.',
        },
        {
          text: '`abb` and `ab`',
          says: 'The a and the b are both left, so with the slip the answer is yes. But one b of the first word is left over: the right answer is no.',
        },
        {
          text: '`ab` and `cd`',
          says: 'There is no c in the table, so the answer is no, with or without the lengths.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'exactly the same cards',
        tells: 'Each letter counts as often as it occurs: a set of letters is not enough.',
        decides: true,
      },
      {
        words: 'in another order',
        tells: 'The order may change, so only how often each letter occurs can be compared.',
        decides: true,
      },
      {
        words: 'shuffles them behind her back',
        tells: 'Where a card was before plays no part.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      property: 'Is the condition about a contiguous part of a longer string?',
      here: 'No. Each word is counted once, as a whole.',
      there: 'Yes. The counts change by one letter at each end as the window moves.',
      example:
        'Are the letters of `tea` **next to each other**, in any order, somewhere in `taste`? Frequency counting counts the whole string `taste`, and checks that it has a t, an e and an a.',
      picture: { scene: drawArray({ values: [...'taste'] }) },
      question: {
        id: 'rival',
        ask: 'What do the counts of the whole string answer?',
        options: [
          {
            text: 'Yes',
            says: 'All three letters are there, so the counts say yes. But `tas`, `ast` and `ste` are the only parts of three letters, and none has t, e and a. The right answer is no, and a window of three letters finds it.',
          },
          {
            text: 'No',
            says: 'No is right, because none of `tas`, `ast` and `ste` has a t, an e and an a. But the counts of the whole string forget which letters are side by side. They find all three.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'frequency-counting-lesson-1',
        text: 'At a raffle, a speaker reads out one name for each ticket that was sold, 500,000 names in all, and some people have bought many tickets. The same name can come again at any time, and the names come in no order. For how many people was exactly one ticket sold?',
        world: 'raffle',
        pattern: 'frequency-counting',
        evidence: [
          {
            words: 'exactly one ticket',
            tells: 'How often each name occurs decides, wherever it occurs.',
            decides: true,
          },
          {
            words: 'in no order',
            tells: 'Where a name comes does not matter, so the order can be forgotten.',
            decides: false,
          },
          {
            words: '500,000 names in all',
            tells: 'Comparing every two names takes too long, and one count per name is small.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails: 'The same name can be read again at the very end, so no part of the list is enough.',
        },
        why: 'Count every name in one pass, then count the names whose count is 1.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'frequency-counting', line: 'count each item, forget the order' },
        { pattern: 'string-two-pointers', line: 'compare characters at two indices' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
      ],
    },
    {
      prompt: {
        id: 'frequency-counting-lesson-2',
        text: 'A freight yard describes a row of 100,000 coupled cars by one letter per car: C for coal, G for grain, S for salt. A customer orders 50 cars that are coupled in a row, of which exactly 20 carry coal, 20 grain and 10 salt, in any order. Can the yard deliver?',
        world: 'freight yard',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: '50 cars that are coupled in a row',
            tells: 'You need a contiguous part of a longer string, and its length is fixed.',
            decides: true,
          },
          {
            words: 'exactly 20 carry coal, 20 grain and 10 salt',
            tells: 'The condition is about counts, and they change by one car at each end.',
            decides: false,
          },
          {
            words: 'in any order',
            tells: 'Inside the part, the order plays no part.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails: 'Counts of the whole row say that there is enough coal, but not that it is close together.',
        },
        why: 'Keep three counts for 50 cars; at each move one car enters and one leaves, and you compare the counts with the order.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'frequency-counting', line: 'count each item, forget the order' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
        { pattern: 'string-dynamic-programming', line: 'answers for pairs of prefixes' },
      ],
    },
  ],
  end: {
    canDo: 'When things may be rearranged, forget where they are, and compare how often each of them occurs.',
    practice: lesson.practice.find(({ number }) => number === 242)!,
    practiceIs: 'It is the problem of this lesson, with words of any length.',
  },
}
