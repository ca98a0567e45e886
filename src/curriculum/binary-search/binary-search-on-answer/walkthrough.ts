import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { drawPiles, drawSpeeds } from './algorithm.ts'
import { lesson } from './lesson.ts'

const piles = [3, 8, 10, 6]
const hours = 7
const fastest = 10
const speeds = Array.from({ length: fastest }, (_, index) => index + 1)

/** The hours of each pile at each speed, and of all piles in the last row. */
export const looks: readonly Look[] = speeds.flatMap((speed, inner) => {
  const taken = piles.map((pile) => Math.ceil(pile / speed))
  const total = taken.reduce((sum, each) => sum + each, 0)
  return [...taken, total].map((value, outer): Look => ({ outer, inner, value }))
})

function drawTimes(isMarked: boolean): Picture {
  const roleOf = ({ inner }: Look) => {
    const speed = speeds[inner]!
    return isMarked && speed === 5 ? 'settled' : isMarked && speed > 5 ? 'visited' : 'default'
  }
  return {
    scene: drawScan({ looks, outer: [...piles, 'hours'], inner: speeds, corner: 'speed', roleOf }),
  }
}

const viewOf = (lo: number, hi: number, mid?: number) => ({ piles, hours, fastest, lo, hi, mid })

function drawAt(title: string, speed: number): Picture {
  return { title, scene: drawPiles(viewOf(1, fastest, speed), 'compare') }
}

const best = drawAt('The least that is enough', 5)

