import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'hash-lookup-1',
    text: 'A theater hands out coat tags with arbitrary numbers; the 500,000 tag numbers of the season are on file in the order of the visits. Two tags are partners if one number is exactly three times the other. Find the first visit whose tag has a partner at an earlier visit, and report the position of that visit and of its latest earlier partner.',
    world: 'coat check',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'with arbitrary numbers',
        tells: 'Nothing orders the numbers, so comparing sizes rules nothing out.',
        decides: false,
      },
      {
        words: 'one number is exactly three times the other',
        tells: 'The partner of x can be computed, so it can be looked up among the values seen before.',
        decides: true,
      },
      {
        words: 'report the position of that visit',
        tells: 'Positions are part of the answer, so the values should not be moved.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Moving inward from both ends needs ordered values, and putting the tags in order loses the visit positions and the rule that the earlier visitor came first.',
    },
    why: 'Store each tag with its latest position, and at each new tag look up three times its number and, if it divides evenly, a third of it.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-2',
    text: 'A seed vault keeps two shelves with up to 400,000 boxes each, every box with a serial number up to ten billion. The shelves are in no order and must not be rearranged. The curator asks how many serial numbers of the left shelf are missing from the right shelf. There is room to store all numbers.',
    world: 'seed vault',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'in no order and must not be rearranged',
        tells: 'Nothing may be moved, so the answer must come from remembering values.',
        decides: false,
      },
      {
        words: 'are missing from the right shelf',
        tells: 'Membership of one exact value is a single lookup once the other shelf has been stored.',
        decides: true,
      },
      {
        words: 'There is room to store all numbers',
        tells: 'O(n) extra memory pays for constant-time lookups.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting both shelves in order costs O(n log n) and gives nothing that membership needs: the task asks for no rank, no cutoff and no pair out of order.',
    },
    why: "Put the right shelf's numbers into a set and count the numbers of the left shelf that are not in it.",
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-3',
    text: 'An archaeologist lists up to 2,000 tiles found on an ancient floor, each by its row and column, in any order. Tiles may be millions of rows apart. Two tiles are twins if the point exactly halfway between them holds a third tile. How many twin pairs are there?',
    world: 'tile floor',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'each by its row and column, in any order',
        tells: 'Points in any order are found again by a key built from both coordinates.',
        decides: false,
      },
      {
        words: 'if the point exactly halfway between them holds a third tile',
        tells: 'Once two tiles are chosen, the third is fully determined, so its existence is one lookup.',
        decides: true,
      },
      {
        words: 'pairs',
        tells: 'With 2,000 tiles, trying all pairs is fine as long as each check is constant time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'No totals over a range help: the tiles are scattered over millions of rows, and the question is whether single points exist.',
    },
    why: 'Store all tiles as coordinate keys and, for each pair with a whole midpoint, look up that midpoint.',
    cost: 'O(n²)',
  },
  {
    id: 'hash-lookup-4',
    text: 'A laboratory labels samples with codes of 12 characters. During a day the scanner reads up to one million codes, in the order the samples pass. The technician must be warned at the moment a code is read that was already read today, and told at which minute that was. How would you answer each scan in constant time?',
    world: 'DNA samples',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'in the order the samples pass',
        tells: 'Scans come one after another, so each one is compared with everything before it.',
        decides: false,
      },
      {
        words: 'at the moment a code is read that was already read',
        tells: 'Only a complete code has to be recognized again, which one lookup does.',
        decides: true,
      },
      {
        words: 'told at which minute that was',
        tells: 'Store with the key whatever the answer needs, here the minute of the earlier scan.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'trie',
      fails:
        'Prefixes of codes play no part: the task asks for no completion, wildcard or shared prefix, so reading the codes character by character gains nothing over looking up the whole code.',
    },
    why: 'Keep a map from each code to the minute it was read, look up every new code first, and store it afterwards.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-5',
    text: 'A transit agency has the numbers of 300,000 bus passes, all different and in no particular order; the numbers go up to nine billion. Inspectors suspect that a forger made passes with numbers that follow each other directly, such as 71, 72, 73, wherever they appear in the file. Into how many separate series do the numbers fall? Find out in linear time. A number without neighbors counts as one series.',
    world: 'bus passes',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'no particular order',
        tells: 'The values lie anywhere in the input, so neighbors in the file say nothing.',
        decides: false,
      },
      {
        words: 'numbers that follow each other directly, such as 71, 72, 73',
        tells: 'The number before x can only be x - 1, so one lookup tells whether x starts a series.',
        decides: true,
      },
      {
        words: 'in linear time',
        tells: 'Linear time forbids putting billions-sized numbers in order by comparing them.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting the passes in order would show the series, but it takes O(n log n), and the problem demands linear time for numbers too large to count into a table.',
    },
    why: 'Put all numbers into a set and count those whose predecessor is not in it, because each of them starts one series.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-6',
    text: 'A chess club stored one record per game, 600,000 in no order: the number of the member with White, then the number of the member with Black. It now wonders how many pairs of members also played a return game, the same two with colors swapped. Nobody played the same member more than once with the same color.',
    world: 'chess club',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'one record per game, 600,000 in no order',
        tells: 'Single records anywhere in the file have to be found again.',
        decides: false,
      },
      {
        words: 'a return game, the same two with colors swapped',
        tells:
          'The matching record can be computed from this one, so one lookup of the swapped pair decides.',
        decides: true,
      },
      {
        words: 'more than once with the same color',
        tells: 'Without duplicates, a set of pairs is enough and nothing must be counted.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        "No sum over a range of games says anything; a record's match may be anywhere and is found only by its value.",
    },
    why: 'Keep the pairs seen so far in a set keyed by both numbers, and at each record look up the swapped pair.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-7',
    text: "A vineyard's vines are recorded as pairs of whole-number coordinates, up to 200,000 of them, unordered. The owner wants both halves to mirror each other, where the mirror of (x, y) is (80 - x, y); a vine with x = 40 mirrors itself. List the vines, whether left or right, that have no mirror partner.",
    world: 'vineyard map',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'up to 200,000 of them, unordered',
        tells: 'Unordered points give no comparison that could rule anything out.',
        decides: false,
      },
      {
        words: 'where the mirror of (x, y) is (80 - x, y)',
        tells: "The partner's coordinates can be computed exactly, so a lookup tells whether it exists.",
        decides: true,
      },
      {
        words: 'that have no mirror partner',
        tells: 'Each vine needs its own yes or no, so one constant-time check per vine is the goal.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Walking inward from both ends needs an order in which partners meet, and ordering the vines costs more than one lookup for each of them.',
    },
    why: 'Put all vines into a set and, for each one, look up the point (80 - x, y).',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-8',
    text: 'A radio station stores the numbers of the songs that listeners asked for, 400,000 wishes with song numbers up to a billion. The editor wants the earliest wish whose song was asked for exactly once all day, as a song number, or -1. Expected linear time.',
    world: 'radio votes',
    pattern: 'hash-lookup',
    alsoFits: [
      {
        pattern: 'frequency-counting',
        whyNotFirst:
          'Counting is indeed half of the solution, but the keys are large numbers looked up by value rather than characters compared as symbols.',
      },
    ],
    evidence: [
      {
        words: '400,000 wishes with song numbers up to a billion',
        tells: 'Numbers from a huge range cannot index a table directly, so a map stores their counts.',
        decides: false,
      },
      {
        words: 'the earliest wish whose song was asked for exactly once all day',
        tells: 'Each wish is judged by how often its own value occurs, which one lookup answers.',
        decides: true,
      },
      {
        words: 'linear time',
        tells: 'Linear time leaves room for two passes with constant-time lookups.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting the wishes in order by song takes more than linear time, and it loses the order of arrival that decides which wish is the earliest.',
    },
    why: 'Count every song number in a map, then go through the wishes in order and return the first whose count is one.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-9',
    form: 'long',
    text: 'An online choir has members all over the world. For its daily concert, the software must serve three kinds of calls, and several million of them come in every day, mixed in any way. The first call adds a member number, unless it is already there. The second call removes a member number, if it is there. The third call picks the soloist: it returns one of the present members at random, and each of them must be equally likely, whoever joined first or last. The repertoire is mostly by Schubert. As an example, add 71, add 12, add 508 and remove 12: the third call now returns 71 or 508, each in half of all cases. Member numbers are arbitrary and have up to twelve figures. Every call should take constant time on average, also when two million members are present. Storage in proportion to the number of members is fine. How do you store them?',
    world: 'online choir',
    pattern: 'hash-lookup',
    alsoFits: [
      {
        pattern: 'linked-list-design',
        whyNotFirst:
          'It combines two structures as in a design problem, but the second one is a plain array, and finding a member by number is the core.',
      },
    ],
    evidence: [
      {
        words: 'removes a member number, if it is there',
        tells: 'A member must be found again by its number, which needs a map from numbers to positions.',
        decides: true,
      },
      {
        words: 'each of them must be equally likely',
        tells: 'A fair draw needs members at positions without gaps, as in an array.',
        decides: false,
      },
      {
        words: 'constant time on average',
        tells: 'On average is the promise of a table that is addressed by a value.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'A chain of members lets you unlink one quickly once you have it, but it can neither find a number nor jump to a random position without walking.',
    },
    why: 'Keep the members in an array and a map from number to index, and fill the gap of a removed member with the last one.',
    cost: 'O(1)',
  },
  {
    id: 'hash-lookup-10',
    form: 'long',
    text: 'A puzzle from the radio: an alchemist owns four shelves, and on each of them are 600 flasks. Every flask has a strength printed on it, a whole number that can be negative, and the same strength may be printed on many flasks. He takes one flask from each shelf and pours all four together. The brew succeeds if the four strengths add up to 1,000, otherwise it only smells. In how many ways can he choose the flasks so that the brew succeeds? Two ways are different if they differ in at least one flask, even if the strengths are the same. With the flasks 200 and 300 on each of the shelves, there are six ways, because two of the four shelves must contribute 300 and the other two 200. The flasks stay where they are, in the disorder in which he left them. He has parchment enough to note down a few hundred thousand numbers, but not for all combinations.',
    world: 'alchemist',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'add up to 1,000',
        tells:
          'Once two strengths are known, the sum of the other two is known, too, so it can be looked up.',
        decides: true,
      },
      {
        words: 'In how many ways',
        tells: 'The number of pairs with each sum is stored, not the pairs themselves.',
        decides: true,
      },
      {
        words: 'note down a few hundred thousand numbers',
        tells: 'There is memory for all sums of two shelves.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Moving inward needs all sums of both halves in order, and equal sums must then be counted as blocks on both sides; a map of counts answers in one step.',
    },
    why: 'Count in a map how often each sum of a flask from the first and one from the second shelf occurs, and look up 1,000 minus each sum of the other two.',
    cost: 'O(n^2)',
  },
  {
    id: 'hash-lookup-11',
    form: 'vague',
    text: 'The exit barrier of a parking garage has to know at once how much each car must pay.',
    asks: [
      {
        question: 'What does the price depend on?',
        answer: 'On the minute of entry, which a camera noted together with the license plate.',
      },
      {
        question: 'In what order do cars leave?',
        answer: 'In any order at all. Some stay for ten minutes and some for weeks.',
      },
      {
        question: 'How many cars are inside, and how fast must it be?',
        answer:
          'Up to 40,000, and going through all of them for one that leaves would take too long. There is plenty of storage.',
      },
    ],
    world: 'parking garage',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'noted together with the license plate',
        tells: 'A plate identifies the entry that has to be found again, so it is the key of a map.',
        decides: true,
      },
      {
        words: 'In any order at all',
        tells:
          'Neither the first nor the last car to enter is the one that leaves, so only its plate leads to it.',
        decides: true,
      },
      { words: 'going through all of them', tells: 'A scan per car is ruled out.', decides: false },
    ],
    rival: {
      pattern: 'trie',
      fails:
        'Plates are compared as a whole and nobody asks for all that begin alike, so following them letter by letter gains nothing.',
    },
    why: 'Map each plate to its minute of entry, and look it up and delete it when the car leaves.',
    cost: 'O(1)',
  },
]
