import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'basic-binary-search-1',
    text: 'A taxi computer stores the house numbers of a boulevard in increasing order, all different, up to ten million. The driver types a number, and the computer must give the position of exactly that house, or say that it does not exist. It may read any position directly, but only about thirty reads are allowed.',
    world: 'street numbers',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'in increasing order, all different',
        tells: 'Values that rise throughout let one comparison discard half of the positions.',
        decides: false,
      },
      {
        words: 'the position of exactly that house',
        tells: 'With distinct numbers, one exact match ends the search.',
        decides: true,
      },
      {
        words: 'only about thirty reads',
        tells: 'About thirty reads for ten million entries means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'There are no equal houses whose first or last counts, and the task asks for no nearest one, so the search may stop at the match.',
    },
    why: 'Compare the number with the middle house and keep the half that can contain it until it is found or nothing is left.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-2',
    text: 'A safe hides a whole number from 1 to two billion. For every number you enter, its display says "more", "less" or "open", and each try costs one of 35 tokens. The hidden number never changes. How do you open the safe for certain?',
    world: 'safe dial',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'says "more", "less" or "open"',
        tells: 'One reply to one try decides which half remains, without any counting.',
        decides: true,
      },
      {
        words: 'costs one of 35 tokens',
        tells: '35 tries are enough for two billion numbers only by halving.',
        decides: false,
      },
      {
        words: 'hidden number never changes',
        tells: 'A fixed secret means that earlier replies stay true.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        "No guess has to be added up or counted against a limit: the safe's own reply compares the guess with the secret.",
    },
    why: 'Enter the middle of the range that is still possible and keep the half that the reply points to.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-3',
    text: 'In a box of collector cards, ordered by number, every card is there exactly twice, side by side, except for one that is there once. The machine can photograph any position in the box of 4,000,001 cards but needs a second for each. Find out within a minute which card is single.',
    world: 'card collection',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The first even position whose card differs from the next one is an edge as well, but the single card is one exact element, not one of several equal ones.',
      },
    ],
    evidence: [
      {
        words: 'every card is there exactly twice',
        tells: 'Pairs take two positions each, so before the gap they begin at even positions.',
        decides: false,
      },
      {
        words: 'except for one that is there once',
        tells:
          'After the single card, pairs begin at odd positions, and comparing one neighbor shows which side you are on.',
        decides: true,
      },
      {
        words: 'any position in the box of 4,000,001 cards',
        tells: 'Any position can be read directly, as halving requires.',
        decides: false,
      },
      {
        words: 'which card is single',
        tells: 'One element is sought, not the edge of a group.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'The card numbers never drop, so no half has to be checked for being in order; where the pairs begin shows the side.',
    },
    why: 'At an even middle position, compare it with the next card: if they are equal, the single card is further right, otherwise at or before it.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-4',
    text: "A carpet robot knows an endless series of patterns; pattern k needs k times k plus 3k tiles. A customer owns n tiles, with n up to 10 to the power 18, and wants a pattern that uses up exactly all of them. Which pattern number is that, or is there none? The robot's chip knows whole-number arithmetic only.",
    world: 'carpet patterns',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Guessing a pattern number and testing it is the same halving; here a guess is compared with n at once, without a pass over any data.',
      },
    ],
    evidence: [
      {
        words: 'pattern k needs k times k plus 3k tiles',
        tells: 'The numbers of tiles rise strictly with k, and any of them can be computed directly.',
        decides: false,
      },
      {
        words: 'n tiles, with n up to 10 to the power 18',
        tells: 'The range is far too large to try one pattern after another.',
        decides: false,
      },
      {
        words: 'a pattern that uses up exactly all of them',
        tells: 'One exact value is sought in a rising sequence, and a match ends the search.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails: 'No edge is sought: a match ends the search, and without a match there is no pattern to report.',
    },
    why: 'Halve the range of pattern numbers and compare the tiles of the middle pattern with n.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-5',
    text: 'A printed star catalog has 900 pages with 120 entries each. On every page the catalog numbers rise, and each page starts above the last number of the page before. A student wants to know whether number 48,211 is printed, opening as few entries as possible.',
    world: 'star catalog',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'On every page the catalog numbers rise',
        tells: 'Order within pages lets a comparison rule out a part of a page.',
        decides: false,
      },
      {
        words: 'each page starts above the last number of the page before',
        tells:
          'Together the pages form one rising sequence, so a page and a line can be computed from one index.',
        decides: true,
      },
      {
        words: 'whether number 48,211 is printed',
        tells: 'The task only asks whether one value is present.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'The order never breaks from page to page, so there is no need to find out which half is in order.',
    },
    why: 'Treat page and line as one index from 0 to 107,999 and halve that range by comparing the entry at the middle.',
    cost: 'O(log(r · c))',
  },
  {
    id: 'basic-binary-search-6',
    text: "As an elevator rises, one sensor's readings strictly increase while another one's strictly decrease. A technician may read both at any of 50,000 heights along the shaft. She needs the one height at which they are exactly equal, or the message that there is none.",
    world: 'elevator shaft',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: "one sensor's readings strictly increase while another one's strictly decrease",
        tells: 'The difference of the two readings rises strictly, so its sign picks the half.',
        decides: false,
      },
      {
        words: 'the one height at which they are exactly equal',
        tells: 'With strict change there can be at most one such height, and hitting it ends the search.',
        decides: true,
      },
      {
        words: 'there is none',
        tells: 'An exact match may be missing, in which case the range becomes empty.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'Strict change leaves at most one such height, so there is no group of entries whose first or last must be found after a match.',
    },
    why: 'Compare both readings at the middle height and continue above if the first one is smaller, below if it is larger.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-7',
    text: 'A village school measured its 200 students to the hundredth of a millimeter. A study keeps 40,000 such heights from short to tall, no two of them equal. Which students of the school have exactly the height of somebody in the study? An entry of the study is sent on request, by its position, and the school has 4,000 requests.',
    world: 'school sizes',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: '40,000 such heights from short to tall',
        tells: 'One comparison with an entry discards all those on one side of it.',
        decides: false,
      },
      {
        words: 'no two of them equal',
        tells: 'Since no value repeats, a match is the only one and ends the search.',
        decides: true,
      },
      {
        words: 'exactly the height of somebody in the study',
        tells: 'Whether one exact value is there is the plain question to ordered data.',
        decides: false,
      },
      {
        words: '4,000 requests',
        tells: 'Twenty reads for each of 200 values are enough only if the range is halved.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'You need no first or last entry of a group: all heights of the study differ, so searching on after a match only wastes requests.',
    },
    why: 'For each student, compare with the middle height of the study and keep the half that can contain it, until it is met or nothing is left.',
    cost: 'O(m log n)',
  },
  {
    id: 'basic-binary-search-8',
    text: "A record shop's shelf is ordered by catalog code, and no two codes are equal. A newly bought record has a code that is not on the shelf yet. Before moving anything, the clerk wants to know at which position it belongs; there are 80,000 records, and each look costs a walk.",
    world: 'vinyl shelf',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The position is also the first code that is larger, but without equal codes the plain search ends at it anyway.',
      },
    ],
    evidence: [
      {
        words: 'ordered by catalog code, and no two codes are equal',
        tells: 'Distinct, rising codes let each look rule out half of the shelf.',
        decides: true,
      },
      {
        words: 'that is not on the shelf yet',
        tells: 'One position is sought, and no equal code can complicate it.',
        decides: true,
      },
      {
        words: 'at which position it belongs',
        tells: 'The insert position is where the search range becomes empty.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'The codes rise from one end of the shelf to the other, so no half has to be checked for being in order.',
    },
    why: 'Halve the shelf by comparing codes; the left end of the range is the position when the range is empty.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-9',
    form: 'long',
    text: 'For its centenary, a gymnastics club lets 70,000 people march past the town hall in one long line. Each wears a different number. They were told to line up with the smallest number in front and the numbers rising toward the end of the line, and they almost did: everybody is at most one place away from where he or she should be, because here and there two neighbors chatted and swapped. The brass band plays the same march all day. An agency now sells photographs. A fixed camera took one picture per marcher, and the pictures lie in an archive in the order of the line. A customer tells us the number on his shirt, for example 4,077 in a line that begins 3, 8, 5, 9, and the software must find his picture or say that this number did not march. Opening a picture and reading the number takes three seconds, and a customer will wait for three minutes.',
    world: 'gymnastics march',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'Each wears a different number',
        tells: 'A match is the only one and ends the search.',
        decides: true,
      },
      {
        words: 'at most one place away from where he or she should be',
        tells: 'Beyond its two neighbors, a picture still tells on which side the number must be.',
        decides: true,
      },
      {
        words: 'a customer will wait for three minutes',
        tells:
          'About sixty pictures may be opened, which is enough for halving and for looking at neighbors.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'No part of the line was cut off and moved: apart from swapped neighbors the numbers rise from front to end, so no half has to be checked for its order.',
    },
    why: 'Open the middle picture and its two neighbors, stop at a match, and otherwise continue on the side to which the number points.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-10',
    form: 'long',
    text: 'Subject: container overboard. On the quay stands one row of 30,000 containers from the ship that arrived last night. When they were loaded in Busan, they were numbered 1, 2, 3 and so on, up to 30,001, and set down in exactly this order. On the way, one container fell into the sea; the captain is sorry, but he did not see which one. In the port, the row was pushed together, so there is no gap, and the order is the old one. Our drone can fly to any position in the row and read the number painted there; with take-off and landing, that takes 40 seconds. The insurance company, which is run by a very impatient man, wants to know the number of the lost container within fifteen minutes. If the row were 1, 2, 4, 5, 6, the answer would be 3. How should the drone be flown?',
    world: 'lost container',
    pattern: 'basic-binary-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'The first position whose number is too large is an edge as well, but it is found by one plain comparison of a position with its number.',
      },
    ],
    evidence: [
      {
        words: 'set down in exactly this order',
        tells: 'Each number belongs to a position, so a position alone tells which number should be there.',
        decides: false,
      },
      {
        words: 'one container fell into the sea',
        tells:
          'Before the gap, position and number agree, and after it they never do, so one look picks the half.',
        decides: true,
      },
      {
        words: 'within fifteen minutes',
        tells: 'Only about twenty looks are possible, so a look must rule out half of the row.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'rotated-array-search',
      fails:
        'The order was not broken anywhere: the numbers rise along the whole row, and a comparison with an end of the row would say nothing about the gap.',
    },
    why: 'Read the number at the middle position: if it equals the position, the lost one comes later, otherwise it is this number minus one or earlier.',
    cost: 'O(log n)',
  },
  {
    id: 'basic-binary-search-11',
    form: 'vague',
    text: 'A hiking app wants to tell people at which point of a trail they reach a certain height above the sea.',
    asks: [
      {
        question: 'Does the trail go up and down?',
        answer: 'This one goes up without pause: every survey point is strictly higher than the one before.',
      },
      {
        question: 'What if no survey point has that height?',
        answer:
          'Then the app says so. A neighboring point is of no use, it must be that height to the centimeter.',
      },
      {
        question: 'Where are the survey points?',
        answer:
          'On a server that sends the height of any point you name, two million of them in all. Every message costs us money.',
      },
    ],
    world: 'summit trail',
    pattern: 'basic-binary-search',
    evidence: [
      {
        words: 'every survey point is strictly higher than the one before',
        tells: 'Heights rise without repeats, so one comparison discards all points on one side.',
        decides: true,
      },
      {
        words: 'it must be that height to the centimeter',
        tells: 'One exact value is sought, and a match ends the search.',
        decides: true,
      },
      {
        words: 'Every message costs us money',
        tells: 'As few reads as possible means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'No two points are equally high and a nearby point does not help, so there is no edge and no nearest one to find.',
    },
    why: 'Ask for the middle point of those that remain and keep the half on the right side of the wanted height, until it is met or nothing remains.',
    cost: 'O(log n)',
  },
]