export const walkthrough: Walkthrough = {
  title: 'Four piles of letters',
  problem:
    'Four piles hold 3, 8, 10 and 6 letters to answer. You choose one speed of `k` letters per hour, and keep it. **Each hour you work on one pile**; when it is done early, the rest of the hour is a break. All must be **done in 7 hours**. What is **the least** whole `k`?',
  input: { piles: '3, 8, 10, 6', hours: '7' },
  firstTry: {
    picture: { scene: drawPiles(viewOf(1, fastest)) },
    tries: [
      {
        text: 'Divide: 27 letters in 7 hours are less than 4 per hour, so take 4',
        says: '**It takes 8 hours, and only 7 are allowed.** The division does not see the breaks: at speed 4, the last hours of the piles with 3, 10 and 6 letters are not full.',
        pictures: [drawAt('Speed 4', 4), best],
      },
      {
        text: 'Double the speed, 1, 2, 4, 8, until it is enough',
        says: '**It chooses 8, and 5 is enough.** It takes only four tests, but it jumps over the answer, which is somewhere from 5 to 8.',
        pictures: [drawAt('Speed 8', 8), best],
      },
      {
        text: 'Try speed 1, then 2, then 3, until one is enough',
        says: '**It finds 5, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'You can test a speed, although you cannot compute it. Start from testing them all.',
  },
  bruteForce: {
    title: 'Test every speed',
    text: 'A pile of 10 at speed 4 takes 10 / 4 hours, **rounded up**: 3 hours. Add that up over all piles, for each speed. More than 10 is useless, because at 10 each pile takes one hour.',
    before: drawTimes(false),
    question: {
      id: 'waste',
      ask: 'You need not start with speed 1. Suppose that you test 5 first: 7 hours, so it is enough. Which tests does this make unnecessary?',
      options: [
        {
          text: 'None: because of the rounding, a faster speed can take longer',
          says: 'You distrust the rounding, and that is a good instinct. But a pile divided by more is never more, and rounding up never turns a smaller number into a larger one. So no pile takes longer.',
        },
        {
          text: 'Those of speeds 1 to 4: they are slower than 5',
          says: 'You are thinking that 5 is the answer. But that 5 is enough does not rule out that 4 is. With 8 hours allowed, it would be.',
        },
        {
          text: 'Those of speeds 6 to 10: they are faster than 5',
          says: 'At a faster speed, no pile takes more hours than at 5. So all of them are enough, and none is the least. **One** test speaks for six speeds.',
        },
      ],
      right: 2,
    },
    after: drawTimes(true),
    cost: 'A pass over n piles for each speed up to the largest pile, M, is O(nM). For a billion letters, that can be a billion passes.',
  },
  idea: {
    title: 'Halve the possible answers',
    text: 'One test spoke for six speeds. Four lines make a method of that.',
    lines: [
      {
        name: 'What is halved',
        text: 'The speeds `lo` = 1 to `hi` = 10, **inclusive**. Test the middle, `mid`, rounded down.',
        question: {
          id: 'halved',
          ask: 'Nothing here is in order. What can you halve?',
          options: [
            {
              text: 'The four piles, once they are sorted',
              says: 'You look for something to sort. But the answer need not be a pile: 5 is none of them, and one pile alone does not say how long all of them take.',
            },
            {
              text: 'The speeds from 1 to 10',
              says: 'They are the possible answers, and they are in order by themselves: too slow up to a point, enough from there on. At 10, the largest pile, each pile takes one hour. That is 4 hours, so 10 is surely enough.',
            },
            {
              text: 'The speeds from 3 to 10, the smallest and the largest pile',
              says: 'You want tight limits. But the least speed can be below the smallest pile: with 14 hours, speed 2 is enough. If the range starts too low, that costs a few tests at most. If it starts too high, the answer is lost.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which half goes',
        text: 'Enough: `hi = mid`. Too slow: `lo = mid + 1`.',
        picture: { scene: drawSpeeds(viewOf(1, 10, 5)) },
        question: {
          id: 'half',
          ask: 'The middle of 1 to 10 is 5, rounded down. Speed 5 is enough. Where can the least speed be now?',
          options: [
            {
              text: 'From 1 to 4: look for something slower',
              says: 'You go the right way, but you drop 5. It is the best so far, and it may be the least: here it is.',
            },
            {
              text: 'From 1 to 5',
              says: 'All faster speeds are enough, too, so none of them is the least. 5 itself stays, because it may be. A speed that is too slow is different: it goes with all slower ones, and `lo` moves past it.',
            },
            {
              text: 'From 6 to 10: faster is safer',
              says: 'You think of being done in time. But you need the least speed, and each of these is more than 5, which is enough.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'All speeds below `lo` are too slow, and `hi` is enough.',
        staysTrue: true,
        picture: { scene: drawSpeeds(viewOf(1, 5, 3)) },
        question: {
          id: 'safe',
          ask: 'Now speed 3 takes 10 hours: too slow. 1 and 2 go with it, untested. Is that safe?',
          options: [
            {
              text: 'Yes: at a slower speed, no pile takes fewer hours',
              says: 'If 1 or 2 were enough, then 3 would be enough, because it is faster. It is not. So a test that fails rules out everything below, as a test that succeeds rules out everything above.',
            },
            {
              text: 'No: 2 divides 8, 10 and 6 without a break, so it may do better',
              says: 'You look at the breaks, and at speed 2 these piles have none. But they still take longer: 2 + 4 + 5 + 3 = 14 hours. A full hour of 2 letters is less than a full hour of 3.',
            },
            {
              text: 'Yes: both are smaller than the smallest pile',
              says: 'It is safe, but not for that reason. With 14 hours, speed 2 would be enough, although each pile is larger.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'When to stop',
        text: 'When `lo` and `hi` meet: at the least.',
        picture: { scene: drawSpeeds(viewOf(5, 5)) },
        question: {
          id: 'stop',
          ask: 'Then speed 4 takes 8 hours: too slow. So `lo` and `hi` are both 5. What is left to do?',
          options: [
            {
              text: 'Test 5, because it is the only one left',
              says: 'You do not trust the last one. But `hi` is always a speed that is known to be enough: it was tested, or it is the largest pile.',
            },
            {
              text: 'Test 6 as well, to be sure',
              says: 'You want to be sure. But 6 is faster than 5, so it is not the least.',
            },
            {
              text: 'Nothing: return 5',
              says: 'All below `lo` are too slow, and `hi` is enough: where they meet is the least. Ten speeds take at most 4 tests, because each leaves at most half, rounded up.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary: 'That is **binary search on the answer**: each test of a guess halves the possible answers.',
  },
  watch: {
    title: 'Halve the speeds',
    text: 'The same piles and the same rule. You say which speed to test next, and which pointer moves after each test.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is halved', labels: ['start'] },
      { name: 'When to stop', labels: ['loop'] },
      { name: 'Which half goes', labels: ['test', 'slower', 'faster'] },
      { name: 'The least', labels: ['found'] },
    ],
    keeps: ['slower', 'faster', 'test'],
    note: '`pile + speed - 1` makes the division round up. It takes O(n log M) time, because each of about log M tests goes over n piles, up to M letters each, and O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a speed that is enough set `hi = mid - 1`. Which input shows the slip?',
      options: [
        {
          text: '`[4]` in 1 hour',
          says: 'Speeds 2 and 3 are too slow, so only `lo` moves, up to 4, which is right.',
        },
        {
          text: '`[4]` in 2 hours',
          says: 'Speed 2 is enough, and the slip drops it: `hi` becomes 1, and it answers 1, which takes 4 hours. The answer is 2. `hi` must be a speed that is enough.',
        },
        {
          text: '`[1, 1]` in 2 hours',
          says: '`lo` and `hi` are both 1, so the loop does not run, and 1 is right.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'Each hour you work on one pile',
        tells:
          'Each pile takes a number of hours that is rounded up, so no single division gives the answer.',
        decides: false,
      },
      {
        words: 'done in 7 hours',
        tells: 'A limit on a total: one pass over the piles tests a guess.',
        decides: true,
      },
      {
        words: 'the least',
        tells: 'If a speed is enough, every faster one is, so the least is where “too slow” ends.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      property: 'Is one number the answer, and can you test a guess without taking items out?',
      here: 'Yes. For a guessed speed, one pass adds up the hours, and no pile changes.',
      there: 'No. Items are taken out one by one, and each time you need the largest at that moment.',
      example:
        'Now, in each of 3 hours, **half of the largest pile** at that moment is answered: 3, 8, 10, 6. How many letters are left in total? You guess a limit and test whether 3 hours bring all piles down to it: 5 is the least.',
      picture: { scene: drawArray({ values: piles, hasNoIndices: true }) },
      question: {
        id: 'rival',
        ask: 'How many letters are left if you cut each pile down to that limit?',
        options: [
          {
            text: '15, as when the largest pile is halved three times',
            says: '3 + 4 + 5 + 3 = 15 is right. But the limit of 5 does not know that the 8 has become 4, and the 6 has become 3.',
          },
          {
            text: '18, and only 15 are left',
            says: 'The limit gives 3 + 5 + 5 + 5 = 18. But 10, 8 and 6 are halved, and 3 + 4 + 5 + 3 = 15. Take out the largest pile each hour, and put its rest back.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'binary-search-on-answer-lesson-1',
        text: 'Along a straight valley road, 5,000 farms lie at given meter marks. The county can afford 40 fire stations, anywhere on the road. Each farm is served by the station nearest to it, and the longest of these drives should be as short as possible. How many meters is it, rounded up?',
        world: 'fire stations',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'can afford 40 fire stations',
            tells: 'For a guessed distance, one pass along the road counts the stations that it takes.',
            decides: true,
          },
          {
            words: 'the longest of these drives should be as short as possible',
            tells: 'If some distance works, every larger one does, so the possible distances can be halved.',
            decides: true,
          },
          {
            words: 'anywhere on the road',
            tells: 'No places are given, so there is nothing to choose from.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails: 'Taking out farms one by one does not say where a station goes.',
        },
        why: 'Halve the distances; for each guess, place each station as far past the first farm without one as it may be, and count.',
        cost: 'O(n log n + n log(length))',
      },
      names: [
        { pattern: 'greedy-intervals', line: 'sort by end, one sweep' },
        { pattern: 'heap-priority-queue', line: 'the best one, again and again' },
        { pattern: 'binary-search-on-answer', line: 'guess a number, test by a pass' },
      ],
    },
    {
      prompt: {
        id: 'binary-search-on-answer-lesson-2',
        text: 'A farm has 4,000 water tanks. During a night there are 100,000 turns, and in each turn the fullest tank at that moment gives a third of its water to the fields, rounded down to whole liters. In the morning, the farmer wants to know how much is left in each tank.',
        world: 'water tanks',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'the fullest tank at that moment',
            tells: 'You need the largest of values that change, again and again.',
            decides: true,
          },
          {
            words: 'gives a third of its water',
            tells: 'The tank is taken out, and put back with less.',
            decides: false,
          },
          {
            words: 'how much is left in each tank',
            tells: 'No single number is the answer, so there is nothing to guess and test.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails: 'A guessed limit does not say how much is in a tank.',
        },
        why: 'Keep the tanks in a heap with the fullest on top; in each turn, take it out and put it back with two thirds.',
        cost: 'O(n + t log n) for t turns',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'the best one, again and again' },
        { pattern: 'binary-search-on-answer', line: 'guess a number, test by a pass' },
        { pattern: 'sorting', line: 'order first, then one pass' },
      ],
    },
  ],
  end: {
    canDo:
      'When you can test a number but not compute it, and enough stays enough, halve the numbers instead of the input.',
    practice: lesson.practice.find(({ number }) => number === 875)!,
    practiceIs: 'It is the problem of this lesson, with bananas for letters.',
  },
}
