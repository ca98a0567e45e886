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
]
