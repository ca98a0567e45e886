import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-two-pointers-1',
    text: 'In a treasure hunt, every clue leads to one other clue or to the treasure. A prankster may have changed a clue so that hunters walk in circles forever. There may be millions of clues, you must not mark them, and you can remember only a few at a time. Starting at the first clue, do you reach the treasure?',
    world: 'treasure hunt',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'leads to one other clue or to the treasure',
        tells: 'Each item has one next item, so the clues form a chain that ends or runs into a cycle.',
        decides: false,
      },
      {
        words: 'walk in circles forever',
        tells: 'You have to find out whether following next ever comes back.',
        decides: false,
      },
      {
        words: 'remember only a few at a time',
        tells: 'Constant extra space forbids a set of visited items; two speeds detect the cycle.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of visited clues would notice a repetition, but it grows to millions of entries, and you can remember only a few.',
    },
    why: 'Follow the clues with two pointers, one twice as fast; if they meet, there is a cycle, and if the fast one arrives, there is none.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-2',
    text: 'A fitness studio has lockers 1 to n, n up to a million. Each locker contains a note with the number of a locker, from 2 to n. You open locker 1, then the locker its note names, and so on. The notes cannot be changed, and you have space for three numbers. Which locker is the first that you open twice?',
    world: 'lockers',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'then the locker its note names',
        tells: 'Values from 1 to n act as next links, so the array is a chain with a cycle.',
        decides: true,
      },
      {
        words: 'you have space for three numbers',
        tells: 'With constant space you cannot list the lockers already opened.',
        decides: true,
      },
      {
        words: 'the first that you open twice',
        tells: 'This is the start of the cycle, found by restarting one pointer at the beginning.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Storing each opened locker in a set finds the repetition at once, but the set may need a million entries instead of three.',
    },
    why: 'Let two pointers meet inside the cycle, restart one at locker 1, and move both one step at a time; they meet where the cycle begins.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-3',
    text: 'An audio book is streamed as a singly linked list of chapters, and its length is unknown until the end is reached. The app shows a teaser: the chapter at two thirds of the book, rounded down. Chapters can be followed only forward, and no reader may start over. Return that chapter with constant extra space.',
    world: 'audio books',
    pattern: 'linked-list-two-pointers',
    given: ['linked list'],
    evidence: [
      {
        words: 'its length is unknown until the end is reached',
        tells: 'The position depends on a length that you learn too late.',
        decides: true,
      },
      {
        words: 'at two thirds of the book',
        tells: 'A follower that takes two steps for every three of the leader is there at the end.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Handling each chapter as it comes does not help: while you stand on the right one, you cannot know yet that it is at two thirds.',
    },
    why: 'Move one reader three chapters at a time and another two; when the first reaches the end, the second is at two thirds.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-4',
    text: 'A freight train is a singly linked list of cars, read from the engine backward. In the next station, the last k cars are uncoupled and stay behind, where k is given and the number of cars is not known. You may walk from the engine to the end only once. Return the head of both parts; cars keep their order.',
    world: 'freight trains',
    pattern: 'linked-list-two-pointers',
    given: ['linked list'],
    evidence: [
      {
        words: 'the last k cars',
        tells: 'A position counted from the end is found with a fixed gap between two pointers.',
        decides: true,
      },
      {
        words: 'the number of cars is not known',
        tells: 'You cannot turn the position into one counted from the front.',
        decides: false,
      },
      {
        words: 'cars keep their order',
        tells: 'Only one link is cut, so nothing is reversed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails:
        'Reversing the train would bring its last cars to the front, but they would all have to be turned again. One cut at the right place is enough.',
    },
    why: 'Let a leader start k cars ahead; when it stands on the last car, the follower stands just before the cut.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-5',
    text: 'Two rivers are singly linked lists of gauge stations, from source to sea. They flow together somewhere, and from that station on they share the same nodes; until then they have none in common. They differ in length, up to a million stations each. How many stations do both rivers share? Leave the lists unchanged and use constant extra space.',
    world: 'rivers',
    pattern: 'linked-list-two-pointers',
    given: ['linked lists'],
    evidence: [
      {
        words: 'they share the same nodes',
        tells: 'Two chains with a shared tail: once joined they never part.',
        decides: false,
      },
      {
        words: 'They differ in length',
        tells: 'Equal distance from the end must be arranged, by a head start or by switching lists.',
        decides: false,
      },
      {
        words: 'use constant extra space',
        tells: 'A set with all stations of one river is ruled out, two pointers are not.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of the nodes of one river finds the first shared station, but it takes space for up to a million nodes.',
    },
    why: 'Walk both rivers, each pointer changing to the other source at the sea; they meet at the first shared station, then count to the end.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-two-pointers-6',
    text: 'A toy computer makes pseudo-random numbers: from a number x it computes the next one by a fixed formula, modulo 10^12. Sooner or later the sequence repeats. You know that this happens after at most 50 million steps, and the device stores only four numbers. How many numbers does the part that repeats contain?',
    world: 'random numbers',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'computes the next one by a fixed formula',
        tells: 'Each value has one successor, so the sequence is a chain that ends in a cycle.',
        decides: true,
      },
      {
        words: 'stores only four numbers',
        tells: 'What was seen before cannot be recorded, so detect the cycle with two speeds.',
        decides: true,
      },
      {
        words: 'the part that repeats',
        tells: 'After the pointers have met, one more turn measures the cycle.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map from number to step would give the length at the first repetition, but it may hold 50 million entries on a device that stores four.',
    },
    why: 'Advance one copy by one step and another by two until they are equal, then count the steps until the value comes again.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-7',
    text: 'Children stand in a line that is given as a singly linked list of names, of unknown length. The coach wants two teams: the front half of the line and the rear half, each in its present order. With an odd number the extra child joins the front team. Cut the list accordingly, reading it once, and return both heads.',
    world: 'sports class',
    pattern: 'linked-list-two-pointers',
    given: ['linked list'],
    evidence: [
      {
        words: 'of unknown length',
        tells: 'The middle depends on a length you do not know in advance.',
        decides: false,
      },
      {
        words: 'the front half of the line and the rear half',
        tells: 'A pointer at half speed stands in the middle when the fast one reaches the end.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Dealing nodes out as they come needs a rule per node. Whether a child belongs to the front team is known only when the end is in sight.',
    },
    why: 'Move one pointer by two and one by one; when the fast one cannot go on, cut after the slow one.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-8',
    text: 'A glacier probe sends its temperatures as a singly linked list, one node per hour, for an unknown number of hours. Scientists want the largest rise between a reading and the one exactly 500 hours later. Nodes can be followed only forward, and the probe has room for five values besides the list. Return the largest such rise.',
    world: 'glaciers',
    pattern: 'linked-list-two-pointers',
    given: ['linked list'],
    evidence: [
      {
        words: 'exactly 500 hours later',
        tells: 'Two pointers with a fixed gap always stand on the two readings to compare.',
        decides: true,
      },
      {
        words: 'Nodes can be followed only forward',
        tells: 'You cannot jump by index, so the earlier reading needs a pointer of its own.',
        decides: false,
      },
      {
        words: 'room for five values',
        tells: 'The last 500 readings cannot be stored anywhere else.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'A single walk sees a node and its neighbor. The partner is 500 nodes away, and nothing in the list has to be relinked.',
    },
    why: 'Send a leader 500 nodes ahead, then move both pointers together and keep the largest difference of their values.',
    cost: 'O(n)',
  },
]
