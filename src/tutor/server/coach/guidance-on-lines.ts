import type { Guidance } from './guidance.ts'

/** Arrays, searches, strings, lists, stacks and queues. */
export const guidanceOnLines: Readonly<Record<string, Guidance>> = {
  'two-pointers': {
    keeps: 'every value outside the two indices has been ruled out for good, with all its partners.',
    sibling:
      'Two weights with the sum closest to 21, from `[3, 8, 9, 14, 17]`. 3 + 17 = 20 is 1 short, and 3 has no better partner: 3 goes. 8 + 17 = 25 is too much, and 17 has no better partner: 17 goes. 8 + 14 = 22 is 1 over: 14 goes. 8 + 9 = 17. Best gap: 1.',
  },
  'sliding-window': {
    keeps:
      'the summary describes exactly what is between the two ends, and no longer valid window starts further left.',
    sibling:
      'Longest run of days with at most 10 km in total, from `[4, 3, 5, 1, 2]`. Take 4 and 3: 7. Take 5: 12 is too much, give 4 back: 8. Take 1: 9, three days. Take 2: 11, give 3 back: 8, three days. Each day came in once and left at most once.',
  },
  'prefix-sum': {
    keeps: 'the total up to here is known, and so is every total before it, so a stretch is one subtraction.',
    sibling:
      'Is there a stretch of `[4, -3, 1, 2, -3]` with the sum 0? Totals, starting before the first: 0, 4, 1, 2, 4, 1. The total 4 stands after one value and again after four, so what lies between added nothing: -3 + 1 + 2 = 0.',
  },
  'hash-lookup': {
    keeps: 'the map holds exactly what stands before the present element, and nothing of what comes after.',
    sibling:
      'Two prices that differ by 4 in `[9, 2, 6, 3]`. At 9: were 5 or 13 seen? No, note 9. At 2: was 6 or -2 seen? No, note 2. At 6: was 2 or 10 seen? Yes, 2. One question or two for each element, and never a look back.',
  },
  sorting: {
    keeps: 'the zone that is done keeps its promise, and the rest has not been promised anything.',
    sibling:
      'Bring all values below 4 to the front of `[5, 2, 8, 1]`. The small zone is empty. 5 stays. 2 is small: swap it with 5, the zone is `[2]`. 8 stays. 1 is small: swap it with the first behind the zone, 5: `[2, 1, 8, 5]`. The zone always held small values only.',
  },
  'greedy-intervals': {
    keeps: 'of all that could have been chosen so far, the present choice leaves the most room.',
    sibling:
      'Most talks you can hear from 9-12, 10-11, 11-13, 12-14. In order of their ends: 10-11, 9-12, 11-13, 12-14. Take 10-11. 9-12 began too early. 11-13 fits, take it. 12-14 does not. Two talks, and swapping one for an earlier end could only help.',
  },
  'basic-binary-search': {
    keeps: 'if the value is there at all, it lies between the two borders.',
    sibling:
      'In which of eight drawers is Moss: A-C, D-F, G-I, J-L, M-O, P-R, S-U, V-Z? Look at the fourth, J-L: M is later, so four drawers are out. The sixth, P-R: M is earlier, so three are out. Only M-O is left: found, after two looks that dropped half.',
  },
  'range-search': {
    keeps: 'everything on the left says no, everything on the right says yes, and only the gap is unknown.',
    sibling:
      'How many of `[1, 3, 3, 6, 8]` are below 5? Look for the first that is not below. The middle 3 is below: no, go on behind it. Of 6 and 8 look at 6: yes, it may be the first. The gap is closed, and three stand before it. Meeting an equal value would have changed nothing.',
  },
  'rotated-array-search': {
    keeps:
      'one half between the borders is in clean order, and the target, if present, is still between the borders.',
    sibling:
      'Lowest point of a valley `[9, 6, 2, 4, 7]`. At the middle, 2, the right neighbour 4 is larger: uphill, so the lowest is here or to the left. At 6 the right neighbour 2 is smaller: downhill, so it lies to the right. Only 2 remains. A comparison with one neighbour chose the half.',
  },
  'binary-search-on-answer': {
    keeps: 'every guess below the range is known to fail, every guess above it is known to work.',
    sibling:
      'Smallest side of a square board for seven square notes of side 2. A board of side `s` holds `s / 2`, rounded down, in each direction. Side 8 holds 16: it works. Side 4 holds 4: it fails. Side 6 holds 9: it works. Side 5 holds 4: it fails. So 6.',
  },
  'string-two-pointers': {
    keeps: 'everything outside the two indices is settled and is never looked at again.',
    sibling:
      'Close the gaps in `a.b.c`, keeping the order. The reader is on a: write it in place 0. A dot: only the reader moves. b: write it in place 1. A dot. c: write it in place 2. The writer never overtook the reader, so nothing unread was lost.',
  },
  'string-sliding-window': {
    keeps:
      'the counts describe exactly the letters in the window, and the rule holds again before anything is recorded.',
    sibling:
      'Longest stretch of `abcbd` with at most one b. a, b, c: length 3. The second b breaks the rule: let a go, still two; let b go: c b, length 2. d: c b d, length 3. The left end moved until the count was right again, and never back.',
  },
  'string-dynamic-programming': {
    keeps: 'each cell is the final answer for its two beginnings, and needs only shorter ones.',
    sibling:
      'Can the road `ab` be read within `aXb`, letters in order? With nothing to find the answer is always yes. Row a: no before the first letter, yes from then on. Row b: it needs a b and a yes diagonally before it: only at the last letter. The corner says yes.',
  },
  'frequency-counting': {
    keeps: 'after each letter the table says how many of each are still unaccounted for.',
    sibling:
      'Which marble was added, if r r b became r b r b? Count up for the first bag: r 2, b 1. Count down for the second: r 1, b 0, r 0, b -1. Below zero: it was a b. The order in the bags never mattered.',
  },
  'digit-and-bit-parsing': {
    keeps: 'the running value is exactly what the symbols read so far stand for.',
    sibling:
      'What does 1 0 1 1, read from the left, stand for in base two? Start with 0. Read 1: 0 * 2 + 1 = 1. Read 0: 2. Read 1: 5. Read 1: 11. Each symbol doubled what was there and added itself.',
  },
  'linked-list-manipulation': {
    keeps: 'the finished part hangs together from the dummy on, and something still points at the rest.',
    sibling:
      'Move the wagons B, C of A, B, C, D to the end. A holds on to B and C holds on to D, so remember D first. Couple A to D, D to B, and let C hold nobody. The order of these moves matters: letting go of D before anyone held it would have lost it.',
  },
  'linked-list-two-pointers': {
    keeps: 'the gap between the two walkers, or the ratio of their steps, is known at every moment.',
    sibling:
      'The stop a third of the way along a line of unknown length. Let one rider go three stops while the other goes one. When the first cannot go on, the second stands at a third. One ride, no counting; check the next three stops before riding on.',
  },
  'linked-list-reversal': {
    keeps:
      'behind you all links point back, in front of you all still point forward, and you hold one end of each part.',
    sibling:
      'Turn round all behind B in A > B > C > D. Remember B and C. C lets go of D and holds nobody; D holds C. Now B holds D. C, the first of the part, has become its last, and both seams are tied: A > B > D > C.',
  },
  'linked-list-design': {
    keeps: 'map and list hold the same entries, and the list is in the order in which they would leave.',
    sibling:
      'A playlist from which any song can be moved to the end at once. A, B, C hang in a chain, each knowing both neighbours, and an index says where each hangs. Move A: the index finds it, the guard at the front and B join hands, A goes between C and the guard at the end. Four links, however long the list.',
  },
  'stack-operations': {
    keeps: 'the stack holds exactly what is open, the innermost on top.',
    sibling:
      'What is left after typing a, b, undo, c, d, undo, undo? a; a b; undo takes the latest, b: a; a c; a c d; undo takes d, then c: a. An undo never asked for anything but the latest, and on an empty pile it must do nothing.',
  },
  'queue-operations': {
    keeps: 'the front is the oldest that still counts, and nothing behind it is older.',
    sibling:
      'A, B, C, D stand in a circle and every second leaves. A goes from the front to the back, B leaves: C D A. C goes to the back, D leaves: A C. A goes to the back, C leaves. A remains. The middle was never touched.',
  },
  'monotonic-stack': {
    keeps: "everything on the stack can still be somebody's answer, and it stands in order.",
    sibling:
      'For each house of heights `[2, 5, 3, 4]`, the nearest lower one to its left. 2: none; keep it. 5: on top is 2, lower; keep 5. 3: 5 is not lower and can never be an answer again, drop it; 2 is. 4: on top is 3. Each house came and went at most once.',
  },
}
