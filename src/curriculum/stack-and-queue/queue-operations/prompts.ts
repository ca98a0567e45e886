import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'queue-operations-1',
    text: 'An office printer gets up to 5,000 jobs of up to 200 pages each. You know the pages of every job and the second at which it is sent; no two are sent at once. A page takes a second. The printer prints at most ten pages of the job at the front; if pages remain, the job goes to the end of the line, behind all sent by then. In which order are the jobs finished?',
    world: 'office printer',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'the second at which it is sent',
        tells: 'Newcomers join the line while others take turns, so the pages alone do not give the order.',
        decides: false,
      },
      {
        words: 'the job at the front',
        tells: 'The item that has waited longest is served first.',
        decides: true,
      },
      {
        words: 'goes to the end of the line',
        tells: 'Taking turns means remove at the front and add at the back.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack would go on with the job it has just interrupted, so the first job would print to its end before any other one starts.',
    },
    why: 'Keep the jobs in a queue, print up to ten pages of the front one, add the jobs sent meanwhile, and put it at the back while pages remain.',
    cost: 'O(total pages)',
  },
  {
    id: 'queue-operations-2',
    text: 'A web service gets calls one at a time, each with a timestamp that never decreases. It must accept a call at once if fewer than 100 calls were accepted in the 60 seconds before it, and reject it otherwise; rejected calls do not count. Decide for each of several million calls.',
    world: 'web service',
    pattern: 'queue-operations',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'A window over time moves here, too, but the calls arrive live and only accepted ones are stored, so a queue with expiry is the first thought.',
      },
    ],
    evidence: [
      {
        words: 'one at a time',
        tells: 'Each decision is made live, before the next item is known.',
        decides: false,
      },
      {
        words: 'accepted in the 60 seconds before it',
        tells: 'Entries expire by age, so the oldest one leaves first.',
        decides: true,
      },
      {
        words: 'rejected calls do not count',
        tells: 'You must store which calls were accepted, in their order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'No value makes another one useless. An accepted call stops counting only because it is 60 seconds old, whatever comes after it.',
    },
    why: 'Store the times of accepted calls, remove those that are too old from the front, and compare the length with 100.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-3',
    text: 'A greenhouse sensor reports a temperature every second, up to two million of them. From the k-th reading on, print after each reading the gap between the highest and the lowest of the last k readings. The number k can be as large as half of the input.',
    world: 'greenhouse',
    pattern: 'queue-operations',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'It is a window of fixed length, but counters or a sum cannot restore a maximum that leaves. The two deques are the main step.',
      },
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap with lazy deletion works in O(n log n). Two deques drop expired readings directly and need O(n).',
      },
    ],
    evidence: [
      {
        words: 'the highest and the lowest',
        tells:
          'An extreme of a moving window needs candidates in order, because it cannot be undone when it leaves.',
        decides: true,
      },
      {
        words: 'of the last k readings',
        tells: 'Old entries expire, and the oldest one leaves first.',
        decides: true,
      },
      {
        words: 'as large as half of the input',
        tells: 'Scanning the last k readings each time would be quadratic.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'A stack drops readings only when a larger one comes. On a falling row the highest reading would stay forever, long after it left the last k.',
    },
    why: 'Two deques of indices, one with falling and one with rising values, give both extremes at their fronts while expired indices leave there.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-4',
    text: 'Three players each have a pile of up to 30,000 cards, all with different numbers. In each turn everyone reveals their top card. The two higher cards go back under their own piles; then the lowest one goes under the pile of the player who showed the highest. The game ends when a pile is used up, or after 100,000 turns. Print all piles at the end, from the top.',
    world: 'card game',
    pattern: 'queue-operations',
    evidence: [
      { words: 'reveals their top card', tells: 'Items leave at one end of the pile.', decides: false },
      {
        words: 'go back under their own piles',
        tells: 'Items join at the opposite end of where they leave, so those that came first leave first.',
        decides: true,
      },
      {
        words: 'after 100,000 turns',
        tells: 'Every turn has to take constant time, whatever the size of the pile.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack takes back the card that was added last. Then the cards of one turn would come up again in the next, and those below them would not get their turn.',
    },
    why: 'Treat each pile as a queue: take a card from the front, and add cards at the back.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-5',
    text: 'A flight recorder has fixed storage for 4,096 messages. Support two calls: record a message, which overwrites the oldest one when the storage is full, and download, which returns and removes the oldest message. Each call must take constant time, and no more space may be requested after the start.',
    world: 'flight recorder',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'fixed storage',
        tells: 'A fixed array with a head and a size, used as a ring, needs no new memory.',
        decides: false,
      },
      { words: 'overwrites the oldest one', tells: 'What came first leaves first.', decides: true },
      {
        words: 'returns and removes the oldest message',
        tells: 'No call names a particular entry, so nothing in the middle is ever touched.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'Calls never name a message by key or position, so a map and links to reach the middle would only cost memory that may not be requested.',
    },
    why: 'Store a head and a size over an array of 4,096 cells, and let the indices wrap around with a remainder.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-6',
    text: 'On a straight track in a rail yard, a locomotive can stand at either side. Up to 300,000 commands arrive: attach a car on the left, attach one on the right, detach the leftmost car, or detach the rightmost car. Print the number of each detached car, or "empty" if there is none.',
    world: 'rail yard',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'Up to 300,000 commands',
        tells: 'Each command must take constant time, so shifting a whole array is too slow.',
        decides: false,
      },
      {
        words: 'attach a car on the left',
        tells: 'Items are added at both ends, not only at one.',
        decides: true,
      },
      {
        words: 'detach the rightmost car',
        tells: 'Items are removed at both ends, so the newest is not always next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack reaches one end only. The car that was attached first may be detached next from the other side.',
    },
    why: 'Keep the cars in a deque, which adds and removes at both ends in constant time.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-7',
    text: "A bakery's diary has up to 200,000 entries in time order: a loaf is baked, or a customer buys one. Customers always get the oldest loaf on the shelf. Before each sale, all loaves that are more than 24 hours old are thrown away. How many loaves are thrown away, and how many customers leave without one?",
    world: 'bakery',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'in time order',
        tells: 'Arrival order and age are the same, so no searching is needed.',
        decides: false,
      },
      { words: 'always get the oldest loaf', tells: 'First in, first out.', decides: true },
      {
        words: 'more than 24 hours old are thrown away',
        tells: 'Entries expire by age, and the oldest ones do so first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'A loaf is not removed because a better one arrives. It leaves because it is sold in turn or too old, so only age counts.',
    },
    why: 'Keep the baking times in a queue, discard expired ones at the front before each sale, then sell the front one.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-8',
    text: 'A river ferry carries at most eight cars. It leaves the north bank at minutes 0, 20, 40 and so on, and the south bank at minutes 10, 30, 50 and so on. You get the bank and the minute of up to 100,000 arrivals, earliest first. On each bank, cars board in order of arrival; one that comes in the minute of departure is in time. What is the longest wait of any car?',
    world: 'river ferry',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'at most eight cars',
        tells: 'The rest stay in line for a later crossing, with their order unchanged.',
        decides: false,
      },
      { words: 'On each bank', tells: 'There are two separate lines, one per bank.', decides: false },
      { words: 'in order of arrival', tells: 'Whoever came first is served first.', decides: true },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'If the latest car drove on first, cars that came early on a busy bank would wait until the end of the day, and the longest wait would be far too long.',
    },
    why: 'Keep one queue per bank, take up to eight cars from its front at each departure, and compare their waits.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-9',
    text: 'In a shared house with up to 2,000 people, nobody likes kitchen duty, so it is assigned by a ritual. Everybody stands behind one another in the corridor, in the order of their room numbers. The house cat, which is old and deaf, sits at the door. An elder opens a book at random and reads out a number between 1 and 12. So many times, the person at the door strokes the cat and walks to the far end of the corridor; whoever is at the door afterward gets the next free week of kitchen duty and leaves the ritual. Then another number is read out, and so it goes on until the corridor is empty. With the rooms 1 to 5 and the numbers 2, 1, 4, 3, 1, first 3 is chosen, then 5, then 2, then 1, and 4 comes last. You are given the numbers in the order in which they are read out. Who gets which week?',
    form: 'long',
    world: 'kitchen duty',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'behind one another in the corridor',
        tells: 'There is a line with two ends.',
        decides: false,
      },
      {
        words: 'walks to the far end of the corridor',
        tells: 'The one in front goes behind all others.',
        decides: true,
      },
      {
        words: 'whoever is at the door',
        tells: 'Only the front ever leaves the line.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'Nobody is called by name out of the middle; all that happens is at the two ends, so links from person to person serve nothing.',
    },
    why: 'Take from the front and add at the back as often as the number says, then take one person out for good.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-10',
    text: 'In a game for a floor of lamps, a glow worm crawls from lamp to lamp. It begins with a length of one lamp, in the middle of 400 by 400 lamps. A player sends it one step north, south, east or west at each beat. The lamp that its head reaches is switched on, and the lamp that it has occupied for the longest is switched off, unless the head has just reached a leaf: then the latter stays on, and the worm is one lamp longer. Leaves lie on given lamps, and each can be eaten once. If the worm crawls east over two leaves and then one step north, it is three lamps long, and only the lamp where it began is off again. Children found the worm too slow. When the head leaves the floor or reaches a lamp that is still on after the tail has moved, the game is over. After how many of up to 200,000 beats is that, and which lamps are on at that moment, from head to tail?',
    form: 'long',
    world: 'glow worm game',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'The lamp that its head reaches is switched on',
        tells: 'A new element joins at one end.',
        decides: false,
      },
      {
        words: 'occupied for the longest is switched off',
        tells: 'The oldest element leaves at the other end.',
        decides: true,
      },
      {
        words: 'from head to tail',
        tells: 'The order of arrival is kept and is part of the answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails: 'No lamp in the middle of the worm is inserted, moved or taken out. Only the two ends change.',
    },
    why: 'Add the new head at one end, take the oldest lamp from the other unless a leaf was eaten, and mark which lamps are on.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-11',
    text: 'The repair hotline of our heating company needs a new program that gives a caller to every technician who has just become free.',
    form: 'vague',
    asks: [
      {
        question: 'Which of the waiting callers should the technician get?',
        answer: 'The one whose wait began first.',
      },
      {
        question: 'Are there callers who are more urgent than others?',
        answer: 'No. Emergencies have a number of their own.',
      },
      {
        question: 'What if a caller hangs up?',
        answer: 'We call back when the turn comes, so nobody drops out.',
      },
      {
        question: 'How busy is the hotline?',
        answer: 'On cold days, 200,000 calls come in, with up to 30,000 callers waiting.',
      },
    ],
    world: 'repair hotline',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'whose wait began first',
        tells: 'The oldest waiting item is served.',
        decides: true,
      },
      {
        words: 'nobody drops out',
        tells: 'Nothing leaves from the middle, so only the two ends matter.',
        decides: true,
      },
      {
        words: '30,000 callers waiting',
        tells: 'Searching all of them for the longest wait is too slow.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-design',
      fails:
        'Callers would have to be reachable one by one if they dropped out by name. As it is, they leave only at the front.',
    },
    why: 'Append each caller at the back of a line, and give the one at the front to a technician who becomes free.',
    cost: 'O(1)',
  },
]
