import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'binary-search-tree-1',
    text: 'A theater has up to a million cards, each with a ticket price and references to at most two other cards. Every price found by following its blue reference is cheaper, by following its green one more expensive. No chain of references has more than 30 cards. A customer names a budget. From the first card on, find the most expensive ticket that does not exceed it, and turn over no more cards than necessary.',
    world: 'ticket prices',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'found by following its blue reference is cheaper',
        tells: 'Two ordered sides mean that one comparison rules out a whole side.',
        decides: true,
      },
      {
        words: 'No chain of references has more than 30 cards',
        tells: 'One path from top to bottom is cheap.',
        decides: false,
      },
      {
        words: 'turn over no more cards than necessary',
        tells: 'Turning over all cards ignores the order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Turning over a million cards works, but the order shows at each card on which side the answer is, so at most 30 are needed.',
    },
    why: 'Follow green when the price fits, remembering it as the best so far, and blue when it does not.',
    cost: 'O(h)',
  },
  {
    id: 'binary-search-tree-2',
    text: 'In a library built like a maze, each of 500,000 halls displays one book, and up to two corridors lead on from it. Whatever lies beyond the western corridor was published before the book in the hall, whatever lies beyond the eastern one after it; no two dates agree. A reader at the entrance wants all books from 1920 to 1935, oldest first. He refuses to walk where no such book can be.',
    world: 'library shelves',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'western corridor was published before the book in the hall',
        tells: 'The order of the dates can guide the walk.',
        decides: true,
      },
      {
        words: 'oldest first',
        tells: 'West, hall, east lists the books in rising order.',
        decides: true,
      },
      {
        words: 'refuses to walk where no such book can be',
        tells: 'A comparison with a bound rules out a whole side.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A full walk visits all 500,000 books for a handful of results. Comparing with the two bounds skips sides that are too early or too late.',
    },
    why: 'Walk west, hall, east, but enter a corridor only if the date in the hall shows that years within the bounds can lie there.',
    cost: 'O(h + results)',
  },
  {
    id: 'binary-search-tree-3',
    text: 'Couriers follow up to 100,000 signposts, each with a number. A courier compares his number with that of the post, takes the left fork if his is lower and the right one if it is higher, until he reaches it or the path ends. Paths never rejoin. Pranksters replaced some numbers with others; all still differ. How many of the numbers on the posts can a courier no longer find?',
    world: 'broken index',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Any walk that carries two bounds down finds them; what the bounds mean comes from the order of a search tree.',
      },
    ],
    evidence: [
      {
        words: 'takes the left fork if his is lower and the right',
        tells: 'Each step to a side sets a bound for everything below it.',
        decides: true,
      },
      {
        words: 'Pranksters replaced some numbers',
        tells: 'The order may be broken anywhere, so it must be checked.',
        decides: false,
      },
      {
        words: 'can a courier no longer find',
        tells: 'A number is found only if it lies within all bounds above it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap only compares a post with those after it, which says nothing about the fork that a courier takes.',
    },
    why: 'Pass the lower and upper bound along the forks, and count the numbers that lie outside their bounds.',
    cost: 'O(n)',
  },
  {
    id: 'binary-search-tree-4',
    text: 'In an online game, no two players have the same score. Each has up to two deputies, red and white, who have deputies in turn; nobody is more than 35 steps from the top. All under the red deputy score less than the player, all under the white one more. Everyone knows how many serve under each deputy. Starting at the top and questioning at most 40 people, who has the k-th highest score?',
    world: 'game ranking',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'under the red deputy score less than the player',
        tells: 'The order of values tells which side holds higher ranks.',
        decides: true,
      },
      {
        words: 'knows how many serve under each deputy',
        tells: 'Sizes let a whole side be skipped with its count.',
        decides: true,
      },
      {
        words: 'questioning at most 40 people',
        tells: 'One path from deputy to deputy has to be enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would have to remove the best player k times. With the order and the sizes, one path of at most 40 people leads to rank k.',
    },
    why: 'Compare k with the number of people on the white side: go there, stop here, or go to the red side with k reduced by that number and one.',
    cost: 'O(h)',
  },
  {
    id: 'binary-search-tree-5',
    text: 'A dispatcher adds and cancels departures from dawn to midnight, up to 200,000 times, in no order that anyone could predict. Meanwhile, travelers at the counter name a time of the day and want to know the next departure after it and the last one before it. Reading or shifting the whole timetable for a change or for a traveler is out of the question.',
    world: 'train departures',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'adds and cancels departures from dawn to midnight',
        tells: 'Times come and go, so the order has to be maintained, not made once.',
        decides: false,
      },
      {
        words: 'the next departure after it and the last one before it',
        tells: 'Neighbors of any value in order are what a balanced search tree provides.',
        decides: true,
      },
      {
        words: 'shifting the whole timetable',
        tells: 'A plain list in order of time is too slow to change.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap shows only the earliest departure of all. The neighbors of an arbitrary time are not at its top and cannot be reached without removing others.',
    },
    why: 'Store the times in a balanced search tree, follow the path to the given time, and remember where you last went left (the next) and right (the one before).',
    cost: 'O(log n)',
  },
  {
    id: 'binary-search-tree-6',
    text: 'A researcher pins up to 50,000 insects of different weight to a wall, in random order. With each new one, she starts at the first: from an insect that is heavier she follows the thread at its left wing, from one that is lighter the thread at its right wing. Where there is no thread yet, she ties one and pins the new insect to its end. For each insect, print the one its thread comes from.',
    world: 'insect collection',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'in random order',
        tells: 'Random order keeps the depth small, so each path is short.',
        decides: false,
      },
      {
        words: 'one that is lighter the thread at its right wing',
        tells: 'The rule keeps smaller values left and larger ones right.',
        decides: true,
      },
      {
        words: 'Where there is no thread yet',
        tells: 'Each insertion follows one path, guided by comparisons.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-construction',
      fails:
        'No list is split into parts to rebuild a known shape. Each weight is inserted by comparing along one path, and the order of values decides.',
    },
    why: 'Insert each weight by going left or right until a side is free, and print the last node on that path.',
    cost: 'O(n · h)',
  },
  {
    id: 'binary-search-tree-7',
    text: 'Two parcels ride down a mail chute with up to a million numbered gates. A parcel leaves a gate on the left if its own number is lower, on the right if it is higher, and has arrived if they agree. Gates that follow on the left of a gate have lower numbers, those on the right higher ones. At which gate do the two parcels part, if one may have arrived there? No ride passes more than 40 gates.',
    world: 'parcel lockers',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'path-sum-and-lca',
        whyNotFirst:
          'It is the lowest common ancestor, but the order of numbers finds it on one path without visiting both sides.',
      },
    ],
    evidence: [
      {
        words: 'on the left of a gate have lower numbers',
        tells: 'The order of numbers tells to which side each parcel goes.',
        decides: true,
      },
      {
        words: 'do the two parcels part',
        tells: 'They part at the first gate whose number lies between theirs.',
        decides: true,
      },
      {
        words: 'No ride passes more than 40 gates',
        tells: 'One path is enough, so the answer takes at most 40 steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Without using the order, both sides of every gate would be searched for the two numbers, up to a million gates instead of 40.',
    },
    why: 'Go down while both numbers are on the same side, and stop at the first gate that is between them or equal to one.',
    cost: 'O(h)',
  },
  {
    id: 'binary-search-tree-8',
    text: 'Two shops each answer inquiries about their 200,000 article numbers. Asked for a start, a shop gives one. Asked about a number, it gives up to two more, A and B: everything found by asking on from A is smaller than that number, from B larger. Dead ends come after at most 40 inquiries. Print what both shops carry, in rising order. Your notepad takes a few hundred numbers.',
    world: 'two catalogs',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'asking on from A is smaller than that number',
        tells:
          'Everything from A, then the number, then everything from B yields each catalog in rising order.',
        decides: true,
      },
      {
        words: 'in rising order',
        tells: 'The output follows the order that both catalogs already have.',
        decides: false,
      },
      {
        words: 'Your notepad takes a few hundred numbers',
        tells: 'Only the current paths fit, so whole catalogs cannot be copied.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Without their order, each number of one catalog would have to be looked for anywhere in the other. In rising order, two walks advance side by side.',
    },
    why: 'Walk both catalogs in rising order with a stack each, advance the one with the smaller number, and print numbers that agree.',
    cost: 'O(n + m)',
  },
  {
    id: 'binary-search-tree-9',
    form: 'long',
    text: 'The harbor master of a small port has one straight quay, ninety kilometers long, and notes at which centimeter mark each boat is tied up. No two boats share a mark. All summer, boats come and go, up to 300,000 times in all, and none of it is known beforehand. Whenever a boat wants to tie up at some mark, the office radios back two numbers: how far it is to the next boat toward the lighthouse, and how far to the next one toward the town. With boats at 400, 950 and 2,000, one that asks about 1,100 hears 150 and 900; once the boat at 950 has left, it would hear 700 and 900. A retired captain used to do this with wooden pegs and was never wrong. The first program had all marks in one array and shifted half of it at each movement, which became too slow by July. Every answer should be there after a few dozen comparisons.',
    world: 'harbor quay',
    pattern: 'binary-search-tree',
    evidence: [
      { words: 'boats come and go', tells: 'The set of marks changes between the requests.', decides: false },
      {
        words: 'how far it is to the next boat toward the lighthouse',
        tells: 'The neighbor of an arbitrary value is needed, in both directions.',
        decides: true,
      },
      {
        words: 'shifted half of it at each movement',
        tells: 'An array in order can be searched quickly, but not changed quickly.',
        decides: true,
      },
      {
        words: 'a few dozen comparisons',
        tells: 'One path down a balanced structure has this length.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap gives the boat at one end of the quay. The neighbors of a mark somewhere in the middle are not at its top, and a boat that leaves is not there either.',
    },
    why: 'Store the marks in a balanced search tree; the path to the requested mark passes the largest one below it and the smallest one above it.',
    cost: 'O(log n)',
  },
  {
    id: 'binary-search-tree-10',
    form: 'long',
    text: 'An antique dealer hangs his coins on wires. One coin hangs from the ceiling, and from each coin at most two others hang directly, one on a silver and one on a gold wire. Whatever hangs on the silver wire of a coin, however far down, bears a lower catalog number than that coin; whatever hangs on its gold wire, a higher one. No number occurs twice, and the numbers were engraved by his uncle. A museum buys all coins below 250,000 and all above 900,000. What stays must hang by the same rule, and no coin may come to hang below one that it was above. For instance, with 500,000 at the ceiling, 200,000 on its silver wire and 260,000 on the gold wire of that, the coin 200,000 goes, and 260,000 is tied to 500,000 instead. Reading a coin takes the dealer a minute. He has 800,000 of them, no chain of wires is longer than 35 coins, and the museum closes in two hours.',
    world: 'hanging coins',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'bears a lower catalog number than that coin',
        tells: 'One comparison with a limit decides about everything on a wire at once.',
        decides: true,
      },
      {
        words: 'below 250,000 and all above 900,000',
        tells: 'Both limits cut the order, so whole sides go or stay.',
        decides: false,
      },
      {
        words: 'no chain of wires is longer than 35 coins',
        tells: 'A path along a limit is short.',
        decides: false,
      },
      {
        words: 'the museum closes in two hours',
        tells: 'At most 120 coins can be read, not 800,000, so only the two paths along the limits.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Visiting every coin and cutting out the ones that go would be right, but it reads 800,000 coins. The order makes reading one path along each limit enough.',
    },
    why: 'Follow each limit downward: at a coin that goes, its one side goes with it and its other side moves up; at one that stays, go on toward the limit.',
    cost: 'O(h)',
  },
  {
    id: 'binary-search-tree-11',
    form: 'vague',
    text: 'Our weather service wants to compare each new reading with the readings most like it, so how should we store the readings?',
    asks: [
      {
        question: 'What does "most like it" mean?',
        answer:
          'The closest value below the new one and the closest value above it, wherever in the range they are.',
      },
      {
        question: 'Do readings ever disappear?',
        answer: 'Yes. Each is dropped a day after it came in, so about a million are present at any moment.',
      },
      {
        question: 'Do you also need the hottest and the coldest one?',
        answer: 'No, nobody ever asks for the extremes.',
      },
      {
        question: 'What is wrong with the present solution?',
        answer: 'It is an array in rising order, and making room in it takes longer than everything else.',
      },
    ],
    world: 'weather readings',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'The closest value below the new one',
        tells: 'A neighbor in order of value is needed, for any value.',
        decides: true,
      },
      {
        words: 'Each is dropped a day after it came in',
        tells: 'Arbitrary values leave the collection.',
        decides: false,
      },
      {
        words: 'nobody ever asks for the extremes',
        tells: 'The top of a heap would be of no use.',
        decides: true,
      },
      {
        words: 'making room in it takes longer than everything else',
        tells: 'Finding the position is fast enough already; inserting has to be, too.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap knows its extreme value only. What is just below or just above a new reading can be anywhere in it.',
    },
    why: 'Store the readings in a balanced search tree, whose search path for a new value passes both of its neighbors.',
    cost: 'O(log n)',
  },
]
