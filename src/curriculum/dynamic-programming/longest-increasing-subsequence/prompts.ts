import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'longest-increasing-subsequence-1',
    text: 'A band recorded 200,000 short takes in one night, each with its loudness. For a live album they keep the order of the night but may leave out any takes, so that each kept take is louder than the one before it. What is the largest number of takes on the album?',
    world: 'live album',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      { words: 'keep the order of the night', tells: 'Elements are chosen but never moved.', decides: false },
      {
        words: 'each kept take is louder than the one before it',
        tells: 'A rule links neighbors in the chosen chain, and the task asks for one longest chain.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest louder take is often a bad next choice: a very loud one ends the chain, while a later, softer one lets it go on.',
    },
    why: 'Keep, for each length, the softest take that ends a chain of that length, and place each new take by binary search.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-2',
    text: 'A freight train has 100,000 wagons in a row. For a mountain line, weights must strictly fall from front to back. Wagons can be taken out, but the others stay in their order. What is the smallest number of wagons to take out?',
    world: 'freight train',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'weights must strictly fall',
        tells: 'Each remaining wagon must fit the one before it, so the longest falling chain decides.',
        decides: true,
      },
      {
        words: 'stay in their order',
        tells: 'The remaining wagons are a chain within the given order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Taking out every wagon that breaks the fall against its nearest neighbor can lose a long chain because of one very light wagon in front.',
    },
    why: 'Find the longest falling chain with a list of best tails, and take out all other wagons.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-3',
    text: 'Someone put 80,000 books back on a long shelf in the wrong order; no two have the same number. A move takes one book out and puts it in at any other place, while the others close up. What is the least number of moves after which the numbers rise from left to right?',
    world: 'book shelf',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'puts it in at any other place',
        tells: 'A moved book can go anywhere, so only the books that stay matter.',
        decides: false,
      },
      {
        words: 'numbers rise from left to right',
        tells: 'The books that are never moved must already form a rising chain.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Finding the nearest smaller number for each book shows which are out of place locally, not the largest set that can stay.',
    },
    why: 'Books that stay form a rising chain, so subtract the length of the longest one from the number of books.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-4',
    text: 'In a card game you are dealt up to 4,000 cards one after another. Each has a strength and a value. As each card comes, you either lay it down or discard it, and a card may be laid only if it is stronger than the last one you laid. You know all cards in advance. Find the highest total value.',
    world: 'card duel',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'stronger than the last one you laid',
        tells: 'Each chosen card must fit the chosen one before it.',
        decides: true,
      },
      {
        words: 'highest total value',
        tells: 'The best chain ending at each card is extended, with values instead of ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'No budget limits the cards; whether a card can be laid depends on the strength of the one laid before it.',
    },
    why: 'The best total that ends with a card is its value plus the best total of an earlier, weaker card.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-5',
    text: 'A mason has 3,000 rectangular slabs with known length and width, and may not turn them. In a tower, each slab must lie on one that is both longer and wider, and he may use the slabs in any order. For each slab, work out the largest number of slabs beneath it in a tower.',
    world: 'stone slabs',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'both longer and wider',
        tells: 'Each chosen slab must fit the one below it in two measures.',
        decides: true,
      },
      {
        words: 'in any order',
        tells: 'Putting slabs in order of length first leaves a chain in one measure.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'There is no total to stay within: which slab may come next depends only on the slab below it.',
    },
    why: 'Put the slabs in order of length, the longest first, and find for each the longest chain of falling widths that ends with it.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-6',
    text: 'Two genomes share 150,000 short markers; for each marker you know its position in the first and its position in the second genome. A consistent set of markers comes in the same order in both. Return the size of the largest consistent set.',
    world: 'genome anchors',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'its position in the first',
        tells: 'In order of the first position, the rest is about one row of numbers.',
        decides: false,
      },
      {
        words: 'comes in the same order in both',
        tells: 'Along the first genome, the second positions of chosen markers must rise.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest marker that lies farther on in the second genome may lie much too far on, and shut out many markers between.',
    },
    why: 'Arrange the markers by first position, and find the longest rising chain of second positions.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-7',
    text: 'A trail passes 3,000 huts with known altitudes. A hiker sleeps in as many huts as she can, in the order of the trail. Each must be higher than the one where she slept before, but by no more than 400 meters. In how many huts can she sleep?',
    world: 'mountain huts',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'higher than the one where she slept before',
        tells: 'A rule joins each chosen hut to the chosen one before it.',
        decides: true,
      },
      {
        words: 'by no more than 400 meters',
        tells: 'The rule has two sides, so every lower hut before is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails: 'The nearest higher hut on the trail may be a poor next stop, or more than 400 meters up.',
    },
    why: 'The most nights that end in a hut are one more than the most that end in an earlier hut up to 400 meters below.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-8',
    text: 'A choir of 2,000 singers stands in a row. For a photo, some step out so that, from left to right, the heights of the others first strictly rise and then strictly fall; either part may be empty. Nobody changes places. How few singers must step out?',
    world: 'choir photo',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'first strictly rise and then strictly fall',
        tells: 'Two chains meet at a tallest singer, one from each side.',
        decides: true,
      },
      {
        words: 'Nobody changes places',
        tells: 'The remaining singers keep the given order.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'Modes for rising and falling do not say how tall the last singer is, so a chain must be kept for each possible last singer.',
    },
    why: 'For each singer add the longest rising chain that ends there and the longest falling one that starts there, and take the best.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-9',
    text: 'An old telephone exchange is being turned into a museum. On its north wall there are n sockets, numbered from west to east, and on the south wall just as many, numbered likewise. In the busy years, each north socket was wired to one south socket and each south socket to one north socket, by straight cables under the ceiling; the list of the wiring hangs in a frame: entry i names the south socket to which north socket i belongs. For the opening, the curator wants to hang small lamps on cables that stay, and no two lamp cables may cross, since heat damages them. With the wiring 3, 1, 4, 2, she can leave, for example, the first and the third cable, but never three of them. The telephonists once wore roller skates. Cables that do not stay are taken down and sold by weight. How many can stay, at the most, if n is 250,000?',
    form: 'long',
    world: 'cable gallery',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'each south socket to one north socket',
        tells: 'The wiring is a row of distinct numbers.',
        decides: false,
      },
      {
        words: 'no two lamp cables may cross',
        tells: 'Two cables that stay must have their south ends in the same order as their north ends.',
        decides: true,
      },
      {
        words: 'How many can stay',
        tells: 'One largest set is asked, which is one longest rising chain of south numbers.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Matching the two walls in a table compares every north socket with every south socket, which is 62 billion entries, though each socket has just one partner.',
    },
    why: 'From north socket 1 on, the south sockets of cables that stay must rise, so find the longest rising chain with one best last socket per length.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-10',
    text: 'A clockmaker has a cupboard of 2,000 brass gears. He knows how many teeth each one has, between 8 and a billion for the gears of his astronomical clock, which no one has seen complete; no two gears have the same number. To fill a show case, he seeks a beautiful set: of any two gears in it, the smaller number of teeth divides the larger. Among gears of 9, 12, 18, 24, 36, and 72 teeth, for instance, the gears of 9, 18, 36, and 72 form a beautiful set, and so do those of 12, 24, and 72, but 18 and 24 cannot both be shown. In the glass case they will turn in whatever arrangement looks best, driven by a music box. The shop closes at noon on Wednesdays. Work out how many gears a beautiful set can have, from the list of teeth, which is in no special order.',
    form: 'long',
    world: 'gear workshop',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'the smaller number of teeth divides the larger',
        tells:
          'If each gear divides the next larger one of the set, any two fit, so a rule between neighbors suffices.',
        decides: true,
      },
      {
        words: 'in no special order',
        tells: 'Arranged by teeth, a set is a chain along the list.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Each gear is in or out, but no total limits the set; what counts is whether a gear fits the next smaller one.',
    },
    why: 'Arrange the gears by teeth; the largest set that ends with a gear is one more than the largest that ends with one of its divisors.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-11',
    text: 'Our catalog of records has numbers that came out in a mess; we want to correct it with the fewest new numbers.',
    form: 'vague',
    asks: [
      {
        question: 'What would a correct catalog look like?',
        answer:
          'From the first record to the last, each number exceeds that of the record released just earlier.',
      },
      {
        question: 'May records change places?',
        answer: 'No, they remain in the sequence in which they appeared.',
      },
      {
        question: 'Which new numbers may a record get?',
        answer: 'Any fraction, so there is always one that fits between two others.',
      },
      {
        question: 'How many records are there?',
        answer: 'About 180,000.',
      },
    ],
    world: 'release numbers',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'each number exceeds that of the record released just earlier',
        tells: 'Numbers that are left alone must form a rising chain.',
        decides: true,
      },
      {
        words: 'remain in the sequence in which they appeared',
        tells: 'The chain follows the given order.',
        decides: false,
      },
      {
        words: 'Any fraction',
        tells: 'Whatever is changed can be made to fit, so only the numbers left alone matter.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Finding for each number the nearest greater one shows where the order breaks, but not which numbers to give up.',
    },
    why: 'The numbers left alone form a rising chain and all others can be fitted in, so find the longest rising chain.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-12',
    text: 'A robot on a rail catches balls. Ball i touches the rail at time t(i) and at position x(i), both integers, and is caught if the robot is there at this very moment. It drives one unit per second at the most and can wait anywhere, and it may choose where to be at time 0. For 100,000 balls, how many can be caught?',
    world: 'ball machine',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'one unit per second at the most',
        tells: 'A catch is possible after another if the distance is at most the time between them.',
        decides: true,
      },
      {
        words: 'may choose where to be at time 0',
        tells: 'The first ball of the chain is free.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One best number per second does not say where the robot is; it must be known which ball was caught last.',
    },
    why: 'One catch can follow another if both t - x and t + x do not fall, so arrange the balls by one of them and find the longest chain that does not fall in the other.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-13',
    text: 'At a museum of beads, 1,000 bracelets with a clasp are drawn as strings of up to 16 colors. A visitor would like to walk past a series of them in which every bracelet arises from the bracelet seen just before by putting in one more bead at some point. The halls can be walked in any order. How long can the series be?',
    world: 'bracelet museum',
    pattern: 'longest-increasing-subsequence',
    alsoFits: [
      {
        pattern: 'string-dynamic-programming',
        whyNotFirst:
          'The bracelets are strings, but the table is over bracelets: each extends the best series of a shorter one.',
      },
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Predecessors are found by removing one bead and looking the rest up, but what makes the series long is the chain that is extended.',
      },
    ],
    evidence: [
      {
        words: 'arises from the bracelet seen just before',
        tells: 'Each member of the series must fit its predecessor.',
        decides: true,
      },
      {
        words: 'putting in one more bead',
        tells: 'A member has one bead more, so short bracelets come first.',
        decides: false,
      },
      {
        words: 'walked in any order',
        tells: 'The order is free, so the series may be arranged by length.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'A bracelet can extend a series that ended long before it, which a stack would have thrown away: the best of all predecessors is needed.',
    },
    why: 'Go from short to long: the longest series that ends with a bracelet is one more than the longest that ends with it minus some bead.',
    cost: 'O(n · k²)',
  },
  {
    id: 'longest-increasing-subsequence-14',
    text: 'Ticket: time stamps of the weather mast are corrupt again. The file has 300,000 stamps in integer seconds since midnight. In truth the mast measures again no sooner than one second later, so every stamp should exceed the stamp printed above it by 1 or more. Please replace as few of them as you can by other integers, negative ones included, until the file is consistent. For billing: report how few.',
    world: 'sensor clock',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'exceed the stamp printed above it',
        tells: 'Stamps that remain must rise, and by at least the number of lines between them.',
        decides: true,
      },
      {
        words: 'as few of them as you can',
        tells: 'The others remain, so as many as possible must fit together.',
        decides: false,
      },
      {
        words: 'by other integers',
        tells: 'There must be enough room between two stamps that remain.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Replacing each stamp that does not exceed its neighbor lets one stamp that is far too large spoil all that come after it.',
    },
    why: 'Subtract its line number from each stamp; stamps that remain must not fall, so take the longest chain that does not fall away from the number of stamps.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-15',
    text: 'A gallery owns 3,000 portraits, each with the year of its painting, an estimate in dollars, and a beauty grade. For the new wall, any selection is fine as long as no portrait on it is older than another one and at the same time estimated lower. The portraits hang wherever they look best. Find the highest sum of beauty grades.',
    world: 'portrait wall',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'older than another one and at the same time estimated lower',
        tells: 'From the oldest to the newest, estimates of chosen portraits must not rise.',
        decides: true,
      },
      {
        words: 'sum of beauty grades',
        tells: 'The best chain that ends at each portrait is extended, with grades instead of ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'The estimates are compared, not added up, so there is no budget; a portrait must fit the last one chosen.',
    },
    why: 'Arrange the portraits by year and find the chain of estimates that never rises and has the largest sum of grades.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-16',
    text: 'Barges of different lengths arrive at a canal one by one, 2,500 in a day. The pilot assembles a convoy: he may send an arriving barge away, tie it to the front end of the convoy, or tie it to the rear end. In the end, barges must become shorter from front to rear, without exception. How many barges can the longest convoy have?',
    world: 'canal barges',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'tie it to the front end',
        tells:
          'A barge at the front must be longer than all before, one at the rear shorter than all before.',
        decides: false,
      },
      {
        words: 'must become shorter from front to rear',
        tells: 'From the first barge taken, a rising chain goes to the front and a falling one to the rear.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'Modes for front and rear do not tell how long the barges at both ends are, so chains must be known for each possible first barge.',
    },
    why: 'For each barge as the first one taken, add the longest rising and the longest falling chain that starts there among later arrivals, and count it once.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-17',
    text: 'Our chart of diving depths shows a record number under each reading, namely how long a series one could pick among the readings so far, in their order and with this one as its end, if depths in a series are never allowed to shrink. The stream has 500,000 readings, and I need the numbers for all of them. My version compares with every previous reading and takes all night.',
    world: 'live chart',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'with this one as its end',
        tells: 'The longest chain that ends at each reading is asked.',
        decides: false,
      },
      {
        words: 'never allowed to shrink',
        tells: 'A rule links each picked reading with the one picked before.',
        decides: true,
      },
      {
        words: 'compares with every previous reading',
        tells: 'A quadratic pass is too slow, so one best end per length is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest earlier reading that is not deeper may belong to a short series, while a longer series ends farther back.',
    },
    why: 'Keep for each length the shallowest reading that ends a series of this length; each reading replaces the first deeper one and reads off its place.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-18',
    text: 'For a permutation p of 1 to n, n up to 120,000, a position i is allowed to bow to a position j if i < j and p(i) < p(j). A ceremony is a set of positions in which, of every two, one is allowed to bow to the other. Determine the fewest positions that some ceremony leaves out.',
    world: 'bowing ceremony',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'if i < j and p(i) < p(j)',
        tells: 'Position and value must both rise.',
        decides: true,
      },
      {
        words: 'of every two, one is allowed to bow',
        tells: 'Any two members fit, so a ceremony is one rising chain.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One best number per position is not enough by fixed look-backs: which earlier position may come before depends on its value.',
    },
    why: 'A ceremony is a rising chain of the permutation, so subtract the length of the longest one from n.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-19',
    text: 'On a lawn lie 1,800 hoops, many of which overlap; a drone has measured the center and the radius of each. A gymnast wants to keep a target figure: of any two hoops that she keeps, one runs completely inside the other. The centers need not agree. She clears away the remaining hoops. Return the largest possible number of hoops in her figure.',
    world: 'lawn hoops',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'one runs completely inside the other',
        tells:
          'Each kept hoop must fit into the next larger one, which is a rule between neighbors of a chain.',
        decides: true,
      },
      {
        words: 'largest possible number of hoops',
        tells: 'The longest chain that ends with each hoop is extended.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'No total limits the choice; a hoop is possible or not depending on the one kept before it.',
    },
    why: 'Arrange the hoops by radius; the largest figure whose outer hoop is a given one is one more than the largest whose outer hoop fits inside.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-20',
    text: 'Spotlights flash above a long stage for a fraction of a second, 60,000 of them in one show, each over a known point of the front edge and at a known second. The dancer wants to be right below as many flashes as possible. She starts wherever she likes, stands still when she wishes, and along the edge she moves by no more than one foot in a second; points are given in feet. How many flashes meet her?',
    family: 'longest-increasing-subsequence-12',
    world: 'stage lights',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'starts wherever she likes',
        tells: 'The first flash of the chain is free.',
        decides: false,
      },
      {
        words: 'no more than one foot in a second',
        tells: 'A flash can follow another if the distance is at most the time between them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One best number per second does not say where the dancer is; it must be known which flash she met last.',
    },
    why: 'One flash can follow another if both time minus place and time plus place do not fall, so arrange by one and find the longest chain that does not fall in the other.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-21',
    text: 'Visitors bring wooden rings of different diameters to an art project, all in all 3,000, and nobody brings two. Each ring is refused, or pushed onto the left end of a pole, or pushed onto its right end, in the moment when it is brought. The finished pole has to widen from left to right with every ring. At most how many rings does it carry?',
    family: 'longest-increasing-subsequence-16',
    world: 'ring pole',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'pushed onto the left end',
        tells: 'A ring on the left must be smaller than all before, one on the right larger than all before.',
        decides: false,
      },
      {
        words: 'widen from left to right with every ring',
        tells: 'From the first ring taken, a falling chain goes to the left and a rising one to the right.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'Modes for left and right do not tell how wide the rings at both ends are, so chains must be known for each possible first ring.',
    },
    why: 'For each ring as the first one taken, add the longest falling and the longest rising chain that starts there among later rings, and count it once.',
    cost: 'O(n²)',
  },
]
