import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'unbounded-knapsack-1',
    text: 'A hardware store sells screws in packs of various sizes, each with its own price, 60 kinds of packs in all, and never runs out. A carpenter needs at least 10,000 screws and does not mind a few more. How little can he pay?',
    world: 'hardware store',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'never runs out',
        tells: 'Each kind of pack can be bought any number of times.',
        decides: true,
      },
      {
        words: 'at least 10,000 screws',
        tells: 'An amount is to be filled, and every smaller amount has its own best price.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: "With each pack bought at most once, the store's 60 packs may not even add up to 10,000 screws.",
    },
    why: 'For each number of screws, try each pack as the last one and add its price to the best price of the screws still missing.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-2',
    text: 'A radio station fills a gap of exactly s seconds, s at most 5,000, with jingles from a collection of 80. It may play a jingle as often as it likes, and playing the same ones in another order sounds different. How many programs are possible, modulo 10,007?',
    world: 'radio jingles',
    pattern: 'unbounded-knapsack',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Adding up the counts over the last jingle is a linear recurrence; that pieces are reused to fill an amount is what you notice first.',
      },
    ],
    evidence: [
      { words: 'as often as it likes', tells: 'Pieces are reused until the amount is full.', decides: true },
      {
        words: 'How many programs are possible',
        tells: 'Only a count is asked, so equal remaining gaps share one answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'It would play through every program, and there are far too many; programs with equal time left can share one count.',
    },
    why: 'The programs of s seconds are, over all possible last jingles, the programs of the seconds before it added together.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-3',
    text: 'A sawmill saws beams into boards of 40 standard lengths in whole centimeters. From one beam it may take the same length as often as it fits; whatever remains is burned. For each beam length from 1 to 20,000 centimeters, tell how many centimeters must be burned at least.',
    world: 'sawmill',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'the same length as often as it fits',
        tells: 'Each length may be taken any number of times.',
        decides: true,
      },
      {
        words: 'For each beam length from 1 to 20,000',
        tells: 'Every amount up to a limit has its own best answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'Taking each standard length once at most would burn a large part of a long beam.',
    },
    why: 'For each length, burn it all or try each board as the last one, and keep the least rest of the beam without it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-4',
    text: 'A dealer drives to market in a van that carries up to 3,000 kilograms. The dairy makes 25 kinds of cheese wheels, each kind with its weight in whole kilograms and its profit, and has as many wheels of each as he wants. Wheels are not cut. What is the highest profit of one trip?',
    world: 'cheese market',
    pattern: 'unbounded-knapsack',
    evidence: [
      { words: 'carries up to 3,000 kilograms', tells: 'A total must stay within a limit.', decides: false },
      {
        words: 'as many wheels of each as he wants',
        tells: 'A kind can be loaded again, so the choice is not over after one use.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Filling the van from high to low capacity allows one wheel of each kind, and 25 wheels may leave most of the van empty.',
    },
    why: 'For each load, from low to high, try each kind as the last wheel and keep the best profit.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-5',
    text: 'In a new arena sport, a team earns points by plays, and each of the up to 12 kinds of play is worth a fixed number of points. A team can make any play any number of times. List all final scores below 10,000 that can never be on the board.',
    world: 'arena scores',
    pattern: 'unbounded-knapsack',
    evidence: [
      { words: 'any play any number of times', tells: 'Pieces are reused without limit.', decides: true },
      {
        words: 'all final scores below 10,000',
        tells: 'A yes or no is needed for every amount up to a limit.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Looking back one or two points is not enough: every kind of play has its own look-back, and all of them must be tried at every score.',
    },
    why: 'A score is possible if it is zero or if taking away some play leaves a possible score, so go through the scores from low to high.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-6',
    text: 'A lab needs a spacer of DNA that is exactly 6,000 letters long; what it reads does not matter. It joins fragments end to end, and it can copy each of its 30 fragments, which are 20 to 400 letters long, as often as it needs. With how few fragment copies can the spacer be built, if at all?',
    world: 'DNA spacer',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'as often as it needs',
        tells: 'Fragments are pieces that may be used again and again.',
        decides: true,
      },
      {
        words: 'how few fragment copies',
        tells: 'For each length built so far only the fewest copies count, however they were chosen.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'Joining each fragment once at most gives far fewer lengths, and may miss 6,000 altogether.',
    },
    why: 'For each length, try each fragment as the last one and add one to the fewest copies for the length before it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-7',
    text: 'You have a gift voucher over exactly v cents, v at most 50,000, and the shop gives no change. It has 70 kinds of sweets, and any kind can be bought several times. How many sweets can you get at most, if you use up the voucher to the last cent?',
    world: 'gift voucher',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'any kind can be bought several times',
        tells: 'Each kind may be used again, so it is tried at every amount.',
        decides: true,
      },
      {
        words: 'to the last cent',
        tells: 'An amount must be hit exactly, so the cheapest sweets alone may not work.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'With one sweet of each kind there may be no way to use up the voucher, and far fewer sweets than possible.',
    },
    why: 'For each amount, try each kind as the last sweet and add one to the largest number for the amount before it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-8',
    text: 'A fort piles its cannonballs into complete pyramids, which take 1, 4, 10, 20, 35 balls and so on. Several pyramids may have the same size. Given up to 200,000 balls, all of which must be used, find the least number of pyramids.',
    world: 'cannonballs',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: '1, 4, 10, 20, 35 balls',
        tells: 'The sizes form a set of pieces to choose from.',
        decides: false,
      },
      {
        words: 'Several pyramids may have the same size',
        tells: 'A size can be used more than once, to fill a number exactly.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'With each size at most once, eight balls could not be piled up at all, though two pyramids of four do it.',
    },
    why: 'For each number of balls, try each pyramid size and add one to the least number of pyramids for the balls left.',
    cost: 'O(n · k)',
  },
]
