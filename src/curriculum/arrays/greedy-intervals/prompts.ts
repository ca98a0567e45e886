import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'greedy-intervals-1',
    text: 'A radio telescope received up to 100,000 observation requests, each with a start and an end time. It can follow only one target at a time and needs ten minutes to turn to the next one. Every request earns the same fee. You know all requests before the first night begins. Report the largest number of requests it can complete in full.',
    world: 'radio telescope',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'observation requests, each with a start and an end time',
        tells: 'Ranges with a start and an end suggest ordering them and sweeping once.',
        decides: false,
      },
      {
        words: 'Every request earns the same fee',
        tells: 'When all ranges are worth the same, the one that finishes first is always a safe choice.',
        decides: true,
      },
      {
        words: 'all requests before the first night begins',
        tells: 'Nothing arrives later, so one fixed order is enough and no changing set has to be kept.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Nothing has to be drawn from a changing set of requests: ordered once by their ends, the requests are settled one by one, and only the last end is remembered.',
    },
    why: 'Order the requests by end time and accept each one that starts at least ten minutes after the last accepted one ended.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-2',
    text: 'A greenhouse bench is 5,000 cm long. Each of n sprinklers waters one fixed stretch of the bench, from a to b, and the stretches overlap in many ways. Water costs money, so the gardener turns on as few sprinklers as possible, but every point of the bench must get wet. Return that number, or -1 if it cannot be done.',
    world: 'sprinklers',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'waters one fixed stretch of the bench, from a to b',
        tells: 'Given stretches that must cover a line are ranges to extend from left to right.',
        decides: false,
      },
      {
        words: 'the gardener turns on as few sprinklers as possible',
        tells:
          'You choose ranges one after another, and the one that reaches farthest beyond the dry point is always safe.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'Guessing how many sprinklers are needed does not help, because testing a guess would already require the sweep that finds the fewest directly.',
    },
    why: 'From the first dry point, turn on the sprinkler that covers it and reaches farthest, then continue from its end.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-3',
    text: 'In a video game, players paint the wall of a hallway that is a billion meters long. Each work order names the first and the last meter of a section, both included. The orders come in no particular sequence, and several orders may cover the same meter, which is painted only once. For up to 200,000 orders, how many meters of wall will be painted in total?',
    world: 'hallway paint',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'the first and the last meter of a section',
        tells:
          'Each order is a range with a start and an end, which can be joined with the ranges it overlaps.',
        decides: false,
      },
      {
        words: 'several orders may cover the same meter',
        tells: 'Overlaps must be joined before they are measured, or the same meter is counted twice.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Ordering the work orders by start is only the first step: the answer comes from joining the ranges that overlap, not from the order or rank of any value.',
    },
    why: 'Go through the orders by start, extend the current block while the next one overlaps it, and add up the lengths of the blocks.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-4',
    text: 'An electric scooter follows a straight road with up to 300,000 charging posts at known kilometers, listed in order from the start to the destination. Post i sells one battery that lasts at most r[i] kilometers, and picking up a new one means throwing away the old one. All batteries are free. What is the least number of pickups for the trip, counting the one at the start, or is it impossible?',
    world: 'scooter ride',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'Post i sells one battery that lasts at most r[i] kilometers',
        tells: 'The input says how far you can get from each position, which is a reach to extend.',
        decides: false,
      },
      {
        words: 'What is the least number of pickups',
        tells:
          'The pickup count grows only when the current reach is used up, so no choice needs to be undone.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Computing the fewest pickups for every post from all earlier posts works, but it compares up to n choices per post; the farthest reach settles all of them in one pass.',
    },
    why: 'Track the farthest post reachable with one more pickup, and count a pickup each time the current reach is used up.',
    cost: 'O(n)',
  },
  {
    id: 'greedy-intervals-5',
    text: 'A shelter has n dogs and m crates. A dog fits any crate at least as long as the dog, each crate takes one dog, and all dogs and crates are measured before anyone is loaded. The van leaves once. Up to 100,000 of each are possible. What is the largest number of dogs that can travel?',
    world: 'dog shelter',
    pattern: 'greedy-intervals',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'Two indices do move over the ordered lists, but what makes it right is the safe choice of the smallest crate that fits.',
      },
    ],
    evidence: [
      {
        words: 'A dog fits any crate at least as long as the dog',
        tells:
          'Each demand is met by any resource that is large enough, so the smallest sufficient one is the safe choice.',
        decides: false,
      },
      {
        words: 'all dogs and crates are measured before anyone is loaded',
        tells: 'Nothing is added or removed later, so one pass over two ordered lists settles every dog.',
        decides: true,
      },
      {
        words: 'the largest number of dogs',
        tells:
          'Only the number of served demands counts, so it never pays to spend a large crate on a small dog.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'There is no need to pull the best crate out of a changing set: with both lists in order, the next crate either fits the next dog or fits nobody that is left.',
    },
    why: 'Order dogs and crates by length and give each crate, from the shortest up, to the shortest dog still waiting if it fits.',
    cost: 'O(n log n + m log m)',
  },
  {
    id: 'greedy-intervals-6',
    text: 'During a festival, each of n acts needs one technician from its start minute to its end minute. A technician who finishes at minute t can start another act at minute t. Nobody asks who works where; the organizer only wants to know how many technicians must be hired so that every act is covered. The program with up to 100,000 acts is fixed.',
    world: 'stage lighting',
    pattern: 'greedy-intervals',
    alsoFits: [
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap of end times gives the same number, but it is needed only when you must know which technician becomes free first.',
      },
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'Adding +1 at starts and -1 at ends works as well, but over arbitrary minutes the changes must be put in order first, which is the same sweep.',
      },
    ],
    evidence: [
      {
        words: 'from its start minute to its end minute',
        tells: 'The acts are ranges, and what matters is how many of them are open at once.',
        decides: true,
      },
      {
        words: 'Nobody asks who works where',
        tells:
          'Since no act is assigned to a person, starts and ends can be counted without knowing which end belongs to which start.',
        decides: true,
      },
      {
        words: 'how many technicians must be hired',
        tells: 'The number of technicians is the largest number of ranges that overlap at any moment.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting the acts in order is only the first step: the answer is neither an order nor a rank, but the largest number of ranges open at once during a sweep.',
    },
    why: 'Sweep the ordered starts against the ordered ends, add one for each start before the earliest open end, and report the largest number open.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-7',
    text: 'A machine threads a string of up to 500,000 colored beads. It must be cut into pieces so that no color appears in two different pieces, and the shop wants as many pieces as possible. Beads stay in their order. How many beads does the longest of these pieces have?',
    world: 'bead factory',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'no color appears in two different pieces',
        tells: 'Each color spans a range from its first bead to its last, and such ranges must stay whole.',
        decides: true,
      },
      {
        words: 'as many pieces as possible',
        tells: 'Cutting as soon as no open color remains is always safe and never costs a later cut.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        "Earlier answers need not be compared: a cut is allowed exactly where no color's range is open, so taking every allowed cut is best and nothing is weighed.",
    },
    why: 'Record the last position of every color, extend the end of the current piece with each bead, and cut when you arrive at that end.',
    cost: 'O(n)',
  },
  {
    id: 'greedy-intervals-8',
    text: 'A canoe club follows a long river with n campsites, whose distances from the start are given in increasing order. All nights cost the same, and the group paddles at most 30 kilometers between two nights. Up to 200,000 campsites lie along the river. What is the fewest number of nights before the group arrives at the last campsite, or is the trip impossible?',
    world: 'canoe trip',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'All nights cost the same',
        tells: 'With equal costs, going as far as you can is never worse, so no choice is regretted.',
        decides: true,
      },
      {
        words: 'at most 30 kilometers between two nights',
        tells: 'A limit per leg is a reach that is extended from one stop to the next.',
        decides: false,
      },
      {
        words: 'What is the fewest number of nights',
        tells: 'Counting the fewest stops means counting how often the reach is used up.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Comparing earlier answers would matter if nights had different prices; with equal prices the farthest campsite within reach is always a safe stop.',
    },
    why: 'Pass every campsite that is still within 30 kilometers of the last stop, and stop at the last one before the limit breaks.',
    cost: 'O(n)',
  },
  {
    id: 'greedy-intervals-9',
    form: 'long',
    text: 'The director of a zoo was asked by an inspector how well the snake house was watched. A time clock printed a slip whenever a keeper had left: it says at which second he came in and at which second he left. The slips of the last thirty years have been thrown into a box without any order. Often several keepers were there at once, and sometimes there was nobody. The snakes, by the way, are all in good health. The inspector asks one thing: between the first time that anyone came in and the last time that anyone left, what was the longest time without a keeper? From the slips 10 to 20, 60 to 70, 15 to 40, and 62 to 65, she would learn that nobody was there for 20 seconds. Seconds are counted from the opening of the zoo and go up to a billion. There are 250,000 slips, and you may take them out of the box in any order.',
    world: 'snake house',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'at which second he came in and at which second he left',
        tells: 'Each slip is a range with a start and an end.',
        decides: false,
      },
      {
        words: 'Often several keepers were there at once',
        tells: 'Ranges overlap and must be joined before the gaps between them can be measured.',
        decides: true,
      },
      {
        words: 'the longest time without a keeper',
        tells: 'A gap shows when the next start lies after the largest end so far.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'With the slips in order, neighbors do not give the answer yet: a long shift can cover the gap behind a short one, so the largest end so far must be carried along.',
    },
    why: 'Go through the slips by their first second, carry the largest last second so far, and record the gap whenever the next form begins after it.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-10',
    form: 'long',
    text: 'A translation agency will send interpreters to two conferences in the same week, one in Oslo and one in Lima. It has 2n interpreters under contract; exactly n of them go to Oslo, and the other n go to Lima. For each interpreter there are two prices, because some live near Norway and some near Peru: what the trip to Oslo costs, and what the trip to Lima costs. All of them speak all languages, so it makes no difference for the conferences who goes where. The hotels are paid by the hosts. The agency wants to spend as little as possible on trips. For four interpreters with prices 3 and 9, 5 and 6, 8 and 2, and 4 and 4, the best plan sends the first two to Oslo and costs 14. What does the best plan cost if there are up to 100,000 interpreters and prices are whole numbers up to 10,000 dollars?',
    world: 'two conferences',
    pattern: 'greedy-intervals',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'The interpreters are put in order by the difference of the prices, but why the first half may safely go to Oslo is the idea.',
      },
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap can take out the n smallest differences, but all are known, so one order is enough.',
      },
    ],
    evidence: [
      {
        words: 'exactly n of them go to Oslo',
        tells: 'Everybody takes up one place, so a place can be exchanged for another.',
        decides: true,
      },
      {
        words: 'there are two prices',
        tells: 'Only the difference of the two options tells who should go where.',
        decides: false,
      },
      {
        words: 'it makes no difference for the conferences who goes where',
        tells: 'No choice restricts another one, so the cheapest exchanges can be made first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'A table by number of people sent to Oslo works, but with 100,000 of them it has billions of cells; as everybody takes up one place, ordering by the difference is enough.',
    },
    why: 'Put the interpreters in order by the price for Oslo minus the price for Lima, send the first n to Oslo and the others to Lima.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-11',
    form: 'vague',
    text: 'A street musician wants to plan her year so that she plays at as many town festivals as she can.',
    asks: [
      {
        question: 'Can she be at a part of a festival only?',
        answer:
          'No, she has to stay from its first day to its last, and she can be at one festival at a time.',
      },
      {
        question: 'Does she earn more at some festivals than at others?',
        answer: 'She plays for fun, so one festival is as good as another.',
      },
      {
        question: 'What is known about the festivals?',
        answer:
          'The calendar for the coming year lists all 6,000 of them with their dates, and it will not change. Travel takes no time.',
      },
    ],
    world: 'street musician',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'from its first day to its last',
        tells: 'Festivals are ranges, and two that she visits must not overlap.',
        decides: false,
      },
      {
        words: 'one festival is as good as another',
        tells: 'With equal values, the festival that ends first is always a safe choice.',
        decides: true,
      },
      {
        words: 'it will not change',
        tells: 'Everything is known before the first choice, so one order settles it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Weighing each festival against the best plan for the days before it would matter if they paid differently; as they count the same, no choice is ever regretted.',
    },
    why: 'Go through the festivals by their last day and take each one that begins after the last one taken has ended.',
    cost: 'O(n log n)',
  },
]
