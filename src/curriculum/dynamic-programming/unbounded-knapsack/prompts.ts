import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'unbounded-knapsack-1',
    text: 'A hardware store sells screws in packs of 60 sizes, each size with its own price, and never runs out. A carpenter needs at least 10,000 screws and does not mind a few more. How little can he pay?',
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
    text: 'In a new arena sport, a team earns points by plays, and each of the up to 12 plays in the rule book is worth a fixed number of points. A team can make any play any number of times. List all final scores below 10,000 that can never be on the board.',
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
    text: 'You have a gift voucher over exactly v cents, v at most 50,000, and the shop gives no change. It sells 70 varieties of sweets, and any variety can be bought several times. How many sweets can you get at most, if you use up the voucher to the last cent?',
    world: 'gift voucher',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'any variety can be bought several times',
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
  {
    id: 'unbounded-knapsack-9',
    text: "A paint plant ships its colors in drums. Customers order a number of liters that must be met precisely, because what is left in a drum dries up and must be destroyed as hazardous waste at the customer's expense. The plant buys drums from a factory next door, which presses drums of 24 sizes overnight, in whatever quantity the plant phones in. Pressing a drum has a fee that depends on its size in an odd manner: sizes for which the factory owns old machinery are expensive. With sizes of 5, 8, and 20 liters at fees of 6, 7, and 26, an order of 26 liters is best packed into two drums of 5 and two of 8, which comes to 26 in fees as well; a drum of 20 would leave 6 liters, which no drums hold. The logo on the lid shows a parrot. For an order of q liters, what is the lowest sum of fees, if a full packing exists at all? Sizes are integers, and q is at most 60,000.",
    form: 'long',
    world: 'paint plant',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'must be met precisely',
        tells: 'An amount must be hit, so cheap drums alone may not work.',
        decides: false,
      },
      {
        words: 'in whatever quantity the plant phones in',
        tells: 'A size can be taken again as often as needed.',
        decides: true,
      },
      {
        words: 'q is at most 60,000',
        tells: 'Every smaller amount gets its own best result, and a table of that size is small.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'With one drum of each size, the order of 26 liters in the example could not be packed at all.',
    },
    why: 'For each number of liters, consider each size for the last drum and add its fee to the lowest sum for the liters before it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-10',
    text: 'In an online game, heroes grow by errands for villagers. The game offers 35 errands: an errand takes a certain number of minutes and gives a certain number of experience points, and the moment it is over, the same villager gladly hands it out anew. Bettina, who has three cats and a broken mouse button, plays for m minutes before her team meets a dragon, and an errand that is not finished by then gives nothing. Suppose that fetching water takes 4 minutes for 10 points and chopping wood takes 7 minutes for 19. In 15 minutes she could chop wood twice for 38 points and be idle for a minute, or fetch water twice and chop wood once for 39 points. The dragon can be beaten in several ways, none of which matters here. Which number of points can she have when the dragon comes? Minutes are integers, m is up to 12,000, and points never exceed a billion.',
    form: 'long',
    world: 'quest farming',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'the same villager gladly hands it out anew',
        tells: 'An errand may be done again and again.',
        decides: true,
      },
      {
        words: 'not finished by then gives nothing',
        tells: 'The minutes must not be exceeded, and an idle remainder is allowed.',
        decides: false,
      },
      {
        words: 'm is up to 12,000',
        tells: 'The best result of every smaller number of minutes fits into a table.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Doing each errand once at most forgets that it is offered anew, and 35 errands may be over long before the dragon comes.',
    },
    why: 'For each number of minutes, from low to high, consider each errand as the last one and keep the most points.',
    cost: 'O(m · k)',
  },
  {
    id: 'unbounded-knapsack-11',
    text: 'A mason has to close a straight gap with bricks laid end to end and would like to handle as few as he can; how few?',
    form: 'vague',
    asks: [
      {
        question: 'Which lengths do the bricks have?',
        answer: 'The brickyard burns 26 lengths, from 50 to 400 millimeters.',
      },
      {
        question: 'How many bricks of each length are on site?',
        answer: 'The yard is around the corner and burns more of a length whenever he sends his apprentice.',
      },
      {
        question: 'May he cut bricks or leave gaps?',
        answer: 'Neither one, and mortar is not used; the row has to come out to the millimeter.',
      },
      {
        question: 'How long is the gap?',
        answer: 'At most 15 meters.',
      },
    ],
    world: 'brick course',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'burns more of a length whenever he sends his apprentice',
        tells: 'A length may be laid as often as it helps.',
        decides: true,
      },
      {
        words: 'come out to the millimeter',
        tells: 'A length must be filled completely, so the longest bricks may be a bad choice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'It would lay each length at most once, although the brickyard supplies any number.',
    },
    why: 'For each length in millimeters, consider each brick as the last one and add one to the fewest bricks for what is before it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-12',
    text: 'Let A be a set of m integers between 5 and 300 whose greatest common divisor is 1. An integer is called good if it is a sum of members of A with non-negative integer coefficients. It is known that all integers above 90,000 are good. Output the largest one that is not.',
    world: 'missing totals',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'non-negative integer coefficients',
        tells: 'A member of A can be added any number of times.',
        decides: true,
      },
      {
        words: 'all integers above 90,000 are good',
        tells: 'A yes or no is kept for each integer up to a limit.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Subsets of A, with each member added at most once, reach far fewer sums, so it would call good integers bad.',
    },
    why: 'Zero is good, and an integer is good if taking away some member of A leaves a good one, so go up to 90,000 and remember the last bad one.',
    cost: 'O(n · m)',
  },
  {
    id: 'unbounded-knapsack-13',
    text: 'Bug 88: prepaid electricity. A user wants to load precisely 60 units. Cards exist in 1, 5, 20, and 45 units, and a card type is never out of stock. The app proposes 45 + 5 + 5 + 5, which is four cards, but 20 + 20 + 20 has three. Card types differ from country to country, at most 15 per country; users load up to 20,000 units. Fix the proposal for all of them.',
    world: 'meter credits',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'load precisely 60 units',
        tells: 'An amount is hit exactly.',
        decides: false,
      },
      {
        words: 'a card type is never out of stock',
        tells: 'A type can be used repeatedly.',
        decides: true,
      },
      {
        words: '20 + 20 + 20 has three',
        tells: 'The largest card first is not always the best, so all types are compared at every amount.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying out all combinations of cards explodes for 20,000 units, though combinations with equal units left share one best number.',
    },
    why: 'For each number of units, consider each card type as the last one and keep the fewest cards.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-14',
    text: 'A caravan guide mixes feed for a camel. A ration must contain 300 grams of protein and 120 grams of fat, neither more nor less. The bazaar has mountains of 18 ingredients, sold in scoops; for a scoop of each he knows the grams of protein, the grams of fat, which are integers, and the price. How low can the price of a ration be?',
    world: 'camel feed',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: '300 grams of protein and 120 grams of fat',
        tells: 'Two amounts are hit at once, so the table has two measures.',
        decides: false,
      },
      {
        words: 'mountains of 18 ingredients',
        tells: 'Any number of scoops of an ingredient can be had.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'One scoop of each of 18 ingredients may come nowhere near the ration, and nothing forbids a second scoop.',
    },
    why: 'For each pair of protein and fat, consider each ingredient as the last scoop and add its price to the lowest one for the grams before it.',
    cost: 'O(p · f · k)',
  },
  {
    id: 'unbounded-knapsack-15',
    text: 'Dear Sir or Madam, my late aunt left me 900,000 dollars for a chapel. Your bank lists eleven bonds, each at a price of some thousands and with its own yearly payout; I understand that I may hold as many shares of a bond as I please. Which yearly payout is the highest I can arrange? What I cannot invest goes to the organist.',
    world: 'bond portfolio',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: '900,000 dollars',
        tells: 'In thousands, the limit is a small integer.',
        decides: false,
      },
      {
        words: 'as many shares of a bond as I please',
        tells: 'A bond may be bought again and again.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'Holding each bond once would leave most of the money to the organist.',
    },
    why: 'For each number of thousands, consider each bond as the last purchase and keep the highest payout.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-16',
    text: 'The wrapper of a parcel has space for twenty stamps. The counter of a village post office sells endless sheets of stamps with thirty face values, the lowest of them 1 cent and the highest 90. Obviously, 1 cent of postage is possible, and 2 cents are, too. Which is the smallest postage, in cents, that nobody can stick on one parcel?',
    world: 'postage puzzle',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'space for twenty stamps',
        tells: 'The fewest stamps of every amount are compared with twenty.',
        decides: false,
      },
      {
        words: 'endless sheets of stamps',
        tells: 'A face value can be stuck on repeatedly.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Selections of twenty stamps with repetition from thirty values run into the trillions, and nearly all of them give amounts that were reached before.',
    },
    why: 'For each amount from 1 cent up, add one to the fewest stamps of the amounts without one stamp, and stop at the first that needs 21.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-17',
    text: 'A pane of g centimeters, g at most 7,000, is to be divided into strips. A strip of i centimeters, for i from 1 to 90, is worth v(i), and orders for strips of any width keep coming. A division with j strips needs j - 1 scratches, each of which wears the diamond by 2. Maximize the worth of the strips minus the wear. No glass may be left over.',
    world: 'glass strips',
    pattern: 'unbounded-knapsack',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'Taking off a last strip is a linear recurrence, but 90 widths that are reused to fill a length are what you notice first.',
      },
    ],
    evidence: [
      {
        words: 'orders for strips of any width keep coming',
        tells: 'Any width can be cut as many times as wanted.',
        decides: true,
      },
      {
        words: 'No glass may be left over',
        tells: 'A length is filled exactly, and each shorter pane has its own best result.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'With each width allowed once, two equal strips of the best width could not be cut, and a wide pane could not even be used up.',
    },
    why: 'For each number of centimeters, consider each width as the last strip and add its worth, less one scratch, to the best result of what is before it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-18',
    text: 'Moves of our snake robot are prerecorded: 28 of them, such as "roll", "curl and jump", or "crawl". In the log I find for each the joules it burns, an integer, and the meters it gains. A finished move can be replayed at once. The battery stores 5,000 joules, the corridor is straight, and we do not care whether any energy remains. How far will the robot get?',
    world: 'robot battery',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'A finished move can be replayed at once',
        tells: 'A move may be used any number of times.',
        decides: true,
      },
      {
        words: 'stores 5,000 joules',
        tells: 'A limit must not be exceeded, and it is small enough for a table.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'With each of the 28 moves used once, the robot would stop with most of its energy unspent.',
    },
    why: 'For each number of joules, consider each move as the last one and keep the largest distance.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-19',
    text: "Guests at a wedding in the desert eat b sandwiches, b up to 9,000; extra ones go to the goats. The caterer says that no platter on his menu can sell out. He has 22 platters, each with a number of sandwiches and a price that follows no rule. Tell the bride's father, who counts every coin, the smallest bill he can expect.",
    world: 'wedding platters',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'no platter on his menu can sell out',
        tells: 'A platter can be ordered any number of times.',
        decides: true,
      },
      {
        words: 'a price that follows no rule',
        tells: 'The best price per sandwich may overshoot, so all platters are compared for each number.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'With each platter ordered once, there might be too few sandwiches, or far too expensive ones.',
    },
    why: 'For each number of sandwiches still missing, consider each platter and add its price to the lowest price of what is missing after it.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-20',
    text: 'Fix the token dispenser of our car wash, please. It hands out 30 minutes as 25 + 1 + 1 + 1 + 1 + 1, although 10 + 10 + 10 needs just three tokens and the drawers refill themselves. Other owners have other tokens, never more than a dozen of them, and washes take up to 8,000 minutes for a ship. The minutes must be met exactly, with as few tokens as there can be.',
    family: 'unbounded-knapsack-13',
    world: 'car wash tokens',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'the drawers refill themselves',
        tells: 'A kind of token can be used repeatedly.',
        decides: true,
      },
      {
        words: 'minutes must be met exactly',
        tells: 'An amount is hit exactly, so the largest token first is not always the best.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying out all combinations of tokens explodes for 8,000 minutes, though combinations with equal minutes left share one best number.',
    },
    why: 'For each number of minutes, consider each kind of token as the last one and keep the fewest tokens.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-21',
    text: 'What is the first number that is out of reach? In a village game, you throw sixteen spears or fewer. Each spear hits one of forty painted shields, and shields are large: spears without end fit into the same one. Every shield has its own points, from 1 up to 150. Your result is the sum of all points hit. Find the smallest positive result that can never occur.',
    family: 'unbounded-knapsack-18',
    world: 'spear throwers',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'sixteen spears or fewer',
        tells: 'The fewest spears of every sum are compared with sixteen.',
        decides: false,
      },
      {
        words: 'spears without end fit into the same one',
        tells: 'The points of a shield can be added repeatedly.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Playing through all throws repeats the same sums in thousands of orders, and only the fewest spears for a sum matter.',
    },
    why: 'For each sum from 1 up, add one to the fewest spears of the sums without one hit, and stop at the first that needs seventeen.',
    cost: 'O(n · k)',
  },
]
