import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'binary-search-on-answer-1',
    text: 'A county has to clear 100,000 streets, and it knows how many meters each of them is long. Each plow clears whole streets in the given order until the next street would exceed its fuel range; then another plow takes over. There are only 40 plows, all of the same type. How short may their fuel range be?',
    world: 'snow plows',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'whole streets in the given order',
        tells: 'Once the range is fixed, one pass shows how many plows are needed.',
        decides: false,
      },
      {
        words: 'only 40 plows',
        tells: 'A limit on the count is what each guessed range is tested against.',
        decides: true,
      },
      {
        words: 'How short may their fuel range be',
        tells:
          'A larger range never needs more plows, so the working ranges begin at one value and all larger ones work.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A single look at one street decides nothing: for each guessed range, all lengths must be added up and the plows counted.',
    },
    why: 'Halve the possible ranges and test each by assigning streets greedily and counting the plows.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-2',
    text: 'Beacons may be built at 200,000 sites along a coast, and the kilometer mark of every site is known. The authority builds exactly 500 beacons and wants the two nearest of them to be as far apart as possible. Report that smallest distance between neighbors, in kilometers.',
    world: 'lighthouse keepers',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'the kilometer mark of every site is known',
        tells: 'The sites can be put in order, so a pass can place beacons from one end.',
        decides: false,
      },
      {
        words: 'the two nearest of them to be as far apart as possible',
        tells:
          'Making the smallest distance as large as possible means guessing it and testing whether 500 beacons fit.',
        decides: true,
      },
      {
        words: 'that smallest distance between neighbors',
        tells: 'If some distance works, every smaller one does, so the range of distances can be halved.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'A sweep can place beacons only once the required distance is known; no order of the sites reveals it by itself.',
    },
    why: 'Halve the possible distances and test each by placing a beacon at the first site that is far enough from the last one.',
    cost: 'O(n log n + n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-3',
    text: 'A village owns 100,000 rain barrels of different sizes under roofs of different sizes. Every barrel gains a fixed amount of its own per day until it is full, and then it overflows; amount and size are known for each. All start empty, and it rains every day. After how many days do all barrels together contain at least 70,000,000 liters for the first time? Full, they hold more than that, but it can take centuries.',
    world: 'rain barrels',
    pattern: 'binary-search-on-answer',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'Putting the barrels in order of the day they become full and adding up from there works too, but a guessed day is tested without order or bookkeeping.',
      },
    ],
    evidence: [
      {
        words: 'a fixed amount of its own per day until it is full',
        tells: "For a fixed number of days, each barrel's amount is a small formula.",
        decides: false,
      },
      {
        words: 'all barrels together contain at least 70,000,000 liters',
        tells:
          'The amounts of all barrels are added up and compared with 70,000,000, so each guess needs a pass.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One look at a single barrel decides nothing: for each guessed day, the amounts of all barrels must be added up.',
    },
    why: 'Halve the range of days and test a day by adding up the smaller of daily gain times days and size over all barrels.',
    cost: 'O(n log(days))',
  },
  {
    id: 'binary-search-on-answer-4',
    text: 'A hall has a wall with 60,000 rows of 80,000 lamps, counted from 1. At the opening, a lamp waits for as many seconds as the square of its row number plus five times its column number; then it goes on and stays on. After how many seconds are at least 1,000,000,000 lamps on?',
    world: 'lamp wall',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: '60,000 rows of 80,000 lamps',
        tells:
          'Almost five billion times are too many to list, but 60,000 rows can be gone through for each guess.',
        decides: false,
      },
      {
        words: 'the square of its row number plus five times its column number',
        tells: 'In each row, the lamps that are on after a given time are counted with one quotient.',
        decides: false,
      },
      {
        words: 'are at least 1,000,000,000 lamps on',
        tells: 'The number of lamps that are on never falls, so if a time is enough, every later one is.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking out the next lamp again and again would take about a billion heap operations; counting the lamps up to a guess takes one quotient per row.',
    },
    why: 'Halve the range of seconds and count, row by row, how many lamps are on after the guessed time.',
    cost: 'O(rows · log(seconds))',
  },
  {
    id: 'binary-search-on-answer-5',
    text: "In each of the 100,000 fridges of a health service, the doses have been counted. The service buys boxes of one size for transport; each box is filled from one fridge only, and a fridge's last box may be partly empty. At most 200,000 boxes can be shipped. What is the smallest box size for which that is enough?",
    world: 'vaccine storage',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'each box is filled from one fridge only',
        tells: 'The boxes for one fridge are a quotient, rounded up.',
        decides: false,
      },
      {
        words: 'At most 200,000 boxes can be shipped',
        tells: 'A total over all fridges has to stay within a limit, so each guess needs a pass.',
        decides: true,
      },
      {
        words: 'the smallest box size',
        tells: 'Larger boxes never need a larger number, so the sizes that are enough begin at one value.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'The middle is no stored entry that you look up: it is a possible size, and only a total over all fridges tells whether it is enough.',
    },
    why: 'Halve the possible sizes and test each by adding up the rounded-up quotients of all fridges.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-6',
    text: 'In an online league, 100,000 robots judge debates. Each robot states a number of debates after which it switches itself off, and such a number may exceed 1,000,000,000. Every debate needs three different robots as judges. The league asks only how many debates it can hold at most, not which robot attends which.',
    world: 'debate judges',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'a number of debates after which it switches itself off',
        tells: 'For a guessed number of debates, a judge contributes the smaller of the two numbers.',
        decides: false,
      },
      {
        words: 'such a number may exceed 1,000,000,000',
        tells: 'With numbers this large, debates cannot be filled one after another.',
        decides: true,
      },
      {
        words: 'three different robots as judges',
        tells: 'A guess of M works exactly when the contributions of all judges add up to at least 3M.',
        decides: false,
      },
      {
        words: 'how many debates it can hold',
        tells: 'One number is needed, and if M debates work, fewer do as well.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking the three least busy judges from a heap debate by debate is correct, but it needs one round per debate, and there can be trillions of debates.',
    },
    why: 'Halve the possible numbers M and test whether the sum of the smaller of M and the stated number over all judges is at least 3M.',
    cost: 'O(n log(total))',
  },
  {
    id: 'binary-search-on-answer-7',
    text: 'A violin maker has n wires, up to 10,000, of given lengths in millimeters. From them she cuts at least 5,000 strings of one common length. A string cannot be joined from two wires, and leftovers are thrown away. What is the greatest whole length the strings can have?',
    world: 'violin strings',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'at least 5,000 strings of one common length',
        tells: 'For a guessed length, count how many strings all wires give together.',
        decides: true,
      },
      {
        words: 'cannot be joined from two wires',
        tells: 'Each wire gives its own quotient, which one pass adds up.',
        decides: false,
      },
      {
        words: 'What is the greatest whole length',
        tells: 'If a length works, every shorter one works too, so the answer is the last length that works.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One look at a single wire says nothing about a length: the pieces of all wires have to be counted for every guess.',
    },
    why: 'Halve the possible lengths and test each by adding up how many strings every wire yields.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-8',
    text: 'A reading club receives 50,000 short stories over the years. For each it is known how many pages it has and at which hour it arrives. A member reads them in the order of arrival at a constant number of pages an hour, and begins each story only at a full hour, once it is there. How slowly can she read, in full pages an hour, so that all are read by hour 100,000, if they can be?',
    world: 'reading club',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'at a constant number of pages an hour',
        tells: 'A speed is a number to guess, and a higher one is never slower.',
        decides: false,
      },
      {
        words: 'each story only at a full hour, once it is there',
        tells:
          'Each story takes a rounded-up number of hours and may have to be waited for, so no formula adds up the hours.',
        decides: false,
      },
      {
        words: 'all are read by hour 100,000',
        tells:
          'The last story ends in time or not, which only a pass over all stories shows for a guessed speed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'No single story shows whether a speed is enough: for every guess, all stories must be gone through from the first.',
    },
    why: 'Halve the range of speeds, and for each guess go through the stories, waiting where needed and adding the rounded-up hours.',
    cost: 'O(n log(pages))',
  },
  {
    id: 'binary-search-on-answer-9',
    form: 'long',
    text: 'A winery on a steep slope has one row of vines. Because the sun comes around the hill, each vine has a day of its own from which it can be harvested, and it then keeps as long as you like. The winery makes a special wine that sells in crates. A crate is filled with the grapes of exactly six vines that stand side by side; all six must be ripe on the day of the harvest, and no vine can serve two crates. Everything is harvested on a single day, since the workers come from far away by bus. A merchant from Kyoto has ordered 9,000 crates and insists on a ribbon around each. In a small example with crates of two vines and an order of two crates, the ripening days 7, 2, 3, 9, 4, 4 make day 4 the answer. On which day can the winery serve the merchant at the earliest? There are 120,000 vines, and days are counted from the founding of the winery and have up to seven figures.',
    world: 'steep vineyard',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'keeps as long as you like',
        tells:
          'What can be harvested on some day can be harvested on any later day, so the days that work begin at one day.',
        decides: true,
      },
      {
        words: 'six vines that stand side by side',
        tells: 'Once the day is fixed, one pass over the row counts the crates.',
        decides: false,
      },
      {
        words: 'has ordered 9,000 crates',
        tells: 'The count on a guessed day is tested against this number.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Filling crates from one end of the row is safe only when it is known which vines are ripe. It tests one day, but the day itself is what is sought.',
    },
    why: 'Halve the possible days and test each one by a pass that fills a crate whenever six ripe vines in succession have been met.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-10',
    form: 'long',
    text: 'The old trade road across a desert has 100,000 wells. Their distances from the western gate are known in meters, and the first and the last of them are at the two gates. Travelers always complain about the same thing: the longest dry stretch from one well to the next. The king therefore grants the travelers a number of new wells. Each of them can be dug at any meter mark of the road, and water will be found everywhere, which the royal astronomer has confirmed in a poem of 400 verses. The king wants the longest dry stretch of the finished road to be as short as it can be made. If the old wells were at 0, 10 and 40 meters and he granted two new ones, then 10 meters would be achieved, by digging at 20 and 30. How long will the longest dry stretch become? The king, who is rich, has granted 20,000,000 new wells, and the road is a million kilometers long.',
    world: 'desert wells',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'grants the travelers a number of new wells',
        tells: 'The number of wells that a guessed length needs is compared with it.',
        decides: false,
      },
      {
        words: 'as short as it can be made',
        tells: 'If some length can be achieved, any longer one can, too, so the answer is where this begins.',
        decides: true,
      },
      {
        words: 'has granted 20,000,000 new wells',
        tells:
          'Wells cannot be put in one at a time, but a division per gap counts them for a guessed length.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking out the longest gap and giving it one more well is right, but it has to be repeated for twenty million wells.',
    },
    why: 'Guess the longest dry stretch, add up how many wells each old gap needs for it, and halve the range of guesses by comparing with the number granted.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-11',
    form: 'vague',
    text: 'A city would like to announce when the last of its potholes will have been repaired.',
    asks: [
      {
        question: 'Who repairs them?',
        answer: 'We have 700 crews that all begin on Monday, and any crew can be sent to any pothole.',
      },
      {
        question: 'How long does a crew take?',
        answer:
          'People get tired. A crew is busy for the square of the number of potholes on its list, times a factor of its own that we know.',
      },
      {
        question: 'How many potholes are there?',
        answer:
          '40,000,000,000, if you count like our opposition. The lists are drawn up so that the last crew finishes as early as possible.',
      },
    ],
    world: 'potholes',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'any crew can be sent to any pothole',
        tells: 'Only the number of potholes per crew matters.',
        decides: false,
      },
      {
        words: 'the square of the number of potholes on its list',
        tells: 'For a guessed time, each crew has a largest number of potholes, and these can be added up.',
        decides: true,
      },
      { words: '40,000,000,000', tells: 'There are far too many to hand out one by one.', decides: true },
      {
        words: 'the last crew finishes as early as possible',
        tells: 'More time never means fewer potholes, so the times that suffice begin at one value.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Giving the next pothole to the crew that would finish it first is right, but it takes forty billion steps.',
    },
    why: 'Halve the possible times, and for each add up how many potholes the crews can finish within it.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-12',
    text: 'Along our street stand 90,000 houses, and we counted for each how many lanterns shine on it; a lantern shines on its own house and on the 15 houses to either side. The mayor gave us 1,000,000,000 more lanterns, to be put anywhere, several in one spot if need be. Newspapers judge us by the house on which the fewest shine. To how many can we bring it?',
    world: 'street lanterns',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'on the 15 houses to either side',
        tells:
          'For a promised number, a pass from one end puts each missing lantern as far ahead as it still helps.',
        decides: false,
      },
      {
        words: '1,000,000,000 more lanterns',
        tells: 'The lanterns that a promised number needs are compared with this supply.',
        decides: true,
      },
      {
        words: 'the house on which the fewest shine',
        tells:
          'If every house can have some number, it can have any smaller one, so the numbers that work end at the answer.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Helping the darkest house again and again takes up to a billion rounds, and it does not tell on which side of that house a lantern serves best.',
    },
    why: 'Guess the number for the darkest house, go along the street adding lanterns where they are missing, and compare how many were added with the supply.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-13',
    text: 'Let A and B be ascending sequences of 100,000 integers each, between 0 and a trillion. Write down x + y for every x in A and every y in B, equal values as often as they arise, and arrange all of these sums in ascending order. Determine entry number 5,000,000,000 of this arrangement.',
    world: 'arrangement of sums',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'ascending sequences of 100,000 integers each',
        tells: 'How many sums do not exceed a guess can be counted in one pass over both.',
        decides: false,
      },
      {
        words: 'every x in A and every y in B',
        tells: 'The sums can be neither stored nor produced one after another.',
        decides: true,
      },
      {
        words: 'entry number 5,000,000,000',
        tells: 'The entry is the smallest value that at least so many sums do not exceed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap yields the sums in ascending order, but the one that is needed comes only after five billion rounds.',
    },
    why: 'Halve the range of values and count for each guess, with one position in each sequence, how many sums do not exceed it.',
    cost: 'O((n + m) log(maximum))',
  },
  {
    id: 'binary-search-on-answer-14',
    text: 'A puzzle for monks. Each of 100,000 brothers strikes his bell once in this very long night. Each is given a moment, in seconds after dusk, and must strike at that moment or up to one hour later. The abbot sleeps badly, so whichever two strokes follow each other most closely should still be separated by as much time as possible. How much time can he be promised?',
    world: 'abbey bells',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'at that moment or up to one hour later',
        tells:
          'Once the pause is fixed, brothers in order of their moments strike as early as the pause allows, in one pass.',
        decides: false,
      },
      {
        words: 'should still be separated by as much time as possible',
        tells:
          'A pause that can be kept proves all shorter ones, so the largest one is found by guessing and testing.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Letting each brother strike as early as he can needs to know the pause that he must leave. It tests one pause, and the best pause is what is asked.',
    },
    why: 'Halve the possible pauses; for each, go through the brothers in order of their moments, let everybody strike as early as possible, and see if all stay within their hour.',
    cost: 'O(n log n + n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-15',
    text: 'Dear park office, our study of owls needs 20,000 nights in your forest. You kindly sent us the noise forecast for the coming 60,000 nights, one number each. Our recorder has to dry, so it never runs two nights in succession. A study is as bad as the noisiest of its nights, no matter how the others are. How noisy is that one if we choose well? With best wishes from Quito.',
    world: 'owl study',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'our study of owls needs 20,000 nights',
        tells: 'The number of nights that a guessed noise permits is compared with k.',
        decides: false,
      },
      {
        words: 'it never runs two nights in succession',
        tells: 'For a fixed limit on the noise, one pass takes each night that it can.',
        decides: false,
      },
      {
        words: 'as bad as the noisiest of its nights',
        tells: 'Only the largest value counts, and a higher limit never permits fewer nights.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking the quietest remaining night again and again can block two good nights around it, and then one must accept a noisier night than necessary.',
    },
    why: 'Guess a noise, count in one pass how many nights that are not noisier can be taken without two in a row, and compare the count with 20,000.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-16',
    text: "Ticket 311, mural. The wall has a line of 200,000 painted letters, and a chemist told us in which order they will flake off, one per day. The town's motto of 300 letters is hidden in the line: going from left to right and skipping what does not belong to it, one can still read it. Report the day on which this stops. The current script reads the entire wall after each day and never finishes.",
    world: 'flaking mural',
    pattern: 'binary-search-on-answer',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The day is the first of its kind, but no stored value can be compared: each guessed day must be tested by reading the wall.',
      },
      {
        pattern: 'string-two-pointers',
        whyNotFirst:
          'Following the motto through the line is the test of one day; how to get by with few tests is the question.',
      },
    ],
    evidence: [
      {
        words: 'in which order they will flake off, one per day',
        tells: 'Letters only disappear, so once the motto cannot be read it never can be again.',
        decides: true,
      },
      {
        words: 'skipping what does not belong to it',
        tells: 'A guessed day is tested in one pass over the line.',
        decides: false,
      },
      {
        words: 'reads the entire wall after each day',
        tells: 'A test is expensive, so only a few days may be tested.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'Looking at the letter that falls on some day decides nothing. Every guessed day needs a pass over the whole line with the missing letters left out.',
    },
    why: 'Halve the days, and for each guessed day follow the motto through the letters that are still on the wall.',
    cost: 'O(n log n)',
  },
  {
    id: 'binary-search-on-answer-17',
    text: 'For the opening of the games, a choreographer picks 20,000 couples from 120,000 dancers; whoever is not picked watches. It does not matter who dances with whom, except that two people of unequal height look funny, and the camera always finds the couple in which the heights differ most. Heights are given to the millimeter. If she picks well, how much do they differ in that couple?',
    world: 'opening dance',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'picks 20,000 couples',
        tells: 'The number of couples that a guessed difference permits is compared with this.',
        decides: true,
      },
      {
        words: 'the couple in which the heights differ most',
        tells: 'Only the largest difference counts, and allowing more never permits fewer couples.',
        decides: true,
      },
      {
        words: 'If she picks well',
        tells: 'For a fixed difference, pairing neighbors in order of height is the best choice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Two ends that move inward would join the tallest with the shortest. Which dancers to leave out can be seen only once a limit on the difference is fixed.',
    },
    why: 'Put the heights in order, guess a difference, pair neighbors that do not exceed it in one pass, and compare the number of couples with 20,000.',
    cost: 'O(n log n + n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-18',
    text: 'A pilgrimage leads over 70,000 sections of known lengths, always in the same direction, and pilgrims sleep only where a section ends. It has to take exactly 300 days, because the feast at the end has a date. Their guide holds that a short day is a lost day, and plans the nights so that even the shortest day is of the greatest possible length. How many meters is that?',
    world: 'pilgrimage',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'always in the same direction',
        tells: 'Days are consecutive sections, so a guessed length is tested by walking until it is reached.',
        decides: false,
      },
      {
        words: 'exactly 300 days',
        tells: 'The number of days that reach a guessed length is compared with 300.',
        decides: true,
      },
      {
        words: 'even the shortest day is of the greatest possible length',
        tells: 'If all days can reach some length, they can reach any smaller one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Walking on until a day is long enough is safe only if one knows how long that is. It tests a length, and the best length is what is asked.',
    },
    why: 'Guess the length of the shortest day, end each day as soon as it is reached, and see if at least 300 days result.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-19',
    text: 'A strange school publishes a calendar: for each of 100,000 days it names the subject that is examined on that day, or none. Every day, a student either studies one subject of her choice or takes the exam of the day. An exam may be taken after its subject has been studied on a certain number of days, not necessarily in a row; this number is printed beside it. On which evening can she have passed everything at the earliest?',
    world: 'strange school',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'either studies one subject of her choice or takes',
        tells:
          'If the last day is fixed, each exam is taken on its last date before, and the other days are counted.',
        decides: false,
      },
      {
        words: 'its subject has been studied on a certain number of days',
        tells: 'A pass over the calendar shows whether the days of study before each exam are enough.',
        decides: false,
      },
      {
        words: 'passed everything at the earliest',
        tells:
          'If it works by some day, it works by any later day, so the days that work begin at the answer.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Taking each exam as late as possible is a safe choice only relative to a last day, and which day is the last is what is asked.',
    },
    why: 'Halve the possible last days, and test each by taking every exam on its last date up to then and counting the days left for study.',
    cost: 'O(n log n)',
  },
  {
    id: 'binary-search-on-answer-20',
    family: 'binary-search-on-answer-17',
    text: 'Critics open only the gift box whose two cheeses are most different in age, and by this box they judge the whole dairy. The dairy knows the age in hours of each of its 90,000 cheeses. It will fill 8,000 boxes, with two cheeses in each. Any two may be combined, and the staff eats the cheeses that are left. By how many hours do the ages in the opened box differ if the dairy combines them cleverly?',
    world: 'cheese gifts',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'whose two cheeses are most different in age',
        tells: 'Only the largest difference counts, and allowing more never permits fewer boxes.',
        decides: true,
      },
      {
        words: 'It will fill 8,000 boxes',
        tells: 'The number of boxes that a guessed difference permits is compared with this.',
        decides: true,
      },
      {
        words: 'combines them cleverly',
        tells: 'For a fixed difference, combining neighbors in order of age is the best choice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Moving inward from both ends combines the oldest with the youngest. Which cheeses are left for the staff shows only when a limit on the difference is fixed.',
    },
    why: 'Put the ages in order, guess a difference, combine neighbors within it in one pass, and compare the number of boxes with 8,000.',
    cost: 'O(n log n + n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-21',
    family: 'binary-search-on-answer-12',
    text: 'To the planners. Complaints always come from whichever village receives the fewest radio masts. A mast is received in the village where it stands and in the next 40 villages up and down the valley. We finance 3,000,000,000 additional masts, and any number of them can share a village. The enclosed table says how many masts each of the 65,000 villages receives today. Tell us how many the complaining village will receive if you plan well.',
    world: 'radio valley',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'whichever village receives the fewest radio masts',
        tells:
          'If every village can receive some number, it can receive any smaller one, so the numbers that work end at the answer.',
        decides: true,
      },
      {
        words: 'in the next 40 villages up and down the valley',
        tells: 'For a promised number, a pass puts each missing mast as far ahead as it still helps.',
        decides: false,
      },
      {
        words: '3,000,000,000 additional masts',
        tells: 'The masts that a promised number needs are compared with this limit.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Serving the worst village again and again takes billions of rounds, and it does not tell where around that village a mast helps most.',
    },
    why: 'Guess the number for the worst village, go down the valley adding masts where they are missing, and compare how many were added with the limit.',
    cost: 'O(n log(maximum))',
  },
]
