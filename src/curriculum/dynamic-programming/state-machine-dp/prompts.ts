import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'state-machine-dp-1',
    text: 'A grain merchant knows the price of a ton for each of the next 100,000 days. His silo holds one ton. On a day he may buy if the silo is empty, or sell if the grain has been stored for at least three days. What is his largest profit?',
    world: 'grain merchant',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'holds one ton',
        tells: 'He is either empty or storing, and that decides which moves are open.',
        decides: false,
      },
      {
        words: 'stored for at least three days',
        tells: 'A purchase stays in force until a sale ends it, and its age matters.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One best profit per day does not say whether grain is in the silo or how old it is, so the next move cannot be judged.',
    },
    why: 'For each day keep the best profit with an empty silo and with grain of age zero, one, two, or at least three days.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-2',
    text: 'A baker knows for each of 1,000 hours how much he earns if he bakes then. Baking needs a hot oven, and at first it is cold. Each hour with a hot oven costs 2 dollars, whether he bakes or not; heating it up from cold takes no time but costs another 9. It may be shut off after any hour. Find the best balance.',
    world: 'bakery oven',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'Each hour with a hot oven',
        tells: 'Hot is a mode that stays until it is ended.',
        decides: true,
      },
      { words: 'heating it up from cold', tells: 'Changing the mode has its own price.', decides: false },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Whether an hour pays depends on whether the oven is still hot, and it may have been heated many hours ago.',
    },
    why: 'For each hour keep the best balance with a hot oven and with a cold one, and compare staying with changing.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-3',
    text: 'A cabinet has three buttons: open, close, and take. Open works only when it is closed, close and take only when it is open. It is closed at the start and must be closed at the end. How many sequences of n presses work, for n up to a million, modulo 1,009?',
    world: 'vending cabinet',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'only when it is closed',
        tells: 'The condition of the cabinet decides which presses are allowed.',
        decides: false,
      },
      {
        words: 'only when it is open',
        tells: 'One press stays in force for any number of others until it is undone.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One count per length is not enough, since the next press depends on whether the cabinet is open, however long ago that happened.',
    },
    why: 'Count sequences that leave the cabinet open and those that leave it closed, and extend both by one press.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-4',
    text: 'A course has 80,000 sections. For each section you know how many seconds it takes in low gear and how many in high gear. Changing gear between two sections costs four seconds. A rider may begin in either gear. How fast can the course be finished?',
    world: 'bicycle gears',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'in low gear and how many in high gear',
        tells: 'Each section has one value for each mode.',
        decides: false,
      },
      {
        words: 'Changing gear between two sections',
        tells: 'The gear stays as it is until it is changed, and the change has a price.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The best time so far hides the gear it ends in, so the four seconds cannot be charged correctly.',
    },
    why: 'After each section keep the best time in low gear and the best in high gear, each with or without a change.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-5',
    text: 'A quiz show has 100,000 rounds with known points, some negative. Once during the show, a player may switch on a doubler, and later switch it off; rounds between count twice, and all rounds after that only half. Otherwise, rounds count once. What is the highest final score?',
    world: 'quiz show',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'Once during the show',
        tells: 'There are three modes in a fixed order: before, during, and after.',
        decides: false,
      },
      { words: 'switch on a doubler', tells: 'It stays in force until a later move ends it.', decides: true },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        "A single best score per round does not say whether the doubler is off, on, or used up, so the next round's points are unknown.",
    },
    why: 'After each round keep the best score for doubler unused, on, and used up, and move only forward through these modes.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-6',
    text: 'A pump can run or rest on each of 5,000 days, and for each day the benefit of running is known. Starting it after a rest costs 15. After three days of running in a row it must rest for at least one day. Plan for the largest total benefit.',
    world: 'vineyard pump',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'Starting it after a rest costs 15',
        tells: 'Whether it runs already decides what today costs.',
        decides: false,
      },
      {
        words: 'three days of running in a row',
        tells: 'The number of days in the present run limits the next move, so each number is a mode.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'Chosen days are not compared with each other; what counts is how long the pump has been running.',
    },
    why: 'For each day keep the best benefit for resting and for the first, second, and third day of a run.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-7',
    text: 'A consultant can earn known fees in Rome and in Oslo on each of 10,000 days, but only where she is. Moving from one city to the other takes a whole day without pay. She may begin in either city. What is the most she can earn?',
    world: 'consultant',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'only where she is',
        tells: "Her city stays the same until she moves, and it decides today's fee.",
        decides: true,
      },
      { words: 'a whole day without pay', tells: 'Changing the mode costs a day.', decides: false },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The best total so far does not tell in which city she is, and she may have been there for weeks.',
    },
    why: 'For each day keep the best total that ends in Rome and the best that ends in Oslo, with a move costing a day.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-8',
    text: 'A noisy sensor at a lab door recorded 200,000 events, each one of enter, work, or leave. Drop as few events as you can, in their given order, so that the rest makes sense for one person: enter, then any number of work events, then leave, and so on, with a leave at the end. How many remain?',
    world: 'lab door log',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'in their given order',
        tells: 'Some events are kept and others dropped, but none moves.',
        decides: false,
      },
      {
        words: 'enter, then any number of work events, then leave',
        tells: 'Which event may follow depends on whether the person is inside.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'There is no single rule that links a kept event to the one before: work may follow work, but leave may not follow leave.',
    },
    why: 'Keep the most events with the person inside and the most with the person outside, and extend the one that the next event fits.',
    cost: 'O(n)',
  },
]
