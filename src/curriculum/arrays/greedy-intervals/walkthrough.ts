import type { IntervalsScene, Role } from '#algorithms/scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import type { Interval } from './algorithm.ts'
import { lesson } from './lesson.ts'

const groups: readonly Interval[] = [
  [8, 14],
  [11, 13],
  [9, 12],
  [18, 20],
  [12, 15],
  [15, 19],
]

/** Whether no two of them overlap. */
function isAllowed(plan: readonly Interval[]): boolean {
  return plan.every(([start, end], index) =>
    plan.slice(index + 1).every(([from, to]) => end <= from || to <= start),
  )
}

/** Every choice of groups, and whether the room is never needed twice. */
export const choices = Array.from({ length: 2 ** groups.length }, (_, chosen) => {
  const plan = groups.filter((_, index) => chosen & (1 << index))
  return { size: plan.length, isAllowed: isAllowed(plan) }
})

const nameOf = ([start, end]: Interval) => `${start}-${end}`

function drawGroups(roleOf: (name: string) => Role = () => 'default', title = 'Groups'): IntervalsScene {
  return {
    kind: 'intervals',
    from: 8,
    to: 20,
    groups: [
      {
        title,
        bars: groups.map((group) => ({
          id: nameOf(group),
          from: group[0],
          to: group[1],
          role: roleOf(nameOf(group)),
        })),
      },
    ],
  }
}

function drawPlan(title: string, kept: readonly string[], role: Role): Picture {
  return {
    title,
    scene: drawGroups((name) => (kept.includes(name) ? role : 'visited')),
    note: kept.join(', '),
  }
}

const best = drawPlan('The most there is', ['9-12', '12-15', '15-19'], 'result')

