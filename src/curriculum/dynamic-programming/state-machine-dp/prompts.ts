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
    text: 'A cabinet has three buttons: open, close, and take. Open works only when it is closed, close and take only when it is open. It is closed at the start and must be closed at the end. How many sequences of a million presses work, modulo 1,009?',
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
    text: 'A course has 80,000 sections. For each section you know how many seconds it takes in low gear and how many in high gear. Changing gear between two sections loses four seconds. A rider starts in whichever gear she prefers. How fast can the course be finished?',
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
  {
    id: 'state-machine-dp-9',
    text: "A village in the hills makes snow with one cannon. In any hour the cannon is off, on standby, or blowing. An hour off is free, one on standby takes 1 liter of diesel, and one of blowing takes 6. Between two hours it can be switched once: from off to standby for 5 liters of preheating, from standby to blowing and back for nothing, and into off from anywhere, likewise for nothing; from off it can't blow straight away. A forecast says for each hour how many cubic meters of snow it would make if it blew then, often none, and the hotel pays 4 liters of diesel per cubic meter. With forecasts of 0, 5, 0, and 5 it's best to preheat before the first hour, to be on standby in the first and third, and to blow in the others, which leaves the village 21 liters ahead. The cannon is called Berta. It starts out off, and up to 60,000 hours are forecast. How many liters can the village be ahead when winter is over?",
    form: 'long',
    world: 'snow cannon',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'off, on standby, or blowing',
        tells: 'There are three modes, and the present one decides what the hour costs.',
        decides: false,
      },
      {
        words: 'from off to standby for 5 liters of preheating',
        tells: 'A mode is kept until it is switched, and switching has its own price.',
        decides: true,
      },
      {
        words: "can't blow straight away",
        tells: 'Not every mode leads to every other.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One best balance per hour hides whether the cannon is warm, so neither the price of preheating nor the next hour can be judged.',
    },
    why: 'For each hour keep the best balance for off, standby, and blowing, and move between these along the allowed switches.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-10',
    text: 'Every lighthouse on the coast keeps a log with one symbol per night: C for a clear night, F for fog, and S for a storm. An insurance policy from 1911, drafted during a ferry crossing, calls a log quiet if it contains at most one S and nowhere three F right after one another; the keeper of a quiet log gets a barrel of herring at the end of the year. For two nights, SS is the only log that is not quiet, so 8 of the 9 conceivable logs are; for three nights, FFF and all logs with two or three S fall through, and 19 of 27 remain. An archivist prints one label for each conceivable quiet log, since nobody has told her not to, and has to order the paper. The herring is salted. How many labels are there for logs of n nights? Print the number modulo 1,000,003; policies last long, and n is at most 2,000,000.',
    form: 'long',
    world: 'lighthouse log',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'at most one S',
        tells: 'A storm counts against the log to the end, so whether it is used up is a mode.',
        decides: true,
      },
      {
        words: 'nowhere three F right after one another',
        tells: 'How many nights of fog end the log so far is part of the mode, too.',
        decides: false,
      },
      {
        words: 'How many labels are there',
        tells: 'One count for each mode is carried from night to night.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'A single count per length does not say whether a storm was used up nights ago, and this stays in force to the end.',
    },
    why: 'Keep six counts, for zero or one S so far and for zero, one, or two F at the end, and extend all of them by one symbol.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-11',
    text: 'Tell us on which days of the coming winter our chairlift should run, so that we end up with as much money as possible.',
    form: 'vague',
    asks: [
      {
        question: 'Do you know what a day would bring?',
        answer: 'Yes, there is an estimate for all 150 days, and on quiet days it is below zero.',
      },
      {
        question: 'Does anything else cost money?',
        answer:
          'If the lift stood still the day before, inspectors charge 700 francs before it runs; then it may go on without them.',
      },
      {
        question: 'Must it ever stop, or stay stopped?',
        answer: 'It may run as long as we like, but after a stop, the rope rests for two days at the least.',
      },
      {
        question: 'Is it running when winter begins?',
        answer: 'No, it has stood still since April.',
      },
    ],
    world: 'chairlift season',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'stood still the day before',
        tells: 'What a day costs depends on whether the lift has been running.',
        decides: true,
      },
      {
        words: 'the rope rests for two days',
        tells: 'A stop stays in force, and its age decides whether the lift may run again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The sum of any run of days is quickly known, but which runs to choose depends on inspections and on rests between them.',
    },
    why: 'For each day keep the best balance for running, first day of rest, and longer rest, and move between these three.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-12',
    text: 'A speed boat drives along a channel with three lanes and passes n marks, n up to 700,000. At every mark at most one lane is blocked by a rock. There the boat can swerve into any lane that is free at that mark, and each swerve makes passengers sick once. It starts in the middle lane. How few times must they get sick?',
    world: 'speed boat lanes',
    pattern: 'state-machine-dp',
    alsoFits: [
      {
        pattern: 'grid-dp',
        whyNotFirst:
          'Marks and lanes can be read as a narrow board, but what decides is the lane as a mode that lasts until a swerve is paid for.',
      },
    ],
    evidence: [
      {
        words: 'three lanes',
        tells: 'The lane is one of three modes, and it lasts until the next swerve.',
        decides: true,
      },
      {
        words: 'each swerve makes passengers sick once',
        tells: 'Changing the mode has a price.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One smallest number per mark does not say in which lane the boat is, so it is unknown whether the next rock is in its way.',
    },
    why: 'For each mark keep the fewest swerves for each lane: infinity if it is blocked, or the better of staying and of one swerve from another lane.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-13',
    text: 'A folk dance consists of 4,000,000 figures in a row, each a hop, a spin, or a bow. It is called complete if somewhere in it a hop is followed immediately by a spin and then by another hop. How many of all conceivable dances are complete, modulo 12,289?',
    world: 'folk dance',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'somewhere in it',
        tells: 'Once complete, a dance stays complete, whatever follows.',
        decides: true,
      },
      {
        words: 'immediately by a spin and then by another hop',
        tells: 'How much of the pattern has just been danced decides what the next figure does.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The number of complete dances per length alone does not tell how many of the others end in a hop or in a hop and a spin.',
    },
    why: 'Count dances by progress (nothing, a hop, a hop and a spin, complete), and extend all four counts by each of three figures.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-14',
    text: "A garland has 400,000 lamps, some lit and some unlit at present. The decorator wants it dark from its beginning up to some lamp, bright from there up to another one, and dark again up to its end; each of the three pieces may be empty. Toggling a lamp takes a minute, and the decorator's assistant is ill. How long must he work at the least?",
    world: 'christmas garland',
    pattern: 'state-machine-dp',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'With running totals, the bright piece is the run with the best sum of lit lamps minus unlit ones; the three modes in a row are what one notices first.',
      },
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'The best run that ends at each lamp gives the bright piece as well, but three modes in a row say directly what each lamp costs.',
      },
    ],
    evidence: [
      {
        words: 'bright from there up to another one, and dark again',
        tells: 'Three modes follow one another, and each stays until the next begins.',
        decides: true,
      },
      {
        words: 'Toggling a lamp takes a minute',
        tells: 'In each mode it is known what the next lamp costs.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The bright piece has no given length and no condition that is broken and mended by moving its ends; both ends must be chosen at once.',
    },
    why: 'Lamp by lamp, keep the fewest toggles for being in the first, second, and third piece, and move only forward through these modes.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-15',
    text: "On each day of my holidays the pool is open, the museum is open, both, or neither. I visit one place a day at most, never the same place on two days running, and if I go nowhere, it counts as a day of rest. My partner claims that with this year's plan of 100,000 days (we are retired), I cannot have fewer than 9,000 days of rest. What is the true minimum?",
    world: 'holiday swimmer',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'the pool is open, the museum is open, both, or neither',
        tells: 'Each day allows some of three activities.',
        decides: false,
      },
      {
        words: 'never the same place on two days running',
        tells: 'What is allowed today depends on where the day before was spent.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails: 'The fewest days of rest so far do not tell whether today the pool or the museum is forbidden.',
    },
    why: 'For each day keep the fewest days of rest for having rested, swum, and visited the museum, each from the two others or from rest.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-16',
    text: 'Given are integers v(1) to v(n), n at most 1,000,000. Cross out any of them and write the signs +, -, +, -, and so on in front of the others, in their order and beginning with a plus. What is the greatest value of the expression that results? Crossing out all of them yields zero.',
    world: 'alternating bids',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'in front of the others, in their order',
        tells: 'A number is used or crossed out, without moving.',
        decides: false,
      },
      {
        words: 'beginning with a plus',
        tells: 'The sign of the next number depends on whether an odd or an even number has been used.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'Used numbers are not compared with each other: which sign comes next is known without the value of the last one.',
    },
    why: 'Keep the greatest value with a plus coming next and with a minus coming next; each number is crossed out or changes one into the other.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-17',
    text: 'Hi team, the planner for our laundry robot behaves oddly. Facts: 40,000 loads arrive in a fixed order, each takes a known number of minutes with a clean filter and 40 percent more with a clogged one. A filter clogs after three loads in a row and stays so until somebody rinses it, which costs 25 minutes between loads and may be done early. Minimize the time at which the last load is done.',
    world: 'laundry filter',
    pattern: 'state-machine-dp',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Looking back to the last rinse works as well, but a clogged filter may last for any number of loads, which a mode describes directly.',
      },
    ],
    evidence: [
      {
        words: 'after three loads in a row',
        tells: 'The number of loads since the last rinse is the mode, up to three.',
        decides: false,
      },
      {
        words: 'stays so until somebody rinses it',
        tells: 'The filter has a condition that lasts and decides what the next load costs.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Sums of loads are quickly known with both kinds of filter, but where to rinse has to be compared for each load.',
    },
    why: 'For each load keep the least time for a filter used zero, one, two, and at least three times, with a rinse leading back to zero.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-18',
    text: 'An opera offers a tenor a fee for each of 3,000 evenings, a different one each evening. His voice is fresh, tired, or hoarse. Singing turns fresh into tired and tired into hoarse; when hoarse he cannot sing at all. An evening of silence turns hoarse into tired and tired into fresh. Fresh at first, he intends to become as rich as singing permits.',
    world: 'tenor tour',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'Singing turns fresh into tired and tired into hoarse',
        tells: 'A condition carries over from evening to evening.',
        decides: true,
      },
      {
        words: 'as rich as singing permits',
        tells: 'Singing and silence are compared in each condition.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'The evenings he sings are not compared with each other; his voice, not the last fee, decides whether he can sing.',
    },
    why: 'For each evening keep the largest sum for a fresh, tired, and hoarse voice, and move between neighboring conditions.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-19',
    text: 'The town clerk grants a beach kiosk at most two periods of opening in a season of 30,000 hours, and each of the two begins with an inspection for 40 crowns. Hour after hour within a period, the tenant takes in what the weather allows, at night less than the guard costs him. When the second period is over, the shutters stay down. With the result of every hour known beforehand, find his best season.',
    world: 'beach kiosk',
    pattern: 'state-machine-dp',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Best runs from both sides can be joined at each hour, but five modes in a fixed order do the same in one pass.',
      },
    ],
    evidence: [
      {
        words: 'at most two periods of opening',
        tells: 'Not yet open, open, closed again, open again, and over: the mode says what is still allowed.',
        decides: true,
      },
      {
        words: 'begins with an inspection for 40 crowns',
        tells: 'Changing from closed to open has a price.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'One best run of hours follows from running totals, but the best pair of runs need not contain it, and both ends of both runs are open.',
    },
    why: 'For each hour keep the best balance in each of five modes, from not yet open to over, and move only forward through them.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-20',
    text: 'In each wagon of an absurdly long train, at most one of the three aisles is obstructed by luggage, and a conductor knows all 250,000 wagons in advance. She walks from the first to the last and apologizes each time she changes aisles, which she may do in any wagon, into an aisle that is clear there. The left aisle is where she begins, and it is clear in the first wagon. Minimize her apologies.',
    family: 'state-machine-dp-12',
    world: 'train conductor',
    pattern: 'state-machine-dp',
    alsoFits: [
      {
        pattern: 'grid-dp',
        whyNotFirst:
          'Wagons and aisles can be read as a narrow board, but what decides is the aisle as a mode that lasts until an apology is paid.',
      },
    ],
    evidence: [
      {
        words: 'one of the three aisles',
        tells: 'The aisle is one of three modes, and it lasts until the next change.',
        decides: true,
      },
      {
        words: 'apologizes each time she changes aisles',
        tells: 'Changing the mode has a price.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'One smallest number per wagon does not say in which aisle she is, so it is unknown whether the next luggage is in her way.',
    },
    why: 'For each wagon keep the fewest apologies for each aisle: infinity if it is obstructed, or the better of staying and of one change from another aisle.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-21',
    text: 'How many logs of m entries would set off the alarm, modulo 40,961? An entry is one of four symbols: w, x, y, or z. The alarm goes off as soon as the three most recent entries are x, y, x, and nobody can silence it afterwards; the log just goes on until it has m entries. m may be as large as 3,000,000.',
    family: 'state-machine-dp-13',
    world: 'alarm entries',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'three most recent entries are x, y, x',
        tells: 'How much of the pattern has just been logged decides what the next entry does.',
        decides: false,
      },
      {
        words: 'nobody can silence it afterwards',
        tells: 'Once off, the alarm stays on, whatever follows.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The number of alarming logs per length alone does not tell how many of the others end in x or in x, y.',
    },
    why: 'Count logs by progress (nothing, x, x and y, alarm), and extend all four counts by each of four symbols.',
    cost: 'O(m)',
  },
]
