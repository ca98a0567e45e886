import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { drawTree } from './heap-scene.ts'
import { lesson } from './lesson.ts'

const scores = [5, 8, 3, 9, 2, 7]
const heapSize = 3

/** After each score, all scores so far from the highest to the lowest. */
export const looks: readonly Look[] = scores.flatMap((_, outer) =>
  scores
    .slice(0, outer + 1)
    .toSorted((a, b) => b - a)
    .map((value, inner): Look => ({ outer, inner, value })),
)

function drawRanks(marksRest: boolean): Picture {
  return {
    scene: drawScan({
      looks,
      outer: scores,
      inner: scores.map((_, index) => index + 1),
      corner: 'after',
      ...(marksRest && { roleOf: ({ inner }: Look) => (inner < heapSize ? 'settled' : 'visited') }),
    }),
  }
}

function drawBoard(title: string, kept: readonly number[], note: string): Picture {
  const roleOf = (index: number) => (kept.includes(scores[index]!) ? 'result' : 'visited')
  return { title, scene: drawArray({ values: scores, roleOf, hasNoIndices: true }), note }
}

function drawHeap(values: readonly number[], active?: number): Picture {
  return {
    scene: drawTree(
      values.map((value) => ({ id: String(value), value })),
      (index) => (values[index] === active ? 'active' : 'default'),
    ),
  }
}

const best = drawBoard('The three highest', [7, 8, 9], '7, 8 and 9')

