import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'interval-dp-1',
    text: 'A server wrote 300 log files, one after another in time. They are to be combined into a single file by repeatedly joining two that are next to each other in time. Joining two files takes as many seconds as they have megabytes together. Find the least total time.',
    world: 'log files',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'next to each other in time',
        tells: 'Every file that ever exists covers a range of the original row.',
        decides: true,
      },
      {
        words: 'least total time',
        tells: 'The last join splits a range into two parts that are solved on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Answers for prefixes are not enough: the second half of the last join starts anywhere in the middle.',
    },
    why: 'For each range of files, try every place where its last join can meet, shortest ranges first.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-2',
    text: 'A blackboard shows up to 100 whole numbers with a plus, minus, or times sign between each two of them. You may put in brackets wherever you like, but change nothing else. No result, even of a part, ever goes beyond a billion. What is the largest result that the expression can have?',
    world: 'math contest',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'put in brackets wherever you like',
        tells: 'Brackets choose which sign is computed last in each range.',
        decides: true,
      },
      {
        words: 'change nothing else',
        tells: 'Ranges of the row keep their order and are solved on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Extending a prefix by one number fixes the brackets to the left, but a bracket may hold any range in the middle.',
    },
    why: 'For each range keep the largest and smallest result, trying every sign as the one computed last.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-3',
    text: 'A taster samples 400 wines that stand in a row, each of known strength. She always takes the leftmost or the rightmost one left. Going from one wine to the next strains her tongue by the difference of their strengths. What is the least total strain with which she can sample them all?',
    world: 'wine tasting',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'leftmost or the rightmost one left',
        tells: 'What remains is always a range of the row, and it loses one end at a time.',
        decides: true,
      },
      {
        words: 'Going from one wine to the next',
        tells: 'The nearer strength now can cost more later, so both ends are considered.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board to walk over: the wines stand in one row, and what is solved is every range that can remain.',
    },
    why: 'The last wine stood just beside the range that is left, so for each range and side, take the better of going on at either end.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-4',
    text: 'A row of 250 fence posts has known depths and positions. All but the first and the last are pulled out, one at a time, in any order. Pulling a post costs its depth times the distance between the two posts that are next to it at that moment. Find the least total cost.',
    world: 'fence posts',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'in any order',
        tells: 'The order of removals is free, so it must be chosen well.',
        decides: false,
      },
      {
        words: 'next to it at that moment',
        tells:
          'The cost depends on what is still there, so think of the post in a range that is pulled last.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Posts form one row, not a board, and a cost depends on both remaining neighbors instead of on fixed cells.',
    },
    why: 'Between two posts that stay, choose the post pulled last, and add the least costs of the two ranges on its sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-5',
    text: 'A park is a convex polygon with 200 corners. It is to be divided into triangles by straight fences between corners; fences may not cross, and their prices are given for every two corners. What does the cheapest set of fences cost?',
    world: 'city park',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'divided into triangles',
        tells: 'The triangle at one side of a range of corners splits it into two smaller ranges.',
        decides: true,
      },
      {
        words: 'fences may not cross',
        tells: 'A fence separates the corners on its two sides, so the parts are independent.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The price table looks like a board, but nothing moves from cell to cell: a range of corners is split at every possible third corner.',
    },
    why: 'For each range of corners, try every corner as the third one of the triangle on its base, and add the two smaller ranges.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-6',
    text: 'A field guide tells 300 bird species apart by size, in a fixed order. Each question has the form: is it larger than this species? You know how many readers look for each species. Arrange the questions so that the number of questions asked by all readers together is as small as possible, and return that number.',
    world: 'field guide',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'larger than this species',
        tells: 'Each question splits a range of the order into two smaller ones.',
        decides: true,
      },
      {
        words: 'how many readers look for each species',
        tells: 'The halves are not equally busy, so every split must be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'What is solved are ranges anywhere in the order, not prefixes, because each answer leaves a range with two new ends.',
    },
    why: 'For each range of species, try every first question, and add all readers of the range to the least numbers of its two parts.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-7',
    text: 'In a toy, 300 magnets lie in a row, each with a color and a strength. If two neighboring magnets have the same color, you may remove both, score the product of their strengths, and the rest closes up. You may stop at any time. What is the highest total score?',
    world: 'domino magnets',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'the rest closes up',
        tells:
          'A pair can meet only after all between them are gone, so the inside of the pair is a range of its own.',
        decides: true,
      },
      {
        words: 'highest total score',
        tells: 'Which partner a magnet gets must be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Prefixes do not suffice: whether two magnets can meet depends on clearing the whole range between them.',
    },
    why: 'For each range, leave its first magnet or match it with one whose range between can be cleared, and add the ranges.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-8',
    text: 'In a judo show, 150 fighters stand in a line. Two who are next to each other fight, the loser leaves, and the line closes up, until one is left. For every two fighters it is known who wins. Which fighters can be the last one, if the fights are chosen well?',
    world: 'judo line',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'Two who are next to each other',
        tells: 'Whoever is left over comes from a range of the line.',
        decides: true,
      },
      {
        words: 'the line closes up',
        tells: 'Two fighters meet once a range between them has been beaten away.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The table of winners is not a board to move across; it is looked up when two ranges of the line meet.',
    },
    why: 'For each two fighters find out whether they can meet with all between them gone, trying each fighter between who falls last.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-9',
    text: "Two brothers inherit the library of a captain, and since they trust nobody, least of all each other, they have agreed on a procedure. The books stand on one board above the fireplace, n of them, and an expert has written the value in dollars of each one into a notebook that both have read. Turn by turn, starting with Leo, the elder, a brother removes a book of his choice from one of the two ends of the board and keeps it; looking is allowed, reaching into the middle is not. With values of 4, 9, 6, and 2, Leo would first remove the 2, because then Max can only open the way to the 9; after the 4 or the 6 has gone to Max, Leo has the 9, and they part with 11 and 10 dollars. The captain's parrot is not part of the inheritance. Both brothers plan every turn perfectly. By how many dollars will Leo's books exceed those of Max? The board holds at most 1,500 books.",
    form: 'long',
    world: 'antique books',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'from one of the two ends of the board',
        tells: 'What is left is always a connected part of the board, which has lost books at both ends.',
        decides: true,
      },
      {
        words: 'Both brothers plan every turn perfectly',
        tells: 'A turn is judged by the best reply to what it leaves.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Results for the first i books are not enough, since books vanish at both ends and what remains can begin anywhere.',
    },
    why: 'For each part of the board, the lead is the value of an end book minus the lead of the other brother on what is left, and the better end is taken.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-10',
    text: 'A relief pipeline consists of k segments that lie ready in their final sequence along a valley. Segment i has the diameter d(i - 1) at its near end and d(i) at its far end, so that neighbors fit together. A single welding crew with a single crane makes longer and longer segments until one is left: it fuses two segments that touch, say one with diameters a and b and one with diameters b and c, and for this it burns a times b times c cans of gas, because all three openings have to be heated. It may begin wherever it wants. For three segments with the diameters 2, 10, 3, and 5 the crew should fuse the first two for 60 cans and add the third for 30 more; beginning with the last two would burn 150 cans and then another 100. The valley is famous for its orchids. For up to 350 segments with diameters of at most 60, state how few cans of gas suffice.',
    form: 'long',
    world: 'pipe welding',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'two segments that touch',
        tells: 'A fused segment always covers a connected part of the pipeline.',
        decides: true,
      },
      {
        words: 'It may begin wherever it wants',
        tells: 'The order of fusing is free, so each place for the last fusing is compared.',
        decides: false,
      },
      {
        words: 'how few cans of gas suffice',
        tells: 'The last fusing leaves two parts, which are solved on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Growing the pipeline from its first segment is only one order; the last fusing may join two long parts anywhere.',
    },
    why: 'For each part of the pipeline, shortest first, choose where its last fusing happens and add the product of the three diameters to both sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-11',
    text: 'A workshop has to break a glass rod at the marks that the customer has scratched on it, and would like to pay the glassblower as little as possible.',
    form: 'vague',
    asks: [
      {
        question: 'What does he charge?',
        answer: 'For one break, as many cents as the piece that he breaks is long in millimeters.',
      },
      {
        question: 'Is the sequence of the breaks fixed?',
        answer: 'He breaks at any mark he is shown next; all of them have to be done.',
      },
      {
        question: 'How many marks are there?',
        answer: 'At most 300, at known distances from the left end of the rod.',
      },
      {
        question: 'Can he break two pieces at once?',
        answer: 'No, he has one flame.',
      },
    ],
    world: 'glass tubes',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'as the piece that he breaks is long',
        tells: 'What a break costs depends on the piece between two marks that are broken already.',
        decides: true,
      },
      {
        words: 'He breaks at any mark he is shown next',
        tells:
          'The first break of a piece can be at any of its marks, and it leaves two pieces on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Breaking from left to right fixes one order; a cheap order halves long pieces first, so pieces in the middle need results, too.',
    },
    why: 'For each two marks, choose the first break between them, and add the length of the piece to the costs of its two parts.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-12',
    text: 'Gas leaks out of a main somewhere between two neighboring manholes, of which there are 500. Opening manhole i costs c(i) dollars and reveals whether the leak is before it or behind it. Plan the openings so that, wherever the leak happens to be, the bill stays within some amount; how low can this amount be in dollars? You may take the earlier answers into account.',
    world: 'gas leak',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'whether the leak is before it or behind it',
        tells: 'Each opening leaves one of two connected parts of the main.',
        decides: true,
      },
      {
        words: 'wherever the leak happens to be',
        tells:
          'The dearer of the two parts counts, and openings differ in price, so halving is not always best.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board with fixed neighbors: a part of the main can be split at every manhole inside it, not only at its ends.',
    },
    why: 'For each part of the main, consider each manhole as the first opening and add its price to the dearer of the two sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-13',
    text: 'A painter decorates a fence of n boards, n at most 180, according to a list of n colors. One stroke gives a single color to as many adjacent boards as she wishes, and covers what was there. She is paid by the hour, and the fence is bare at the beginning. How few strokes can make the fence look like the list?',
    world: 'fence colors',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'as many adjacent boards as she wishes',
        tells: 'A stroke colors a connected part of the fence.',
        decides: false,
      },
      {
        words: 'covers what was there',
        tells: 'Strokes can be nested, so two boards of one color may share a stroke that others interrupt.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Extending a finished beginning by one board misses that its stroke may have started earlier, with other strokes on top of it in between.',
    },
    why: 'For each part of the fence, paint its first board alone or in one stroke with a later board of the same color, and add up what is between and after.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-14',
    text: 'We need a checker for a riddle app. A riddle is a line of truth values, T or F, with one of the words "and", "or", "xor" between neighbors, up to 120 values. It says in how many orders of evaluation, in the sense of full parenthesizations, the line comes out as T. Players dispute the numbers, so please compute them; they are to be reported modulo 1,000,003.',
    world: 'logic riddle',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'full parenthesizations',
        tells: 'The word that is evaluated last splits the line into two shorter ones.',
        decides: true,
      },
      {
        words: 'comes out as T',
        tells: 'For each part of the line, two counts are kept, for T and for F.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Reading the line from the left evaluates it in one order only; parentheses can enclose any part in the middle.',
    },
    why: 'For each part of the line keep how often it gives T and F, consider each word as the last one, and combine the counts of both sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-15',
    text: 'Diplomats, an even number up to 200, are seated around a table. When the gong sounds, everybody shakes hands with exactly one other person, all at the same time and without arms crossing. Some pairs are not on speaking terms and refuse; they are listed. Count the handshake patterns, modulo 99,991.',
    world: 'round table',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'without arms crossing',
        tells: 'The partner of the first diplomat divides the others into two groups that do not mix.',
        decides: true,
      },
      {
        words: 'Count the handshake patterns',
        tells: 'Counts for the two groups are multiplied, and added up over all partners.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The list of pairs looks like a board, but no path leads across it: a handshake splits the circle into two parts of any size.',
    },
    why: 'For each arc of diplomats, match the first with every willing one that leaves even groups, and multiply the counts of the two groups.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-16',
    text: 'On a beach, children have made a line of n sand piles, and want one large pile. A digger with three arms pushes exactly three adjoining piles of the line into one at a time, using as much fuel as these weigh together. Decide whether one pile can result, and if so, with how much fuel. There are at most 260 piles.',
    world: 'sand castles',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'three adjoining piles of the line',
        tells: 'Each pile that ever exists covers a connected part of the line.',
        decides: true,
      },
      {
        words: 'as much fuel as these weigh together',
        tells: 'Early piles are moved several times, so the order matters.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Pushing piles together from the left end is one order of many; the last push may take three parts of any size.',
    },
    why: 'For each part of the line, keep the least fuel to shrink it as far as possible, splitting off a first part that shrinks to one pile.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-17',
    text: 'Dear experts, I breed show dogs and house them in a tunnel of 800 kennels, one dog in each; only the kennels at both mouths of the tunnel have doors, and after a sale I wall the empty kennel up, so the next dog has the door. I sell one every week. A dog of value v that goes in week w brings w times v, for they improve with age. Advise me so that I earn the maximum.',
    world: 'show dogs',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'only the kennels at both mouths of the tunnel have doors',
        tells: 'The dogs that are left are always a connected part of the tunnel.',
        decides: true,
      },
      {
        words: 'brings w times v',
        tells:
          'The week follows from the number of dogs left, and a dog at hand now may be worth waiting for.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails: 'Results for the first i kennels do not suffice, since dogs also leave at the other mouth.',
    },
    why: 'For each connected part that is left, the week is known, so take the better of selling the dog at one end and the dog at the other.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-18',
    text: 'A hotline has 160 departments that callers know in alphabetical order. Each announcement names one department and makes callers press 1 if theirs comes at that point or earlier, 2 if it comes later, until a single department is left. From last year we know how many callers each got. Arrange the announcements so that the sum of presses over all callers is smallest.',
    world: 'voice menu',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'at that point or earlier, 2 if it comes later',
        tells: 'An announcement divides a run of departments into two shorter runs.',
        decides: true,
      },
      {
        words: 'how many callers each got',
        tells: 'The runs are not equally busy, so all places to divide are compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'No board is crossed: each run of departments is divided at any point inside, and the results of both parts are added.',
    },
    why: 'For each run of departments, consider each first announcement, and add all callers of the run to the smallest sums of its two parts.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-19',
    text: 'A one-person game: from n blocks of marble with known weights in a line, you saw the line into a left part and a right part, neither empty. The heavier part is carried off, the lighter one stays, and its weight is credited to you; if both weigh the same, you say which stays. This goes on until one block stays. For n up to 400, what is the highest credit?',
    world: 'quarry blocks',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'a left part and a right part',
        tells: 'What stays is always a connected part of the line.',
        decides: true,
      },
      {
        words: 'until one block stays',
        tells: 'A high credit now may leave a poor rest, so all places to saw are compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Nothing moves over a board: a part of the line can be sawn anywhere inside, so its result depends on many shorter parts.',
    },
    why: 'For each part of the line, consider each place to saw and add the weight of the lighter side to its own best credit.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-20',
    text: 'How many dollars must a plumber set aside to be safe? In one of the 450 gaps between consecutive valves of an irrigation line, dirt is stuck. Unscrewing a valve tells her on which side of it the dirt is, toward the well or toward the field. Valve j takes c(j) dollars to seal again. She picks the next valve after she has seen the last one, and luck may always be against her.',
    family: 'interval-dp-12',
    world: 'irrigation line',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'on which side of it the dirt is',
        tells: 'Each valve leaves one of two connected parts of the line.',
        decides: true,
      },
      {
        words: 'luck may always be against her',
        tells:
          'The dearer of the two parts counts, and valves differ in price, so halving is not always best.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board with fixed neighbors: a part of the line can be split at every valve inside it, not only at its ends.',
    },
    why: 'For each part of the line, consider each valve as the first one and add its price to the dearer of the two sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-21',
    text: 'How few coats of sugar will do? A candy cane of 140 segments is to show a given list of colors. The confectioner dips nothing; she sprays, and a coat reaches any run of segments in one color, hides earlier colors there, and dries at once. In the end, each segment must show its color from the list, and to begin with, no segment has any.',
    family: 'interval-dp-13',
    world: 'sugar cane',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'any run of segments in one color',
        tells: 'A coat colors a connected part of the cane.',
        decides: false,
      },
      {
        words: 'hides earlier colors there',
        tells: 'Coats can be nested, so two segments of one color may share a coat that others interrupt.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Extending a finished beginning by one segment misses that its coat may have started earlier, with other coats on top of it in between.',
    },
    why: 'For each part of the cane, spray its first segment alone or in one coat with a later segment of the same color, and add up what is between and after.',
    cost: 'O(n³)',
  },
]
