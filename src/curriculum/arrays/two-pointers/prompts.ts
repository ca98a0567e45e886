import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'two-pointers-1',
    text: "A park has a long seesaw and 200,000 visitors whose weights are listed from lightest to heaviest. Two visitors may ride together if their weights together stay below 160 kilograms. How many different pairs may ride? The scale's computer cannot store a second copy of the list.",
    world: 'seesaw park',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Searching the heaviest possible partner of each visitor works too, but it adds a logarithm that moving both ends inward saves.',
      },
    ],
    evidence: [
      {
        words: 'listed from lightest to heaviest',
        tells: 'Ordered values let one comparison rule out many pairs at once.',
        decides: false,
      },
      {
        words: 'their weights together stay below 160 kilograms',
        tells:
          'A sum compared by size moves one end: too heavy, lower the right; light enough, count a whole block.',
        decides: true,
      },
      {
        words: 'cannot store a second copy of the list',
        tells: 'No extra storage rules out sets and maps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'There is no exact partner to look up: every visitor light enough qualifies, and only comparing sizes counts them in bulk.',
    },
    why: 'Start at both ends; if the pair is light enough, all visitors between also pair with the left one, otherwise move the right end inward.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-2',
    text: "Along a canyon, posts of different heights stand at known distances from its mouth, nearest first. A rectangular net will be hung between two of them; it reaches from the lower post's top to the ground and may pass in front of any posts between. With 100,000 posts, what is the largest area the net can cover?",
    world: 'canyon net',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'posts of different heights stand at known distances',
        tells: 'Heights can be compared, which tells which side limits the area.',
        decides: false,
      },
      {
        words: "reaches from the lower post's top to the ground",
        tells:
          'The lower post limits the net, so keeping it and moving the other end inward can only shrink the area.',
        decides: true,
      },
      {
        words: 'may pass in front of any posts between',
        tells: 'What is between the two ends does not matter; only the two ends count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The values between the two posts play no part, so there is no content of a span to keep up to date, and the length is not bound by any limit.',
    },
    why: 'Start with the outermost posts, compute the area, and always move the end with the lower post inward.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-3',
    text: 'Two harbors publish their high-water times of the year, each list in increasing order. A shipping company wants the smallest difference between a time from the first list and a time from the second. Each list has up to 300,000 times, and a constant amount of extra space should do.',
    world: 'tide tables',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'each list in increasing order',
        tells: 'Both lists are ordered, so each can be read from its front.',
        decides: false,
      },
      {
        words: 'the smallest difference',
        tells: 'The smaller of two times can only come closer to the other list by moving on.',
        decides: true,
      },
      {
        words: 'a constant amount of extra space',
        tells: 'Constant space means that the lists are walked, not stored again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'The closest time need not be equal to any computed value, so a set of exact times does not reveal it.',
    },
    why: 'Compare the two front times, record their difference, and advance in the list whose time is smaller.',
    cost: 'O(n + m)',
  },
  {
    id: 'two-pointers-4',
    text: 'After a storm, a long concrete channel holds water. Its floor is given as heights in centimeters for each of 250,000 columns, one meter wide. Water rises up to the lower of the highest walls on its two sides. What is the greatest depth of water above any column once the rain has stopped?',
    world: 'ice rink',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'Running maxima from both sides give the same answer, but they need two extra arrays that walls compared from both ends avoid.',
      },
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'Filling layer by layer between walls works as well, but comparing the two outer walls needs no stored columns.',
      },
    ],
    evidence: [
      {
        words: 'heights in centimeters for each of 250,000 columns',
        tells: 'Heights are numbers to be compared by size.',
        decides: false,
      },
      {
        words: 'up to the lower of the highest walls on its two sides',
        tells: 'The lower of the two walls decides, so the side with the lower wall can be settled at once.',
        decides: true,
      },
      {
        words: 'What is the greatest depth of water above any column',
        tells: 'Each column has a depth of its own, so one pass from both ends can settle all of them.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'No characters are matched: sizes decide, because the lower of the two highest walls tells which end can be settled and moved.',
    },
    why: 'Keep the highest wall seen from each end, settle the column on the side with the lower one, and move that end inward.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-5',
    text: "A camera's storage card keeps photo numbers in increasing order, with repeats from burst mode. Its tiny processor must keep at most two photos of each number and close the gaps within the same array; it must return how many photos remain. No second array is available for the 500,000 entries.",
    world: 'camera roll',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'increasing order, with repeats from burst mode',
        tells: 'Equal numbers are adjacent, so comparing with what was kept recently is enough.',
        decides: false,
      },
      {
        words: 'keep at most two photos of each number',
        tells: 'Values are moved in-place: one index reads and another one writes.',
        decides: true,
      },
      {
        words: 'return how many photos remain',
        tells: 'The number kept is where the writing index ends.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map of counts would need extra memory, and in an ordered array equal numbers are adjacent, so nothing seen long ago has to be recalled.',
    },
    why: 'Let a reading index visit every photo and copy it to the writing index unless the photo written two positions earlier is the same.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-6',
    text: 'A paint shop has n tubes, n up to 3,000, each with a pigment strength; some strengths are negative because they bleach. A mix uses three different tubes. The painter wants a total strength of at least a target, exceeding it as little as possible. Which total is best, or is the target out of reach?',
    world: 'paint mixing',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'some strengths are negative because they bleach',
        tells: 'Signs do not matter once the strengths are put in order.',
        decides: false,
      },
      {
        words: 'three different tubes',
        tells: 'Three values: fix one, and search the other two from both ends of the rest.',
        decides: false,
      },
      {
        words: 'a total strength of at least a target',
        tells: 'At least a target means comparing sums by size, which tells which end to move.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'There is no exact partner to look up: the best third tube may have any strength at or above the one that would be perfect.',
    },
    why: 'Put the strengths in order, fix the smallest tube of the three, and move two ends inward by whether the sum is below or above the target.',
    cost: 'O(n²)',
  },
  {
    id: 'two-pointers-7',
    text: 'An archive keeps film years in an array with n + m cells: the first m are free, and the last n hold years in increasing order. A donation brings m more years, also in increasing order; m and n are up to a million. Fill the array so that all years are in order, with no other array for help and no year moved more than once.',
    world: 'movie archive',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'the last n hold years in increasing order',
        tells: 'The space at the front is exactly what the new values need.',
        decides: false,
      },
      {
        words: 'm more years, also in increasing order',
        tells: 'Two ordered inputs can be combined by comparing one value of each.',
        decides: false,
      },
      {
        words: 'with no other array for help',
        tells: 'In-place with free room at the front means writing the smallest values first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails: 'No span of consecutive entries is measured: values from two inputs are compared and moved.',
    },
    why: 'Compare the smallest remaining years of both inputs and write the smaller one to the first free cell, moving from the front.',
    cost: 'O(n + m)',
  },
  {
    id: 'two-pointers-8',
    text: 'A laboratory stores deflections of a pendulum in increasing order, from negative to positive. The energy depends only on the absolute value of a deflection. How many different energies occur among the 1,000,000 values? The program should run in linear time and use only a few extra variables.',
    world: 'pendulum lab',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'deflections of a pendulum in increasing order',
        tells: 'Ordered values with both signs have their largest sizes at the two ends.',
        decides: false,
      },
      {
        words: 'absolute value of a deflection',
        tells:
          'Dropping the sign turns the negative side around, so equal energies can come from opposite ends.',
        decides: true,
      },
      {
        words: 'linear time',
        tells: 'Linear time rules out putting the absolute values in order again.',
        decides: false,
      },
      {
        words: 'use only a few extra variables',
        tells: 'A few variables leave no room for a set of values seen.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of absolute values would need room for up to a million entries, while comparing the two ends brings equal energies together without storing any.',
    },
    why: 'Compare the absolute values at both ends, move the larger one inward, and count whenever its value differs from the last one counted.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-9',
    form: 'long',
    text: 'Last winter our museum hired two interpreters, Ines and Paulo, to translate the logbook of an Antarctic station. The logbook has n chapters in a row, and for each chapter we know how many minutes it takes; both of them work equally fast. Ines begins with the first chapter and works toward the end of the book. Paulo begins with the last one and works toward the front. Whoever finishes a chapter immediately takes the next one on his or her side that nobody has begun. If both reach for the same chapter at the same moment, Ines gets it. The station itself was closed in 1974. With chapters of 5, 2, 9, 1 and 4 minutes, Ines translates two chapters, and Paulo translates the other three, because Ines is still busy with her second one when he takes the longest. How many chapters does each of them translate? There can be two million chapters, and the program may keep ten more numbers.',
    world: 'polar logbook',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'Paulo begins with the last one',
        tells: 'The work starts at both ends of the array, so there is one position at each end.',
        decides: false,
      },
      {
        words: 'takes the next one on his or her side',
        tells:
          'Each step moves exactly one of the two positions inward, and the earlier finishing time says which.',
        decides: true,
      },
      {
        words: 'may keep ten more numbers',
        tells: 'Two positions and two clocks are all that is stored.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'The chapters between the two interpreters are never added up or compared with a limit; only the two next chapters and the two clocks decide who moves.',
    },
    why: 'Keep a position and a clock for each interpreter, and let the one whose clock is behind take the next chapter until the positions meet.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-10',
    form: 'long',
    text: 'A wheel builder buys from two catalogs. One is for hubs and the other for rims, and each is printed from the cheapest to the most expensive article. A customer has a voucher for 240 dollars and wants one hub and one rim whose prices together come as near to it as possible, whether above or below; she pays or loses the difference, and of two equally near totals either will do. Suppose the hubs cost 40, 90 and 130 dollars, and the rims 60, 95 and 170. Then the best total is 225, since 90 plus 170 is already 20 too much and all others are worse. The color of the spokes is free of charge, and the voucher is valid until June. The catalogs are stored on two tapes. Each tape can be played once only, but you decide for each whether it runs forward or backward, and the player remembers a handful of prices. Each catalog has up to three million articles. Which total should she choose?',
    world: 'wheel builder',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'from the cheapest to the most expensive article',
        tells: 'In ordered prices, moving one step makes a total larger or smaller in a known direction.',
        decides: false,
      },
      {
        words: 'come as near to it as possible, whether above or below',
        tells: 'The nearest total need not be exact, so there is no single partner to ask for.',
        decides: true,
      },
      {
        words: 'Each tape can be played once only',
        tells: 'Every price is read once, as when one position runs up and the other one runs down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A table finds a partner only if the exact total of 240 dollars exists; for the nearest total there is no key to ask for, and millions of prices would not fit.',
    },
    why: 'Play the hubs forward and the rims backward, remember the nearest total, and advance the hubs if the total is too low, the rims otherwise.',
    cost: 'O(n + m)',
  },
  {
    id: 'two-pointers-11',
    form: 'vague',
    text: 'Our physics laboratory keeps a long file of electric charges, and we would like to know which two of them go together best.',
    asks: [
      {
        question: 'When do two charges go together well?',
        answer:
          'Their sum should be as close to zero as it can get, on either side. It will hardly ever be zero itself.',
      },
      {
        question: 'In which order does the file keep the charges?',
        answer: 'By size, beginning with the most negative one and ending with the most positive one.',
      },
      {
        question: 'How large is the file, and what may the program use?',
        answer:
          'It has 80 million charges in a read-only chip, we have space for a few variables, and every charge should be read about once.',
      },
    ],
    world: 'electric charges',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'as close to zero as it can get',
        tells: 'The best pair need not cancel exactly, so no partner can be computed and asked for.',
        decides: true,
      },
      {
        words: 'By size, beginning with the most negative one',
        tells: 'In ordered values, the sign of a sum tells which end cannot be part of a better pair.',
        decides: true,
      },
      {
        words: 'every charge should be read about once',
        tells: 'Two positions that only move inward read each value once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'The opposite of a charge is usually not in the file, and a table with 80 million entries does not fit into a few variables.',
    },
    why: 'Start with the two ends, remember the sum nearest to zero, and drop the lower end if the sum is negative and the upper end if it is positive.',
    cost: 'O(n)',
  },
]
