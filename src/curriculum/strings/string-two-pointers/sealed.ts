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
]
