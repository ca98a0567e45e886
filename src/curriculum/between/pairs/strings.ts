import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'digit-and-bit-parsing--frequency-counting',
    prompts: [
      {
        id: 'digit-and-bit-parsing--frequency-counting-a',
        text: 'A lottery prints on each receipt one long number, written as a string of up to 100,000 digits, which fits into no integer type. A machine reads the string once, and it has room for only a dozen small numbers. Return the remainder when the number is divided by 97.',
        world: 'lottery receipts',
        pattern: 'digit-and-bit-parsing',
        given: ['digits'],
        evidence: [
          {
            words: 'fits into no integer type',
            tells: 'The number has to be read as its digits.',
            decides: false,
          },
          {
            words: 'the remainder when the number is divided by 97',
            tells: 'Each digit counts by its value and its place, and one running remainder carries both.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails:
            'The counts of the digits are the same for 12 and 21, but the remainders are 12 and 21. Place value is lost when digits are only counted.',
        },
        why: 'Read from the left and replace the remainder by ten times itself plus the next value, modulo 97.',
        cost: 'O(n)',
      },
      {
        id: 'digit-and-bit-parsing--frequency-counting-b',
        text: 'A lottery prints on each receipt one long number, written as a string of up to 100,000 digits, which fits into no integer type. A machine reads the string once, and it has room for only a dozen small numbers. Return the digit that occurs most often, the smallest one on a tie.',
        world: 'lottery receipts',
        pattern: 'frequency-counting',
        given: ['digits', 'digit'],
        evidence: [
          {
            words: 'reads the string once',
            tells: 'One pass is enough to raise a counter per digit.',
            decides: false,
          },
          {
            words: 'the digit that occurs most often',
            tells: 'Only how often each digit occurs matters, not its place or value.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'digit-and-bit-parsing',
          fails:
            'Carrying a value along by place, such as a remainder, says nothing about how often a digit occurred. Ten counters do.',
        },
        why: 'Keep ten counters, raise one per digit, and return the smallest digit with the highest count.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'the remainder when the number is divided by 97',
      'the digit that occurs most often, the smallest one on a tie',
    ],
    changes:
      'A remainder depends on the place of every digit, so the string is read for its value. The most common digit depends on counts alone.',
    breaks:
      'Counting treats every arrangement of the same digits alike, while a value depends on the arrangement.',
    counterexample: {
      prompt: 0,
      input: { number: '21' },
      right: 21,
      wrong: 12,
      explains:
        'The counts say only that 1 and 2 occur once each. Rebuilding the number from them in ascending order gives 12 instead of 21.',
    },
  },
  {
    id: 'digit-and-bit-parsing--stack-operations',
    prompts: [
      {
        id: 'digit-and-bit-parsing--stack-operations-a',
        text: 'The back of a receipt holds a calculation with up to 200,000 characters: positive whole numbers joined by plus and minus signs, with no parentheses anywhere. It has no spaces and no mistakes, and each partial result fits into an ordinary integer. Return its value. The built-in evaluation of expressions is not allowed.',
        world: 'shop receipts',
        pattern: 'digit-and-bit-parsing',
        evidence: [
          {
            words: 'joined by plus and minus signs',
            tells: 'Both operations have the same precedence, so terms can be added as they come.',
            decides: false,
          },
          {
            words: 'with no parentheses anywhere',
            tells: 'Nothing is left unfinished, so one total and one sign are enough.',
            decides: true,
          },
          {
            words: 'each partial result fits',
            tells: 'One running value can be kept in an ordinary number.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails:
            'A stack returns to the latest unfinished part. Without parentheses there is no such part: each term is finished when the next sign comes.',
        },
        why: 'Read number by number, and add each to one total with the sign that stands before it.',
        cost: 'O(n)',
      },
      {
        id: 'digit-and-bit-parsing--stack-operations-b',
        text: 'The back of a receipt holds a calculation with up to 200,000 characters: positive whole numbers joined by plus and minus signs, with nested parentheses in many places. It has no spaces and no mistakes, and each partial result fits into an ordinary integer. Return its value. The built-in evaluation of expressions is not allowed.',
        world: 'shop receipts',
        pattern: 'stack-operations',
        evidence: [
          {
            words: 'with nested parentheses in many places',
            tells: 'When a parenthesis closes, the calculation around the latest open one continues.',
            decides: true,
          },
          {
            words: 'no mistakes',
            tells: 'The parentheses match, so each closing one ends the latest open one.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'digit-and-bit-parsing',
          fails:
            'A single running value forgets the total and the sign in front of an open parenthesis, and both are needed when it closes.',
        },
        why: 'Save the total and the sign at each opening parenthesis, start anew, and combine with the latest saved ones when it closes.',
        cost: 'O(n)',
      },
    ],
    clauses: ['with no parentheses anywhere', 'with nested parentheses in many places'],
    changes:
      'Parentheses leave calculations unfinished, and the latest of them must be resumed first. Without them, one running total is all you need.',
    breaks:
      'One running value cannot resume the calculation outside a parenthesis when that parenthesis closes.',
    counterexample: {
      prompt: 1,
      input: { calculation: '9-(5-2)' },
      right: 6,
      wrong: 2,
      explains:
        'A running total that skips the parentheses computes 9 - 5 - 2 = 2. The minus sign applies to the whole parenthesis, so the value is 9 - 3 = 6.',
    },
  },
  {
    id: 'frequency-counting--hash-lookup',
    prompts: [
      {
        id: 'frequency-counting--hash-lookup-a',
        text: 'A workshop for old locomotives keeps a left and a right box with up to 100,000 rivets each. Every rivet is stamped with a whole number, numbers may repeat, and the rivets are in no particular order. Do both boxes hold the same numbers, each one equally many times? The time must grow in proportion to the number of rivets.',
        world: 'locomotive workshop',
        pattern: 'frequency-counting',
        alsoFits: [
          {
            pattern: 'hash-lookup',
            whyNotFirst:
              'A map from numbers to counts is the tool, but that copies have to be counted, not just found, is what decides.',
          },
        ],
        evidence: [
          {
            words: 'numbers may repeat',
            tells: 'It is not enough to know that a number exists; how many times it occurs may matter.',
            decides: false,
          },
          {
            words: 'each one equally many times',
            tells: 'The answer depends on how many copies of each number there are.',
            decides: true,
          },
          {
            words: 'in proportion to the number of rivets',
            tells: 'Arranging both boxes by number first would take longer than one count of each.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A lookup tells that the other box has the same number, but not whether it has enough of them: 7, 7, 8 and 7, 8, 8 pass although they differ.',
        },
        why: 'Count up for each number in the left box and down for each in the right one, and check that all counts end at zero.',
        cost: 'O(n)',
      },
      {
        id: 'frequency-counting--hash-lookup-b',
        text: 'A workshop for old locomotives keeps a left and a right box with up to 100,000 rivets each. Every rivet is stamped with a whole number, numbers may repeat, and the rivets are in no particular order. Are there one left and one right rivet whose numbers add up to 5,000? The time must grow in proportion to the number of rivets.',
        world: 'locomotive workshop',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'in no particular order',
            tells: 'Numbers without an order are found again by storing them under their value.',
            decides: false,
          },
          {
            words: 'one left and one right rivet whose numbers add up to 5,000',
            tells: 'Each number has exactly one possible partner, 5,000 minus itself.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails:
            'How many times a number occurs does not matter, and comparing the counts of both boxes finds equal numbers, not those that add up to 5,000.',
        },
        why: 'Put the left numbers into a set, and look up 5,000 minus each right number in it.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'Do both boxes hold the same numbers, each one equally many times',
      'Are there one left and one right rivet whose numbers add up to 5,000',
    ],
    changes:
      'Whether two boxes hold the same depends on how many there are of each. One pair with a given sum depends only on whether the one computed partner exists.',
    breaks: 'A lookup answers whether a number exists, and forgets how many copies of it there are.',
    counterexample: {
      prompt: 0,
      input: { left: [7, 7, 8], right: [7, 8, 8] },
      right: false,
      wrong: true,
      explains:
        'Each number is found in the other box, so lookups say yes. But there are two rivets with 7 on the left and only one on the right.',
    },
  },
  {
    id: 'frequency-counting--string-sliding-window',
    prompts: [
      {
        id: 'frequency-counting--string-sliding-window-a',
        text: 'A ribbon is printed with up to 300,000 lowercase letters. A customer wants her name, which has up to 40 letters, sewn onto a bag. Letters are cut out one at a time, from wherever they are. Then the letters are rearranged until they spell the name; none may be left over. Is it possible with this ribbon?',
        world: 'printed ribbon',
        pattern: 'frequency-counting',
        evidence: [
          {
            words: 'from wherever they are',
            tells: 'Letters come from anywhere, so only their total number on the ribbon matters.',
            decides: true,
          },
          {
            words: 'the letters are rearranged',
            tells: 'Order is irrelevant, so counts describe ribbon and name completely.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'A window considers only letters that are next to each other, and would miss names whose letters are spread over the ribbon.',
        },
        why: 'Count the letters of the ribbon and check that each letter of the name is there often enough.',
        cost: 'O(n)',
      },
      {
        id: 'frequency-counting--string-sliding-window-b',
        text: 'A ribbon is printed with up to 300,000 lowercase letters. A customer wants her name, which has up to 40 letters, sewn onto a bag. One uncut piece of the ribbon is used, and its letters are snipped apart. Then the letters are rearranged until they spell the name; none may be left over. Is it possible with this ribbon?',
        world: 'printed ribbon',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'One uncut piece of the ribbon is used',
            tells: 'The letters must be contiguous, so the counts have to follow a piece of the ribbon.',
            decides: true,
          },
          {
            words: 'none may be left over',
            tells: 'The piece is exactly as long as the name, so its length is fixed.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails:
            'Counts of the whole ribbon may be high enough although the letters never stand together in one piece.',
        },
        why: 'Slide a piece of the length of the name along the ribbon, updating two counts per step, and compare with the name.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'Letters are cut out one at a time, from wherever they are.',
      'One uncut piece of the ribbon is used, and its letters are snipped apart.',
    ],
    changes:
      'Letters from anywhere need one count of the whole ribbon. Letters from one piece must be neighbors, so the counts must slide along with the piece.',
    breaks: 'A single count of the whole string does not know which letters are neighbors.',
    counterexample: {
      prompt: 1,
      input: { ribbon: 'evxa', name: 'eva' },
      right: false,
      wrong: true,
      explains:
        'The ribbon contains e, v and a, so counting says yes. But its pieces of length three are evx and vxa, and neither spells eva.',
    },
  },
  {
    id: 'string-dynamic-programming--string-sliding-window',
    prompts: [
      {
        id: 'string-dynamic-programming--string-sliding-window-a',
        text: 'Two copies of an old song have the same length, up to 2,000 letters. Scholars want to know how much of the text is reliable. Return the length of the longest text that can be left over from both copies by erasing letters anywhere in either.',
        world: 'monastery copies',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'up to 2,000 letters',
            tells: 'A table over both lengths has four million cells.',
            decides: false,
          },
          {
            words: 'erasing letters anywhere in either',
            tells: 'Letters may be skipped in both strings, so at a mismatch two choices compete.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'A window compares position with position. One letter erased near the start shifts everything after it, so equal letters no longer face each other.',
        },
        why: 'For each pair of prefixes store the longest common rest: equal last letters extend it, otherwise drop one of them.',
        cost: 'O(n^2)',
      },
      {
        id: 'string-dynamic-programming--string-sliding-window-b',
        text: 'Two copies of an old song have the same length, up to 2,000 letters. Scholars want to know how much of the text is reliable. Return the length of the longest stretch of positions, without gaps, in which the copies differ at most twice.',
        world: 'monastery copies',
        pattern: 'string-sliding-window',
        alsoFits: [
          {
            pattern: 'sliding-window',
            whyNotFirst:
              'Seen as positions that agree or differ, it is a window over an array; that two texts are read side by side is the only difference.',
          },
        ],
        evidence: [
          {
            words: 'stretch of positions, without gaps',
            tells: 'The answer is contiguous, and both copies are read at the same positions.',
            decides: true,
          },
          {
            words: 'differ at most twice',
            tells: 'A limit that grows with the stretch fits a window that shrinks from the left.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'A table over two prefixes allows letters to be skipped and shifted. Here position faces position, and one pass is enough.',
        },
        why: 'Extend the stretch to the right, count the positions that differ, and move its start forward while there are more than two.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'text that can be left over from both copies by erasing letters anywhere in either',
      'stretch of positions, without gaps, in which the copies differ at most twice',
    ],
    changes:
      'Erasing letters lets the copies shift against each other, so alignments compete. A stretch of fixed positions allows no shift.',
    breaks: 'A window over equal positions cannot follow letters that move when others are erased.',
    counterexample: {
      prompt: 0,
      input: { first: 'abcdefgh', second: 'bcdefgha' },
      right: 7,
      wrong: 2,
      explains:
        'Erasing a in both leaves bcdefgh, seven letters. Compared position by position the copies never agree, so a window ends at the two differences it allows.',
    },
  },
  {
    id: 'string-dynamic-programming--string-two-pointers',
    prompts: [
      {
        id: 'string-dynamic-programming--string-two-pointers-a',
        text: 'A composer hides a motif of up to 300 notes in a piece of up to 5,000 notes; both are strings of note letters. The loudness of each note of the piece is a whole number from 1 to 100. The notes of the motif must come in their order, but other notes may lie between them. What is the largest total loudness of any choice of positions for the motif, or 0 if there is none?',
        world: 'hidden melody',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'other notes may lie between them',
            tells: 'Each matching note can be used or skipped.',
            decides: false,
          },
          {
            words: 'the largest total loudness',
            tells: 'A later match may be louder, so using and skipping a match have to be compared.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-two-pointers',
          fails:
            'Two indices take the first match each time, which finds one choice only. A louder note of the same letter may come later.',
        },
        why: 'For each pair of prefixes keep the louder result of skipping the last note of the piece and of using it as the last of the motif.',
        cost: 'O(n m)',
      },
      {
        id: 'string-dynamic-programming--string-two-pointers-b',
        text: 'A composer hides a motif of up to 300 notes in a piece of up to 5,000 notes; both are strings of note letters. The loudness of each note of the piece is a whole number from 1 to 100. The notes of the motif must come in their order, but other notes may lie between them. Is there any choice of positions for the motif?',
        world: 'hidden melody',
        pattern: 'string-two-pointers',
        evidence: [
          {
            words: 'come in their order',
            tells: 'One string is followed through another, so each gets one index.',
            decides: false,
          },
          {
            words: 'any choice of positions',
            tells: 'Only existence matters, so taking the first match is always safe.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'A table weighs using a note against skipping it. Using the first match never hurts here, so there is nothing to weigh.',
        },
        why: 'Walk through the piece and advance in the motif at each match; the answer is yes if the motif is used up.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'What is the largest total loudness of any choice of positions for the motif, or 0 if there is none?',
      'Is there any choice of positions for the motif?',
    ],
    changes:
      'Whether a choice exists is settled by always taking the first match. The loudest choice may skip a match, so both ways must be followed.',
    breaks: 'Taking the first match follows a single choice and never sees the others.',
    counterexample: {
      prompt: 0,
      input: { piece: 'aab', loudness: [1, 5, 2], motif: 'ab' },
      right: 7,
      wrong: 3,
      explains:
        'The second a and the b are 5 + 2 = 7 loud. Taking the first match each time uses the first a and gets 1 + 2 = 3.',
    },
  },
  {
    id: 'string-sliding-window--string-two-pointers',
    prompts: [
      {
        id: 'string-sliding-window--string-two-pointers-a',
        text: 'A stained-glass frieze has up to 200,000 panes in a row, each marked with one of 26 letters for its color. A glazier can exchange any pane for one of any color. How many panes must he exchange at least so that k neighboring panes somewhere show a single color, for a given k that is no larger than the frieze?',
        world: 'stained glass',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'one of 26 letters',
            tells: 'With so few letters, the counts inside a part can be kept and compared.',
            decides: false,
          },
          {
            words: 'k neighboring panes somewhere show a single color',
            tells:
              'Every part of one fixed length is a candidate, and the next part shares all but one pane.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-two-pointers',
          fails:
            'Comparing mirrored panes from the ends says nothing about neighbors. The best part may lie anywhere and depends on how many panes of each color it has.',
        },
        why: 'Move a part of k panes along the frieze, keep its counts per color, and subtract the largest count ever seen from k.',
        cost: 'O(n)',
      },
      {
        id: 'string-sliding-window--string-two-pointers-b',
        text: 'A stained-glass frieze has up to 200,000 panes in a row, each marked with one of 26 letters for its color. A glazier can exchange any pane for one of any color. How many panes must he exchange at least so that the whole frieze looks the same when viewed from behind?',
        world: 'stained glass',
        pattern: 'string-two-pointers',
        evidence: [
          {
            words: 'the whole frieze looks the same',
            tells: 'The part is not free: both ends are fixed at the ends of the string.',
            decides: false,
          },
          {
            words: 'when viewed from behind',
            tells: 'From behind, left and right change places, so each pane must equal its mirror image.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'Counts of the colors inside a part do not tell where they are. Panes that must agree are far apart, one near each end.',
        },
        why: 'Move one index from each end inward and count the mirrored panes that differ, since one exchange mends each such pair.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'k neighboring panes somewhere show a single color, for a given k that is no larger than the frieze',
      'the whole frieze looks the same when viewed from behind',
    ],
    changes:
      'A single color depends only on what a part contains, wherever the part is. The view from behind depends on the order, pane against mirrored pane.',
    breaks: 'The counts that move along with a window ignore where in it a letter stands.',
    counterexample: {
      prompt: 1,
      input: { frieze: 'rgbbr' },
      right: 1,
      wrong: 3,
      explains:
        'Only g and the second b are mirror images that differ. A window over all five panes counts two of the most common color and would exchange the other three.',
    },
  },
  {
    id: 'string-two-pointers--two-pointers',
    prompts: [
      {
        id: 'string-two-pointers--two-pointers-a',
        text: 'A row of up to 200,000 tiles lies in a museum floor. A robot may uncover each tile only once, in any order that it likes, and can store only a few of them at a time. It has to find out whether the tiles, which show letters in no particular order, spell the same text from the left as from the right. How should it proceed?',
        world: 'floor tiles',
        pattern: 'string-two-pointers',
        evidence: [
          {
            words: 'can store only a few of them',
            tells: 'The row cannot be copied and turned around.',
            decides: false,
          },
          {
            words: 'letters in no particular order',
            tells: 'Characters are only equal or different; their size plays no part.',
            decides: false,
          },
          {
            words: 'the same text from the left as from the right',
            tells:
              'Each tile must equal its mirror image, so both ends are compared, one step inward at a time.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'With rising numbers, a sum that is too small or too large tells which end to move. Letters have no such order; both ends must move together.',
        },
        why: 'Uncover the two ends, compare their letters, go one tile inward on both sides, and stop at the first pair that differs.',
        cost: 'O(n)',
      },
      {
        id: 'string-two-pointers--two-pointers-b',
        text: 'A row of up to 200,000 tiles lies in a museum floor. A robot may uncover each tile only once, in any order that it likes, and can store only a few of them at a time. It has to find out whether the tiles, which show whole numbers that rise from left to right, include two that add up to 500. How should it proceed?',
        world: 'floor tiles',
        pattern: 'two-pointers',
        evidence: [
          {
            words: 'uncover each tile only once',
            tells: 'Halving the row anew for every partner would uncover tiles again and again.',
            decides: false,
          },
          {
            words: 'can store only a few of them',
            tells: 'There is no room for a set of all the numbers seen.',
            decides: false,
          },
          {
            words: 'numbers that rise from left to right',
            tells: 'The order tells which end to move when a sum is too small or too large.',
            decides: true,
          },
          {
            words: 'two that add up to 500',
            tells: 'Any two tiles can form the pair, not just mirrored ones.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-two-pointers',
          fails:
            'Stepping inward on both sides at once compares mirrored tiles only. The two numbers may be at any distance from the ends.',
        },
        why: 'Begin with the two ends, replace the left tile by the next if the sum is below 500 and the right one if it is above.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'which show letters in no particular order, spell the same text from the left as from the right',
      'which show whole numbers that rise from left to right, include two that add up to 500',
    ],
    changes:
      'Mirrored letters force both ends to move together. For a sum of rising numbers, the size of the sum decides which one end moves.',
    breaks: 'Moving both ends at once tests mirrored pairs only and skips the pairs that are not mirrored.',
    counterexample: {
      prompt: 1,
      input: { tiles: [50, 100, 450, 480, 490] },
      right: true,
      wrong: false,
      explains:
        '50 and 450 add up to 500. Stepping inward together tests 50 + 490 and 100 + 480 only, so it misses them.',
    },
  },
  {
    id: 'digit-and-bit-parsing--hash-lookup',
    prompts: [
      {
        id: 'digit-and-bit-parsing--hash-lookup-a',
        text: 'A scoreboard in a gym shows a whole number with up to 18 digits. After every second, the board replaces the number by the sum of its digits, and it stops as soon as only one digit is left. The program behind it has room for a few thousand numbers. After how many seconds does the board stop?',
        world: 'scoreboard',
        pattern: 'digit-and-bit-parsing',
        evidence: [
          {
            words: 'with up to 18 digits',
            tells: 'The number is taken apart, from its last digit to its first.',
            decides: false,
          },
          {
            words: 'as soon as only one digit is left',
            tells: 'Each sum is smaller than the number before it, so one running value leads to the end.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'No number can come up again, because each sum is smaller than the number before it, so a set of seen numbers would never find one.',
        },
        why: 'Take the number apart, add up its digits, and go on with the sum until it is below 10, counting the seconds.',
        cost: 'O(d)',
        given: ['digits', 'digit'],
      },
      {
        id: 'digit-and-bit-parsing--hash-lookup-b',
        text: 'A scoreboard in a gym shows a whole number with up to 18 digits. After every second, the board replaces the number by the sum of the squares of its digits, and it stops as soon as a number comes up again. The program behind it has room for a few thousand numbers. After how many seconds does the board stop?',
        world: 'scoreboard',
        pattern: 'hash-lookup',
        alsoFits: [
          {
            pattern: 'linked-list-two-pointers',
            whyNotFirst:
              'A slow and a fast run find the cycle without memory, but with memory for all numbers, a set counts the seconds in a single run.',
          },
        ],
        evidence: [
          {
            words: 'as soon as a number comes up again',
            tells:
              'A number that was shown before must be recognized, and a set of the numbers notices it at once.',
            decides: true,
          },
          {
            words: 'room for a few thousand numbers',
            tells: 'After the first second, no number exceeds 18 · 81 = 1,458, so all of them can be stored.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'digit-and-bit-parsing',
          fails:
            'Taking a number apart makes the next one, but a running value alone does not notice that a number was there before, and it never ends.',
        },
        why: 'Put each number into a set, compute the next one from its digits, and stop when it is in the set already.',
        cost: 'O(s)',
        given: ['digits'],
      },
    ],
    clauses: [
      'its digits, and it stops as soon as only one digit is left',
      'the squares of its digits, and it stops as soon as a number comes up again',
    ],
    changes:
      'The sums of digits shrink until one digit is left, so the current number is enough. The sums of squares run into a cycle, which only a memory of earlier numbers notices at its first repeat.',
    breaks:
      'A running value relies on an end that it shows by itself, and a repeat shows only in comparison with earlier values.',
    counterexample: {
      prompt: 1,
      input: {
        number: 4,
      },
      right: 8,
      wrong: 0,
      explains:
        'Waiting for a single digit ends after 0 seconds. With a set, 4, 16, 37, 58, 89, 145, 42, 20 and 4 show that 4 comes up again after 8 seconds.',
    },
  },
  {
    id: 'digit-and-bit-parsing--string-two-pointers',
    prompts: [
      {
        id: 'digit-and-bit-parsing--string-two-pointers-a',
        text: 'A bank prints two codes on every check. Each is a string of up to 100,000 digits, which fits into no integer type. A machine can read both strings from either end, and besides its output it has only a few variables. Given two such codes, return whether both numbers leave the same remainder when divided by 89.',
        world: 'bank checks',
        pattern: 'digit-and-bit-parsing',
        evidence: [
          {
            words: 'fits into no integer type',
            tells: 'The remainder has to be worked out on the strings.',
            decides: false,
          },
          {
            words: 'the same remainder when divided by 89',
            tells:
              'Digits stand for values: each one turns the remainder so far into 10 times it plus the digit.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-two-pointers',
          fails:
            'No two positions have to be compared: each number is read by itself, and numbers of different lengths can leave the same remainder.',
        },
        why: 'Read each string from the left, multiply the remainder so far by 10, add the digit, and take the remainder again.',
        cost: 'O(n)',
        given: ['digits'],
      },
      {
        id: 'digit-and-bit-parsing--string-two-pointers-b',
        text: 'A bank prints two codes on every check. Each is a string of up to 100,000 digits, which fits into no integer type. A machine can read both strings from either end, and besides its output it has only a few variables. Given two such codes, return whether one is the other read backward.',
        world: 'bank checks',
        pattern: 'string-two-pointers',
        evidence: [
          {
            words: 'from either end',
            tells:
              'One position can start at the front of one string, and the other at the end of the other string.',
            decides: false,
          },
          {
            words: 'it has only a few variables',
            tells: 'No reversed copy can be stored.',
            decides: false,
          },
          {
            words: 'whether one is the other read backward',
            tells: 'Characters have to match at mirrored positions, whatever number they stand for.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'digit-and-bit-parsing',
          fails:
            'The values of the digits play no part: there is no running remainder, only characters that match or do not match.',
        },
        why: 'Compare the first code from the front with the second one from the end, and stop at the first mismatch.',
        cost: 'O(n)',
        given: ['digits'],
      },
    ],
    clauses: [
      'whether both numbers leave the same remainder when divided by 89',
      'whether one is the other read backward',
    ],
    changes:
      'A remainder uses the values of the digits, so each string is turned into a number step by step. Reading backward only compares characters at mirrored positions.',
    breaks:
      'Comparing two positions relies on characters that must be equal, and different digits can make numbers with the same remainder.',
    counterexample: {
      prompt: 0,
      input: {
        first: '90',
        second: '1',
      },
      right: true,
      wrong: false,
      explains:
        'The characters at the first position of one and the last position of the other are 9 and 1, so no comparison succeeds. But 90 and 1 both leave the remainder 1.',
    },
  },
  {
    id: 'frequency-counting--heap-priority-queue',
    prompts: [
      {
        id: 'frequency-counting--heap-priority-queue-a',
        text: 'A machine strings a bag of up to 200,000 beads into one straight chain. The beads come in up to 50,000 colors, each with a number, and beads that touch must have different colors. Given the colors of all beads in the bag, report whether such a chain of all beads exists.',
        world: 'bead machine',
        pattern: 'frequency-counting',
        evidence: [
          {
            words: 'beads that touch must have different colors',
            tells: 'A color can fill at most every other position of the chain.',
            decides: false,
          },
          {
            words: 'whether such a chain of all beads exists',
            tells: 'The largest count decides: it may be at most half of the beads, rounded up.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'No bead has to be chosen, and no color that is left has to be found, because the largest count alone gives the answer.',
        },
        why: 'Count the beads of each color, and compare the largest count with half of the number of beads, rounded up.',
        cost: 'O(n)',
      },
      {
        id: 'frequency-counting--heap-priority-queue-b',
        text: 'A machine strings a bag of up to 200,000 beads into one straight chain. The beads come in up to 50,000 colors, each with a number, and beads that touch must have different colors. Given the colors of all beads in the bag, report the chain it makes if it always adds the allowed color with the most beads left, on a tie the smallest number, until no color is allowed.',
        world: 'bead machine',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'up to 50,000 colors',
            tells: 'Looking through all colors for each bead would take up to 10 billion steps.',
            decides: false,
          },
          {
            words: 'always adds the allowed color with the most beads left',
            tells:
              'The largest count is needed again and again, while counts fall and the last color has to wait.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails:
            'The counts at the start do not give the chain: they fall with every bead, and the color that was just added must wait.',
        },
        why: 'Keep the colors in a heap by the beads that are left, take out the top one, and put back the color that had to wait.',
        cost: 'O(n log k)',
      },
    ],
    clauses: [
      'whether such a chain of all beads exists',
      'the chain it makes if it always adds the allowed color with the most beads left, on a tie the smallest number, until no color is allowed',
    ],
    changes:
      'Whether a chain exists follows from the counts as they are. To report the chain, the most frequent allowed color is taken again and again while the counts fall.',
    breaks:
      'Counts that are read off once rank the colors only at the start, and each bead that is added changes the ranking.',
    counterexample: {
      prompt: 1,
      input: {
        beads: [1, 1, 1, 2, 2, 3],
      },
      right: [1, 2, 1, 2, 1, 3],
      wrong: [1, 1, 1, 2, 2, 3],
      explains:
        'In the order of their counts at the start, equal colors touch. After each bead, the most frequent color other than the last one gives 1, 2, 1, 2, 1, 3.',
    },
  },
]
