import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'range-search-1',
    text: "A cheese cave's logbook has 900,000 entries, one per minute, with the humidity never falling, though it often stays equal for hours. The cheese maker asks at which entry the humidity first was 85 percent or more. Reading an entry is slow, so read as few as you can.",
    world: 'cheese cave',
    pattern: 'range-search',
    evidence: [
      {
        words: 'one per minute, with the humidity never falling',
        tells: 'A value that never falls lets the middle decide which half stays.',
        decides: false,
      },
      {
        words: 'often stays equal for hours',
        tells: 'With equal entries, a match does not have to be the first one.',
        decides: false,
      },
      {
        words: 'at which entry the humidity first was 85 percent or more',
        tells: 'You need the edge of all entries that qualify, so the search continues after a match.',
        decides: true,
      },
      {
        words: 'read as few as you can',
        tells: 'Few reads mean halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A search that stops at an entry of 85 percent may stop hours after the first one, since equal values repeat.',
    },
    why: 'Halve the entries, keep the middle as a candidate if it has at least 85 percent, and continue to its left.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-2',
    text: "A tram stop's departures for the day are stored in increasing order as milliseconds after midnight, up to 2,000 of them. An app answers a million queries: a passenger arrives at time t, and needs the first departure at or after t, or tomorrow's first if none is left. Arrivals come in any order.",
    world: 'tram timetable',
    pattern: 'range-search',
    evidence: [
      {
        words: 'in increasing order as milliseconds after midnight',
        tells: 'Ordered times can be halved.',
        decides: false,
      },
      {
        words: 'a passenger arrives at time t, and needs',
        tells: 'Each query asks for the next entry, not for an exact match.',
        decides: false,
      },
      {
        words: 'the first departure at or after t',
        tells: 'At or after describes all later entries, whose first one is the edge to find.',
        decides: true,
      },
      {
        words: 'come in any order',
        tells: 'Since the queries are unordered, each is answered on its own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'The middle is a stored departure that is read and compared; no possible result has to be tested by a pass over the data.',
    },
    why: 'For each arrival, halve the departures to find the first one that is not earlier, and wrap around if there is none.',
    cost: 'O((n + q) log n)',
  },
  {
    id: 'range-search-3',
    text: 'A genome has 500,000 marker positions, given in any order; several markers may share a position; positions go up to three billion. Researchers send 200,000 regions, each from position a to position b, and want to know how many markers lie inside, both ends included. The markers stay the same, and each region must be answered before the next one is sent.',
    world: 'gene markers',
    pattern: 'range-search',
    evidence: [
      {
        words: 'given in any order; several markers may share a position',
        tells: 'Unordered data that is queried often is worth putting in order once.',
        decides: false,
      },
      {
        words: 'how many markers lie inside, both ends included',
        tells: 'How many qualify is the difference between two edges, one for each end.',
        decides: true,
      },
      {
        words: 'stay the same',
        tells: 'Fixed markers keep the order valid for all queries.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'Finding one marker in a region says nothing about how many there are; both edges have to be found even when entries are equal.',
    },
    why: 'Put the markers in order once, and for each region subtract the first position not below a from the first position above b.',
    cost: 'O(n log n + q log n)',
  },
  {
    id: 'range-search-4',
    text: 'A game studio keeps 6,000 nightly builds in the order they were made. From one night to the next the install size never shrank and often stayed the same. Measuring a build means installing it, which takes twenty minutes. On how many nights was the size exactly 40 gigabytes? The answer is due in ten hours.',
    world: 'software build',
    pattern: 'range-search',
    evidence: [
      {
        words: 'never shrank and often stayed the same',
        tells: 'Sizes that never fall keep equal ones side by side, as one group with two edges.',
        decides: false,
      },
      {
        words: 'takes twenty minutes',
        tells: 'Expensive measurements mean that as few positions as possible should be looked at.',
        decides: false,
      },
      {
        words: 'On how many nights was the size exactly 40 gigabytes',
        tells: 'How many are equal is the difference between the two edges of their group.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One build of 40 gigabytes does not tell how many there are, and measuring its neighbors one by one may take months.',
    },
    why: 'Halve twice, for the first build of at least 40 gigabytes and for the first larger one, and subtract the positions.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-5',
    text: 'A perfume shop combines a base with an essence. There are n bases and m essences with given positive strengths, up to 100,000 each. A blend sells if the product of its two strengths is from 5,000 to 6,000. For each essence, in the given order, report how many bases make a blend that sells.',
    world: 'perfume shop',
    pattern: 'range-search',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'With both sides in order, two bounds that move only one way count the same bases, but the essences must be put in order and back.',
      },
    ],
    evidence: [
      {
        words: 'n bases and m essences with given positive strengths',
        tells: 'One side may be put in order, since its positions are not asked for.',
        decides: false,
      },
      {
        words: 'the product of its two strengths is from 5,000 to 6,000',
        tells: 'For a fixed essence, the bases that qualify are all those between two strengths.',
        decides: true,
      },
      {
        words: 'For each essence',
        tells: 'Each essence is a search of its own in the same ordered data.',
        decides: false,
      },
      {
        words: 'how many bases make a blend that sells',
        tells: 'How many qualify is the difference between two edges.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'No limit has to be guessed and tested by a pass: for each essence the two bounds are computed, and the edges of the qualifying bases are looked up.',
    },
    why: 'Put the bases in order and, for each essence, search the first base that is strong enough and the first that is too strong.',
    cost: 'O(n log n + m log n)',
  },
  {
    id: 'range-search-6',
    text: 'A word game stores 250,000 scores in increasing order. After a round it shows a player the 20 scores that are nearest to her own, which may or may not be in the archive; of equally near ones the lower wins. Finding them must not take a scan of all scores.',
    world: 'spelling game',
    pattern: 'range-search',
    evidence: [
      {
        words: 'in increasing order',
        tells: 'Ordered values keep the nearest ones next to each other.',
        decides: false,
      },
      {
        words: 'the 20 scores that are nearest to her own',
        tells: 'The nearest entries form one block, whose left edge can be searched.',
        decides: true,
      },
      {
        words: 'may or may not be in the archive',
        tells: 'An exact match need not exist, and if it does it does not end the search.',
        decides: false,
      },
      {
        words: 'not take a scan of all scores',
        tells: 'Without a full scan, the block has to be found by halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A search for the exact score ends with one entry or with none; the task asks for the edge of a block of 20 entries.',
    },
    why: 'Halve the possible left edges of the block by comparing the distance of its first score with that of the score just after it.',
    cost: 'O(k + log n)',
  },
  {
    id: 'range-search-7',
    text: 'A server stores for each setting every value it ever had, with the time of the change, in order of time. An auditor asks what a setting was at some moment, which is rarely the moment of a change. Each setting has up to a million changes. If it was not set yet, answer "unset".',
    world: 'config history',
    pattern: 'range-search',
    evidence: [
      {
        words: 'with the time of the change, in order of time',
        tells: 'Times rise from change to change, so they can be halved.',
        decides: false,
      },
      {
        words: 'at some moment, which is rarely the moment of a change',
        tells: 'The last change that is not later than the moment counts; an equal time is not needed.',
        decides: true,
      },
      {
        words: 'up to a million changes',
        tells: 'A million entries per query should not be scanned.',
        decides: false,
      },
      {
        words: 'If it was not set yet',
        tells: 'The edge may lie before the first entry.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A search for exactly that moment usually finds nothing, while the answer is the last change at or before it.',
    },
    why: 'Halve the changes to find the last one whose time is not later than the moment, and return its value.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-8',
    text: 'An apprentice can take offers, each with a first day, a last day and a wage; two offers must not share a day. Wages differ widely. For each of 100,000 offers, taken in order of its last day, he notes the last other offer that ends before it begins, so that the best plan can be built from these notes. How are the notes made fast?',
    world: 'apprentice jobs',
    pattern: 'range-search',
    evidence: [
      {
        words: 'each with a first day, a last day and a wage',
        tells: 'Ordered by last days, the earlier offers can be searched.',
        decides: false,
      },
      {
        words: 'the last other offer that ends before it begins',
        tells: 'All offers that end in time form the front part, and its last one is an edge.',
        decides: true,
      },
      {
        words: 'best plan',
        tells:
          'With different wages a plan compares earlier answers, and each comparison needs one such search.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'Nothing is guessed and tested by a total: an end day that is stored at the middle decides which half stays.',
    },
    why: 'Put the offers in order of their last day and, for each one, halve the end days to find the last that is before its first day.',
    cost: 'O(n log n)',
  },
  {
    id: 'range-search-9',
    form: 'long',
    text: 'A freight train on the steppe can be very long; the one in this problem has 600,000 cars, including the empty ones. On each car somebody painted a code for its load, one of about 90,000 codes: 17 may stand for wheat and 2,204 for pianos. The painter has since retired. Inspectors call the office and say, for example, "code 17, cars 1,000 to 52,000". The office must answer how many cars with that code are in that part of the train, first and last car included. For the cars 5, 8, 5, 5, 2 and the call "code 5, cars 2 to 4" the answer is 2. No car is added, taken away or painted anew. There are 300,000 calls in a day, they come one at a time, and they are all over the train. The computer can store a few million numbers, so a table with a row for each code and a column for each car is much too large.',
    world: 'freight codes',
    pattern: 'range-search',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map leads from a code to its positions, but counting those between two cars is the task, which takes two searches.',
      },
    ],
    evidence: [
      {
        words: 'how many cars with that code are in that part',
        tells: 'The positions of one code rise, so the ones in a part lie between two edges.',
        decides: true,
      },
      {
        words: 'No car is added, taken away or painted anew',
        tells: 'The positions are collected once and stay in order.',
        decides: false,
      },
      {
        words: 'a row for each code and a column for each car',
        tells: 'Running totals per code are ruled out, so only the positions themselves can be stored.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'A running count per code would answer a call with one subtraction, but it needs 90,000 times 600,000 entries, and there is room for a few million.',
    },
    why: 'Store for each code its positions in order, and halve that list for the first position at or after the one car and the first beyond the other.',
    cost: 'O(n + q log n)',
  },
  {
    id: 'range-search-10',
    form: 'long',
    text: 'We bottle lemonade, and every bottle gets a running number. Yesterday, some time during the day, a seal in the filling machine broke. Bottles that were filled before that moment are perfect; every bottle filled after it contains a trace of oil, and in this machine nothing heals by itself. All 1,300,000 bottles of the day are still in our warehouse, and the forklift can bring any of them to the laboratory. A test takes five minutes and ruins the bottle, which is a pity, because the caps are made of real silver. To illustrate: if there were ten bottles and numbers 7 to 10 had oil in them, the answer would be 7. The last bottle of the day had oil in it; that is how we noticed. We must tell the authorities by tonight, two hours from now, the number of the earliest bottle with oil. Which bottles do we test?',
    world: 'lemonade bottles',
    pattern: 'range-search',
    alsoFits: [
      {
        pattern: 'basic-binary-search',
        whyNotFirst:
          'Halving is the same, but no test is a match that ends the search: the boundary between two kinds of bottles is wanted.',
      },
    ],
    evidence: [
      {
        words: 'every bottle filled after it contains a trace of oil',
        tells: 'Bottle after bottle, the result of the test switches exactly once.',
        decides: false,
      },
      {
        words: 'two hours from now',
        tells: 'Two dozen tests are possible, so each one must rule out half of the bottles.',
        decides: false,
      },
      {
        words: 'the number of the earliest bottle with oil',
        tells: 'A bottle with oil does not end the search, because an earlier one may have oil, too.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'Nothing is guessed and then confirmed by a pass over the data: each test looks at one bottle, and the bottles are in order already.',
    },
    why: 'Test the middle bottle: with oil, it is still a candidate and you go left; without oil, the earliest one is to its right.',
    cost: 'O(log n)',
  },
  {
    id: 'range-search-11',
    form: 'vague',
    text: 'A climate museum would like to let its visitors find out how many hot days there were in the last centuries.',
    asks: [
      {
        question: 'When is a day hot?',
        answer:
          'When it was at least as warm as the limit that the visitor sets with a knob, so this limit differs every time.',
      },
      {
        question: 'How are the days stored?',
        answer:
          'As temperatures, from the coldest to the warmest of all 90,000 days. Their dates have been lost.',
      },
      {
        question: 'Do many days have the same temperature?',
        answer: 'Yes, they were rounded to whole degrees, so thousands of days agree.',
      },
      {
        question: 'How fast must the answer be?',
        answer:
          'The old chip in the exhibit manages to read about twenty temperatures before people turn away.',
      },
    ],
    world: 'climate museum',
    pattern: 'range-search',
    evidence: [
      {
        words: 'at least as warm as the limit',
        tells: 'The days that count are all from one edge to the end.',
        decides: true,
      },
      {
        words: 'from the coldest to the warmest',
        tells: 'In this order the condition switches once.',
        decides: false,
      },
      {
        words: 'thousands of days agree',
        tells: 'Meeting the limit itself does not end the search, as equal days may come before.',
        decides: true,
      },
      {
        words: 'about twenty temperatures',
        tells: 'So few reads are enough only for halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'Finding one day that equals the limit tells nothing about how many come before or after it, and there may be no such day.',
    },
    why: 'Halve the days to find the first one that is at least as warm as the limit, and count from there to the end.',
    cost: 'O(log n)',
  },
]
