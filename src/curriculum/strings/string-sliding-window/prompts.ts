import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'string-sliding-window-1',
    text: 'A perfume tester sniffs up to 200,000 samples in a row, each marked with a letter for its scent. The nose gets tired once the same scent has come up more than four times. Find the length of the longest run of consecutive samples in which no letter occurs more than four times.',
    world: 'perfume lab',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'longest run of consecutive samples',
        tells: 'The answer is a contiguous substring, which has two ends that only move forward.',
        decides: true,
      },
      {
        words: 'no letter occurs more than four times',
        tells: 'Only counts inside the run matter, and dropping letters can never break the limit.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting the whole string once shows which scents are common overall, but not where a run stays within the limit. The counts must follow the run.',
    },
    why: 'Extend the right end, count its letter, and move the left end forward while that letter occurs more than four times.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-2',
    text: 'A DNA strand has up to a million letters, each A, C, G or T. A probe needs a contiguous piece with at least three of each of the four letters, in whatever order. Shorter pieces cost less. Return the length of the shortest piece that works, or 0 if there is none.',
    world: 'DNA probes',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'a contiguous piece',
        tells: 'Nothing may be skipped, so the piece is given by its two ends.',
        decides: false,
      },
      {
        words: 'in whatever order',
        tells: 'Order inside the piece is irrelevant, so four counts describe it completely.',
        decides: true,
      },
      {
        words: 'the shortest piece that works',
        tells: 'Once the piece meets the condition, move its left end to make it shorter.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'That method compares the characters at two indices with each other. Here the two end letters say nothing on their own; the counts of everything between them decide.',
    },
    why: 'Extend the right end until all four counts reach three, then shrink from the left while they still do, and record the shortest length.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-3',
    text: 'A weather station writes S, C or R for each day: sun, cloud or rain. The file covers up to 100,000 days. A travel agent calls twelve days in a row "balanced" if exactly four are sunny, four cloudy and four rainy. Count the starting days of balanced spells; spells may overlap.',
    world: 'weather',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'twelve days in a row',
        tells: 'The length is fixed, so at each step one letter enters and one leaves.',
        decides: true,
      },
      {
        words: 'exactly four are sunny',
        tells: 'Only the count per letter matters, and each step changes at most two counts.',
        decides: true,
      },
      {
        words: 'may overlap',
        tells: 'Every start is tested, so neighboring spells share all days but two.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'One count of the whole file cannot tell how the letters are spread over twelve days, and counting each spell from scratch repeats almost all the work.',
    },
    why: 'Keep three counts for the current twelve days, add the day that enters, subtract the day that leaves, and compare.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-4',
    text: "A baker decorates cakes with letters cut from a long strip of icing, up to 50,000 letters. She cuts out one unbroken piece as long as the customer's name and rearranges its letters. One letter of the piece may be wrong, because she can repair one. At how many positions could she start the cut?",
    world: 'bakery',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'one unbroken piece as long as',
        tells: 'A substring of fixed length slides along the strip, and one letter enters as one leaves.',
        decides: true,
      },
      {
        words: 'rearranges its letters',
        tells: 'Order does not matter, so the counts of the piece are compared with those of the name.',
        decides: false,
      },
      {
        words: 'At how many positions',
        tells: 'Every starting position is judged, so the counts must be updated rather than rebuilt.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Comparing the counts of the whole strip with the name would allow letters from anywhere. The letters must come from one unbroken piece, so the counts must move with it.',
    },
    why: 'Slide a piece of the length of the name and keep the number of letters it lacks; a start counts if at most one is lacking.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-5',
    text: 'A monk copied a scroll letter by letter, so both texts have the same length, up to 400,000; position 57 is compared with position 57 only. Experts trust a passage of the copy if each letter of the alphabet was miscopied at most 10 times in it. How long is the longest passage, without gaps, that they trust?',
    world: 'old manuscripts',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'position 57 is compared with position 57 only',
        tells: 'The strings are never shifted against each other, so there is no alignment to choose.',
        decides: true,
      },
      {
        words: 'each letter of the alphabet was miscopied at most 10 times',
        tells:
          'One count per character is enough, and growing can break the limit while shrinking restores it.',
        decides: false,
      },
      {
        words: 'without gaps',
        tells: 'The passage is contiguous, so its two ends describe it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'A table over two prefixes is needed when letters may be inserted or skipped. Positions are fixed here, and 400,000 squared cells would never fit.',
    },
    why: 'Extend the passage to the right, count mistakes per letter of the scroll, and move the left end forward while one letter has more than 10.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-6',
    text: 'A city guide is a string of M, P and F, for the museums, parks and food stalls along one street, up to 300,000 stops. A tour takes consecutive stops. It is complete if it has at least two museums, two parks and two food stalls. Return the number of complete tours; tours count as different if they start or end at different stops.',
    world: 'city tours',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'takes consecutive stops',
        tells: 'Tours are contiguous substrings, so each one is a pair of ends.',
        decides: true,
      },
      {
        words: 'at least two museums, two parks and two food stalls',
        tells: 'The counts decide, and adding stops can never spoil a complete tour.',
        decides: true,
      },
      {
        words: 'the number of complete tours',
        tells:
          'For each right end, every start up to the last good one counts, so you add instead of listing.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'That would fit if stops could be left out of a tour. Nothing is skipped here, so for each right end the left limit alone gives the number.',
    },
    why: 'For each right end, move the left end to the last start that is still complete and add the number of starts up to it.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-7',
    text: 'A microphone in the rain forest turns bird calls into letters, one per species, 26 in all, up to 500,000 calls a night. Biologists can listen to exactly 60 calls in succession. What is the largest number of species that they can hear in one such session?',
    world: 'bird calls',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'exactly 60 calls in succession',
        tells: 'All candidates are substrings of one length, so the next one differs by two letters only.',
        decides: true,
      },
      {
        words: 'largest number of species',
        tells: 'Counting each letter inside the window gives the number of distinct ones at any time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counts over the whole night show which species called at all. They do not show which calls came within the same 60.',
    },
    why: 'Slide 60 calls along the night with a count per letter, and update the number of letters whose count is not zero.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-8',
    text: 'Stickers come off a printed roll in a fixed order, and each shows one of 26 letters. A child wants a connected strip of the roll with at least nine different letters; repeats do no harm. The roll holds up to a million stickers. How many stickers must the shortest such strip have? Return -1 if it does not exist.',
    world: 'sticker rolls',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'a connected strip of the roll',
        tells: 'The stickers are a contiguous substring, and its ends only ever move forward.',
        decides: true,
      },
      {
        words: 'at least nine different letters',
        tells: 'Only what the strip contains matters, in any order, so counts per letter suffice.',
        decides: true,
      },
      {
        words: 'the shortest such strip',
        tells: 'When the strip qualifies, give up stickers on the left for as long as it still does.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Matching or mirroring characters at two indices tells nothing here. Whether the strip qualifies depends on all letters between the ends, so counts are needed.',
    },
    why: 'Extend the strip to the right until it has nine letters, then shorten it from the left while it keeps nine, and record the shortest.',
    cost: 'O(n)',
  },
]
