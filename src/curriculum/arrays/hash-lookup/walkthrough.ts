import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const weights = [14, 10, 3, 8, 17, 5]
const target = 20

/** Each box is compared with the boxes before it, until two fit. */
export const looks: readonly Look[] = scanBack()

function scanBack(): readonly Look[] {
  const made: Look[] = []
  for (const [outer, weight] of weights.entries()) {
    for (const [inner, value] of weights.slice(0, outer).entries()) {
      made.push({ outer: outer - 1, inner, value })
      if (weight + value === target) return made
    }
  }
  return made
}

const isHit = ({ outer, value }: Look) => weights[outer + 1]! + Number(value) === target
const askers = weights.slice(1, looks.at(-1)!.outer + 2)
const nameOf = (weight: number) => `${weight} needs ${target - weight}`

function drawLooks(isMarked: boolean): Picture {
  return {
    scene: drawScan({
      looks,
      outer: askers.map(nameOf),
      inner: [...askers.slice(0, -1).keys()],
      corner: 'position',
      ...(isMarked && { roleOf: (look: Look) => (isHit(look) ? 'result' : 'visited') }),
    }),
  }
}

function drawShelf(
  title: string,
  values: readonly number[],
  found: readonly number[],
  note: string,
): Picture {
  const roleOf = (index: number) => (found.includes(values[index]!) ? 'result' : 'visited')
  return { title, scene: drawArray({ values, roleOf }), note }
}

const best = drawShelf('On the shelf', weights, [3, 17], 'positions 2 and 4')

