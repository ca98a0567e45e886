import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'string-two-pointers-s1',
    text: 'A poet writes lines that should sound the same when their letters are read from the end. Only letters count; spaces, punctuation and capitals are ignored. For a line of up to 400,000 characters, report the first two letters, counted from the outside inward, that disagree, or that the line is perfect. The line must not be copied.',
    world: 'poetry',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'read from the end',
        tells: 'The line is compared with its mirror image, so one index starts at each end.',
        decides: true,
      },
      {
        words: 'counted from the outside inward',
        tells: 'Both indices step inward, skipping what does not count.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window judges which letters lie between its ends. Here the two letters at the ends are compared with each other, and what lies between them comes later.',
    },
    why: 'Move an index inward from each end, skip everything but letters, and stop at the first two that differ.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-s2',
    text: 'A composer of minimal music likes passages that sound the same when played backward. Her new piece is a string of up to 4,000 notes. A passage consists of at least three notes that follow one another directly, and passages at different positions are different. How many passages of the piece sound the same backward?',
    world: 'minimal music',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'string-dynamic-programming',
        whyNotFirst:
          'A table over all passages takes the same time, but millions of cells, where growing from each center needs two indices.',
      },
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'A table over all passages by length takes the same time, but millions of cells, where growing from each center needs two indices.',
      },
    ],
    evidence: [
      {
        words: 'sound the same when played backward',
        tells: 'Mirrored positions must agree, so two indices move apart from a center.',
        decides: true,
      },
      {
        words: 'follow one another directly',
        tells: 'Nothing is skipped, so each step outward compares one pair and is forced.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Which notes a passage contains does not decide. Moving one end gives every note a new partner, so nothing can be carried over from the passage before.',
    },
    why: 'From each note and each gap, grow outward while the two notes agree, and count each step that gives three or more notes.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-two-pointers-s3',
    text: 'The controller of a pottery oven stores its program as one letter for each minute, H for heat, C for cool and K for keep, in 300,000 cells. To make room, write each run of a letter as this letter and, if the run is longer than a minute, its length in decimal. So HHHHCKK becomes H4CK2. The result never takes more cells, and there are no others. Do so, and report how many cells are then in use.',
    world: 'oven program',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'A reading and a writing index work on any array; that the cells are the characters of a text is the only difference.',
      },
    ],
    evidence: [
      {
        words: 'each run of a letter',
        tells: 'A reading index runs to the end of each run.',
        decides: false,
      },
      {
        words: 'The result never takes more cells',
        tells: 'A writing index never overtakes the reading one, so nothing unread is lost.',
        decides: true,
      },
      { words: 'there are no others', tells: 'The text is rewritten in-place.', decides: true },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'No run is longest or shortest under a condition: each one is read to its end and written down, so nothing is carried along except two indices.',
    },
    why: 'Let one index read to the end of each run and another one write the character and the length of the run.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-s4',
    text: 'In a diary of the 17th century, the letters of each paragraph stand in the opposite order, while blanks, commas and all other marks have remained where they were: the first letter changed places with the last letter, the second with the last but one, and so forth. A scanner has put a paragraph into an array of 80,000 cells. Restore it there in one pass; no other array fits into the scanner.',
    world: 'old diary',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'Swapping from both ends works on any array; here the characters themselves say which positions are skipped.',
      },
    ],
    evidence: [
      {
        words: 'have remained where they were',
        tells: 'Marks are skipped, so the positions do not mirror exactly and each index moves on its own.',
        decides: false,
      },
      {
        words: 'the first letter changed places with the last letter',
        tells: 'One index at each end finds the two letters that must be swapped.',
        decides: true,
      },
      { words: 'no other array fits', tells: 'The text is restored in-place.', decides: true },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Which two letters belong together is forced from the outside inward, so there is nothing to choose and nothing to store in a table.',
    },
    why: 'Move an index inward from each end, skip everything but letters, swap the two letters found, and go on until the indices meet.',
    cost: 'O(n)',
  },
]
