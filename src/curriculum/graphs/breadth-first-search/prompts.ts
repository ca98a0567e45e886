import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'breadth-first-search-1',
    text: 'A delivery robot stands on a given square of an ice rink, drawn as a grid of up to 300 by 300 free and blocked squares. A command names one of four directions, and the robot then slides until a block or the edge stops it. Tell the operator how few commands bring it to a halt on the marked square, or that none do.',
    world: 'ice rink',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'slides until a block or the edge stops it',
        tells: 'A move joins two stopping squares, so neighbors are not adjacent cells.',
        decides: false,
      },
      {
        words: 'how few commands',
        tells: 'Counting the fewest moves is the job of a search that goes outward in rounds.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Flooding the rink shows where the robot can stop, but the first route it finds to the marked square may use far more commands than needed.',
    },
    why: 'Explore stopping squares in rounds, where each round adds one command, and stop when the marked square first appears.',
    cost: 'O(m · n · (m + n))',
    given: ['grid'],
  },
  {
    id: 'breadth-first-search-2',
    text: 'A guitar teacher has 4,000 chord shapes. For every shape she lists the shapes that can be reached by moving exactly one finger. A student wants to get from one given shape to another. Find the smallest number of finger moves, passing only through shapes on her list.',
    world: 'guitar chords',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'exactly one finger',
        tells: 'Each link costs one move, so all links count the same.',
        decides: true,
      },
      {
        words: 'smallest number of finger moves',
        tells: 'A minimum number of steps calls for a search that reaches near shapes before far ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Picking the cheapest open shape next is wasted effort here: every link costs one finger move, so the order of arrival is already the order of cost.',
    },
    why: 'Visit shapes in order of distance from the start with a plain queue, and read off the distance of the target.',
    cost: 'O(V + E)',
  },
  {
    id: 'breadth-first-search-3',
    text: 'At noon, five of 50,000 villages learn that the king has returned. Every hour, each village that knows the news sends riders to all villages it shares a road with; every ride takes one hour. After how many hours does the last village know? If some village never hears it, report that instead.',
    world: 'messengers',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'five of 50,000 villages',
        tells: 'Several sources start at the same time, so all of them enter the first round together.',
        decides: false,
      },
      {
        words: 'After how many hours does the last village know',
        tells: 'The number of rounds of a spread is the answer, so the search must advance round by round.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        "Following one rider's road to its end finds every village, but it reaches many of them by long detours, so the hours it would count are too many.",
    },
    why: 'Put all five villages into the queue at hour zero and let the news spread one round per hour until nothing new is reached.',
    cost: 'O(V + E)',
  },
  {
    id: 'breadth-first-search-4',
    text: 'A broken pocket calculator shows a whole number between 0 and 100,000. Only three keys work: triple it, halve it and round down, and subtract 5. A key does nothing if the result would leave that range. Given the number shown and a target number, return the minimum number of key presses, or -1.',
    world: 'pocket calculator',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'between 0 and 100,000',
        tells: 'There are few enough numbers on the display to visit each one once.',
        decides: false,
      },
      {
        words: 'minimum number of key presses',
        tells: 'Each press counts as one step, and the fewest steps are needed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Pressing one key as long as it changes something reaches the target after a long detour, and marking numbers on the way hides the shorter one.',
    },
    why: 'Treat each displayed number as a node with at most three successors and search outward from the first number in rounds of one press.',
    cost: 'O(n)',
  },
  {
    id: 'breadth-first-search-5',
    text: 'You have 200,000 research papers with up to ten authors each. Two people who wrote a paper together are at distance one, and a coauthor of a coauthor who is not nearer is at distance two. For one given author, list all people at distance exactly three.',
    world: 'research papers',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'wrote a paper together',
        tells: 'The links are given by the papers, and none is longer than another.',
        decides: false,
      },
      {
        words: 'at distance exactly three',
        tells: 'Distance is the length of the nearest chain, so everyone must be reached in rounds.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A chain of three coauthors found by going deep may end at a person who is also a direct coauthor, so it does not prove distance three.',
    },
    why: 'Expand the set of reached people round by round, and return those who first appear in the third round.',
    cost: 'O(V + E)',
  },
  {
    id: 'breadth-first-search-6',
    text: 'A county map has 100,000 crossroads and the road segments between them, and 300 of the crossroads have a pharmacy. Planners rate each crossroads by the number of segments to the nearest pharmacy, no matter how long the segments are. Return this number for every crossroads.',
    world: 'pharmacies',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: '300 of the crossroads',
        tells: 'Many targets can be turned around: start from all of them at once.',
        decides: false,
      },
      {
        words: 'number of segments to the nearest pharmacy',
        tells: 'A count of steps to the nearest source is what a search in rounds gives.',
        decides: true,
      },
      {
        words: 'no matter how long the segments are',
        tells: 'Lengths are ruled out, so every segment costs one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Lengths do not count, so choosing the cheapest open crossroads each time adds a factor of log n and changes nothing.',
    },
    why: 'Start one search from all pharmacies at once, and give each crossroads the round in which it is first reached.',
    cost: 'O(V + E)',
  },
  {
    id: 'breadth-first-search-7',
    text: 'A submarine has ten valves, each open or shut, and eight levers. A lever flips a fixed set of valves, but it only moves while a certain valve, printed beside it, is open. Knowing the present setting, work out the shortest list of lever pulls that leaves all valves shut.',
    world: 'submarine valves',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'ten valves, each open or shut',
        tells: 'There are only 1,024 settings, so each can be a node of its own.',
        decides: false,
      },
      {
        words: 'only moves while a certain valve',
        tells: 'The order of pulls matters, so choosing a set of levers is not enough.',
        decides: false,
      },
      {
        words: 'shortest list of lever pulls',
        tells: 'A shortest sequence of equal moves calls for a search in rounds.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Pulling levers until nothing new turns up finds some list that shuts the valves, often one with many needless pulls.',
    },
    why: 'Let every setting of the valves be a node and every pull an edge, search in rounds from the present setting, and keep where each came from.',
    cost: 'O(2ⁿ · m)',
  },
  {
    id: 'breadth-first-search-8',
    text: "A rescue ship sits at one of 80,000 planets. Each planet's gate lists up to twenty other planets to which it can send a ship; gates work in one direction only. The crew can survive six jumps. Can the ship reach a planet with a hospital in time?",
    world: 'star gates',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'gates work in one direction only',
        tells: 'Reaching follows the arrows, so grouping planets is not enough.',
        decides: false,
      },
      {
        words: 'survive six jumps',
        tells: 'A limit on the number of equal steps means that the nearest route matters.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'It may mark a planet at the end of a long route with no jumps left, and then ignores it when a shorter route arrives there.',
    },
    why: "Spread out from the ship's planet for six rounds and stop as soon as a planet with a hospital is reached.",
    cost: 'O(V + E)',
  },
  {
    id: 'breadth-first-search-9',
    text: 'An analyst at a paint factory has three unmarked flasks. The largest is full of solvent, the other two are empty, and nothing may be spilled or bought, because solvent has become expensive this year. One pour means tipping one flask into another until either the first is empty or the second is full; without marks, she cannot stop in between. Suppose that the flasks take 9, 5 and 4 milliliters and that she needs 1 milliliter. Two pours will do: fill the second flask from the first, then the third from the second, which leaves 1 milliliter in the second. Her colleague swears by a much longer recipe that he learned at school. Given the three sizes in whole milliliters, none above 500, and the amount she needs, how soon can she have it in one of the flasks, counted in pours? Print -1 if no recipe exists.',
    form: 'long',
    world: 'solvent flasks',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'until either the first is empty or the second is full',
        tells: 'There are at most six possible moves in every state, and each of them is one pour.',
        decides: false,
      },
      {
        words: 'none above 500',
        tells: 'The contents of two flasks determine the third, so there are at most some 250,000 states.',
        decides: false,
      },
      {
        words: 'how soon can she have it',
        tells:
          'The nearest state with that amount is needed, so states have to be reached in order of their number of pours.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Pouring on as long as something new appears finds some recipe, as long as that of the colleague perhaps, but not the one with the fewest pours.',
    },
    why: 'Let the contents of the flasks be a state, expand all states after one pour, then after two, and stop at the first one with the right amount.',
    cost: 'O(n²)',
  },
  {
    id: 'breadth-first-search-10',
    text: 'For her birthday, Nora turns a manor into a haunted house with up to 300 rooms. Most doors stand open, but some are locked and painted in one of eight colors. Each color has one key, which lies in some room; guests pick up what they find and may use a key as often as they like. Because all handles are covered in slime, Nora promises her guests a tour that goes through no more doors than it must, and a door used twice counts twice. In a small rehearsal, the exit was right behind the green door of the hall, and the green key was two doors away in the other direction. The best tour had five doors: two out, two back and the green one. Rooms can be entered again and again. You get all doors, at most 900, with their two rooms and colors, the rooms of the keys, the hall and the exit. How many doors does the best tour go through?',
    form: 'long',
    world: 'haunted manor',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'painted in one of eight colors',
        tells: 'Eight keys make 256 sets, so a room together with the keys carried is a state.',
        decides: false,
      },
      {
        words: 'no more doors than it must',
        tells: 'The fewest doors are asked, so states must be reached in rounds.',
        decides: true,
      },
      {
        words: 'Rooms can be entered again and again',
        tells: 'A room may be useful again with another key, so rooms alone are not the states.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Going deep and marking states finds a tour to the exit, but the first one it finds may pass many needless doors.',
    },
    why: 'Search in rounds over pairs of a room and a set of keys, one door per round, and stop when the exit appears for the first time.',
    cost: 'O(2ᵏ · E)',
  },
  {
    id: 'breadth-first-search-11',
    text: "Our bus app should suggest the best connection between any two of the city's 9,000 stops, and it should answer while the rider is still typing.",
    form: 'vague',
    asks: [
      {
        question: 'What makes one connection better than another?',
        answer: 'Our riders hate changing buses, so the better connection is the one with fewer changes.',
      },
      {
        question: 'Do travel times or fares matter?',
        answer: 'No. Buses leave every few minutes, and every ticket costs the same.',
      },
      {
        question: 'What do we know about the lines?',
        answer: 'There are 600 lines, and for each we have the stops that it serves in both directions.',
      },
    ],
    world: 'bus app',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'the one with fewer changes',
        tells: 'Each change counts one, and as few as possible are needed, so lines are reached in rounds.',
        decides: true,
      },
      {
        words: 'every ticket costs the same',
        tells: 'Nothing else has a weight, so no totals have to be compared.',
        decides: false,
      },
      {
        words: 'the stops that it serves',
        tells: 'A stop leads to its lines and a line to its stops, which are the links of the search.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'Choosing the cheapest open stop each time helps only if rides differ in cost; here, every ride counts the same.',
    },
    why: 'Start with all lines at the first stop, go on to all lines that share a stop with them, round by round, until a line serves the goal.',
    cost: 'O(V + E)',
  },
]
