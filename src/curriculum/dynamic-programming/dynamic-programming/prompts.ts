import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'dynamic-programming-1',
    text: 'A drummer writes rhythms of exactly n beats, n at most 80, from short strokes of one beat and long strokes of two beats. Two long strokes never follow each other. How many different rhythms can he write?',
    world: 'drum rhythms',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Two counts, by the last stroke, work as well, but a long stroke affects only the next one, so a fixed look-back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'one beat and long strokes of two beats',
        tells: 'The last stroke is one of a fixed few, so an answer is built from the ones shortly before.',
        decides: false,
      },
      {
        words: 'Two long strokes never follow each other',
        tells: 'What comes next depends on the last stroke, so a few fixed look-backs suffice.',
        decides: true,
      },
      {
        words: 'How many different rhythms',
        tells: 'Ways are counted, and counts of shorter rhythms add up.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Reusing strokes of one and two beats freely also counts rhythms in which two long strokes follow each other.',
    },
    why: 'A rhythm ends with a short stroke, or with a short one and a long one, so add the counts for one beat and for three beats less.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-2',
    text: 'A farmer owns 50,000 places for signs along a road, one per kilometer, and each place has an offer in dollars. By law, signs must be at least three kilometers apart. How much can the farmer earn at most?',
    world: 'roadside signs',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Modes by the distance from the last sign work as well, but the distance is fixed, so looking three places back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'at least three kilometers apart',
        tells: 'A choice affects only the next two places.',
        decides: false,
      },
      {
        words: 'earn at most',
        tells: 'Taking a good offer can cost two better ones nearby, so both choices must be compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'With equal lengths the sign that ends first is safe for the number of signs, but offers differ, and a poor early one may block a rich one.',
    },
    why: 'At each place keep the better of skipping it and of taking its offer plus the best result three places earlier.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-3',
    text: 'A creek is crossed on 3,000 stepping stones in a line, some of them slippery. A child moves forward one stone or three stones at a time and never steps on a slippery one. In how many ways can she get from the first stone to the last, modulo 10,007?',
    world: 'stepping stones',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'one stone or three stones',
        tells: 'The last step is one of two fixed ones.',
        decides: false,
      },
      {
        words: 'never steps on a slippery one',
        tells: 'Whether a step is allowed depends on the position, not only on the distance covered.',
        decides: true,
      },
      { words: 'In how many ways', tells: 'Counts for earlier stones add up.', decides: false },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Steps are not pieces that fill an amount in any order: one and three may be fine where three and one land on a slippery stone.',
    },
    why: 'The ways to a dry stone are the ways to the stone one before plus those to the stone three before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-4',
    text: 'A board game has a track of 100,000 squares, each with points, some of them negative. A token starts on the first square and each turn moves one, two, or three squares forward, all equally likely, until it leaves the track. It scores every square on which it stands, the first included. What total score can it expect on average?',
    world: 'dice track',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'moves one, two, or three squares forward',
        tells: 'The average at a square follows from those of three squares at known places.',
        decides: true,
      },
      {
        words: 'can it expect on average',
        tells: 'Nothing is chosen: an average is built from other averages.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'A running total counts every square, but the token skips some, and how often it stands on a square is itself built from the squares before.',
    },
    why: "From the last square back, a square's average is its points plus a third of the sum of the averages of the three squares after it.",
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-5',
    text: 'A printer sets a text of 5,000 words on a long, narrow scroll, with one, two, or three words on each line; words keep their order. A line whose width differs from 20 letters by k looks k squared bad, the last line included. Find the least total badness.',
    world: 'typesetting',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'one, two, or three words on each line',
        tells: 'The last line takes one to three words, so three earlier answers suffice.',
        decides: false,
      },
      {
        words: 'k squared bad',
        tells: 'Badness grows quickly, so a slightly worse line now can save more on the next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Giving each line the number of words that suits it best can leave a very long or short line later, whose square outweighs all savings.',
    },
    why: 'For each number of words, try a last line of one, two, and three words and add its badness to the least badness of the words before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-6',
    text: 'A running coach covers exactly 365 days with training blocks of up to three days, one after another. The fitness that a block brings depends on its length and on the day it starts, and a table lists all these gains. What is the largest total gain of a plan?',
    world: 'running plan',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'blocks of up to three days',
        tells: 'The last block began one to three days back, so three earlier answers suffice.',
        decides: false,
      },
      {
        words: 'on the day it starts',
        tells: 'A gain belongs to a position, so a block is not a piece that is worth the same anywhere.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Pieces that are reused to fill an amount have one value each, but here the same length brings a different gain on every day.',
    },
    why: 'For each number of days, try a last block of one, two, and three days and add its gain to the best plan for the days before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-7',
    text: 'A pipeline is watched by 200,000 sensors, one after another, and a check costs something different for every one. A safety rule demands that among any three neighboring sensors at least one is checked. What does the cheapest plan cost?',
    world: 'pipeline sensors',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Modes by the distance from the last check work as well, but it is at most three, so looking back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'costs something different for every one',
        tells: 'Prices differ, so the last useful sensor is not always the one to check.',
        decides: true,
      },
      {
        words: 'among any three neighboring sensors',
        tells: 'After a checked sensor, the next one is at most three places on.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Checking the last sensor of each three uses the fewest checks, but it may be the dearest one by far.',
    },
    why: 'If a sensor is checked, the check before it is one to three places back, so add its price to the least of those three results.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-8',
    text: 'Beetles in a lab become fertile after two months, then each pair produces one new pair every month, and every pair dies after exactly six months. The lab starts with one newborn pair. How many pairs are alive after n months, for n up to 5,000, modulo 997?',
    world: 'beetle breeding',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'dies after exactly six months',
        tells: "A month's number follows from a fixed number of months before it.",
        decides: true,
      },
      {
        words: 'How many pairs are alive',
        tells: 'Earlier counts are added and subtracted; nothing is chosen.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Adding up a range of months needs the births of those months first, and each of these is itself built from earlier ones.',
    },
    why: 'The births of a month are the births of those earlier months whose pairs are now fertile and alive, so fill in month by month.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-9',
    text: 'A cellist prepares for a competition and wants to rent a soundproof room on certain dates. She has marked those dates in her calendar; on other dates she travels and needs nothing. The landlord, a retired oboist, offers three passes: one valid for a single date, one for seven consecutive dates, and one for thirty. His price list changes with his mood: the seven-date pass sometimes costs more than seven single ones, and sometimes hardly more than two. Say the prices are 5, 18, and 40, and her dates are 1, 2, 9, 11, 12, and 13. Two singles at the start and a seven-date pass from the ninth on cost 28; nothing cheaper covers everything. The piano in the room is out of tune, but she does not care. Given her dates in ascending order and the three prices, compute the smallest sum that she has to pay. A long career has up to 20,000 such dates.',
    form: 'long',
    world: 'practice room',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'three passes',
        tells: 'The last pass is one of three, and each leaves a known shorter part of the calendar.',
        decides: false,
      },
      {
        words: 'prices are 5, 18, and 40',
        tells: 'Passes differ in price as well as in length, so a long one is not always the best cover.',
        decides: true,
      },
      {
        words: 'smallest sum that she has to pay',
        tells: 'The cheapest way to cover the first dates is extended by one pass.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Laying the longest pass from the first uncovered date uses the fewest passes, but a thirty-date pass for two scattered dates costs more than two single ones.',
    },
    why: 'The least cost up to a date is the cheapest of three passes that end there, each added to the least cost of the dates before it begins.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-10',
    text: "Around a castle pond, beekeepers of four generations have set up n hives in a closed ring, so that the last hive is next to the first. Opening a hive for its honey makes the bees of both neighboring hives so angry that these cannot be opened for the rest of the season, whereas hives farther away notice nothing. The present keeper, who wears her great-grandfather's veil, has estimated the honey of every hive in spoonfuls. With the estimates 9, 4, 1, 8, read around the pond, she would open the second and the fourth hive for 12 spoonfuls or the first and the third for 10; the two rich ones, 9 and 8, touch each other across the end of the list. The ducks on the pond are no concern of anyone. How many spoonfuls does the best season yield? There are between 3 and 300,000 hives, and an estimate is at most 10,000.",
    form: 'long',
    world: 'ring of beehives',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'state-machine-dp',
        whyNotFirst:
          'Two modes, just opened or not, work as well, but the choice affects only the next hive, so looking two back is simpler.',
      },
    ],
    evidence: [
      {
        words: 'the last hive is next to the first',
        tells: 'The ring is cut open twice: once without the first hive, once without the last.',
        decides: false,
      },
      {
        words: 'hives farther away notice nothing',
        tells: 'Opening a hive affects only its two neighbors, so a look back by one and two suffices.',
        decides: true,
      },
      {
        words: 'the best season yield',
        tells: 'Opening and leaving a hive are compared at each one.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Opening the richest hive that is still allowed, again and again, can lose two good neighbors at once: of 5, 6, 5, 1 it would take 7 spoonfuls instead of 10.',
    },
    why: 'Solve the row without the first hive and the row without the last, keeping at each hive the better of leaving it and taking it on top of the result two before.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-11',
    text: 'A facade-washing robot has to get from the ground to the roof of our tower, resting on ledges on the way; find the cheapest climb.',
    form: 'vague',
    asks: [
      {
        question: 'How far can it climb before it has to rest?',
        answer:
          'From a ledge it reaches the one above, the second above, or the fifth above, and it never comes down.',
      },
      {
        question: 'What does a climb cost?',
        answer:
          'Each ledge wears out the suction cups of a robot that rests there by a listed amount, different for every ledge.',
      },
      {
        question: 'How many ledges are there?',
        answer: 'Up to 400,000; the ground is below the first of them, and the roof counts as the last.',
      },
      {
        question: 'Does the number of rests matter?',
        answer: 'No, only the wear added up.',
      },
    ],
    world: 'ledge robot',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'one above, the second above, or the fifth above',
        tells: 'A ledge is reached from one of three fixed ledges below it.',
        decides: true,
      },
      {
        words: 'by a listed amount, different for every ledge',
        tells: 'Wear belongs to a place, so few rests are not always cheap ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Climbs of one, two, and five ledges are not pieces with a fixed price that fill a height: what a climb costs depends on the ledge where it ends.',
    },
    why: 'The least wear of reaching a ledge is its own wear plus the least of three earlier results.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-12',
    text: "An alchemist's shelf holds 200,000 potions, each with a strength from 1 to 30,000. He sells them one by one, and a potion of strength s brings s ducats. Opening it for the customer, however, spoils all potions of strength s - 1 and of strength s + 1, though not its equals. How many ducats can he take home?",
    world: 'potion market',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'potion of strength s brings s ducats',
        tells: 'All potions of one strength are worth their strength times their number.',
        decides: false,
      },
      {
        words: 'of strength s - 1 and of strength s + 1',
        tells: 'Along the scale of strengths, a choice rules out only its two neighbors.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'No amount is filled with reusable pieces: the stock of each strength is limited, and one choice forbids its neighbors.',
    },
    why: 'Add up the ducats per strength, and at each strength keep the better of skipping it and of selling it on top of the result two strengths lower.',
    cost: 'O(n + m)',
  },
  {
    id: 'dynamic-programming-13',
    text: 'For our walkway planner: the walkway is 2 feet wide and n feet long, n up to 90. Stones come as rectangles of 1 by 2 feet, laid lengthwise or crosswise, and as squares of 2 by 2 feet. No gaps, no overlaps. Return the number of different layouts so that the brochure can boast about it.',
    world: 'garden walkway',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: '2 feet wide and n feet long',
        tells: 'Only the length grows, so one index describes what is already covered.',
        decides: false,
      },
      {
        words: 'laid lengthwise or crosswise',
        tells: 'The last foot is closed by one crosswise stone, or the last two feet by a pair or a square.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Stones are not lengths that add up freely: lengthwise ones must come in pairs side by side, and the order along the walkway matters.',
    },
    why: 'A layout ends with one crosswise stone, with two lengthwise ones, or with a square, so add the number for one foot less and twice that for two feet less.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-14',
    text: 'Ticket 4127: the uploader sends 10,000 photos in the order in which they were taken, grouped into batches of at most 8 neighbors. A batch occupies the line for 1 second plus the square of its size in megabytes, times 0.01. At present we fill each batch until 8 photos or 20 megabytes are reached, and customers wait far too long. Please divide the photos so that the line is occupied as briefly as possible.',
    world: 'photo upload',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'batches of at most 8 neighbors',
        tells: 'The last batch starts at one of eight places, so eight earlier answers suffice.',
        decides: false,
      },
      {
        words: 'the square of its size in megabytes',
        tells:
          'Large batches get expensive, small ones pay the second too often, and only comparing all ends finds the balance.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Filling each batch as far as a rule allows may put two large photos together, and the square of their size costs more than one extra second.',
    },
    why: 'For each number of photos, try a last batch of one to eight photos and add its time to the shortest time for the photos before it.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-15',
    text: 'Hello, at your science slam the talks run one after another, 5,000 of them over the year, and for each I get a number of stickers if I listen to it. I am a slow thinker, though: after talk i, I have to skip the next r(i) talks to digest it, and I worked out r(i) for every talk from its abstract. Which number of stickers is the highest I could own at the end?',
    world: 'science slam',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Talks with their breaks are weighted ranges, but the number of stickers differs, so no order of picking is safe without a table.',
      },
    ],
    evidence: [
      {
        words: 'after talk i, I have to skip the next r(i) talks',
        tells: 'Listening to a talk leads to one known later talk.',
        decides: true,
      },
      {
        words: 'highest I could own',
        tells: 'Listening and skipping are compared for each talk, from the last one back.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'One mode for each talk still to be skipped is far too many, and none is needed: after listening to talk i, she simply goes on at a known later talk.',
    },
    why: 'From the last talk back, keep the better of skipping a talk and of its stickers plus the result of the first talk after its break.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-16',
    text: 'Along an avenue grow n shrubs, n at most 8,000, with known heights. The gardener divides them, from one end to the other, into hedges of at most six neighboring shrubs. Every shrub then gets fed until it is as tall as the tallest of the same hedge. Maximize the sum of all final heights.',
    world: 'hedge trimming',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'hedges of at most six neighboring shrubs',
        tells: 'The last hedge has one to six shrubs, which leaves six earlier answers to compare.',
        decides: false,
      },
      {
        words: 'as tall as the tallest of the same hedge',
        tells: 'The worth of a hedge follows from its own shrubs, so what is before it is solved separately.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'One best stretch of six shrubs is easy to find, but hedges must cover the whole avenue, and where one ends decides what the next can be.',
    },
    why: 'For each number of shrubs, try a last hedge of one to six and add its size times its tallest shrub to the best sum before it.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-17',
    text: 'A yeast culture starts with one cell. Feeding adds a single cell for 2 credits, the splitter doubles the culture for 5, and the tripler triples it for 9. Nothing ever removes cells. For each culture size from 1 to 250,000, print the fewest credits that produce exactly this size.',
    world: 'yeast lab',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'shortest-path-and-mst',
        whyNotFirst:
          'Sizes and steps form a network with costs, but every step leads to a larger size, so going up once settles each size.',
      },
    ],
    evidence: [
      {
        words: 'doubles the culture for 5',
        tells: 'A size follows from the size before it, from its half, or from its third.',
        decides: true,
      },
      {
        words: 'For each culture size from 1 to 250,000',
        tells: 'Every size has its own best answer, and small ones serve large ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Doubling adds no fixed amount: what the splitter brings depends on how many cells there are already.',
    },
    why: 'The least cost of a size is the cheapest of coming from one cell less, from its half, and from its third, where these are whole.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-18',
    text: 'At a tea dance for n guests, n up to 3,000, the hostess draws up a plan for the first song: some guests sit it out alone, and all others form couples, any two of them. All guests are different people, and all that matters is who dances with whom. How many plans are there? Give the remainder after division by 65,537.',
    world: 'tea dance',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'some guests sit it out alone, and all others form couples',
        tells: 'Guest n is alone or with one of the n - 1 others.',
        decides: true,
      },
      {
        words: 'How many plans',
        tells: 'Counts for one and two guests fewer are combined.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Filling n with ones and twos counts only sizes; the guests differ, so a couple can be formed in as many ways as there are partners left.',
    },
    why: 'Guest n sits alone, which leaves n - 1 guests, or dances with one of n - 1 others, which leaves n - 2, so add up both counts.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-19',
    text: 'Two cousins clear out a pile of 40,000 used books, each with a resale value that both know; damaged ones count negative, because removal costs money. By turns, each picks up between one and three books from the top. Both want to come out ahead by as much as they can. By how much will the one who begins beat the other?',
    world: 'book pile game',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'Books leave from the top only, so one index says what is left, where interval DP would keep two.',
      },
    ],
    evidence: [
      {
        words: 'between one and three books from the top',
        tells: 'What is left is always an end part of the pile, reached by one of three moves.',
        decides: true,
      },
      {
        words: 'Both want to come out ahead',
        tells: 'The other cousin plays for the best result, too, so a good move now may open a better one.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Running totals give the value of any move at once, but not which move leaves the other cousin the worst remainder.',
    },
    why: 'From the last book up, the best lead is the largest value of one, two, or three books minus the best lead of the other for what is left.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-20',
    text: 'In what order quests appear is fixed: 90,000 of them, one after another. Completing quest q pays a known amount of gold, but leaves the hero wounded, so that he misses the next w(q) quests, a number given for each. He can decline any quest without harm. Maximize his gold.',
    family: 'dynamic-programming-15',
    world: 'game of quests',
    pattern: 'dynamic-programming',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Quests with the time of their wounds are weighted ranges, but their gold differs, so no order of picking is safe without a table.',
      },
    ],
    evidence: [
      {
        words: 'misses the next w(q) quests',
        tells: 'Completing a quest leads to one known later quest.',
        decides: true,
      },
      {
        words: 'Maximize his gold',
        tells: 'Completing and declining are compared for each quest, from the last one back.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      fails:
        'One mode for each quest still to be missed is far too many, and none is needed: after quest q, he simply goes on at a known later quest.',
    },
    why: 'From the last quest back, keep the better of declining a quest and of its gold plus the result of the first quest after the wounds heal.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-21',
    text: 'How many wirings exist for a plug board with k labeled sockets? A cable joins two sockets, a socket takes one cable at most, and unused sockets are fine. Cables look alike and have no direction. Since the number explodes, reduce it modulo 7,919; k will not exceed 100,000.',
    family: 'dynamic-programming-18',
    world: 'plug board',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'a socket takes one cable at most, and unused sockets are fine',
        tells: 'Socket k is unused or joined with one of the k - 1 others.',
        decides: true,
      },
      {
        words: 'Since the number explodes',
        tells: 'Only a count is asked, so counts for one and two sockets fewer are combined.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Filling k with ones and twos counts only sizes; sockets have labels, so a cable can be plugged in as many ways as there are sockets left.',
    },
    why: 'Socket k stays unused, which leaves k - 1, or is joined with one of k - 1 others, which leaves k - 2, so add up both counts.',
    cost: 'O(k)',
  },
]