export const walkthrough: Walkthrough = {
  title: 'Three places on a scoreboard',
  problem:
    'A game shows **the three highest scores so far**. Six scores arrive **one at a time**: 5, 8, 3, 9, 2 and 7. **After each one** the board must be right, and no score is ever taken back. Which three are on it at the end?',
  input: { values: '5, 8, 3, 9, 2, 7', k: '3' },
  firstTry: {
    picture: { scene: drawArray({ values: scores, hasNoIndices: true }) },
    tries: [
      {
        text: 'Fill the board, then let a score in if it beats the highest there',
        says: '**It ends with 5, 8 and 9, and 7, 8 and 9 are the highest.** Only 9 beats the highest score, so it replaces the 3. Then 7 has to beat 9, although it only needs to beat 5.',
        pictures: [drawBoard('Beat the highest', [5, 8, 9], '5, 8 and 9'), best],
      },
      {
        text: 'Collect all scores, and sort them at the end',
        says: '**It finds 7, 8 and 9, but only at the end.** The board has to be right after each score, and the scores may go on for hours.',
        pictures: [best],
      },
      {
        text: 'Put all scores so far in order after each one',
        says: '**It finds 7, 8 and 9, and the board is right all the time.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that is always right, and look for what it does in vain.',
  },
  bruteForce: {
    title: 'Put them all in order',
    text: 'After each score, write down **all scores so far in order**, the highest first. A row of the table is one arrival, and a column is a place. The board shows the first three places.',
    before: drawRanks(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: a low score may still come up later',
          says: 'You are thinking that places become free. But no score is taken back, so the scores above it stay there. Newcomers can only push it further down.',
        },
        {
          text: 'Keeping the highest score: it is safe anyway',
          says: 'You are thinking that only the lowest of the three is in danger. That is so, and it will help. But 9 may become the lowest: after 10 and 11, it is the next to go.',
        },
        {
          text: 'Every score below the third place',
          says: 'At least three other scores are not lower, and no score is taken back, so this stays so. A score that has fallen below the third place never returns.',
        },
      ],
      right: 2,
    },
    after: drawRanks(true),
    cost: 'Six scores write 21 numbers, and n scores write `n(n+1)/2`: that is O(n²). For 100,000 scores it is about 5 billion.',
  },
  idea: {
    title: 'Keep the lowest on top',
    text: 'Only three scores matter, and only one of them can be pushed out next. Four lines make a method of that, here and wherever you need only the k best so far.',
    lines: [
      {
        name: 'What is stored',
        text: 'The three highest scores so far, in a min-heap.',
        question: {
          id: 'stored',
          ask: 'The board holds 5, 8 and 3, and another score is coming. Which one must you find fast?',
          options: [
            {
              text: 'The highest, 8: a new score has to beat it',
              says: 'You think of a record. But the board has three places: in the end 7 is on it, below 8 and 9.',
            },
            {
              text: 'The lowest, 3: a new score has to beat it',
              says: 'A new score belongs on the board exactly if it is higher than the lowest one there. So store the three in a **min-heap**: a tree, kept in an array, with the lowest number on top.',
            },
            {
              text: 'All three: they have to be in order',
              says: 'You want the board ready to read. With three places that is fine. With a thousand places, a newcomer may shift a thousand scores, and yet it is only compared with the lowest.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When it leaves',
        text: 'The top leaves for a higher score. A score that is not higher is dropped.',
        picture: drawHeap([3, 8, 5], 3),
        question: {
          id: 'leaves',
          ask: '9 arrives, so one of 3, 8 and 5 has to go. Which one, and for how long?',
          options: [
            {
              text: '5, because it came first',
              says: 'You think of a line in which the oldest goes first. Then 8, 3 and 9 would be on the board, and 5 is higher than 3.',
            },
            {
              text: '3, until there is room again',
              says: 'You want to be able to bring it back. But a place never becomes free: it only passes to a higher score.',
            },
            {
              text: '3, for good',
              says: '5, 8 and 9 are higher. Each of them leaves only for a score that is higher still, so from now on three scores are always higher than 3. You can forget it. A newcomer that is not higher than the top is dropped for the same reason.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'No parent is higher than its children, so the lowest number is on top.',
        staysTrue: true,
        picture: drawHeap([9, 8, 5], 9),
        question: {
          id: 'order',
          ask: '9 has replaced 3 on top, above 8 and 5. How does the lowest get to the top?',
          options: [
            {
              text: 'Swap 9 with 5, its lower child',
              says: '5 is lower than both 9 and 8, so it may be the parent of both. In a larger heap, 9 goes on down like this until no child is lower. The rest was in order before, so one path is enough: about log k levels for k numbers.',
            },
            {
              text: 'Swap 9 with 8, its first child',
              says: 'You compare it with one child only. Then 8 is above 5, and the lowest is not on top. Later, 7 would be dropped because it does not beat 8.',
            },
            {
              text: 'Sort all three again',
              says: 'You want everything in order. That works, but it costs O(k log k) for each newcomer, and nobody asks whether 8 comes before 9. Only the lowest is compared.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What is answered',
        text: 'The numbers in the heap, in no order. The top is the third highest.',
        picture: drawHeap([3, 8, 5]),
        question: {
          id: 'answered',
          ask: 'After three scores, the array of the heap is 3, 8, 5. What does it tell you without a search?',
          options: [
            {
              text: 'The highest score: it is at the end',
              says: 'You expect the highest at the other end. But it can be at any position without children: here 8 is in the middle.',
            },
            {
              text: 'The lowest score: it is at the start',
              says: 'Numbers never get lower on the way down from the top, so none in the heap is lower than the top. All others that ever came are not higher than it, so the top is the **third highest** of all.',
            },
            {
              text: 'All three scores in order',
              says: 'You read it as a sorted array, but 8 is before 5. Only a parent and its children are in order, not the two children of one parent.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **heap** of size k, the usual way to build a **priority queue**: the one to give up next is always on top. To take it out, put the last number in its place, and swap that down.',
  },
  watch: {
    title: 'Six scores, three places',
    text: 'You say what happens to each score, and which numbers swap.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is stored', labels: ['room', 'push'] },
      { name: 'What stays true', labels: ['rise'] },
      { name: 'When it leaves', labels: ['beats', 'replace'] },
      { name: 'What stays true', labels: ['sink'] },
      { name: 'What is answered', labels: ['done'] },
    ],
    keeps: ['rise', 'sink'],
    note: 'A number at index `i` has its children at `2i + 1` and `2i + 2`, so the tree needs no pointers. It takes O(n log k) time, because each of n numbers moves along one path of at most log k levels, and O(k) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a number on its way down were compared with its left child only. Which input shows the slip?',
      options: [
        {
          text: '`[5, 3, 4]`, k = 3',
          says: 'All three fit, so nothing is replaced and nothing goes down.',
        },
        {
          text: '`[1, 2, 3, 4]`, k = 3',
          says: '4 replaces 1, and the left child, 2, happens to be the lower one. So the slip makes no difference.',
        },
        {
          text: '`[2, 6, 4, 7, 5]`, k = 3',
          says: '7 replaces 2 and swaps with 6, so 6 is above 4. Then 5 does not beat 6, and is dropped: 4, 6 and 7 are left. The three highest are 5, 6 and 7.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'the three highest scores so far',
        tells: 'Only the k best are needed, so only the lowest of these k is ever compared or removed.',
        decides: true,
      },
      {
        words: 'one at a time',
        tells: 'There is no moment at which everything is known and could be sorted.',
        decides: false,
      },
      {
        words: 'After each one',
        tells: 'The answer is needed again and again while the set changes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      property: 'Is the only item that you ever need the lowest (or the highest) one stored?',
      here: 'Yes. Each score is compared with the lowest one on the board, and a heap has that on top.',
      there:
        'No. You need the neighbor or the rank of any value, so keep all of them in order in a search tree.',
      example:
        'Now no score is dropped. 2, 9 and 7 have arrived, and a player with 6 points asks for **the next higher score**. The array of the min-heap is 2, 9, 7.',
      question: {
        id: 'rival',
        ask: 'You read the heap from the top. Which is the first score above 6 that you come to?',
        options: [
          {
            text: '9',
            says: '2 is too low, and then comes 9. But 7 is the next higher score: the two children of 2 are in no order, so you would have to read them all. A search tree has lower values on the left and higher ones on the right, so one path down finds 7.',
          },
          {
            text: '7',
            says: '7 is the right answer, but you come to 9 before it. A heap only knows that 2 is the lowest: its children are in no order.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'heap-priority-queue-lesson-1',
        text: 'In a cellar, every cheese has a day on which it is at its best. New cheeses are brought in all the time. Whenever a restaurant calls, the cheese whose day comes first is sent out. Given up to 300,000 deliveries and calls in the order of time, which cheese does each restaurant get?',
        world: 'cheese cellar',
        pattern: 'heap-priority-queue',
        alsoFits: [
          {
            pattern: 'binary-search-tree',
            whyNotFirst:
              'A search tree hands out the first day, too, but it keeps an order among all the others that no call ever reads.',
          },
        ],
        evidence: [
          {
            words: 'brought in all the time',
            tells: 'The set changes between the calls, so an order made once is soon wrong.',
            decides: true,
          },
          {
            words: 'the cheese whose day comes first',
            tells: 'Only the smallest item is needed, each time anew.',
            decides: true,
          },
          {
            words: 'up to 300,000 deliveries and calls',
            tells: 'A search through all cheeses for each call would be quadratic.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'Sorted once, the list lacks every cheese that is brought in later. Sorting it again at each call is far too slow.',
        },
        why: 'Push each new cheese into a min-heap by its day, and pop the top at each call.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
        { pattern: 'sorting', line: 'one order for everything' },
        { pattern: 'queue-operations', line: 'who came first goes first' },
      ],
    },
    {
      prompt: {
        id: 'heap-priority-queue-lesson-2',
        text: 'A music shop lends out tuning forks, each with its own frequency. Forks are lent and returned all day. A customer names a frequency and gets the fork with the lowest frequency that is not below it, or none if there is no such fork. Answer up to 200,000 loans and returns, each before you know the next one.',
        world: 'tuning forks',
        pattern: 'binary-search-tree',
        evidence: [
          {
            words: 'A customer names a frequency',
            tells: 'The search starts from any value, not from the lowest or the highest one.',
            decides: true,
          },
          {
            words: 'the lowest frequency that is not below it',
            tells: 'You need the neighbor of a value in order, which is one path down a search tree.',
            decides: true,
          },
          {
            words: 'lent and returned all day',
            tells: 'The set changes, so a sorted array would shift its values all the time.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'The top of a heap is the lowest frequency of all. The one that fits a customer can be anywhere below it, so all forks would have to be read.',
        },
        why: 'Keep the forks in a balanced search tree, and for each customer go left whenever the fork is high enough, remembering the last such fork.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'basic-binary-search', line: 'halve an array that stays sorted' },
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
        { pattern: 'binary-search-tree', line: 'neighbors in a changing order' },
      ],
    },
  ],
  end: {
    canDo:
      'When only the k best of many items matter, keep them in a heap with the weakest on top: it is the only one that a newcomer has to beat.',
    practice: lesson.practice.find(({ number }) => number === 703)!,
    practiceIs: 'It is the problem of this lesson, asked for the top only: the k-th largest so far.',
  },
}
