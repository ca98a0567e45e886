import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'string-dynamic-programming-1',
    text: 'A radio tower repairs garbled call signs. Inserting or deleting a letter costs 2 units of energy; replacing a letter by another costs 3. Given the received call sign and the intended one, each with up to 2,000 letters, what is the least energy that turns the first into the second?',
    world: 'radio tower',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'Inserting or deleting a letter costs 2',
        tells: 'Each edit is a choice, and it shifts everything after it.',
        decides: true,
      },
      {
        words: 'up to 2,000 letters',
        tells: 'A table over both lengths has four million cells, which is affordable.',
        decides: false,
      },
      {
        words: 'the least energy',
        tells: 'Several ways of editing compete, so the cheapest one per pair of prefixes is stored.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'At a mismatch, two indices would have to know whether to insert, delete or replace. Which is cheapest depends on the letters that follow.',
    },
    why: 'Let a cell be the least energy for two prefixes; equal last letters cost nothing, otherwise take the cheapest of three edits.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-2',
    text: 'Two editors marked up the same screenplay, and now there are two versions of up to 3,000 words each, given as lists of words. A lawyer will strike out words in both until the remaining texts are identical, word for word. What is the smallest total number of words to strike?',
    world: 'screenplays',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'strike out words in both',
        tells: 'At a mismatch, a word can go from either text, so two choices compete.',
        decides: true,
      },
      {
        words: 'identical, word for word',
        tells: 'What remains is common to both in the same order, with gaps allowed.',
        decides: false,
      },
      {
        words: 'smallest total number',
        tells: 'Few strikes means a long common rest, which a table over two prefixes finds.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'When two words differ, skipping in the wrong version may lose a long match later. Two indices cannot tell which skip is right.',
    },
    why: 'For each two prefixes store the fewest strikes: none for equal last words, else one more than the better of dropping either.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-3',
    text: 'A printer buys old headlines, cuts each into pieces at places of his choice, and sells the pieces that appear in a price list. A piece must stay in one part, and pieces that are not in the list are worth nothing. The headline has up to 500 letters and the list 1,000 words. How much can one headline earn at most?',
    world: 'print shop',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'It is a table over positions, but each step matches words against a prefix of a string, which is the string form of the idea.',
      },
      {
        pattern: 'unbounded-knapsack',
        whyNotFirst:
          'Words can be reused as coins can, but a word fits only where its letters stand, not at any amount.',
      },
    ],
    evidence: [
      {
        words: 'at places of his choice',
        tells: 'Cutting here or later is a choice that changes what can follow.',
        decides: true,
      },
      {
        words: 'appear in a price list',
        tells: 'The pieces are words that end at some position, so each prefix gets a best value.',
        decides: false,
      },
      {
        words: 'How much can one headline earn at most',
        tells: 'A best value over all ways to cut comes from the best values of shorter prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window finds one good substring. Here the whole headline is divided, and a cheap word now may make room for an expensive one next.',
    },
    why: 'For each prefix store the best earning: that of the prefix one letter shorter, or of the prefix before a listed word that ends here, plus its price.',
    cost: 'O(n w)',
  },
  {
    id: 'string-dynamic-programming-4',
    text: 'A label template is a string of letters in which a letter may be followed by a question mark or a plus sign. The question mark means that the letter may be left out; the plus sign, that it may be repeated. Template and label have up to 1,500 characters each. Does the entire label fit the template?',
    world: 'label templates',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'may be left out',
        tells: 'Leaving the letter out and using it are both possible, and the rest decides which works.',
        decides: true,
      },
      {
        words: 'it may be repeated',
        tells: 'A repeated letter can stop early or go on, so again several moves compete.',
        decides: true,
      },
      {
        words: 'the entire label',
        tells: 'The match must cover the whole string, so each cell asks about two prefixes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Two indices must commit at each letter. With the template a?a and the label a, taking the optional letter leaves nothing for the required one.',
    },
    why: 'Let a cell say whether a prefix of the label fits a prefix of the template, and try leaving out, using once and repeating.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-5',
    text: 'Two bell ringers each play their own melody from first note to last, and a recorder catches both in one string of notes. Notes of the two players may alternate in any way, but each player keeps the order of the melody. Melodies have up to 400 notes. In how many ways could the recording have come about?',
    world: 'bell ringers',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'may alternate in any way',
        tells: 'If both players could have played the next note, two cases must be followed.',
        decides: true,
      },
      {
        words: 'keeps the order of the melody',
        tells: 'How far each player has come describes the situation, so a cell is a pair of prefixes.',
        decides: false,
      },
      {
        words: 'In how many ways',
        tells: 'Counting all ways means adding the counts of shorter prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Two indices follow one explanation of the recording. Where both melodies continue with the same note, both explanations must be counted.',
    },
    why: 'For each pair of prefixes count the ways: add those in which the last recorded note came from the first and from the second player.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-6',
    text: 'A child has threaded up to 1,500 beads of 26 colors on a string that is not a ring. She wants it to look the same from both ends and may pull out any beads, wherever they are; the others close up in their order. What is the smallest number of beads to pull out?',
    world: 'bead strings',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'The cells are ranges of the string, but each one only compares its two end characters, with no split to try.',
      },
    ],
    evidence: [
      {
        words: 'the same from both ends',
        tells: 'The first and the last bead that stay must have the same color.',
        decides: false,
      },
      {
        words: 'may pull out any beads, wherever they are',
        tells: 'Characters may be skipped, so at a mismatch either end can go.',
        decides: true,
      },
      {
        words: 'the smallest number',
        tells: 'The two choices at each mismatch compete all along, so their results are stored.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Comparing inward works while both ends agree. After a mismatch there are two ways to go on, and each later mismatch doubles them again.',
    },
    why: 'For each range store the fewest removals: equal ends cost nothing and shrink it on both sides, otherwise remove the better end.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-dynamic-programming-7',
    text: 'A duo is recorded on one master track of notes. Muting some notes of the master must leave exactly the part of the first singer, and muting some others must leave exactly the part of the second; a note can belong to both. Each part has up to 2,500 notes. How short can the master track be?',
    world: 'recording studio',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'must leave exactly the part of the first singer',
        tells: 'Each part is contained in the master in order, with gaps allowed.',
        decides: false,
      },
      {
        words: 'a note can belong to both',
        tells: 'Sharing a note saves one, and which notes to share is a choice.',
        decides: true,
      },
      {
        words: 'How short',
        tells: 'The best result for two parts follows from the best results for their prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Sharing the first equal note that comes along may block more shared notes later, so no single move is forced.',
    },
    why: 'For each pair of prefixes store the shortest master: equal last notes are shared, otherwise append the last note of one part.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-8',
    text: 'Along the north bank of a straight river stand up to 2,000 houses, and as many on the south bank. Each house flies the flag of one of 30 guilds. A bridge may join a house in the north with one in the south that flies the same flag. Bridges must not cross or share a house. How many bridges can be built at most?',
    world: 'river banks',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'It is a table of best answers, but over the prefixes of two sequences, which the string pattern describes exactly.',
      },
    ],
    evidence: [
      {
        words: 'the same flag',
        tells: 'Two sequences of symbols are aligned where the symbols are equal.',
        decides: false,
      },
      {
        words: 'must not cross',
        tells: 'Chosen pairs keep the same order on both banks, with gaps allowed.',
        decides: true,
      },
      {
        words: 'at most',
        tells: 'Taking a bridge now may block several later, so both cases are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Houses may be skipped on both banks, so the chosen ones are not a contiguous part, and counting flags would allow bridges that cross.',
    },
    why: 'For the first i houses in the north and j in the south, join the last two if their flags agree, or leave one of them out.',
    cost: 'O(n m)',
  },
]
