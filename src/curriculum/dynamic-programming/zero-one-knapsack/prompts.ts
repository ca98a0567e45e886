import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'zero-one-knapsack-1',
    text: 'A family moves with two equal trucks and 150 numbered crates. No weight has a fraction of a pound, and all together are 20,000 pounds or less. Every crate goes on one of the trucks. How small can the difference between the two loads be?',
    world: 'moving day',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '20,000 pounds or less',
        tells: 'Sums are small enough to list which of them can be reached.',
        decides: false,
      },
      {
        words: 'Every crate goes on one of the trucks',
        tells: 'Each crate is used once, on one side or the other.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Reusing a crate would reach totals near half the weight that no real choice of crates gives.',
    },
    why: 'Find which totals one truck can carry using each crate at most once, and take the total nearest to half.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-2',
    text: 'At an auction, 200 lots of stamps are sold at fixed prices in whole dollars, and each lot exists once. A collector wants to spend exactly 5,000 dollars. In how many different ways can he choose the lots, modulo 1,009?',
    world: 'stamp auction',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'each lot exists once',
        tells: 'A lot is in the choice or not, and never twice.',
        decides: true,
      },
      {
        words: 'spend exactly 5,000 dollars',
        tells: 'A sum has to be hit, and the order of lots does not matter.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'It also counts choices in which one lot is bought several times.',
    },
    why: "Bring in one lot after another, and for each sum from high to low add the ways to reach it without that lot's price.",
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-3',
    text: 'A town can invite some of 100 acts to its festival. Each act asks for some hundred-dollar notes, needs some full stage hours, is expected to draw some visitors, and performs once at most. The town has 400 such notes and 60 stage hours. What is the highest expected number of visitors?',
    world: 'street festival',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: 'performs once at most', tells: 'Each act is taken or left.', decides: true },
      {
        words: '400 such notes and 60 stage hours',
        tells: 'Two limits hold at once, so the table has two measures.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails: 'No rule links one chosen act to the one before; only the two totals limit the choice.',
    },
    why: 'For each act, go through notes and hours from high to low and keep the better of leaving and taking it.',
    cost: 'O(n · m · h)',
  },
  {
    id: 'zero-one-knapsack-4',
    text: 'A pharmacist has a scale with two pans and 40 brass weights, which weigh whole grams and together at most 3,000. She puts the powder on the left pan and may put each weight on the left, on the right, or leave it out. Which amounts of powder can she weigh exactly?',
    world: 'pharmacy scale',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'together at most 3,000',
        tells: 'All reachable differences fit into a short table.',
        decides: false,
      },
      {
        words: 'on the left, on the right, or leave it out',
        tells: 'Each weight has one use, and it adds, subtracts, or does nothing.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'With copies of each weight she could weigh amounts that her 40 single weights cannot balance.',
    },
    why: 'Keep the set of reachable differences, and for each weight extend it by plus, minus, and nothing.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-5',
    text: 'A film club has 120 different short films with lengths in whole seconds. A night lasts exactly three hours, pauses would annoy the guests, and no film is shown twice. What is the smallest number of films that fills the night?',
    world: 'film night',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: 'exactly three hours', tells: 'A sum must be hit to the second.', decides: false },
      {
        words: 'no film is shown twice',
        tells: 'Each film can be used once, so a table over sums must not reuse it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Showing one long film over and over may fill the night with few showings, which the club does not allow.',
    },
    why: 'For each film, go through the seconds from high to low, and keep the fewest films for each total.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-6',
    text: 'A kitchen packs a school lunch with exactly five of 80 different snacks, no snack twice. Each has a number of calories. The lunch should have as many calories as possible without going over 700. How many will it have?',
    world: 'school lunch',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'exactly five of 80',
        tells: 'The number of chosen items is part of the state.',
        decides: false,
      },
      { words: 'no snack twice', tells: 'Each snack is used at most once.', decides: true },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Five servings of one snack might come closer to 700, but a snack may be packed once only.',
    },
    why: 'For each snack, mark the totals that can be reached with each number of snacks up to five, from high to low.',
    cost: 'O(n · k · s)',
  },
  {
    id: 'zero-one-knapsack-7',
    text: 'A podcast editor knows of 3,000 clips how many seconds they last. Some of them, each at most once, go into one long episode, which has to last a multiple of one minute. How many seconds long can the episode be at most?',
    world: 'podcast feed',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'each at most once',
        tells: 'A clip is in or out, and cannot be repeated to fix the remainder.',
        decides: true,
      },
      {
        words: 'a multiple of one minute',
        tells: 'Only the total modulo sixty decides whether a choice is valid.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'If clips could be repeated, the episode would have no greatest length at all.',
    },
    why: 'For each remainder modulo sixty keep the longest total, and extend all of them by each clip once.',
    cost: 'O(n)',
  },
  {
    id: 'zero-one-knapsack-8',
    text: 'Firefighters can carry 900 kilograms out of a museum before the roof falls in. There are 250 works of art, each with a weight in whole kilograms and a value, and none may be cut into parts. What is the highest total value they can save?',
    world: 'burning museum',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: '900 kilograms', tells: 'A total must stay within a limit.', decides: false },
      { words: '250 works of art', tells: 'Every work exists once, so it is saved or lost.', decides: true },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would save the work with the best value per kilogram several times over, though there is only one of it.',
    },
    why: 'For each work, go through the weights from high to low and keep the better of leaving it and carrying it.',
    cost: 'O(n · w)',
  },
  {
    id: 'zero-one-knapsack-9',
    text: 'Once a year, the data center of a hospital group goes dark from ten in the evening until six in the morning, and the operations crew may touch the old services. Management drew up a catalog of 140 repairs. For each repair the catalog names the minutes that it blocks the only service console, and the risk points by which it lowers the danger of the next outage. Repairs are independent of each other, they run one at a time, and a repair broken off halfway brings nothing. Suppose the night had just 50 minutes, with repairs of 30, 25, and 25 minutes that bring 60, 40, and 35 points: the crew should leave the first one alone and finish the other two for 75 points. Pizza is paid for by the director. All minutes are integers, risk points go up to a million, and the night has 480 minutes. Return the largest number of points by which the danger can be lowered.',
    form: 'long',
    world: 'maintenance night',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'one at a time',
        tells: 'The minutes of all chosen repairs add up.',
        decides: false,
      },
      {
        words: 'a repair broken off halfway brings nothing',
        tells: 'A repair is done or left out as a whole, so the best rate per minute is no safe guide.',
        decides: true,
      },
      {
        words: 'the night has 480 minutes',
        tells: 'Minutes are few enough for a table.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Taking repairs by points per minute would start with the one of 30 minutes and then fit none of the others, for 60 points instead of 75.',
    },
    why: 'For each repair, go through the minutes from 480 down and keep the better of leaving it and of adding its points to the best without its minutes.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-10',
    text: 'In a disused waterworks, a dial shows the pressure of the main pipe. Below it is a panel with 70 valves. The needle rests at zero, and the instructions, written by an engineer who loved riddles, demand that every valve be turned once, clockwise or counterclockwise. Valve i moves the needle by a(i) marks, up when it is turned clockwise and down otherwise; the dial has no end on either side. When all valves have been turned, the needle has to point at mark m. With three valves that move it by 2, 3, and 5 marks and with m = 4, there is one plan: the first and the third valve go clockwise, the second goes the other way, and 2 - 3 + 5 is indeed 4; the seven remaining plans end elsewhere. The paint of the panel is green, a shade that is no longer made. The moves a(i) add up to 20,000 at most. Report how many plans work, modulo 998,244,353.',
    form: 'long',
    world: 'valve panel',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'every valve be turned once',
        tells: 'Each valve is used one time, in one of two directions.',
        decides: true,
      },
      {
        words: 'the needle has to point at mark m',
        tells: 'A total has to be hit, and the order of turning does not matter.',
        decides: false,
      },
      {
        words: 'add up to 20,000 at most',
        tells: 'Few different totals exist, so plans with the same total share one count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying both directions of 70 valves means 2 to the power of 70 plans, although there are only about 40,000 different positions of the needle.',
    },
    why: 'The valves turned up must add up to half of the sum of m and all moves, so count the choices that reach this sum, with each valve brought in once.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-11',
    text: 'Our sports club has money left at the end of the year and a long list of wishes from its members; which of them should we grant?',
    form: 'vague',
    asks: [
      {
        question: 'What makes one choice better than another?',
        answer:
          'Each wish was signed by a number of members, and we want as many signatures behind the granted wishes as possible.',
      },
      {
        question: 'May a wish be granted in part, or twice?',
        answer: 'Neither: half a trampoline is useless, and nobody needs the second one.',
      },
      {
        question: 'What do the wishes cost?',
        answer: 'Between 20 and 900 dollars, always in full dollars, and there are 300 wishes.',
      },
      {
        question: 'How much is left?',
        answer: '6,400 dollars, and what we do not spend is lost.',
      },
    ],
    world: 'sports club wishes',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'as many signatures behind the granted wishes as possible',
        tells: 'A total value is compared over many choices.',
        decides: false,
      },
      {
        words: 'half a trampoline is useless, and nobody needs the second one',
        tells: 'A wish is granted in full, once or not at all.',
        decides: true,
      },
      {
        words: '6,400 dollars',
        tells: 'The limit is a small integer, so a table over amounts fits.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would grant the wish with the most signatures per dollar over and over, though a second trampoline pleases no one.',
    },
    why: 'For each wish, go through the amounts from high to low and keep the better of refusing it and of adding its signatures.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-12',
    text: "On a potter's table lie 90 lumps of clay, together at most 6,000 ounces. Press any two against each other: if they have the same size, both crumble; otherwise the smaller one crumbles and takes its own size off the larger one. Go on until one lump or none is left. What is the smallest size that can be left, zero for none?",
    world: 'clay lumps',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'together at most 6,000 ounces',
        tells: 'Sums are small enough to mark those that one side can reach.',
        decides: false,
      },
      {
        words: 'takes its own size off the larger one',
        tells: 'In the end each lump counts plus or minus, so the lumps form two sides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails: 'Playing every order of presses explodes with 90 lumps, while only the sum of one side matters.',
    },
    why: 'Mark all sums that some of the lumps can reach, each used once, and take the one nearest to half of the total.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-13',
    text: 'A climber prepares for the title "Bear of the Alps", for which one needs 300 points. There are 64 routes, each of which counts for the title a single time and gives a known number of points. A guidebook states for each route the chance of coming back unhurt, and accidents on different routes are independent. What is the best chance to win the title unhurt?',
    world: 'mountain routes',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'counts for the title a single time',
        tells: 'A route is climbed once or left out.',
        decides: true,
      },
      {
        words: 'for each route the chance of coming back unhurt',
        tells: 'Chances multiply, so each route changes the best chance for a number of points.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Climbing the safest route again and again would reach 300 points with hardly any risk, but it counts only once.',
    },
    why: 'For each route, go through the points from high to low and keep the better of leaving it and of multiplying its chance with the best for the points still missing.',
    cost: 'O(n · p)',
  },
  {
    id: 'zero-one-knapsack-14',
    text: 'Let S be a set of n distinct positive integers, n at most 120, and let t be an integer of at most 30,000. For v from 1 to t, define f(v) as the size of the smallest subset of S whose members sum to v, or as infinity if no subset does. Output f(1) to f(t).',
    world: 'report on subsets',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'For v from 1 to t, define',
        tells: 'Every sum up to a limit has an answer, which larger sums build on.',
        decides: false,
      },
      {
        words: 'smallest subset',
        tells: 'A member of S is in the choice or not; it cannot be added twice.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would add one member several times and claim f(6) = 2 for S = {3}, although no subset sums to six.',
    },
    why: 'Bring in one member after another, and for each sum from t down keep the smaller of the old size and one more than the size without it.',
    cost: 'O(n · t)',
  },
  {
    id: 'zero-one-knapsack-15',
    text: 'A toy box contains one wooden cube of every edge length from 1 to 60 millimeters. A child builds a tower of h millimeters, h at most 1,500, always putting smaller cubes on larger ones. She wonders how many different towers of h millimeters exist; answer her for all h in one go.',
    world: 'cube tower',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'one wooden cube of every edge length',
        tells: 'Each edge is available once, so a tower is a choice of edges.',
        decides: true,
      },
      {
        words: 'putting smaller cubes on larger ones',
        tells: 'The order is forced, so only the choice counts.',
        decides: false,
      },
      {
        words: 'for all h in one go',
        tells: 'Counts for small heights serve the larger ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'It would also count towers with two cubes of the same edge, and only one of each is made.',
    },
    why: 'Bring in one cube after another, and for each height from high to low add the count of the height without it.',
    cost: 'O(n · h)',
  },
  {
    id: 'zero-one-knapsack-16',
    text: 'Ticket: bracelet planner shows wrong totals. Input: 500 pattern sheets, each with how many red and how many blue beads its bracelet takes, plus a box with 120 red and 90 blue beads. Expected: the largest number of bracelets with pairwise different patterns that the box suffices for. Actual: it repeats the sheet with the fewest beads until the box is empty. Please fix before Christmas.',
    world: 'bead patterns',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '120 red and 90 blue beads',
        tells: 'Two limits hold at once, so the table has two measures.',
        decides: false,
      },
      {
        words: 'pairwise different patterns',
        tells: 'A sheet is used once or not at all.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'That is what the planner does now: it repeats the cheapest sheet, although each pattern may occur once.',
    },
    why: 'For each sheet, go through red and blue beads from high to low and keep the larger of the old number and one more than without its beads.',
    cost: 'O(n · r · b)',
  },
  {
    id: 'zero-one-knapsack-17',
    text: "Two sisters compare purses. Ada's has 48 coins and Bea's 35, each worth between 1 and 200 crowns; in their country, no two coins have the same value. Amounts that a sister could hand over without getting change back make her proud. Name every amount, up to 4,000 crowns, that would make both proud.",
    world: 'coin purses',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: "48 coins and Bea's 35",
        tells: 'Choices of coins are far too many, but sums are few.',
        decides: false,
      },
      {
        words: 'no two coins have the same value',
        tells: 'A purse offers each of its coins one time and no second one like it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'With as many copies of a coin as she likes, Ada could pay multiples that her single coins do not reach.',
    },
    why: 'For each purse, mark the reachable sums by bringing in one coin after another from high to low, and keep the sums marked for both.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-18',
    text: "Our nightly build has 600 seconds for tests. Of 400 recorded tests we know the duration in seconds, rounded up, and how many seeded faults the test exposes; no fault is exposed by two tests. Running a test again exposes nothing new. I'd like the selection that exposes the most faults. Ordering by faults per second was my first draft, and it left 40 seconds idle.",
    world: 'test suite',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '600 seconds',
        tells: 'The total is limited by a small integer.',
        decides: false,
      },
      {
        words: 'Running a test again exposes nothing new',
        tells: 'A test is worth something once, so it is in the selection or not.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would fill the night with copies of the one test that exposes most per second, and copies are worthless.',
    },
    why: 'For each test, go through the seconds from 600 down and keep the better of leaving it and of adding its faults.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-19',
    text: 'A landlord received a transfer of 4,321.50 dollars without a reference. The sender, a housing office, has 75 open invoices with him, and settles an invoice completely or leaves it open. Find out whether no selection of invoices explains the transfer, a single one does, or several do.',
    world: 'unpaid invoices',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '75 open invoices',
        tells: 'Selections are far too many to go through.',
        decides: false,
      },
      {
        words: 'settles an invoice completely or leaves it open',
        tells: 'Each invoice is in the selection once or not at all.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying all selections of 75 invoices takes 2 to the power of 75 steps, while cents up to 432,150 fit into a table.',
    },
    why: 'For each sum in cents keep none, one, or several, bring in one invoice after another from high to low, and read off the sum of the transfer.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-20',
    text: 'Thank you for the quote. Our clinic in the jungle trusts in vaccines: of 55 on offer we would like those that prevent the most illnesses, which are listed beside each, none of them twice. A second dose of a vaccine prevents nothing more. Each takes up an integer number of cubic inches, and the cooler has 200 in all.',
    family: 'zero-one-knapsack-18',
    world: 'travel vaccines',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'A second dose of a vaccine prevents nothing more',
        tells: 'A vaccine is worth something once, so it is in the cooler or not.',
        decides: true,
      },
      {
        words: 'the cooler has 200 in all',
        tells: 'The total is limited by a small integer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would fill the cooler with doses of the one vaccine that prevents most per cubic inch, and further doses are worthless.',
    },
    why: 'For each vaccine, go through the cubic inches from 200 down and keep the better of leaving it and of adding its illnesses.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-21',
    text: "Is the grocer's story true? He swears that the scale, which showed 18,044 grams, carried nothing but sealed jars from his shelf. The shelf had 66 jars, all labeled with their grams. A jar stood on the scale unopened or remained on the shelf. Tell the judge if there is no way to get 18,044, just one, or more.",
    family: 'zero-one-knapsack-19',
    world: 'sealed jars',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '66 jars',
        tells: 'Selections are far too many to go through.',
        decides: false,
      },
      {
        words: 'stood on the scale unopened or remained on the shelf',
        tells: 'Each jar is in the selection once or not at all.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying all selections of 66 jars takes 2 to the power of 66 steps, while grams up to 18,044 fit into a table.',
    },
    why: 'For each sum in grams keep none, one, or several, bring in one jar after another from high to low, and read off 18,044.',
    cost: 'O(n · s)',
  },
]
