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
    text: 'An audio book is streamed chapter by chapter, and each one comes with a link to the next, but the number of chapters is a secret until the last has come. The app shows a teaser: the chapter at two thirds of the book, rounded down. Links lead forward, no listener may start over, and a few links are all that can be stored. Which chapter is it?',
    world: 'audio books',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'the number of chapters is a secret until the last has come',
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
    text: 'Each child in a line knows only who comes next, and nobody can tell how long the line is. The coach wants two teams: the front half of the line and the rear half, each in its present order. If the number of children is odd, the extra child joins the front team. Cut the line accordingly, going along it once, and say who leads either team.',
    world: 'sports class',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'nobody can tell how long the line is',
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
    text: 'A glacier probe has stored a temperature every hour, each with a link to the one an hour later; since when, it does not say. Scientists want the largest rise between a reading and the one exactly 500 hours later. The links can be followed only forward, and apart from the readings, the probe has room for five values. Return the largest such rise.',
    world: 'glaciers',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'exactly 500 hours later',
        tells: 'Two pointers with a fixed gap always stand on the two readings to compare.',
        decides: true,
      },
      {
        words: 'The links can be followed only forward',
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
  {
    id: 'linked-list-two-pointers-9',
    text: 'A post office of the nineteenth century is flooded by chain letters. Everyone in the empire who gets such a letter sends a copy to one certain person, always the same, and this person does likewise. An inspector has been given the first letter, sent from the town of Iglau, and would like to know how large the damage is. He reasons that, as the empire is finite, somebody must eventually receive a letter for a second time, and from then on it goes around in a circle forever. How many people are in this circle is what he has to report to Vienna; those who received a letter before it entered the circle do not count. If Iglau writes to Brno, Brno to Graz, Graz to Linz, Linz to Pest and Pest to Graz, the answer is three. He can ask anyone to whom he or she writes, as often as he likes, but the empire has up to 40 million inhabitants, he must not mark any of them, and his notebook has room for four names.',
    form: 'long',
    world: 'chain letters',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'one certain person, always the same',
        tells: 'Everyone has one successor, so the letters follow a single chain.',
        decides: false,
      },
      {
        words: 'it goes around in a circle forever',
        tells: 'The chain ends in a cycle that has to be found.',
        decides: false,
      },
      {
        words: 'his notebook has room for four names',
        tells: 'What was visited cannot be stored, so two walkers at different speeds must do.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Noting everyone who has received a letter shows the first repetition, but there may be millions of names and only four fit.',
    },
    why: 'Follow the letters at single and at double speed until both meet inside the circle, then go around once and count.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-10',
    text: 'After the quake on Monday, the seismograph of a remote island still works, but its display is broken. Each reading lies in a block of its storage, together with the address of the block that was written after it; the last block has no such address. You know the address of the first block, but nobody knows how many there are, except that there are at least 251. Geologists are interested in a single reading: the one that has exactly 250 others after it, since at that moment the main shock must have begun. With only seven readings, 4 4 5 9 8 6 5, and with three instead of 250, it would be the 9. A tide table hangs beside the machine, and according to it, the boat goes back in half an hour. There may be hundreds of millions of blocks, so following the addresses to the end a second time is out of the question, and besides the blocks, there is space for five values. How do you obtain the reading?',
    form: 'long',
    world: 'seismograph',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'nobody knows how many there are',
        tells: 'A position cannot be computed from the length.',
        decides: false,
      },
      {
        words: 'exactly 250 others after it',
        tells: 'A fixed distance from the end is a fixed gap between two positions.',
        decides: true,
      },
      {
        words: 'to the end a second time is out of the question',
        tells: 'One pass has to be enough, so counting first is ruled out.',
        decides: false,
      },
      {
        words: 'space for five values',
        tells: 'The last 250 readings cannot be kept.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Looking at a block and the next one never shows how many are left, so the right one is not recognized when it is passed.',
    },
    why: 'Let one position run 250 blocks ahead of another; when the first arrives at the end, the second is at the reading.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-11',
    text: 'The hiking club would like a sign at the halfway point of its longest trail, and some of us have to find out where that is.',
    form: 'vague',
    asks: [
      {
        question: 'What is meant by halfway?',
        answer: 'There should be as many markers before the sign as after it; the number of markers is odd.',
      },
      {
        question: 'Is there a map or a count of the markers?',
        answer: 'No. Each marker has an arrow that leads to the next, and that is all we know.',
      },
      {
        question: 'Could someone walk the trail twice?',
        answer: 'No, the snow comes tonight. Whoever sets out goes forward only, and once.',
      },
      {
        question: 'May the markers be written down on the way?',
        answer: 'In this cold, a pen is good for two or three names.',
      },
    ],
    world: 'halfway sign',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'as many markers before the sign as after it',
        tells: 'The middle of a chain is asked.',
        decides: true,
      },
      {
        words: 'Each marker has an arrow that leads to the next',
        tells: 'Markers can only be followed, and their number is unknown.',
        decides: true,
      },
      {
        words: 'goes forward only, and once',
        tells: 'Counting first and walking again is ruled out.',
        decides: false,
      },
      {
        words: 'two or three names',
        tells: 'The markers cannot be kept, so two positions on the trail must be enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Looking at a marker and the next one never reveals how far the end is, so a single walker cannot stop at the middle.',
    },
    why: 'Send out two people, one of them twice as fast; when the faster one is at the last marker, the slower one is halfway.',
    cost: 'O(n)',
  },
]
