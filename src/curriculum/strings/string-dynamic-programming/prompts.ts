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
  {
    id: 'string-dynamic-programming-9',
    form: 'long',
    text: 'After a burglary in a gallery, three witnesses were questioned separately. A clerk turned each statement into a row of symbols, one per event: the van that stops, the dog that barks, the alarm and so on, 52 kinds in all, and each kind can come up many times. Witnesses forget things, and they make things up, but they seldom confuse the order. The inspector therefore calls a row of events credible if all three statements contain it from beginning to end in this order; each witness may have mentioned other events before, after and in between. She would like to know how many events the longest credible row has. From "abcde", "acebd" and "xaced" she would obtain 3, for instance with "ace". The stolen picture shows a lake at dusk and is probably a forgery. No statement has more than 180 events. How does her assistant find the number by tomorrow morning?',
    world: 'three witnesses',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'all three statements contain it from beginning to end in this order',
        tells: 'Events may be left out but not exchanged, so prefixes of the statements are compared.',
        decides: false,
      },
      {
        words: 'may have mentioned other events before, after and in between',
        tells: 'At a mismatch, it is open in which statement an event is skipped, so several moves compete.',
        decides: true,
      },
      {
        words: 'how many events the longest credible row has',
        tells: 'The best row for three prefixes follows from the best rows for shorter ones.',
        decides: true,
      },
      {
        words: 'more than 180 events',
        tells: 'A table over three positions has six million cells, which is fine.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'One position per statement can check a given row. To find the longest row, it is unknown at a mismatch which position to move, and a wrong move costs later events.',
    },
    why: 'For each triple of prefixes, extend the best row if the last events agree, and otherwise take the best after dropping the last event of one statement.',
    cost: 'O(n^3)',
  },
  {
    id: 'string-dynamic-programming-10',
    form: 'long',
    text: 'A sound engineer must restore a radio play. The noises of the play were kept on two reels, and a document says in which order the noises were heard on the air. Noises are abbreviated by letters; many noises are alike and have the same letter. Each reel can only be played forward, and he may stop it and continue later from there. At the end both reels must have been played completely, and what was heard must be exactly what the document says. Whenever he changes from one reel to the other, there is a click, and he hates clicks more than anything except weddings. Suppose the reels are "aab" and "abc" and the document says "aaabbc". If he begins with one noise of the second reel, then plays the whole first reel and finally the rest of the second one, there are two clicks, and it cannot be done with fewer. How many clicks are necessary if the reels have 1,200 noises each, or can the play not be restored at all?',
    world: 'radio play',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'many noises are alike',
        tells: 'If both reels offer the next noise, it is open which one to play.',
        decides: true,
      },
      {
        words: 'may stop it and continue later from there',
        tells: 'The reels alternate freely, so a state is how far each of them has been played.',
        decides: false,
      },
      {
        words: 'How many clicks are necessary',
        tells: 'Earlier decisions are compared by their number of clicks.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'If both reels go on with the noise that the document wants, nothing forces the choice, and the wrong reel can lead to more clicks or into a dead end.',
    },
    why: 'For each pair of played prefixes and each reel that was played last, keep the fewest clicks, and extend by a noise that fits the document.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-11',
    form: 'vague',
    text: 'Our lawyers have received a changed version of a contract, and they want a number that says how far it is from ours.',
    asks: [
      {
        question: 'What should the number measure?',
        answer:
          'The effort of a secretary who turns our version into theirs, word after word, if she is as lazy as possible.',
      },
      {
        question: 'What can the secretary do?',
        answer:
          'Strike a word, write in a new one, or replace one by another. The first two cost a minute each, a replacement costs 90 seconds.',
      },
      {
        question: 'May she move sentences around?',
        answer: 'No, what has to be elsewhere is struck here and written there.',
      },
      { question: 'How long is the contract?', answer: 'Both versions have a little over 3,000 words.' },
    ],
    world: 'contract versions',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'as lazy as possible',
        tells: 'The cheapest of many sequences of changes is needed.',
        decides: false,
      },
      {
        words: 'Strike a word, write in a new one, or replace one',
        tells: 'Three moves compete at every word, and each leaves shorter versions.',
        decides: true,
      },
      {
        words: 'a little over 3,000 words',
        tells: 'A table with a cell for each pair of prefixes has ten million cells.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'At two different words, nothing says whether to strike, to write or to replace. Only the words that follow show which of them was cheapest.',
    },
    why: 'For each pair of prefixes, take the cheapest of striking the last word, writing the last word, or replacing one by the other, which is free if they agree.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-12',
    text: 'Our two test cars each log 4,000 event codes per drive, a letter for each event. I believe both ran one secret routine. So I want the longest piece, with nothing missing in it, that is found in both logs; where it begins in one log says nothing about the other. Comparing all beginnings with each other and then running along until codes differ keeps my laptop busy for days. How many codes does the piece have?',
    world: 'test cars',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Guessing a length and comparing hashes of all pieces works, too, but a table over both logs needs neither hashes nor guesses.',
      },
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Hashes of all pieces of one length can be looked up, but then the length must be guessed; a table over both logs gives it directly.',
      },
    ],
    evidence: [
      {
        words: 'with nothing missing in it',
        tells: 'A mismatch ends a common piece, so a cell starts again at zero.',
        decides: false,
      },
      {
        words: 'where it begins in one log says nothing about the other',
        tells: 'Every pair of positions can be the end of the piece, which takes a cell for each pair.',
        decides: true,
      },
      {
        words: 'then running along until codes differ',
        tells:
          'The run for two positions is one longer than the run for the two before, so it need not be repeated.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Two ends that move over one log do not know with which part of the other log to compare, and the piece may be shifted by any distance.',
    },
    why: 'For each pair of positions, the common piece that ends there is one longer than the one that ends just before both, or empty if the codes differ.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-13',
    text: 'Let S be a string of capitals and lowercase letters, and let T be a string of capitals; neither is longer than 2,000. In S, you may replace any lowercase letters you like by the corresponding capitals. After that, all lowercase letters that remain are erased. The capitals that S had from the beginning are never erased. Decide whether T can be obtained from S in this manner.',
    world: 'capitals',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'any lowercase letters you like',
        tells: 'At a letter that fits T, both raising and erasing it are possible.',
        decides: true,
      },
      {
        words: 'are never erased',
        tells: 'A capital must match now, so an earlier choice can turn out wrong.',
        decides: true,
      },
      {
        words: 'Decide whether T can be obtained',
        tells: 'Whether a prefix of T can be obtained from a prefix of S follows from shorter prefixes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Taking every lowercase letter that fits goes wrong: for S = aAb and T = AB, the first letter must be erased, which only the capital after it shows.',
    },
    why: 'For each pair of prefixes, note whether the one can become the other: a lowercase letter is matched or erased, a capital must be matched.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-14',
    text: 'Dear developers, our choir compares recordings of a hymn. Each reaches you as a row of 2,500 pitches, A to Z. Singers linger: any note of one recording may correspond to several successive notes of the other, and vice versa, but no note goes without a partner and the order is kept. Two partners cost as much as they are apart in the alphabet. What does the cheapest matching of two recordings cost?',
    world: 'lingering choir',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'may correspond to several successive notes of the other',
        tells: 'After two partners, either recording or both can go on, so three moves compete.',
        decides: true,
      },
      {
        words: 'the order is kept',
        tells: 'Partners never cross, so a matching is built from matchings of prefixes.',
        decides: false,
      },
      {
        words: 'the cheapest matching of two recordings',
        tells: 'The costs of earlier moves are added and compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Advancing where the next partner is cheaper can be regretted: a note that seems expensive now may save several notes later.',
    },
    why: 'For each pair of prefixes, add the cost of the last two notes to the cheapest of the three matchings that are shorter in one recording or in both.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-15',
    text: 'Take a paper snake with up to 2,500 squares in a line, each of one of 26 colors. You snip it between squares, as rarely as possible, into pieces that look unchanged after being turned around. A lone square is such a piece, so one can always snip everywhere. A red-blue-red-red snake needs one snip. How many snips does the given snake need?',
    world: 'paper snake',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'The last piece is chosen over one prefix as in linear DP; that each piece must mirror, which a table of substrings tells, is what makes it one of strings.',
      },
      {
        pattern: 'interval-dp',
        whyNotFirst:
          'A table of substrings says which pieces mirror, but the snips are found along the prefixes of the snake.',
      },
    ],
    evidence: [
      {
        words: 'snip it between squares, as rarely as possible',
        tells: 'A prefix is cut best by some last piece and the best cuts of what is before it.',
        decides: true,
      },
      {
        words: 'look unchanged after being turned around',
        tells: 'Which pieces are allowed depends on the squares between their two ends.',
        decides: false,
      },
      {
        words: 'one can always snip everywhere',
        tells: 'Many ways to snip compete, and none is forced.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'Growing from centers finds all pieces that mirror. But a long piece can spoil the next ones, so it must be weighed which pieces to take.',
    },
    why: 'Note which pieces mirror, and for each prefix take the fewest snips over all last pieces that do.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-dynamic-programming-16',
    text: 'Ticket 902, spelling help. For "recieve" we show "receive" far down in the list, since the distance counts two replaced letters. Expected: 1. A slip is one of four things: a letter too many, a letter too few, a wrong letter, or two neighboring letters swapped; a letter is involved in one slip at most. Distance means the least number of slips that explain the input. Chemical names with 1,500 letters must still work.',
    world: 'spelling help',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'a letter too many, a letter too few, a wrong letter',
        tells: 'At each letter several explanations compete.',
        decides: true,
      },
      {
        words: 'a letter is involved in one slip at most',
        tells: 'Each slip settles the last one or two letters, and shorter prefixes remain.',
        decides: false,
      },
      {
        words: 'the least number of slips',
        tells: 'The best explanation of two prefixes follows from those of shorter ones.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'At a mismatch, the two letters do not reveal which of the four slips happened, and a wrong guess shifts everything that follows.',
    },
    why: 'For each pair of prefixes, take the best of the four slips, or no slip if the last letters agree; a swap goes back by two in both.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-17',
    text: 'An admiral received a telegram without any spaces, 3,000 letters long. His secret book lists 5,000 words, each of which has ten letters or fewer. A reading of the telegram divides all of it, from front to back, into words of the book; a word may come up repeatedly. He fears that there is more than one reading. Tell him the number of readings, as a remainder modulo 1,000,003, since the number itself can be enormous.',
    world: 'naval telegram',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'The table runs over one prefix as in linear DP; that it is a string cut into given words is what you notice first.',
      },
      {
        pattern: 'trie',
        whyNotFirst:
          'It speeds up finding the words that end at a position, but the readings are counted along the prefixes.',
      },
    ],
    evidence: [
      {
        words: 'divides all of it, from front to back, into words',
        tells: 'A prefix is readable if it ends with a word and what is before that word is readable.',
        decides: true,
      },
      {
        words: 'the number of readings',
        tells: 'Readings are too many to be listed, so they are added up over the last word.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Finding each place where a word of the book occurs is easy. Which of these can be combined without gaps depends on everything before them.',
    },
    why: 'The number of readings of a prefix is the sum, over all words with which it ends, of the readings of what comes before that word.',
    cost: 'O(n · longest word)',
  },
  {
    id: 'string-dynamic-programming-18',
    text: 'Did one chronicler copy from the other? Both chronicles have 2,000 words. A historian accepts as copied only passages of at least four successive words that stand in both chronicles word for word. She marks as many such passages as she likes, but in both books they must follow one another in the same order and may not overlap. What is the greatest number of words that she can mark in a book?',
    world: 'chroniclers',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'at least four successive words',
        tells:
          'A match counts only as the end of a run, whose length follows from the positions just before.',
        decides: false,
      },
      {
        words: 'follow one another in the same order',
        tells:
          'Passages must not cross, so what is marked before two positions is a smaller problem of the same kind.',
        decides: true,
      },
      {
        words: 'the greatest number of words that she can mark',
        tells: 'Passages compete, and the best of marking or skipping is kept for each pair of prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Moving along one book finds single passages. Marking one of them can rule out others that would be longer together, so all pairs of positions must be weighed.',
    },
    why: 'For each pair of prefixes, keep the best of dropping a last word or ending a marked run of four or more words there.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-19',
    text: 'A poet claims that his name is hidden in an ode of 20,000 letters. To find it, one underlines the letters of the name one after another; between an underlined letter and the next one, no more than six others may be passed over. The first may be anywhere. The name, with all titles, has 400 letters. Students began at each suitable letter and always underlined the nearest next one, without success. Is the claim true?',
    world: 'hidden name',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'It can be seen as reachability over pairs of positions, but what you notice first is that two strings are matched prefix by prefix.',
      },
    ],
    evidence: [
      {
        words: 'no more than six others may be passed over',
        tells: 'A match that comes too early can put the next letter out of reach, so no choice is safe.',
        decides: true,
      },
      {
        words: 'always underlined the nearest next one, without success',
        tells: 'The nearest match is not always right, so several must be kept.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'The nearest letter that fits is not always the right one: a later copy of it may be needed so that the following letter is within six.',
    },
    why: 'Note for each prefix of the name at which letters of the ode it can end, and extend it by a match within the next seven letters.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-20',
    family: 'string-dynamic-programming-16',
    text: 'A line dance is judged by the smallest number of faults that can explain how the dance on stage differs from the one on paper. Either is a row of names for 1,800 steps or fewer. Faults are these: a step was left out, a step was inserted, one step was danced instead of another, two steps in succession were danced in exchanged order. No step takes part in more than one fault. Which number do the judges give?',
    world: 'line dance',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'the smallest number of faults',
        tells: 'The best explanation of two prefixes follows from those of shorter ones.',
        decides: true,
      },
      {
        words: 'a step was left out, a step was inserted',
        tells: 'At each step several explanations compete.',
        decides: true,
      },
      {
        words: 'takes part in more than one fault',
        tells: 'Each fault settles the last one or two steps, and shorter rows remain.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'When the two rows disagree, the two steps do not reveal which fault it was, and after a wrong guess all later steps are compared with the wrong ones.',
    },
    why: 'For each pair of prefixes, take the best of the four faults, or none if the last steps agree; an exchange goes back by two in both rows.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-21',
    family: 'string-dynamic-programming-12',
    text: 'An expert has coded the motifs along two rolls of wallpaper, 6,000 on the old and 2,000 on the new one. She picks a motif on each and goes on along both as long as motifs agree, but the pairs of starting points are too many for her. The largest patch that can be found so would convince her; it must be complete and can be anywhere on either roll. How many motifs does it show?',
    world: 'wallpaper',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Guessing a length and comparing hashes of all patches works, too, but a table over both rolls needs neither hashes nor guesses.',
      },
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Hashes of all patches of one length can be looked up, but then the length must be guessed; a table over both rolls gives it directly.',
      },
    ],
    evidence: [
      {
        words: 'goes on along both as long as motifs agree',
        tells:
          'The run for two positions is one longer than the run for the two before, so it need not be repeated.',
        decides: true,
      },
      {
        words: 'it must be complete',
        tells: 'A mismatch ends a common patch, so a cell starts again at zero.',
        decides: false,
      },
      {
        words: 'can be anywhere on either roll',
        tells: 'Every pair of positions can be the end of the patch, which takes a cell for each pair.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Two ends that move over one roll do not know with which part of the other roll to compare, as the patch can be shifted by any distance.',
    },
    why: 'For each pair of positions, the common patch that ends there is one longer than the one that ends just before both, or empty if the motifs differ.',
    cost: 'O(n m)',
  },
]
