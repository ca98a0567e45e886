import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'string-two-pointers-1',
    text: 'A paper strip of up to 300,000 squares, an even number, is described by one color letter per square. You fold it exactly in the middle, so that the first square lands on the last, the second on the one before the last, and so on. Nothing may be moved or repainted. In how many of these pairs do the two colors differ?',
    world: 'origami',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'the first square lands on the last',
        tells: 'Each position is compared with its mirror position, so one index starts at each end.',
        decides: true,
      },
      {
        words: 'Nothing may be moved or repainted',
        tells: 'Without edits there is no choice to weigh: both indices always step inward.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'A table of partial answers is for choices such as keeping or dropping a square. Here each square has exactly one partner, so there is nothing to choose.',
    },
    why: 'Compare the squares at both ends, count a mismatch, and move both indices one step inward until they meet.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-2',
    text: 'An agent hides a code of up to 1,000 letters in a radio broadcast of up to a million letters. The letters of the code come in order, but any number of other letters may lie between two of them. After which letter of the broadcast could a listener have heard the complete code for the first time? Return -1 if never.',
    world: 'spy radio',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'come in order',
        tells: 'One string is followed through another in order, so each string gets one index.',
        decides: true,
      },
      {
        words: 'any number of other letters may lie between',
        tells: 'Skipping costs nothing, so taking the first matching letter is always safe.',
        decides: true,
      },
      {
        words: 'for the first time',
        tells: 'Only the earliest completion counts, and matching as early as possible finds it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'A table over both strings compares taking a letter with skipping it. Taking the first match never hurts here, so the table does a thousand times the work for nothing.',
    },
    why: 'Walk through the broadcast once and advance the index in the code whenever the letters match; stop when the code is used up.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-3',
    text: 'A telegraph stores a message in a fixed buffer of up to a million characters. Noise has turned single spaces into runs of spaces, and there may be spaces at both ends. Clean the message inside the same buffer: one space between words, none at the ends, the words in their old order. No second buffer fits. Return the new length.',
    world: 'telegraph',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'A reading and a writing index work on any array; that its cells hold characters is the only difference.',
      },
    ],
    evidence: [
      {
        words: 'inside the same buffer',
        tells: 'Characters rewritten in-place call for one index that reads and one that writes.',
        decides: true,
      },
      {
        words: 'in their old order',
        tells: 'The kept characters only move toward the front, so the writer never overtakes the reader.',
        decides: false,
      },
      {
        words: 'No second buffer fits',
        tells: 'Constant extra space rules out a table or a copy of the string.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window judges the characters between two ends and asks for a best substring. Here nothing between the two indices is judged; the characters are copied forward.',
    },
    why: 'One index reads each character and another writes the ones to keep, skipping a space that follows a space or comes first.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-4',
    text: 'In a strand of RNA with up to 3,000 letters, A pairs with U and C pairs with G. A contiguous piece of even length folds perfectly if its first letter pairs with its last, its second with the one before the last, and so on to the middle. Return the length of the longest piece that folds perfectly.',
    world: 'RNA folding',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'string-dynamic-programming',
        whyNotFirst:
          'A table over all pieces also takes quadratic time, but it needs millions of cells where growing from each center needs two indices.',
      },
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'A table over all pieces by length also takes quadratic time, but it needs millions of cells where growing from each center needs two indices.',
      },
    ],
    evidence: [
      {
        words: 'A contiguous piece of even length',
        tells: 'The piece has a center between two letters, so you can grow it from there.',
        decides: false,
      },
      {
        words: 'its first letter pairs with its last',
        tells:
          'A condition on mirrored positions is checked by two indices that move in opposite directions.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window that grows at the right and shrinks at the left needs a condition that survives shrinking. Dropping the first letter gives every letter a new partner.',
    },
    why: 'From each gap between two letters, move one index left and one right for as long as their letters pair.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-two-pointers-5',
    text: 'A machine tests a roll of tape printed with up to 500,000 colored inches, given as a string. While both ends show the same color, it cuts one inch off each end. It stops when the ends differ or at most one inch is left. Return how many inches are left on the roll.',
    world: 'tape factory',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'both ends show the same color',
        tells: 'Comparing the two ends of a string means one index at each end.',
        decides: true,
      },
      {
        words: 'it cuts one inch off each end',
        tells: 'The rule forces the move: both indices step inward, and nothing else is possible.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'The machine has no choice of what to cut, so there are no competing answers for a table to compare; one walk from both ends simulates it.',
    },
    why: 'Start one index at each end, move both inward while their colors agree, and return the distance that is left.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-6',
    text: 'A necklace pattern of up to 200,000 beads, one letter each, should look the same from both ends. The threading robot may have slipped in one extra bead somewhere. Return the index of a bead whose removal makes the pattern read the same both ways, or -1 if no single bead does.',
    world: 'jewelry',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'look the same from both ends',
        tells: 'Mirror symmetry is checked by comparing both ends and stepping inward.',
        decides: true,
      },
      {
        words: 'one extra bead',
        tells:
          'With a single exception, only the first mismatch leaves two cases, and each is checked in one pass.',
        decides: true,
      },
      {
        words: 'no single bead does',
        tells: 'If neither bead of the first mismatch works, no other bead can help.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'A table over pairs of ends would have 40 billion cells. It pays off when any number of beads may go; with one, the first mismatch leaves just two candidates.',
    },
    why: 'Compare inward from both ends; at the first mismatch, check whether the rest mirrors without the left or without the right bead.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-7',
    text: 'Two seismographs record the same earthquake as letters, one letter per kind of shaking. They run at different speeds, so one may write CCA where the other writes CAAAA. Each file has up to ten million letters and is too large to copy. Do both files agree if every run of equal letters counts as a single letter?',
    world: 'earthquakes',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'too large to copy',
        tells: 'There is no room for shortened copies or a table, only for an index in each file.',
        decides: true,
      },
      {
        words: 'every run of equal letters counts as a single letter',
        tells: 'Each run is skipped as a whole, so the letters alone say how far each index moves.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Aligning two strings in a table is needed when a mismatch can be repaired in several ways. Here runs must match one to one, and the first mismatch settles it.',
    },
    why: 'Keep one index in each file, compare the letters, and move both indices past their current runs.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-8',
    text: 'A subtitle device keeps a line of text in a character array. Behind the text there are just enough unused cells to write "and" in place of every "&". The array may have 100,000 cells, and you may use only a few variables besides it. Rewrite the line inside the array with every "&" spelled out.',
    world: 'subtitles',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'A reading and a writing index work on any array; that its cells hold the characters of a text is the only difference.',
      },
    ],
    evidence: [
      {
        words: 'just enough unused cells',
        tells:
          'The final length is known, so you can write from the far end without overwriting unread characters.',
        decides: false,
      },
      {
        words: 'only a few variables besides it',
        tells: 'Constant extra space means that a reader and a writer must share the array.',
        decides: true,
      },
      {
        words: 'Rewrite the line inside the array',
        tells: 'Characters copied within one array call for a reading and a writing index.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window keeps counts for a substring that is longest, shortest or of fixed length. The problem asks for no substring here; characters have to be moved.',
    },
    why: 'Read from the last character of the text and write from the last cell of the array, both moving left, so that nothing unread is overwritten.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-9',
    form: 'long',
    text: 'Above the bar of a theater runs a ticker with one line of text. The line sits in an array, and one blank cell lies between any two words. The owner got the line from his brother, who writes everything from back to front: what belongs at the end of a sentence comes first, although each word by itself is spelled as usual. So the ticker shows "evening this closed is bar the" where it should say "the bar is closed this evening". The ticker is from 1987 and glows in a pleasant red. Its chip has the array and, apart from that, room for perhaps five numbers; a single word of the line can be thousands of cells long, since the brother likes to invent chemical names. Put the words in the right order within the array, which has 64,000 cells.',
    world: 'bar ticker',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'Reversing parts of an array by swapping from both ends works on any values; here the parts are the words of a line.',
      },
    ],
    evidence: [
      {
        words: 'each word by itself is spelled as usual',
        tells:
          'Reversing everything puts the words in the right order, and reversing each word repairs its spelling.',
        decides: false,
      },
      {
        words: 'room for perhaps five numbers',
        tells: 'Nothing can be copied out, so characters are swapped under two indices.',
        decides: true,
      },
      { words: 'within the array', tells: 'The line is rewritten in-place.', decides: true },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'No part of the line is longest or shortest, and nothing is counted: every character has to be moved to another cell.',
    },
    why: 'Swap from both ends inward over the entire line, then do the same within each word.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-10',
    form: 'long',
    text: 'Two typewriters of the last century are part of an experiment. Each of them logs every key that is pressed; the key that erases what was typed last is logged as "<", and if nothing is left to erase, it does nothing. Two pupils were asked to type the same poem, without looking at each other. They made many mistakes and erased them again, sometimes whole lines. Their teacher does not care about mistakes, he only wants to know whether the two finished texts are identical. For example, the logs "ab<c" and "x<acd<" both belong to the poem "ac", whereas "ab<<" and "b" do not. The poem is about a ferry and has been set to music twice. The logs can be read at any position, but each contains up to fifty million keys, and the program may not store more than a few numbers of its own.',
    world: 'typewriters',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'the key that erases what was typed last',
        tells:
          'Read from the end, an erasing key cancels a character that comes later in the reading, so it only needs a count.',
        decides: false,
      },
      {
        words: 'whether the two finished texts are identical',
        tells: 'One index in each log stops at the next character that survives, and these two are compared.',
        decides: true,
      },
      {
        words: 'may not store more than a few numbers',
        tells: 'The finished texts cannot be built, so two indices and two counts must do.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'What an erasing key removes is forced, and so is which two characters are compared. Nothing is chosen, and a table of two logs of this size is out of the question.',
    },
    why: 'Move an index from the end of each log, skip as many characters as erasing keys demand, and compare the survivors one by one.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-11',
    form: 'vague',
    text: 'A label printer has to find out for every label whether it can be stuck on the box the wrong way around.',
    asks: [
      {
        question: 'What does the wrong way around mean?',
        answer:
          'Some machines feed the strip from the other side, so the label is then read from its far end.',
      },
      {
        question: 'And when may that happen to a label?',
        answer:
          'Only if one reads the same in both cases. Blanks, hyphens and capitals do not matter, everything else does.',
      },
      {
        question: 'May the printer rearrange the label?',
        answer: 'No, everything stays where the customer wrote it.',
      },
      {
        question: 'How long are labels?',
        answer:
          'Some are reels of ten kilometers, and the printer can keep four or five numbers while it reads one.',
      },
    ],
    world: 'label printer',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'from its far end',
        tells: 'The label is compared with its mirror image.',
        decides: false,
      },
      {
        words: 'reads the same in both cases',
        tells: 'The outermost characters must agree, then the next ones, so one index starts at each end.',
        decides: true,
      },
      {
        words: 'everything stays where the customer wrote it',
        tells: 'Positions count, so counting characters is not enough.',
        decides: true,
      },
      { words: 'four or five numbers', tells: 'Two indices need no copy of the label.', decides: false },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Which characters are skipped is given, not chosen, so every comparison forces the next one and no table is needed.',
    },
    why: 'Move an index inward from each end, skip what does not matter, and stop at the first two characters that differ.',
    cost: 'O(n)',
  },
]
