import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'digit-and-bit-parsing-1',
    text: 'In 1900, a clerk adds two long numbers by hand, as one learns it at school, from right to left. You get both numbers as strings of up to 20,000 digits, too long for any number type. How many times does the clerk have to carry a 1 to the next column?',
    world: 'bookkeeping',
    pattern: 'digit-and-bit-parsing',
    given: ['digits'],
    evidence: [
      {
        words: 'from right to left',
        tells: 'Numbers are read one symbol at a time, starting with the lowest place.',
        decides: false,
      },
      {
        words: 'too long for any number type',
        tells: 'A number that fits no type has to be treated as its symbols.',
        decides: false,
      },
      {
        words: 'carry a 1 to the next column',
        tells: 'The carry depends on the values in a column and on the carry before it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Knowing how often each symbol occurs does not tell which ones meet in a column, and only that decides whether there is a carry.',
    },
    why: 'Walk both strings from the right, add the two values and the carry, and count the columns where the sum is at least ten.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-2',
    text: 'A fitness watch writes each workout as a string such as "1h5m20s" or "48m": a whole number, then its unit, with larger units first and any unit left out if it is zero. You receive 100,000 such strings. Return the length of the longest workout in seconds.',
    world: 'fitness watch',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'a whole number, then its unit',
        tells: 'The string is read left to right, and each symbol extends the current number or ends it.',
        decides: true,
      },
      {
        words: 'larger units first',
        tells: 'Parts never nest, so one running total is enough.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Nothing is opened and closed later: as soon as a unit is read, its number is finished, so no unfinished part has to be stored.',
    },
    why: 'Build the current number from its symbols, and at each unit add it, times the seconds in that unit, to the total.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-3',
    text: 'A ferry reports the ticket numbers of all passengers who got on, and later those of all who got off, each list in no order. Up to a million people traveled; exactly one never got off. The reading device has room for only a few numbers, no table. Which ticket number is missing?',
    world: 'ferry tickets',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'exactly one never got off',
        tells: 'All numbers come in pairs but one, and equal numbers cancel under XOR.',
        decides: false,
      },
      {
        words: 'room for only a few numbers, no table',
        tells: 'A map of what was seen is forbidden, so one running value must be enough.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counting how often each number occurs takes a table with up to a million entries, and the device has room for only a few numbers.',
    },
    why: 'Combine all numbers of both lists with XOR; each number that occurs twice cancels, and the missing one remains.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-4',
    text: 'A hotel prints voucher codes of up to ten symbols. It uses 32 symbols in a fixed order, from 0 for the smallest to Z for the largest, and after each code it prints the next one, as an odometer would. Given two codes of equal length, return how many codes were printed after the first, up to and including the second.',
    world: 'hotel vouchers',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: '32 symbols in a fixed order',
        tells: 'Each symbol has a value, so a code is a number written in base 32.',
        decides: true,
      },
      {
        words: 'as an odometer would',
        tells: 'Positions have place value: a step in one of them is worth 32 steps in the next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Two codes made of the same symbols can be far apart. Counts forget the positions, and the positions carry the value.',
    },
    why: 'Read each code from the left as a base-32 number, multiplying by 32 and adding the next value, and subtract.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-5',
    text: 'A stadium stores the state of 60 floodlights in one integer: light i is on if 2^i is part of its binary form. Up to five million such states were logged in one season. Return the total number of lights that changed between two successive states, over the entire log. Only a handful of variables may be used.',
    world: 'floodlights',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'in one integer',
        tells: 'Sixty yes-or-no values are packed into the binary form of a number.',
        decides: true,
      },
      {
        words: 'changed between two successive states',
        tells: 'XOR leaves a 1 exactly where two numbers differ, so you count the ones.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How often each state occurs does not tell how many lights changed between neighbors in the log; the numbers have to be compared place by place.',
    },
    why: 'Take the XOR of each two successive states and count its ones, clearing the lowest one until nothing is left.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-6',
    text: 'At a sports club, a membership card is genuine if its number, which has up to 300 digits, can be divided by 97 without a remainder. You get 200,000 cards, each number as a string. The program runs on the turnstile, whose integers go up to two billion only, and there is no room for a math library. How many cards are genuine?',
    world: 'membership cards',
    pattern: 'digit-and-bit-parsing',
    given: ['digits'],
    evidence: [
      {
        words: 'has up to 300 digits',
        tells: 'No number type holds the whole value, so it is read one symbol at a time.',
        decides: false,
      },
      {
        words: 'divided by 97 without a remainder',
        tells: 'A remainder can be carried along: ten times the old one plus the next symbol, modulo 97.',
        decides: true,
      },
      {
        words: 'integers go up to two billion only',
        tells: 'The running value has to stay small, so it is reduced after each symbol.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'Counts per symbol forget the order. The numbers 97 and 79 have the same counts, but only the first can be divided by 97.',
    },
    why: 'Walk each number from the left, replace the remainder by ten times itself plus the next value, modulo 97, and see whether 0 is left.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-7',
    text: 'A knitting pattern is written as a string such as "k12p3k140": a letter for the stitch, then how many of it in a row, between 1 and 999. There are no brackets and no repeats of parts. Patterns have up to 100,000 characters. How many purl stitches, letter p, does the piece have?',
    world: 'knitting',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'a letter for the stitch, then how many of it',
        tells: 'Each symbol starts a new part or continues the number being read.',
        decides: false,
      },
      {
        words: 'no brackets and no repeats of parts',
        tells: 'Nothing nests, so no unfinished outer part has to be remembered.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack is needed when a count applies to a bracket that contains other counts. Here each number belongs to one letter and is finished at the next.',
    },
    why: 'Read left to right with the current letter and number; whenever a part ends and its letter is p, add its number.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-8',
    text: 'A time capsule contains one string of up to a million characters, into which letters from many citizens were packed. Each letter is preceded by its length, a decimal number, and a colon; its text may contain any characters, even numbers and colons. Return the length of the longest letter, or -1 if the string does not follow this format to the very end.',
    world: 'time capsule',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'is preceded by its length',
        tells: 'Reading is parsing: build up a number, then skip as many characters as it says.',
        decides: true,
      },
      {
        words: 'even numbers and colons',
        tells: 'No character serves as a separator, so you cannot split the string or search it for colons.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'The format is flat, so no letter contains another one. After a length is read, its text can be skipped at once, and nothing has to be returned to later.',
    },
    why: 'Build each length from its decimal places up to the colon, skip that many characters, and stop at the first part that is missing or wrong.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-9',
    form: 'long',
    text: 'On an island, merchants of the bronze age carved numbers into shells with four marks: a dot for 1, a ring for 4, a bar for 12 and a wave for 48. As a rule, larger marks come first, and all of them are added, so a ring and then a dot is 5. But the merchants were lazy. A mark that is directly followed by a larger one is subtracted instead, so that a dot and then a ring is 3, and a bar, a dot and a ring, in this order, are 15. Marks can be repeated as often as the shell allows. Nobody knows what happened to the merchants; there are theories about a volcano. The museum photographed 250,000 shells, and each is handed over as a text of the letters D, R, B and W, from left to right. Which is the largest number on a shell, as an ordinary integer? The longest text has 900 letters, and all texts follow the rules.',
    world: 'shell numbers',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'a dot for 1, a ring for 4, a bar for 12',
        tells: 'Each symbol has a fixed value, and a number is read symbol by symbol.',
        decides: false,
      },
      {
        words: 'directly followed by a larger one is subtracted',
        tells: 'A look at one neighbor decides the sign, so a small state is enough.',
        decides: true,
      },
      { words: 'from left to right', tells: 'One pass with a running total reads a shell.', decides: false },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'The same marks in another order give another number: a dot before a ring is 3, and after it 5. So counting marks is not enough.',
    },
    why: 'Read a shell mark by mark and add its value, or subtract it if the next mark is larger.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-10',
    form: 'long',
    text: 'A bank in Wellington still prints checks, and the law demands that the amount be given in English words, too. An amount is a whole number of dollars from 1 to 999,999,999,999; cents are not printed, because a former governor hated them. The printer comes without a library for such things, but it knows the words from "one" to "nineteen", the words "twenty", "thirty" and so on up to "ninety", and also "hundred", "thousand", "million" and "billion". Your routine gets an amount and hands over the words. 23 becomes "twenty-three", and 1,023,400 becomes "one million twenty-three thousand four hundred"; there is never an "and", and a part that is zero is not mentioned. Some 50,000 checks are printed in a night. The paper shows a kiwi. How does your routine work?',
    world: 'bank in Wellington',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'knows the words from "one" to "nineteen"',
        tells: 'Only small parts of a number have words of their own.',
        decides: false,
      },
      {
        words: '"hundred", "thousand", "million" and "billion"',
        tells: 'A word depends on where a group of three figures stands in the number.',
        decides: true,
      },
      {
        words: 'a part that is zero is not mentioned',
        tells: 'Each group is read off by remainder and quotient, and handled by the same rule.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A table with a trillion amounts does not exist. A table of the 30 known words is only a help; the work is to take the number apart by place.',
    },
    why: 'Take off groups of three figures by remainder and quotient, put each into words by one rule, and add the word for its place.',
    cost: 'O(1)',
  },
  {
    id: 'digit-and-bit-parsing-11',
    form: 'vague',
    text: 'A mathematician has two extremely long numbers and needs a third one, which should be worked out on an old pocket computer.',
    asks: [
      {
        question: 'How does the computer get the numbers?',
        answer:
          'As texts on a tape that it can read from the right-hand end, a million figures each. Its own numbers end at 99,999.',
      },
      {
        question: 'How does the third number arise?',
        answer: 'It is the first one minus seven times the second one, and this is never negative.',
      },
      {
        question: 'Where does the result go?',
        answer: 'Onto a second tape, likewise from the right, figure by figure.',
      },
    ],
    world: 'pocket computer',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'Its own numbers end at 99,999',
        tells: 'The numbers can be handled only as rows of symbols.',
        decides: true,
      },
      {
        words: 'the first one minus seven times the second one',
        tells: 'Each place gives a figure of the result and something to carry to the next place.',
        decides: true,
      },
      {
        words: 'figure by figure',
        tells: 'A carry is all that has to be kept from one place to the next.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Two positions do move along the texts, but the figures are not compared or rearranged: what counts is their value and the carry.',
    },
    why: 'From the right, subtract seven times one figure and the carry from the other figure, write the last figure of the result, and carry the rest.',
    cost: 'O(n)',
  },
]
