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
    text: 'A typing tutor cuts drills out of a novel with up to a million letters. A drill consists of 40 letters in succession, and it counts as varied if nothing occurs in it more than four times. At how many positions of the novel does a varied drill begin?',
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
  {
    id: 'string-sliding-window-s3',
    text: 'A fence along a racecourse has 100,000 pickets, each painted red, green, blue or yellow; you get a string of R, G, B and Y. Four teams demand that every color be used for exactly 25,000 of them. A painter is willing to repaint one connected section of the fence in any way, and he charges per picket of the section, even for those that keep their color. For how many must he be paid at the least?',
    world: 'racecourse fence',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'every color be used for exactly 25,000',
        tells:
          'It works if outside the section no color occurs more often than that, which only counts decide.',
        decides: false,
      },
      {
        words: 'one connected section of the fence in any way',
        tells: 'The section is contiguous, and what it contains can become anything.',
        decides: true,
      },
      {
        words: 'For how many must he be paid at the least',
        tells: 'A longer section still works, so the left end follows while the condition holds.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting the colors shows how many pickets are too many. How long a section is needed to contain them depends on where they are.',
    },
    why: 'Count the colors outside the section, extend it until none of them exceeds 25,000, and shorten it from the left for as long as that holds.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-s4',
    text: 'The answers of an endless personality test form a string of Y and N, 350,000 of them. The candidate would like to impress with consistency. Secretly, she can change up to 40 of her answers into the opposite. The machine then measures character by the longest uninterrupted series of one and the same answer, whether Y or N. What is the highest measure that she can obtain?',
    world: 'personality test',
    pattern: 'string-sliding-window',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'The two ends move in the same way over any array with two values; here they are the letters of a text.',
      },
    ],
    evidence: [
      {
        words: 'change up to 40 of her answers',
        tells: 'A part works if its rarer letter occurs at most 40 times.',
        decides: true,
      },
      {
        words: 'longest uninterrupted series',
        tells: 'The answer is a contiguous part, as long as possible.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Which answers to change looks like a choice for each letter, but inside a part it is forced: all those of the rarer letter.',
    },
    why: 'Extend a part letter by letter, count both letters, and drop letters at its beginning while the rarer one occurs more than 40 times.',
    cost: 'O(n)',
  },
]
