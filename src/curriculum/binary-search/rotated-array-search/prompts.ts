import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'rotated-array-search-1',
    text: "A circular sushi belt has 8,192 places with plates numbered in increasing order around the belt. The camera's list starts at whichever place happened to be in front of it, so the numbers may drop once somewhere. All numbers differ. At which place is plate 3,071, or is it missing? Each place costs a camera shot.",
    world: 'sushi belt',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'numbered in increasing order around the belt',
        tells: 'Apart from one drop, the order is intact, which halving can use.',
        decides: false,
      },
      {
        words: 'whichever place happened to be in front of it',
        tells: 'An unknown start means that a smaller number may be to the right of the middle.',
        decides: true,
      },
      {
        words: 'the numbers may drop once',
        tells: 'With one drop, at least one half around the middle is in order.',
        decides: false,
      },
      {
        words: 'Each place costs a camera shot',
        tells: 'Costly reads mean that scanning is out.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A number smaller than the middle one may be to its right, after the drop, so one comparison with the target does not pick the half.',
    },
    why: 'Find out which half is in order by its ends, ask whether the number lies inside it, and keep that half or the other.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-2',
    text: "A laser measured a dune's height at 250,000 points in a line. From the left edge the heights strictly rise up to the crest and strictly fall after it. A geologist wants the position of the crest. Loading one point from the slow storage takes a tenth of a second.",
    world: 'sand dune',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a height is lower than the one before changes once along the line, so an edge search finds the crest; the slope is the idea behind it.',
      },
    ],
    evidence: [
      {
        words: 'strictly rise up to the crest and strictly fall after it',
        tells: 'Rising and then falling is a mountain, where two neighbors show the uphill side.',
        decides: true,
      },
      {
        words: 'the position of the crest',
        tells: 'The crest is where the direction changes, and the task asks for nothing more.',
        decides: false,
      },
      {
        words: 'slow storage takes a tenth of a second',
        tells: 'Slow reads mean halving instead of scanning.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'There is no height to look for: one reading does not tell on which slope it lies, so its neighbor must be read, too.',
    },
    why: 'Compare the middle point with the next one and keep the half that lies uphill.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-3',
    text: 'Ballot papers carry increasing serial numbers, all different. Before counting, somebody moved a front part of unknown length behind the rest. A clerk with up to a million papers in a row must find the paper that had been first, turning over as few as possible.',
    world: 'ballot box',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a number is lower than the very first one changes once along the row, so an edge search finds the drop; seeing this is the step that counts.',
      },
    ],
    evidence: [
      {
        words: 'moved a front part of unknown length behind the rest',
        tells: 'Cutting an ordered row once and exchanging the parts leaves one drop.',
        decides: true,
      },
      {
        words: 'up to a million papers in a row',
        tells: 'A million papers cannot all be turned over, so halve.',
        decides: false,
      },
      {
        words: 'the paper that had been first',
        tells: 'What was first is now right after the drop, at the smallest number.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'There is no number to compare with; you must learn which half contains the drop, by comparing the middle with an end.',
    },
    why: 'Compare the middle paper with the last one: if it is larger, the first paper is to its right, otherwise at the middle or to its left.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-4',
    text: "A diver's sonar can measure the depth at any of 1,000,000 points along a reef; no two neighboring points are equally deep. The reef rises and falls many times. She wants any point that is higher than both of its neighbors; beyond the ends the water is infinitely deep. About forty soundings are affordable.",
    world: 'reef survey',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'basic-binary-search',
        whyNotFirst:
          'Halving by comparing a point with its neighbor is a short binary search; that it works without any order is what sets it apart.',
      },
    ],
    evidence: [
      {
        words: 'no two neighboring points are equally deep',
        tells: 'Without equal neighbors, every comparison shows an uphill side.',
        decides: false,
      },
      {
        words: 'rises and falls many times',
        tells: 'Many rises and falls mean that no order exists, but going uphill still leads to some peak.',
        decides: true,
      },
      {
        words: 'any point that is higher than both of its neighbors',
        tells: 'Any local peak is enough, so a half that must contain one can be kept.',
        decides: false,
      },
      {
        words: 'About forty soundings',
        tells: 'About forty reads of a million points means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'The depths are not ordered and no condition changes just once along the reef; only the slope at the middle shows a half that surely has a peak.',
    },
    why: 'Compare the middle point with its right neighbor and keep the half that lies uphill, because it contains a peak.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-5',
    text: "A train's logger writes into a ring of 65,536 cells, each new time overwriting the oldest. After a crash nobody knows where the writing stopped. All times differ and every cell is in use. Investigators want the cell that was written last, reading only sixteen or so cells.",
    world: 'train logger',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a time is earlier than that of the first cell changes once along the ring, so an edge search finds the drop; seeing this is the step that counts.',
      },
    ],
    evidence: [
      {
        words: 'each new time overwriting the oldest',
        tells: 'In a ring, the newest entry is followed by the oldest one.',
        decides: false,
      },
      {
        words: 'nobody knows where the writing stopped',
        tells: 'An unknown stopping point means that the order breaks at an unknown cell.',
        decides: true,
      },
      {
        words: 'the cell that was written last',
        tells: 'The newest time is right before the drop.',
        decides: false,
      },
      {
        words: 'sixteen or so cells',
        tells: 'Sixteen reads for 65,536 cells means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'No time is given to compare with, and the cells do not rise throughout, so the middle must be compared with the first cell to see where the drop is.',
    },
    why: 'Compare the middle time with the first cell: if it is later or equal, the last write is at the middle or to its right, otherwise to its left.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-6',
    text: "In a stadium's price table, prices go up strictly until the royal box and down strictly afterwards. There are up to 100,000 rows. A fan with exactly 75 euros asks for every row, before or after the box, that costs this price. The table service answers one row at a time, each answer takes a second, and the fan waits two minutes at most.",
    world: 'stadium seats',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'go up strictly until the royal box and down strictly afterwards',
        tells: 'Rising and then falling prices have one turning point.',
        decides: false,
      },
      {
        words: 'every row, before or after the box',
        tells: 'The price may occur on both slopes, so each slope is searched in its own direction.',
        decides: true,
      },
      {
        words: 'answers one row at a time',
        tells: 'Slow single reads mean halving instead of scanning.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'Comparing 75 with the middle price does not pick a half before the turning point is known, because the prices fall after it.',
    },
    why: 'Find the turning point by comparing neighbors, then halve the rising part and the falling part for the price.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-7',
    text: 'The horses of a carousel are numbered upward in the direction it turns, with gaps and without repeats. A child reads the numbers from the gate all around, for 4,096 horses, into an array. The mechanic wants to know by how many places the array is shifted compared with one that begins at the lowest number. He will read only a handful of entries.',
    world: 'carousel horses',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a number is lower than the first one changes once along the array, so an edge search finds the drop; seeing this is the step that counts.',
      },
    ],
    evidence: [
      {
        words: 'with gaps and without repeats',
        tells: 'Distinct values make every comparison with an end clear.',
        decides: false,
      },
      {
        words: 'numbers from the gate all around, for 4,096 horses, into an array',
        tells: 'Reading a rising circle from an arbitrary start gives an array with one drop.',
        decides: false,
      },
      {
        words: 'by how many places the array is shifted',
        tells: 'The shift equals the index of the smallest value, which is right after the drop.',
        decides: true,
      },
      {
        words: 'read only a handful of entries',
        tells: 'A handful of reads means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'There is no number to look for; where the drop lies follows only from comparing the middle with an end.',
    },
    why: 'Compare the middle number with the last one to see which half contains the drop; the index of the lowest number is the shift.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-8',
    text: "A solar panel stores its output for every second of one clear day. The values strictly climb until noon and strictly drop after it, but noon is at a different second on each day. For the report, find the largest output of the day. The panel's radio delivers one value per request, and each request drains its battery.",
    world: 'sun elevation',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a value is lower than the one before changes once in the day, so an edge search finds noon; the slope is the idea behind it.',
      },
    ],
    evidence: [
      {
        words: 'The values strictly climb until noon and strictly drop after it',
        tells: 'A climb followed by a drop is a mountain.',
        decides: false,
      },
      {
        words: 'noon is at a different second on each day',
        tells: 'The turning point is unknown, so it has to be searched.',
        decides: false,
      },
      {
        words: 'the largest output of the day',
        tells: 'The largest value is at the turn, where two neighbors show which way is uphill.',
        decides: true,
      },
      {
        words: 'one value per request',
        tells: 'Expensive requests mean halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails: 'There is no output to look for; a single value may come from the morning or the afternoon.',
    },
    why: 'Compare the middle value with the next one and keep the side that is higher until one second is left.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-9',
    form: 'long',
    text: 'A traveling library owns one very long shelf with 12,000 books. Each book has a call number, and no two are alike. They used to stand from the lowest call number on the left to the highest on the right. Last month the shelf was emptied for painting. The movers kept the books in their order, but they did not begin at the left end: the first book that they had in their hands went somewhere in the middle, and when they came to the right end, they simply went on at the left end until the shelf was full. Nobody wrote down where the middle had been. As a small example, the shelf may now read 40, 55, 71, 8, 12, 23, 31. A reader asks for the book with a certain call number. From the ladder the librarian can see only one book at a time, and he would rather not climb more than twenty times. How does he find it, or find out that it is missing?',
    world: 'traveling library',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'no two are alike',
        tells: 'Without equal numbers, a comparison with an end of the shelf is always clear.',
        decides: false,
      },
      {
        words: 'they simply went on at the left end',
        tells: 'The order was cut once, and the two parts changed places.',
        decides: true,
      },
      {
        words: 'Nobody wrote down where the middle had been',
        tells: 'The break is unknown, so each look must first tell which half is in order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A call number smaller than the middle one may be to its right, after the break, so comparing with the middle alone can drop the wrong half.',
    },
    why: 'Look at the middle book, see which half runs upward from end to end, and keep that half if the number lies inside it, the other one otherwise.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-10',
    form: 'long',
    text: 'The black box of a glacier camera has 100,000 storage cards in a circle, numbered from 1. Every hour it writes a photograph, stamped with the time, onto the next card, and after card 100,000 it continues with card 1. It has been doing so for half a century, so each card has been written over many times, always the one whose turn it was. The lens was cleaned twice. Yesterday lightning destroyed the little counter that said which card was next. A researcher now needs the photograph that is number 5,000 among those on the cards, if they are counted from the oldest to the newest. In a tiny circle with the stamps 91, 95, 60, 74 and 80, the second oldest photograph would be the one on card 4. To read a stamp, a card must be thawed, which takes an hour and may damage it, so please no more than twenty of them. On which card is the photograph?',
    world: 'glacier camera',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The oldest photograph is the first one with a stamp below that of card 1, which is a boundary; but seeing that the order has one break comes first.',
      },
    ],
    evidence: [
      {
        words: 'after card 100,000 it continues with card 1',
        tells: 'The stamps rise along the circle and break once.',
        decides: false,
      },
      {
        words: 'destroyed the little counter that said which card was next',
        tells: 'Where the stamps break is unknown and has to be found.',
        decides: true,
      },
      { words: 'no more than twenty of them', tells: 'So few reads mean halving.', decides: false },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'No stamp is given to compare with, and the stamps are not in order from card 1 on; the break must be found by comparing with an end.',
    },
    why: 'Halve the circle by comparing the middle stamp with the last one until the oldest card is found, then count 4,999 cards on.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-11',
    form: 'vague',
    text: 'An observatory wants to find the brightest frame in the recording of an exploding star.',
    asks: [
      {
        question: 'How does the brightness change during the recording?',
        answer:
          'It goes up with every frame until the star is at its brightest, and from then on it goes down with every frame.',
      },
      {
        question: 'Do you know roughly when that was?',
        answer: 'No, it may even be right at the beginning or at the end.',
      },
      {
        question: 'Why not look at all frames?',
        answer: 'There are 800,000 of them, and fetching one from the tape archive takes two minutes.',
      },
    ],
    world: 'exploding star',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether the next frame is darker switches once, so it is a boundary; but what you see first is a slope that changes its direction.',
      },
    ],
    evidence: [
      {
        words: 'from then on it goes down with every frame',
        tells: 'There is one peak, and two neighboring frames show on which side of it they are.',
        decides: true,
      },
      {
        words: 'may even be right at the beginning or at the end',
        tells: 'No side can be excluded in advance.',
        decides: false,
      },
      {
        words: 'fetching one from the tape archive takes two minutes',
        tells: 'Few reads are affordable, so each must halve what remains.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'No brightness is given to compare with, and the frames are not in order: only comparing two neighbors says which way is up.',
    },
    why: 'Compare the middle frame with the next one and keep the side on which the brightness is higher.',
    cost: 'O(log n)',
  },
]
