import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'string-sliding-window-s1',
    text: 'A duty roster is a string of D, N and S for day, night and standby shifts, for up to 100,000 days to come. Someone wants to join for one unbroken period that contains at most seven night shifts and at most four standby shifts. How many days can this period have at most?',
    world: 'duty roster',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'one unbroken period',
        tells: 'The answer is a contiguous substring.',
        decides: true,
      },
      {
        words: 'at most seven night shifts and at most four standby shifts',
        tells: 'Only counts inside the period matter, and shortening it can never raise them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'No day can be skipped and no shift changed, so there is nothing to choose per letter. The left end is forced by the right end.',
    },
    why: 'Extend the period day by day, and while one of the two limits is exceeded, drop days at its beginning.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-s2',
    text: 'A typing tutor cuts drills out of a novel with up to a million letters. A drill consists of 40 letters in succession, and it counts as varied if no letter of the alphabet occurs in it more than four times. At how many positions of the novel does a varied drill begin?',
    world: 'typing tutor',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: '40 letters in succession',
        tells: 'All candidates are contiguous and equally long: one letter enters as one leaves.',
        decides: true,
      },
      {
        words: 'more than four times',
        tells: 'Only how often each letter occurs inside the drill matters.',
        decides: false,
      },
      {
        words: 'At how many positions',
        tells: 'Each position is tested, so the counts are updated rather than rebuilt.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'One count of the novel shows which letters are common overall. Whether a letter crowds within 40 neighbors needs counts that slide along.',
    },
    why: 'Keep counts for the last 40 letters, update two of them per step, and track how many letters exceed four.',
    cost: 'O(n)',
  },
]