export const walkthrough: Walkthrough = {
  title: 'Six boxes on a shelf',
  problem:
    'Six boxes are on a shelf **in no order**. From position 0 on, they weigh 14, 10, 3, 8, 17 and 5 kg. Two of them weigh **exactly 20 kg** together. **At which positions** are they?',
  input: { values: '14, 10, 3, 8, 17, 5', target: '20' },
  firstTry: {
    picture: { scene: drawArray({ values: weights }) },
    tries: [
      {
        text: 'Start at both ends, and move the end that is too light or too heavy',
        says: '**It finds no pair.** 14 + 5 = 19 is too light, so it gives up the 14, then the 10, the 3 and the 8. Then 17 + 5 = 22 is too heavy. Without order, a sum does not say which box to give up.',
        pictures: [drawShelf('No pair found', weights, [], 'sums 19, 15, 8, 13, 22'), best],
      },
      {
        text: 'Sort the boxes, then close in from both ends',
        says: '**It finds 3 and 17, but at the wrong positions:** 0 and 5 of the sorted list, not 2 and 4 of the shelf. You can sort pairs of weight and position. That works, and sorting costs O(n log n).',
        pictures: [
          drawShelf(
            'Sorted',
            weights.toSorted((a, b) => a - b),
            [3, 17],
            'positions 0 and 5',
          ),
          best,
        ],
      },
      {
        text: 'Compare each box with every box before it',
        says: '**It finds positions 2 and 4, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look at what it asks again and again.',
  },
  bruteForce: {
    title: 'Compare every two boxes',
    text: 'Take each box, and read **all boxes before it** until one fits. A row of the table is one box and the partner it needs; the cells are the weights that it reads. The first box has none before it.',
    before: drawLooks(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Each pair is compared twice',
          says: 'You are thinking of a table that is full. Here only the later box reads the earlier ones, so each pair is met once. It still gets far too many pairs when the shelf is long.',
        },
        {
          text: 'Reading all earlier boxes to look for one known weight',
          says: 'The 17 needs a 3 and nothing else. But each row reads the same boxes from the start again. Of the 9 weights read in all, 8 do not fit.',
        },
        {
          text: 'Comparing boxes that are far apart',
          says: 'You hope that the partner is near. But in no order it can be anywhere, so no box may be left out.',
        },
      ],
      right: 1,
    },
    after: drawLooks(true),
    tally: askers.map((weight, row) => {
      const own = looks.filter(({ outer }) => outer === row)
      return {
        label: nameOf(weight),
        count: own.length,
        wasted: own.filter((look) => !isHit(look)).length,
      }
    }),
    cost: 'For n boxes there are up to `n(n-1)/2` comparisons: that is O(n²). For 100,000 boxes it is almost 5 billion.',
  },
  idea: {
    title: 'Ask a map',
    text: 'Each box asks one question: was this weight here before, and where? These lines make a map that answers it at once.',
    lines: [
      {
        name: 'What is looked up',
        text: 'For the value `num` at index `i`, the only partner that fits: `partner = target - num`.',
        picture: {
          scene: drawArray({
            values: weights,
            roleOf: (index) => (index < 4 ? 'frontier' : index === 4 ? 'active' : 'default'),
          }),
        },
        question: {
          id: 'partner',
          ask: 'The box of 17 kg is next. What do you look for among the boxes before it?',
          options: [
            {
              text: 'A box that is light enough',
              says: 'You look for anything that keeps the sum small. But the sum must be exactly 20, and of all weights only one makes that.',
            },
            {
              text: 'A box of 3 kg',
              says: '20 - 17 = 3, and no other weight fits. So the search is one question with a yes or no: has a 3 been here, and where?',
            },
            {
              text: 'The total of 20 kg',
              says: 'You look for the sum itself. But single boxes were seen, not sums: what one of them has to weigh is the part that is missing.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is stored',
        text: '`seen[num] = i`: each value is a key, and its index is what the key leads to.',
        question: {
          id: 'stored',
          ask: 'What do you store for each box, so that the question is answered at once?',
          options: [
            {
              text: 'The weight as the key, and its position as the value',
              says: 'A hash map finds a key in O(1) time on average. So the key is what you ask for, the weight, and the value is what the answer needs, the position.',
            },
            {
              text: 'The position as the key, and the weight as the value',
              says: 'That is how the shelf is given. But you ask for a weight, and to find one among the values you would read them all again.',
            },
            {
              text: 'Only the weight, in a set',
              says: 'A set says that a 3 was here. If the answer were only yes or no, that would be enough. But you need its position as well.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'At each lookup, `seen` contains exactly the values before index `i`.',
        staysTrue: true,
        question: {
          id: 'order',
          ask: 'The box of 10 kg needs another 10. When do you store it?',
          options: [
            {
              text: 'Before its lookup, so that nothing is missed',
              says: 'Then the 10 finds itself, and the answer is position 1 twice. But there is only one box of 10 kg.',
            },
            {
              text: 'Never, because it is half of 20',
              says: 'You keep it from being its own partner. But if a second box of 10 kg came later, it would have to find this one.',
            },
            {
              text: 'After its lookup',
              says: 'Then the map contains only the boxes before it, so no box finds itself. A second 10 would still find the first one.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is answered',
        text: 'If `partner` is in `seen`: its index and `i`. If none was, there is no pair.',
        question: {
          id: 'answer',
          ask: 'The 3 looks for a 17 and finds none, because the 17 comes later. Is the pair lost?',
          options: [
            {
              text: 'Yes: the boxes after it must be searched, too',
              says: 'You fear that it only looks back. But searching ahead is brute force again, and it is not needed: the 17 has its own turn.',
            },
            {
              text: 'No: the 17 will look for the 3',
              says: 'In each pair, one box comes later. At its turn the earlier one is in the map. So every pair is found from its later box, and one pass is enough.',
            },
            {
              text: 'Yes: all boxes must be stored in a first pass',
              says: 'That works in two passes, if you check that a box does not find itself. But it is not needed: when the 17 comes, the 3 is already stored.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **hash map lookup**: compute what would fit, look it up, and store this value for those that follow. If two or three values would fit, look up each.',
  },
  watch: {
    title: 'One lookup for each box',
    text: 'The same boxes and the same rule. At each box you say whether its partner is in the map.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is looked up', labels: ['partner'] },
      { name: 'What is answered', labels: ['lookup', 'found'] },
      { name: 'What is stored', labels: ['record'] },
      { name: 'No pair', labels: ['none'] },
    ],
    keeps: 'record',
    note: 'It takes O(n) time on average, because each value is looked up once and stored once. The map takes O(n) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a stored index of 0 counted as “not found”, as it would with `if seen.get(partner)`. Which input shows the slip?',
      options: [
        {
          text: '`[3, 5, 1]`, target 8',
          says: 'The 5 looks for the 3, whose index is 0. With the slip, 0 counts as not found, and the pair is missed.',
        },
        {
          text: '`[9, 3, 5]`, target 8',
          says: 'The 5 looks for the 3, whose index is 1. That is not 0, so the pair is found.',
        },
        {
          text: '`[4, 1, 6]`, target 8',
          says: 'No two of them make 8, so nothing is found, with the slip or without it.',
        },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'in no order',
        tells: 'Without order, a sum rules out nothing: the partner can be anywhere.',
        decides: true,
      },
      {
        words: 'exactly 20 kg',
        tells: 'The partner has one exact value that you can compute, so you can look it up.',
        decides: true,
      },
      {
        words: 'At which positions',
        tells: 'You need the given positions, and sorting would lose them.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      property: 'Does comparing the values at two positions tell you which position to give up?',
      here: 'No. In no order, a sum rules out nothing. But one exact value fits, and a map finds it.',
      there: 'Yes. In order, the sum of the two ends rules out one of them, even if no sum is exact.',
      example:
        'Now the boxes are in order: 3, 5, 8, 10, 14, 17. What is the most that two of them weigh together, if **at most 16 kg** is allowed? A map looks up the partner that makes 16, as before.',
      picture: { scene: drawArray({ values: weights.toSorted((a, b) => a - b) }) },
      question: {
        id: 'rival',
        ask: 'What does the lookup find?',
        options: [
          {
            text: 'Nothing',
            says: 'No two boxes weigh exactly 16, so each lookup fails. But 5 + 10 = 15 is allowed, and it is the most. From the two ends, a sum above 16 rules out the heavier box, and any other sum the lighter one.',
          },
          {
            text: '15, the most that is allowed',
            says: '15 is the most, as 5 + 10. But a map answers only questions about one exact weight. To find “at most 16”, you would have to look up every smaller sum as well.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'hash-lookup-lesson-1',
        text: 'At a masked ball, 50,000 guests come in one at a time, each with a number on the mask. The numbers are in no order. Two guests are dance partners if their numbers differ by exactly 777. As soon as a guest comes in whose partner is already in the hall, tell her at which table the partner sits.',
        world: 'masked ball',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'in no order',
            tells: 'Comparing two numbers rules out no third one: the partner can be any guest before.',
            decides: true,
          },
          {
            words: 'differ by exactly 777',
            tells: 'Only two numbers fit, and both can be computed and looked up.',
            decides: true,
          },
          {
            words: 'at which table',
            tells: 'Store the table under the number, because that is what the answer needs.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'The guests are not in order and keep coming, so a difference does not say which of two positions to move.',
        },
        why: 'For each guest, look up the number plus 777 and the number minus 777 in a map from number to table, then store her own.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'store what you have seen' },
        { pattern: 'sorting', line: 'bring the values into order' },
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
      ],
    },
    {
      prompt: {
        id: 'hash-lookup-lesson-2',
        text: 'A tea merchant has 200,000 tins, and her list shows their weights from the lightest to the heaviest. A gift box contains two different tins. Together they must weigh at least 500 grams, and as little more than that as possible. Which two tins should she take? The tablet she uses has no memory for a second list.',
        world: 'tea tins',
        pattern: 'two-pointers',
        evidence: [
          {
            words: 'from the lightest to the heaviest',
            tells:
              'In order, a sum rules out one of the two ends: the lighter tin if it is too small, and otherwise the heavier one.',
            decides: true,
          },
          {
            words: 'at least 500 grams, and as little more than that as possible',
            tells: 'The best partner has no exact weight that you can compute and look up.',
            decides: true,
          },
          {
            words: 'no memory for a second list',
            tells: 'A map of the weights would need as much memory as the list.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'The best partner may weigh any number of grams, so there is no one weight to look up, and a map does not fit in memory.',
        },
        why: 'Start at both ends: if the sum is below 500 grams, move the left end; otherwise remember it if it is the smallest, and move the right end.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'hash-lookup', line: 'store what you have seen' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
      ],
    },
  ],
  end: {
    canDo:
      'When you can compute the one value that would fit, look it up in a map of the values before, and store what the answer needs.',
    practice: lesson.practice.find(({ number }) => number === 1)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