export const walkthrough: Walkthrough = {
  title: 'Six groups, one room',
  problem:
    'Six groups want the same room today: **from 8 to 14**, from 11 to 13, from 9 to 12, from 18 to 20, from 12 to 15 and from 15 to 19. It takes **one group at a time**; the next one may begin when one ends. Which groups can have it, so that there are **as many as possible**?',
  input: { pairs: '[8, 14], [11, 13], [9, 12], [18, 20], [12, 15], [15, 19]' },
  firstTry: {
    picture: { scene: drawGroups() },
    tries: [
      {
        text: 'Take the group that starts first, then the next one that fits',
        says: '**It takes 2 groups, and 3 are possible.** 8-14 starts first, but it keeps the room so long that 9-12 and 12-15 are both out.',
        pictures: [drawPlan('Earliest start', ['8-14', '15-19'], 'active'), best],
      },
      {
        text: 'Take the shortest group, then the next shortest that fits',
        says: '**It takes 2 groups, and 3 are possible.** 11-13 is short, but it cuts into both 9-12 and 12-15, and 18-20 cuts into 15-19.',
        pictures: [drawPlan('Shortest', ['11-13', '18-20'], 'active'), best],
      },
      {
        text: 'Compare every choice of groups',
        says: '**It takes 3 groups, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'A quick rule can fail. Before you trust one, you need a reason why it cannot.',
  },
  bruteForce: {
    title: 'Try every choice',
    text: 'Each group is **taken or not**, and with six groups that makes 64 choices. For each one, check that no two of its groups overlap, and count its groups. An allowed choice with the most groups is an answer.',
    before: { scene: drawGroups() },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Choices with few groups: you want the most',
          says: 'You are thinking of starting with all six. But you do not know in advance that 3 is the most. Until a choice of 3 is found, one with few groups could be the best.',
        },
        {
          text: 'Nothing: each choice can be the best one',
          says: 'It can only be the best if it is allowed. 8-14 and 9-12 overlap, so each of the 16 choices with both of them is lost from the start.',
        },
        {
          text: 'Most choices contain two groups that overlap',
          says: '46 of the 64 choices need the room twice at some time. 8-14 and 9-12 overlap, and still all 16 choices with both of them are tried.',
        },
      ],
      right: 2,
    },
    after: {
      scene: drawGroups((name) => (name === '8-14' || name === '9-12' ? 'compare' : 'default')),
      note: '8-14 and 9-12 are both in 16 choices.',
    },
    cost: 'Each further group doubles the choices: that is O(2ⁿ). For 20 groups there are more than a million.',
  },
  idea: {
    title: 'Find a choice you never regret',
    text: 'A rule is safe if you can prove that it leaves a best plan open. These lines are such a rule, and its proof.',
    lines: [
      {
        name: 'In which order',
        text: 'By end: the group that ends first comes first.',
        picture: { scene: drawGroups() },
        question: {
          id: 'order',
          ask: 'Which group can you take first, and be sure that you never regret it?',
          options: [
            {
              text: '8-14, which starts first',
              says: 'You do not want to leave the room empty. But what counts is when it is free again: 14 is too late for 9-12 and for 12-15.',
            },
            {
              text: '9-12, which ends first',
              says: 'Take any best plan. Its first group ends at 12 or later. **Put 9-12 in its place:** the other groups still fit, and there are as many as before. So some best plan begins with 9-12.',
            },
            {
              text: '11-13, the shortest',
              says: 'You want to use up little time. But those two hours overlap both 9-12 and 12-15, which fit one after the other.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to keep',
        text: 'If `start >= free_from`, where `free_from` is the end of the group kept last.',
        picture: {
          scene: drawGroups((name) =>
            name === '9-12' ? 'settled' : name === '11-13' ? 'active' : 'default',
          ),
        },
        question: {
          id: 'keep',
          ask: '9-12 is kept. Next in the order is 11-13. What do you have to compare?',
          options: [
            {
              text: 'Its start with 12, the end of the group kept last',
              says: 'All groups kept so far end by 12. So it overlaps one of them exactly if it starts before 12, and one number is all you need to remember.',
            },
            {
              text: 'Its end with 12, the end of the group kept last',
              says: 'You compare end with end. But the groups are in the order of their ends, so its end is never smaller. Whether it overlaps depends on its start.',
            },
            {
              text: 'It with every group kept so far',
              says: 'That gives the right answer, but all other kept groups end even earlier. If it does not overlap the one kept last, it overlaps none of them.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Some best plan contains all the groups kept so far, and none of those skipped.',
        staysTrue: true,
        question: {
          id: 'stays',
          ask: '11-13 starts before 12, so it is skipped. Could it be better to keep it and give up 9-12?',
          options: [
            {
              text: 'Yes: it is shorter, so more is left for others',
              says: 'It is shorter, but it is free only at 13. What matters to the groups that follow is when the room is free, and with 9-12 that is at 12.',
            },
            {
              text: 'Yes: another group might fit in before 11',
              says: 'Such a group would end by 11. Then it would have come before 9-12 in this order, and 9-12 would not have been the first.',
            },
            {
              text: 'No: in every plan, 9-12 can take its place',
              says: 'Both cannot stay. No group ends by 11, so in any plan nothing comes before 11-13. What follows it begins at 13 or later, and 9-12 is over at 12. So 9-12 can replace it. From 12 on, it is the same puzzle again, with the groups that start at 12 or later.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'After the last group. A skipped group never comes back, because `free_from` only grows.',
        question: {
          id: 'stop',
          ask: '8-14 was skipped. Later, 12-15 is kept, and the room is free from 15 on. Must you look back at 8-14?',
          options: [
            {
              text: 'Yes: from 15 on the room is free again',
              says: 'It is free from 15 on, but 8-14 needs it from 8 on. What overlaps a kept group now will always overlap it.',
            },
            {
              text: 'No: it overlaps a kept group, and that stays so',
              says: 'Kept groups stay kept, so what overlaps one of them is out for good. Each group is looked at once, and one pass after sorting is enough.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **greedy choice**: take what looks best by one rule, never undo it, and prove the rule by an exchange.',
  },
  watch: {
    title: 'Earliest end first',
    text: 'The same six groups, as intervals. You choose the order, and for each interval you say whether to keep or to skip it.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'In which order', labels: ['sort'] },
      { name: 'Each once', labels: ['next'] },
      { name: 'When to keep', labels: ['check'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['sort', 'check'],
    note: '`>=` lets a group begin when another ends. It takes O(n log n) time, because sorting n groups dominates the one pass after it, and O(n) space for the sorted list.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the test was `start > free_from`. Which input shows the slip?',
      options: [
        {
          text: '`[1, 3], [2, 5]`',
          says: 'The second one starts at 2, before 3. Both tests skip it, and 1 is right.',
        },
        {
          text: '`[1, 3], [3, 5]`',
          says: 'The second one starts exactly at 3. With the slip it is skipped, and only 1 is kept. But they only touch, so 2 is right.',
        },
        {
          text: '`[1, 3], [4, 5]`',
          says: 'The second one starts at 4, after 3. Both tests keep it, and 2 is right.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'from 8 to 14',
        tells: 'Each element is a range with a start and an end.',
        decides: false,
      },
      {
        words: 'one group at a time',
        tells: 'Ranges that overlap exclude each other, so each one is kept or dropped.',
        decides: true,
      },
      {
        words: 'as many as possible',
        tells: 'All groups count the same, so one that ends earlier can replace another.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      property: 'Do you need the best of a set that changes while you go through the input?',
      here: 'No. One number, `free_from`, is enough to decide about each group for good.',
      there: 'Yes. You may have to take back the worst of your choices, and a heap hands it to you.',
      example:
        'Now each group may come at any time before its deadline. One needs 6 hours by hour 6, one 3 hours by hour 7, one 4 hours by hour 7. How many can you serve? Go by deadline, and **keep each one that still fits**, as before.',
      question: {
        id: 'rival',
        ask: 'How many does that serve?',
        options: [
          {
            text: '1',
            says: 'The 6 hours are kept first. Then neither 6 + 3 nor 6 + 4 fits by hour 7, so it is 1. Taking back the 6 hours lets the other two in, 3 + 4 = 7: that is 2. A heap finds the longest one to take back.',
          },
          {
            text: '2, the most there is',
            says: '2 is the most: 3 + 4 = 7 hours. But the 6 hours have the first deadline and are kept, and then neither of the others fits. The sweep never takes a choice back.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'greedy-intervals-lesson-1',
        text: 'For a festival, 4,000 artists each ask for a part of one long wall, from one meter mark to another. Paintings may touch but not overlap, and no part can be moved or made shorter. All artists count the same, and the city wants as many of them as possible to paint. How many can it accept?',
        world: 'festival wall',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: 'from one meter mark to another',
            tells: 'Each part is a range with a start and an end.',
            decides: false,
          },
          {
            words: 'may touch but not overlap',
            tells:
              'Ranges that overlap exclude each other, and the mark where the last one ends is enough to check the next.',
            decides: true,
          },
          {
            words: 'All artists count the same',
            tells: 'A part that ends earlier can replace any other one, so nothing is ever taken back.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'No best of a changing set is needed: no accepted part is ever given back, and the mark where the last one ends decides about the next.',
        },
        why: 'Sort the parts by their right end, and accept each one that begins at or after the end of the last accepted one.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'sorting', line: 'put everything in order once' },
        { pattern: 'greedy-intervals', line: 'decide about each range for good' },
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
      ],
    },
    {
      prompt: {
        id: 'greedy-intervals-lesson-2',
        text: 'A car wash has 12 bays. On a busy weekend 9,000 cars come, in a known order, and each has a washing time of its own. The next car in line always drives into the bay that becomes free first. When is the last car clean?',
        world: 'car wash',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'has 12 bays',
            tells: 'There is not one boundary but twelve, one for each bay.',
            decides: false,
          },
          {
            words: 'each has a washing time of its own',
            tells: 'The bays become free in an order that changes with every car.',
            decides: false,
          },
          {
            words: 'the bay that becomes free first',
            tells: 'You need the smallest of a set of times, and each car changes one of them.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'One boundary is not enough: twelve times change all the while, and you need the earliest of them for every car.',
        },
        why: 'Keep the times at which the bays become free in a heap; for each car, take the earliest, add its washing time and put it back.',
        cost: 'O(n log k) for k bays',
      },
      names: [
        { pattern: 'greedy-intervals', line: 'decide about each range for good' },
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
        { pattern: 'binary-search-on-answer', line: 'guess a limit and test it' },
      ],
    },
  ],
  end: {
    canDo:
      'When ranges exclude each other and all count the same, sort by end and keep what fits: an exchange shows that you never regret it.',
    practice: lesson.practice.find(({ number }) => number === 435)!,
    practiceIs: 'It asks how few ranges must go: all of them, less the most that can stay.',
  },
}
