import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'basic-binary-search--binary-search-on-answer',
    prompts: [
      {
        id: 'basic-binary-search--binary-search-on-answer-a',
        text: 'A kneading machine has a million speeds. A higher speed draws strictly more power, and a batch of w kilograms takes w divided by the speed in minutes, rounded up. Up to 40,000 batches of at most 1,000 kilograms will be kneaded one after another, and the power meter can be read at any speed. Find the speed, if any, that draws exactly 900 watts.',
        world: 'kneading machine',
        pattern: 'basic-binary-search',
        evidence: [
          {
            words: 'higher speed draws strictly more power',
            tells: 'Readings that rise throughout let one comparison discard half of the speeds.',
            decides: false,
          },
          {
            words: 'the speed, if any, that draws exactly 900 watts',
            tells: 'One exact value is sought, and one reading at the middle decides.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails:
            "No batch has to be added up here: the meter's reading at the middle speed already tells which half to keep.",
        },
        why: 'Read the power at the middle speed and keep the half that can contain 900 watts.',
        cost: 'O(log n)',
      },
      {
        id: 'basic-binary-search--binary-search-on-answer-b',
        text: 'A kneading machine has a million speeds. A higher speed draws strictly more power, and a batch of w kilograms takes w divided by the speed in minutes, rounded up. Up to 40,000 batches of at most 1,000 kilograms will be kneaded one after another, and the power meter can be read at any speed. Find the lowest speed that finishes all batches within 100,000 minutes.',
        world: 'kneading machine',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'higher speed draws strictly more power',
            tells: 'More speed means more power and never more time, so the speeds can be halved.',
            decides: false,
          },
          {
            words: 'the lowest speed that finishes all batches within 100,000 minutes',
            tells:
              'The minutes of all batches are totaled against a limit, so each guessed speed needs a pass.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'basic-binary-search',
          fails:
            'One reading says nothing about all batches: each takes its own rounded-up time, and only their total shows whether a speed is enough.',
        },
        why: 'Halve the range of speeds and add up the rounded-up minutes of all batches for each guess.',
        cost: 'O(n log(speeds))',
      },
    ],
    clauses: [
      'the speed, if any, that draws exactly 900 watts',
      'the lowest speed that finishes all batches within 100,000 minutes',
    ],
    changes:
      'The power of a speed is one stored fact that a single reading gives. Whether a speed finishes everything in time depends on all batches, so every guess needs a pass that adds up.',
    breaks:
      'One look at the middle no longer decides, because no single value contains the rounded-up times of all batches.',
    counterexample: {
      prompt: 1,
      input: { batches: [3, 3, 3], minutes: 5 },
      right: 3,
      wrong: 2,
      explains:
        'One look at the total of 9 kilograms suggests speed 2, since 9 / 2 rounds up to 5. But each batch is rounded up on its own: at speed 2 they take 2 + 2 + 2 = 6 minutes.',
    },
  },
  {
    id: 'basic-binary-search--range-search',
    prompts: [
      {
        id: 'basic-binary-search--range-search-a',
        text: 'A parcel scale stores 3,000,000 weights in increasing order of grams, and no two parcels weigh the same. For a given weight, report the first position at which it is stored, or -1 if it is not. Each read is slow, so about twenty-five reads are allowed.',
        world: 'parcel scale',
        pattern: 'basic-binary-search',
        evidence: [
          {
            words: 'in increasing order of grams',
            tells: 'Ordered values let one comparison discard half of the positions.',
            decides: false,
          },
          {
            words: 'no two parcels weigh the same',
            tells: 'With distinct values, the first match is the only one, so a match ends the search.',
            decides: true,
          },
          {
            words: 'twenty-five reads',
            tells: 'Twenty-five reads for three million entries means halving.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails:
            'Searching on after a match would find nothing new, because no other parcel has the same weight.',
        },
        why: 'Compare with the middle weight and stop at a match, otherwise keep the half that can contain it.',
        cost: 'O(log n)',
      },
      {
        id: 'basic-binary-search--range-search-b',
        text: 'A parcel scale stores 3,000,000 weights in increasing order of grams, and many parcels weigh the same. For a given weight, report the first position at which it is stored, or -1 if it is not. Each read is slow, so about twenty-five reads are allowed.',
        world: 'parcel scale',
        pattern: 'range-search',
        evidence: [
          {
            words: 'in increasing order of grams',
            tells: 'Ordered values keep equal ones next to each other.',
            decides: false,
          },
          {
            words: 'many parcels weigh the same',
            tells: 'With repeats, a match may have equal entries before it, so the edge must be searched.',
            decides: true,
          },
          {
            words: 'twenty-five reads',
            tells: 'Too few reads to walk back through thousands of equal entries.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'basic-binary-search',
          fails:
            'Stopping at a match can report a position in the middle of many equal parcels instead of the first one.',
        },
        why: 'On a match, keep the position as a candidate and continue in the left half until nothing is left.',
        cost: 'O(log n)',
      },
    ],
    clauses: ['no two parcels weigh the same', 'many parcels weigh the same'],
    changes:
      'When all weights differ, the first match is the answer and ends the search. When weights repeat, a match is only a candidate, and the search continues to the left.',
    breaks: 'Stopping at the first match is no longer right, because equal entries may come before it.',
    counterexample: {
      prompt: 1,
      input: { weights: [2, 5, 5, 5, 9], weight: 5 },
      right: 1,
      wrong: 2,
      explains: 'The plain search meets a 5 at index 2 and stops. The first 5 is at index 1.',
    },
  },
  {
    id: 'basic-binary-search--rotated-array-search',
    prompts: [
      {
        id: 'basic-binary-search--rotated-array-search-a',
        text: 'A gym has 20,000 lockers with different numbers. The electronic list gives the numbers in increasing order, from its first entry to its last. At which position is locker 512, or is it missing? Any position can be read, but each read wakes a sensor, so keep reads few.',
        world: 'gym lockers',
        pattern: 'basic-binary-search',
        evidence: [
          {
            words: 'from its first entry to its last',
            tells: 'The values rise throughout, so one comparison picks the half.',
            decides: true,
          },
          {
            words: 'At which position is locker 512',
            tells: 'One exact value is sought.',
            decides: false,
          },
          {
            words: 'each read wakes a sensor',
            tells: 'Few reads mean halving.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'rotated-array-search',
          fails: 'The order never breaks, so checking which half is in order is wasted work.',
        },
        why: 'Compare 512 with the middle number and keep the half that can contain it.',
        cost: 'O(log n)',
      },
      {
        id: 'basic-binary-search--rotated-array-search-b',
        text: 'A gym has 20,000 lockers with different numbers. The electronic list gives the numbers in increasing order, around a circular hall, beginning at an arbitrary locker. At which position is locker 512, or is it missing? Any position can be read, but each read wakes a sensor, so keep reads few.',
        world: 'gym lockers',
        pattern: 'rotated-array-search',
        evidence: [
          {
            words: 'around a circular hall, beginning at an arbitrary locker',
            tells: 'Beginning anywhere on a circle means the order drops once at an unknown position.',
            decides: true,
          },
          {
            words: 'At which position is locker 512',
            tells: 'One exact value is sought, on either side of the drop.',
            decides: false,
          },
          {
            words: 'each read wakes a sensor',
            tells: 'Few reads mean halving, even with the drop.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'basic-binary-search',
          fails:
            'A number smaller than the middle one may be to its right, beyond the drop, so one comparison can discard the wrong half.',
        },
        why: 'See by the ends which half is in order, and keep it if 512 lies inside it, otherwise keep the other half.',
        cost: 'O(log n)',
      },
    ],
    clauses: ['from its first entry to its last', 'around a circular hall, beginning at an arbitrary locker'],
    changes:
      'A list that starts anywhere on a circle is in order except for one drop. Before a half can be discarded, you must know which half is in order.',
    breaks:
      'A comparison with the middle no longer tells the side, because larger numbers may be to the left of smaller ones.',
    counterexample: {
      prompt: 1,
      input: { numbers: [7, 9, 1, 3, 5], locker: 9 },
      right: 1,
      wrong: -1,
      explains:
        'The middle number is 1, so the plain search looks to the right for 9 and finds nothing. It is at index 1, before the drop.',
    },
  },
  {
    id: 'binary-search-on-answer--greedy-intervals',
    prompts: [
      {
        id: 'binary-search-on-answer--greedy-intervals-a',
        text: 'Along a straight museum wall, up to 100,000 paintings hang at given meter marks, in any order. A camera can be fixed anywhere and watches a stretch of the wall, the same length for every camera. The museum has 40 cameras and asks for the shortest stretch length with which every painting is watched.',
        world: 'picture wall',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'up to 100,000 paintings hang at given meter marks',
            tells: 'For a known length, one sweep over the marks counts the cameras.',
            decides: false,
          },
          {
            words: 'The museum has 40 cameras and asks for the shortest stretch length',
            tells: 'The length is a limit to guess, and the count of 40 tests each guess.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'A sweep needs to know how long a stretch is before it can place a camera; cutting the wall at its widest gaps can give stretches of very unequal length.',
        },
        why: 'Halve the range of lengths and count for each guess how many cameras a sweep from the left needs.',
        cost: 'O(n log n + n log(length))',
      },
      {
        id: 'binary-search-on-answer--greedy-intervals-b',
        text: 'Along a straight museum wall, up to 100,000 paintings hang at given meter marks, in any order. A camera can be fixed anywhere and watches a stretch of the wall, the same length for every camera. A stretch is 25 meters, and the museum wants the fewest cameras with which every painting is watched.',
        world: 'picture wall',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: 'up to 100,000 paintings hang at given meter marks',
            tells:
              'In order along the wall, the first painting that is not watched decides where the next camera goes.',
            decides: false,
          },
          {
            words: 'stretch is 25 meters, and the museum wants the fewest cameras',
            tells:
              'With the length known, starting a stretch at the first unwatched painting is always safe.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails: 'Nothing is left to guess: the length is given, and one sweep counts the cameras.',
        },
        why: 'Put the marks in order, and start a new stretch at the first painting that the last stretch does not contain.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'The museum has 40 cameras and asks for the shortest stretch length',
      'A stretch is 25 meters, and the museum wants the fewest cameras',
    ],
    changes:
      'With a given length one sweep settles every camera for good. With a given number of cameras the length is unknown, so you guess it and let that sweep test the guess.',
    breaks:
      'The sweep cannot place even the first camera without the length, and no rule about single gaps gives it.',
    counterexample: {
      prompt: 0,
      input: { marks: [0, 5, 9, 13], cameras: 2 },
      right: 5,
      wrong: 8,
      explains:
        'Without a length to test, the natural rule is to cut at the widest gap, between 0 and 5. That leaves one stretch of 8 meters. Stretches of 5 meters are enough: 0 to 5 and 9 to 13.',
    },
  },
  {
    id: 'binary-search-on-answer--heap-priority-queue',
    prompts: [
      {
        id: 'binary-search-on-answer--heap-priority-queue-a',
        text: 'A mint starts up to 1,000 coin presses at the same moment. Press i stamps a coin every t[i] seconds; when several finish in the same second, the lower press number counts first. Count the coins of all presses together, and find the second in which coin number 10,000,000,000,000 is stamped.',
        world: 'coin presses',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'Press i stamps a coin every t[i] seconds',
            tells: 'After any number of seconds, each press contributes a quotient that can be added up.',
            decides: false,
          },
          {
            words: 'find the second in which coin number 10,000,000,000,000 is stamped',
            tells:
              'One number is needed and the count is far too large to step through, so guess the second and count.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'Taking the next coin from a heap needs ten trillion steps; a pass over the presses counts the coins up to any second.',
        },
        why: 'Halve the range of seconds and add up the quotients to see whether the coins reach the number.',
        cost: 'O(n log(seconds))',
      },
      {
        id: 'binary-search-on-answer--heap-priority-queue-b',
        text: 'A mint starts up to 1,000 coin presses at the same moment. Press i stamps a coin every t[i] seconds; when several finish in the same second, the lower press number counts first. Count the coins of all presses together, and list the press of each of the first 5,000 coins, in order.',
        world: 'coin presses',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'Press i stamps a coin every t[i] seconds',
            tells: 'Each press has a next time that grows when it is used.',
            decides: false,
          },
          {
            words: 'list the press of each of the first 5,000 coins, in order',
            tells:
              'The coins are needed one by one, so the press with the earliest next time is taken again and again.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails:
            'A guessed second tells how many coins there are by then, but not which press stamped each of them.',
        },
        why: 'Keep every press with its next time in a heap, take out the earliest, record it and put it back with its next time.',
        cost: 'O(k log n)',
      },
    ],
    clauses: [
      'find the second in which coin number 10,000,000,000,000 is stamped',
      'list the press of each of the first 5,000 coins, in order',
    ],
    changes:
      'For one far-away number a count is enough, and a pass can count up to any second. For a list of single coins, each next one has to be found in turn.',
    breaks: 'Counting up to a guess gives a time and a total, and the order of the single items is lost.',
    counterexample: {
      prompt: 1,
      input: { seconds: [2, 3], coins: 4 },
      right: [1, 2, 1, 1],
      wrong: 6,
      explains:
        'Halving the seconds finds that four coins exist after second 6, and nothing more. The list needs each coin: press 1 at 2, press 2 at 3, press 1 at 4, press 1 at 6.',
    },
  },
  {
    id: 'binary-search-on-answer--range-search',
    prompts: [
      {
        id: 'binary-search-on-answer--range-search-a',
        text: "A moving company's truck capacities are listed in increasing order, up to 100,000 of them. A customer has 60,000 crates of known weights in a fixed row; a trip takes the next crates as long as they fit. What is the smallest capacity with which a truck, even one built to order, needs at most 30 trips?",
        world: 'moving trucks',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'truck capacities are listed in increasing order, up to 100,000 of them',
            tells: 'The list is in order, but a capacity off the list may be the answer.',
            decides: false,
          },
          {
            words: 'a truck, even one built to order, needs at most 30 trips',
            tells:
              'The trips must be counted for each guessed capacity, and more capacity never needs more trips.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails:
            'Looking up an entry is not enough: how many trips a capacity needs is known only after loading the whole row, and the answer need not be listed.',
        },
        why: 'Halve the range from the heaviest crate to the total weight and count the trips for each guess.',
        cost: 'O(n log(total))',
      },
      {
        id: 'binary-search-on-answer--range-search-b',
        text: "A moving company's truck capacities are listed in increasing order, up to 100,000 of them. A customer has 60,000 crates of known weights in a fixed row; a trip takes the next crates as long as they fit. What is the smallest capacity on the list that can carry the heaviest crate, of 740 kilograms?",
        world: 'moving trucks',
        pattern: 'range-search',
        evidence: [
          {
            words: 'truck capacities are listed in increasing order, up to 100,000 of them',
            tells: 'Ordered entries can be halved directly.',
            decides: false,
          },
          {
            words: 'on the list that can carry the heaviest crate, of 740 kilograms',
            tells:
              'The first entry of at least 740 is an edge in stored data, found by looking at the middle.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails: 'No pass over the crates is needed: the capacity stored at the middle is compared with 740.',
        },
        why: 'Halve the list to find the first capacity that is at least 740.',
        cost: 'O(log n)',
      },
    ],
    clauses: [
      'with which a truck, even one built to order, needs at most 30 trips',
      'on the list that can carry the heaviest crate, of 740 kilograms',
    ],
    changes:
      'In one case the condition is on a stored entry. In the other it is on a possible result, and only loading all crates shows whether it is enough.',
    breaks:
      'A look at a stored entry no longer decides, because the trips must be counted over the whole row.',
    counterexample: {
      prompt: 0,
      input: { capacities: [5, 6, 9], crates: [4, 4, 4], trips: 2 },
      right: 8,
      wrong: 6,
      explains:
        'Looking up the first listed capacity of at least 12 / 2 = 6 gives 6, but it takes only one crate per trip and needs three trips. With 8, which is not listed, two trips are enough.',
    },
  },
  {
    id: 'range-search--rotated-array-search',
    prompts: [
      {
        id: 'range-search--rotated-array-search-a',
        text: 'A ticket barrier stores 100,000 ticket numbers, all different. They are in increasing order from the first cell to the last. A control device sends a number, which need not be stored, and needs the smallest stored number that is at least as large, or 0 if there is none. It must get by with about forty cell reads.',
        world: 'ticket barrier',
        pattern: 'range-search',
        alsoFits: [
          {
            pattern: 'basic-binary-search',
            whyNotFirst:
              'A plain search ends where the number would be inserted, which is the same cell; the first number that qualifies is what the task asks for.',
          },
        ],
        evidence: [
          {
            words: 'all different',
            tells: 'Different numbers make the order strict.',
            decides: false,
          },
          {
            words: 'from the first cell to the last',
            tells:
              'Ordered throughout, so all numbers that qualify are at the end, and their first one is an edge.',
            decides: true,
          },
          {
            words: 'the smallest stored number that is at least as large',
            tells: 'The next entry is sought, and an exact match need not exist.',
            decides: false,
          },
          {
            words: 'about forty cell reads',
            tells: 'So few reads mean halving.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'rotated-array-search',
          fails: 'The cells rise from first to last, so no half has to be checked for being in order.',
        },
        why: 'Halve the cells to find the first number that is not smaller than the one sent.',
        cost: 'O(log n)',
      },
      {
        id: 'range-search--rotated-array-search-b',
        text: 'A ticket barrier stores 100,000 ticket numbers, all different. They are in increasing order around a ring of cells that begins at an unknown place. A control device sends a number, which need not be stored, and needs the smallest stored number that is at least as large, or 0 if there is none. It must get by with about forty cell reads.',
        world: 'ticket barrier',
        pattern: 'rotated-array-search',
        evidence: [
          {
            words: 'all different',
            tells: 'Different numbers make comparisons with an end clear.',
            decides: false,
          },
          {
            words: 'around a ring of cells that begins at an unknown place',
            tells: 'A ring with an unknown beginning has one drop, which must be found first.',
            decides: true,
          },
          {
            words: 'the smallest stored number that is at least as large',
            tells: 'The next larger number may be on either side of the drop.',
            decides: false,
          },
          {
            words: 'about forty cell reads',
            tells: 'So few reads mean halving, also for finding the drop.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails:
            'Along the cells the condition changes twice, since large numbers may come before the drop, so halving for one edge can end at the wrong place.',
        },
        why: 'Find the drop by comparing the middle with an end, then halve as if the cells began there.',
        cost: 'O(log n)',
      },
    ],
    clauses: ['from the first cell to the last', 'around a ring of cells that begins at an unknown place'],
    changes:
      'In plain order, the numbers that qualify are one block at the end. On a ring with an unknown beginning they may be split, so the drop has to be found first.',
    breaks: 'The condition no longer changes from no to yes just once along the cells.',
    counterexample: {
      prompt: 1,
      input: { numbers: [7, 9, 1, 3, 5], sent: 6 },
      right: 7,
      wrong: null,
      explains:
        'Halving for the first number of at least 6 reads 1 and 5, moves right twice and finds nothing. The 7 is before the drop.',
    },
  },
  {
    id: 'binary-search-on-answer--two-pointers',
    prompts: [
      {
        id: 'binary-search-on-answer--two-pointers-a',
        text: 'A line of 100,000 parcels, from the lightest to the heaviest and all of different weights, must be carried up a tower by 50,000 porters. Each porter climbs the tower only once and takes parcels that are next to each other in the line. No parcel may be divided or left behind. The porters care about the heaviest load among them: how light can it be at best?',
        world: 'tower porters',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'by 50,000 porters',
            tells: 'Under a guessed limit, one pass over the line counts the porters that are needed.',
            decides: false,
          },
          {
            words: 'next to each other in the line',
            tells:
              'Each load begins where the one before ended, so nothing settles a cut until a limit is set.',
            decides: true,
          },
          {
            words: 'how light can it be at best',
            tells:
              'A limit that works keeps working when it is raised, so the range of limits can be halved.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'Comparing two positions does not show where a load should end, and joining the lightest with the heaviest parcel ignores the line.',
        },
        why: 'Guess a limit, fill each load from the line while it stays within the limit, count the porters, and halve the range of limits.',
        cost: 'O(n log(total))',
      },
      {
        id: 'binary-search-on-answer--two-pointers-b',
        text: 'A line of 100,000 parcels, from the lightest to the heaviest and all of different weights, must be carried up a tower by 50,000 porters. Each porter climbs the tower only once and takes any two parcels, wherever they are in the line. No parcel may be divided or left behind. The porters care about the heaviest load among them: how light can it be at best?',
        world: 'tower porters',
        pattern: 'two-pointers',
        alsoFits: [
          {
            pattern: 'greedy-intervals',
            whyNotFirst:
              'Joining the lightest with the heaviest parcel is a greedy choice, but what carries it out are two ends that move inward.',
          },
        ],
        evidence: [
          {
            words: 'from the lightest to the heaviest',
            tells: 'The two ends of the line are the lightest and the heaviest parcel.',
            decides: false,
          },
          {
            words: 'any two parcels',
            tells: 'The heaviest parcel is best joined with the lightest one, which settles a load at once.',
            decides: true,
          },
          {
            words: 'the heaviest load among them',
            tells: 'The largest sum of a pair is the answer itself.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails:
            'A guessed limit would be tested by making the same pairs, and the pairs give the answer without any guess.',
        },
        why: 'Join the parcels at both ends of the line, move both ends inward, and keep the largest sum.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'parcels that are next to each other in the line',
      'any two parcels, wherever they are in the line',
    ],
    changes:
      'Loads cut from the line depend on where the load before them ended, so a limit is guessed and tested. Loads of any two parcels are settled one by one, the lightest with the heaviest.',
    breaks:
      'Joining the two ends assumes that any two parcels may go together, but the line fixes which ones are neighbors.',
    counterexample: {
      prompt: 0,
      input: {
        parcels: [1, 2, 8, 9],
        porters: 2,
      },
      right: 11,
      wrong: 10,
      explains:
        'The lightest with the heaviest gives 1 + 9 and 2 + 8, so 10. In the line, the best cut gives 1 + 2 + 8 = 11 and 9.',
    },
  },
]
