import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'string-sliding-window-1',
    text: 'A perfume tester has sniffed up to 200,000 samples, one after another, and the log shows a letter for the scent of each. A nose gets tired once a scent has come up five times. A colleague will sniff an unbroken part of the log again. How many samples can that part have at most, if no scent comes up five times in it?',
    world: 'perfume lab',
    pattern: 'string-sliding-window',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst: 'The window is the same; here its state is a count for each of a few letters.',
      },
    ],
    evidence: [
      {
        words: 'an unbroken part of the log',
        tells: 'The answer is a contiguous substring, which has two ends that only move forward.',
        decides: true,
      },
      {
        words: 'no scent comes up five times in it',
        tells: 'Only counts inside the part matter, and dropping letters can never break the limit.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting the whole string once shows which scents are common overall, but not where a part stays within the limit. The counts must follow the part.',
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
    text: "A baker decorates cakes with letters cut from a long strip of icing, up to 50,000 letters. She cuts out one unbroken piece as long as the customer's name and rearranges its letters. If a single one is wrong, she can repair it. At how many positions could she start the cut?",
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
    text: 'A monk copied a scroll letter by letter, so both texts have the same length, up to 400,000; position 57 is compared with position 57 only. Experts trust a passage of the copy if none of the 26 letters was miscopied more than 10 times in it. They would like to print a passage, without gaps, that they trust. How many letters can they print at most?',
    world: 'old manuscripts',
    pattern: 'string-sliding-window',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst: 'The window is the same; here its state is a count for each of a few letters.',
      },
    ],
    evidence: [
      {
        words: 'position 57 is compared with position 57 only',
        tells: 'The strings are never shifted against each other, so there is no alignment to choose.',
        decides: true,
      },
      {
        words: 'none of the 26 letters was miscopied more than 10 times',
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
  {
    id: 'string-sliding-window-9',
    form: 'long',
    text: 'In the war museum lies a roll with a message that was sent by flags, without any spaces. We own the code book of the navy in question. An order in this code was made of 18 groups of five letters each; they are listed in the book, and two of them are the same. The sender had to give all 18 groups directly one after the other, but he could choose their order freely, so that the enemy would not recognize a repeated order. Before and after it, he sent any letters he liked. We would like to know every position at which this order may begin; it can be any letter of the roll. To give you an idea with two groups of two letters: if they are "ab" and "cd", and the roll says "xcdabcdx", then the order can begin at the second letter and at the fourth. The paper is brittle, so a helper has typed everything. Looking at 90 letters afresh for each of 400,000 positions would be a waste of time.',
    world: 'flag code',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'directly one after the other',
        tells: 'The order occupies a contiguous part of fixed length.',
        decides: true,
      },
      {
        words: 'he could choose their order freely',
        tells: 'Only how often each group occurs in that part matters.',
        decides: false,
      },
      {
        words: 'every position at which this order may begin',
        tells: 'All positions are tested, so counts are updated as the part moves on.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting the groups of the whole roll does not show where 18 of them come together; the counts must belong to a part that moves along.',
    },
    why: 'For each of the five offsets, move a part of 18 groups along the roll, count the groups in it, and report the positions where the counts match the book.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-10',
    form: 'long',
    text: 'Around the neck of a temple statue hangs a closed chain of beads, some black and some white. On the day of the festival, all black beads should hang side by side, in one block without any white bead between them; it does not matter where on the chain this block is. A monk changes the chain by taking off two beads, wherever they are, and putting each in the position of the other. That costs him one prayer. The beads are of glass and came from Venice. The chain is described by a string with B for black and W for white; it starts at the clasp and goes all the way around, so that its last letter is next to its first. For BWBWB, one prayer is enough, because the last bead and the first one already touch. How many prayers does the monk need if he chooses well? The chain has up to 200,000 beads, so trying out all blocks from scratch would take until the festival is over.',
    world: 'temple chain',
    pattern: 'string-sliding-window',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'The part of fixed length is the same on any array; here its contents are two letters of a text.',
      },
    ],
    evidence: [
      {
        words: 'all black beads should hang side by side',
        tells: 'The block is as long as there are black beads, so the length is fixed.',
        decides: true,
      },
      {
        words: 'wherever they are',
        tells: 'Each white bead inside the block costs one exchange, so only their number counts.',
        decides: false,
      },
      {
        words: 'its last letter is next to its first',
        tells: 'The part may run over the end, as in the text written twice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'The number of black beads gives the length of the block only. Which block has the fewest white beads depends on where they are.',
    },
    why: 'Move a part as long as the number of black beads once around the chain, update its number of white beads, and return the smallest.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-11',
    form: 'vague',
    text: 'A quilt maker would like to get the best possible piece out of a very long printed ribbon.',
    asks: [
      {
        question: 'What is printed on the ribbon?',
        answer: 'One flower per inch, of thirty different kinds. The file has one symbol per inch.',
      },
      {
        question: 'Which piece is the best one?',
        answer: 'The one with the most inches, among those with no more than two kinds of flowers.',
      },
      {
        question: 'May she sew it together from parts?',
        answer: 'No seams are allowed, it has to be cut out as a whole.',
      },
    ],
    world: 'quilt ribbon',
    pattern: 'string-sliding-window',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'The two ends move in the same way over any array; here the counts are those of characters in a text.',
      },
    ],
    evidence: [
      {
        words: 'no more than two kinds of flowers',
        tells: 'A longer piece can only break this condition, so both ends only move forward.',
        decides: true,
      },
      { words: 'cut out as a whole', tells: 'The piece is contiguous.', decides: true },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting all flowers shows which kinds are common, but the longest piece depends on which kinds are next to each other.',
    },
    why: 'Extend the piece flower by flower with a count for each kind, and drop flowers at its beginning while three kinds are in it.',
    cost: 'O(n)',
  },
]
