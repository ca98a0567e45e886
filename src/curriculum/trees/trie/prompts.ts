import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'trie-1',
    text: 'A phone stores up to 200,000 contacts. While someone types a name letter by letter, the screen shows after each letter how many contacts begin with the letters typed so far. Contacts are added in between. Each letter must be handled in constant time, no matter how many contacts there are.',
    world: 'phone contacts',
    pattern: 'trie',
    evidence: [
      { words: 'after each letter', tells: 'Keys are read one character at a time.', decides: true },
      {
        words: 'begin with the letters typed so far',
        tells: 'The beginnings of stored words count, not only whole words.',
        decides: true,
      },
      {
        words: 'in constant time',
        tells: 'One step per letter leads to a node that stores its count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map of whole names cannot tell how many begin with certain letters. Storing every beginning of every name works but takes far more space.',
    },
    why: 'Store the names letter by letter with a counter in each node, and move one node down for each letter typed.',
    cost: 'O(total letters)',
  },
  {
    id: 'trie-2',
    text: 'A router has up to a million rules. Each rule is a string of zeros and ones, at most 32 long, with an exit. A packet has an address of 32 zeros and ones and follows the longest rule with which its address begins. Find the exit for each packet, billions per day.',
    world: 'network router',
    pattern: 'trie',
    evidence: [
      {
        words: 'a million rules',
        tells: 'Comparing the address with every rule is out of the question.',
        decides: false,
      },
      { words: 'at most 32 long', tells: 'A walk along an address takes at most 32 steps.', decides: false },
      {
        words: 'the longest rule with which its address begins',
        tells: 'Rules match the beginning of a key, and the last mark on the walk wins.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map finds only complete keys, so it would need a try for each of 32 lengths per packet. One walk passes all matching rules.',
    },
    why: 'Store the rules by their symbols, walk along the address, and remember the last rule passed.',
    cost: 'O(L)',
  },
  {
    id: 'trie-3',
    text: 'A crossword editor has a word list of 300,000 entries. An author types patterns such as c??t?r, where a question mark stands for any one letter, and gets all fitting words in alphabetical order. Patterns have up to 15 characters and at most three question marks. Most of the list should never be looked at.',
    world: 'crosswords',
    pattern: 'trie',
    evidence: [
      { words: '300,000 entries', tells: 'Many words are stored once and queried often.', decides: false },
      {
        words: 'a question mark stands for any one letter',
        tells: 'Single characters matter, and an unknown one branches to all children.',
        decides: true,
      },
      {
        words: 'Most of the list should never be looked at',
        tells: 'Words with the wrong first letters are skipped together.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map needs the complete word. With three unknown letters it would have to try 17,576 words per pattern, most of which do not exist.',
    },
    why: 'Store the words letter by letter, follow known letters, and try every child at a question mark.',
    cost: 'O(nodes visited)',
  },
  {
    id: 'trie-4',
    text: 'Each of up to 200,000 badges has a number below 2^32. For a check, the system gets a number and must find the badge for which the XOR with it is as large as possible. Badges are added and checks are made in any order, up to half a million of them.',
    world: 'encrypted badges',
    pattern: 'trie',
    evidence: [
      {
        words: 'the XOR with it is as large as possible',
        tells: 'From the highest position down, an opposite binary symbol is always worth most.',
        decides: true,
      },
      { words: 'in any order', tells: 'The stored numbers change between the checks.', decides: false },
      {
        words: 'up to half a million of them',
        tells: 'Trying all badges in each check takes far too long.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'There is no exact number to look up: the best partner is unknown, and it is found only symbol by symbol from the highest one.',
    },
    why: 'Store the numbers in binary from the highest position, and at each step prefer the branch with the opposite symbol.',
    cost: 'O(32)',
  },
  {
    id: 'trie-5',
    text: 'A puzzle shows a honeycomb of 60 letters. A word counts if its letters lie on a walk from cell to neighboring cell without using a cell twice. Given a list of 40,000 words, how many of them can be found in the honeycomb?',
    world: 'letter honeycomb',
    pattern: 'trie',
    evidence: [
      {
        words: 'without using a cell twice',
        tells: 'A walk marks its cells and frees them again.',
        decides: false,
      },
      {
        words: 'a list of 40,000 words',
        tells: 'Many words share their beginnings, so searching them one by one repeats work.',
        decides: true,
      },
      {
        words: 'how many of them',
        tells:
          'All words are looked for at once, and a walk ends as soon as no word begins with its letters.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Without the stored words, each of 40,000 words needs its own search of the honeycomb, and walks cannot stop early for all of them together.',
    },
    why: 'Store the words letter by letter, walk the honeycomb and the stored words together, and turn back where no word continues.',
    cost: 'O(cells · 3^L)',
  },
  {
    id: 'trie-6',
    text: 'A warehouse registers codes one by one, up to 300,000 of them with at most 40 letters. A scanner reads letter by letter and stops at the first complete code, so no code may be the beginning of another one. For each new code, report at once whether it has to be refused; refused codes are not stored.',
    world: 'warehouse codes',
    pattern: 'trie',
    evidence: [
      { words: 'one by one', tells: 'Each code is checked against those stored so far.', decides: false },
      {
        words: 'no code may be the beginning of another one',
        tells: 'Beginnings of words decide, in both directions.',
        decides: true,
      },
      {
        words: 'report at once',
        tells: 'The check must not depend on how many codes are stored.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of whole codes finds the shorter ones by trying each beginning, but not a longer stored code that starts with the new one.',
    },
    why: 'Insert each code letter by letter: refuse it if the walk passes an end mark or ends at a node with children.',
    cost: 'O(L)',
  },
  {
    id: 'trie-7',
    text: 'A chat filter has 50,000 forbidden words of at most 20 letters. Players write them without spaces, as in "youabcfool". For a message of up to 10,000 letters, find all positions at which at least one forbidden word begins. The words differ greatly in length and many start alike.',
    world: 'chat filter',
    pattern: 'trie',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'At each position, the hashes of up to 20 lengths can be looked up in a set, but it tries every length, while a walk stops at the first letter that no word continues.',
      },
    ],
    evidence: [
      {
        words: '50,000 forbidden words',
        tells: 'Comparing every word at every position is too slow.',
        decides: false,
      },
      {
        words: 'at which at least one forbidden word begins',
        tells: 'From each position, letters are read until no word continues.',
        decides: true,
      },
      {
        words: 'many start alike',
        tells: 'Shared beginnings are stored and compared only once.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Nothing is chosen or taken back: from each position there is only one way to read on, letter by letter.',
    },
    why: 'From each position, walk down the stored words letter by letter, and report the position at the first end mark.',
    cost: 'O(n · L)',
  },
  {
    id: 'trie-8',
    text: 'A monitor gets up to 500,000 reports of the form "this file now has this size", where a file is a path such as a/b/c and may be reported again with another size. In between, it is asked for the total size of all files whose path starts with given characters, which may end in the middle of a name.',
    world: 'disk usage',
    pattern: 'trie',
    evidence: [
      {
        words: 'may be reported again with another size',
        tells: 'Only the difference to the old size may be added.',
        decides: false,
      },
      {
        words: 'whose path starts with given characters',
        tells: 'A query concerns the beginnings of keys.',
        decides: true,
      },
      {
        words: 'in the middle of a name',
        tells: 'Single characters matter, not only whole folders.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map from paths to sizes would have to look at all files for each query, because it does not know which ones start alike.',
    },
    why: 'Store the paths character by character, add each difference in size to every node passed, and read the sum at the end of the query.',
    cost: 'O(L)',
  },
  {
    id: 'trie-9',
    form: 'long',
    text: 'A seed bank reads the genetic sequence of every sample that farmers bring in. A sequence consists of the symbols A, C, G and T and is up to 5,000 symbols long; some 4,000 samples come in during a season. As soon as a sample has been read, a printer wants a label for it, and the label is the shortest opening part of its sequence that is not the opening part of any earlier sample. Labels already printed are never changed. After ACGT and ACCA, a sample that reads ACCGGA is labeled ACCG, and one that reads GATT is labeled G. If a whole sequence is the opening part of an earlier one, the printer puts a star behind it. The labels are green for grain and yellow for fruit. The computer can hold each sequence about once, so a collection of all their opening parts, each written out, does not fit.',
    world: 'seed bank',
    pattern: 'trie',
    evidence: [
      {
        words: 'As soon as a sample has been read',
        tells: 'Samples are answered one after another, so they cannot be put in order first.',
        decides: false,
      },
      {
        words: 'is not the opening part of any earlier sample',
        tells: 'The symbols are followed from the front until no earlier sample continues.',
        decides: true,
      },
      {
        words: 'each written out, does not fit',
        tells: 'What samples have in common at the front has to be stored once.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of all opening parts would answer, but a sequence of 5,000 symbols has 5,000 of them with 12 million symbols in total, and that for every sample.',
    },
    why: 'Insert each sequence symbol by symbol into a structure of shared beginnings; the first symbol for which a new node is made ends the label.',
    cost: 'O(total symbols)',
  },
  {
    id: 'trie-10',
    form: 'long',
    text: 'When one of our programs crashes, it sends us the chain of functions that were running, from the outermost to the innermost, as in main, menu, load, parse. Chains have up to 600 functions, and the same few hundred names turn up again and again. We have about 60,000 old reports with notes on how the matter was settled. For a new report we want to know how far, counted from the outermost function, it agrees with the old report that is most like it, and how many old ones agree that far. Given main, menu, save and main, menu, load, read and main, net, the report main, menu, load, parse agrees for three functions, with one old report. The new report then joins the old ones. The team in Oslo reads them over coffee, by the way. Comparing with every old report takes a minute and should take no longer than reading the new one.',
    world: 'crash reports',
    pattern: 'trie',
    evidence: [
      {
        words: 'counted from the outermost function',
        tells: 'Agreement begins at the front, and ends at the first difference.',
        decides: true,
      },
      {
        words: 'how many old ones agree that far',
        tells: 'Reports that start alike are counted together.',
        decides: true,
      },
      {
        words: 'joins the old ones',
        tells: 'Reports are added all the time.',
        decides: false,
      },
      {
        words: 'no longer than reading the new one',
        tells: 'The work depends on the length of the new chain only.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map from whole chains finds only equal reports. With an entry for each start of each chain, it would take 36 million entries, each hundreds of names long.',
    },
    why: 'Store the chains function by function with a counter in each node, and walk down along the new chain until no child continues it.',
    cost: 'O(L)',
  },
  {
    id: 'trie-11',
    form: 'vague',
    text: 'People fill in the name of their street on our order form, and we would like to help them a little while they do.',
    asks: [
      {
        question: 'What does the help look like?',
        answer: 'At every key, show the three most popular streets that the input can still turn into.',
      },
      {
        question: 'How many streets are there?',
        answer: 'Four million from all over the world, with names of up to 80 characters.',
      },
      {
        question: 'Does the popularity change?',
        answer: 'Each order adds one to its street, and that should show right away.',
      },
      {
        question: 'Could we prepare an answer for each possible input?',
        answer: 'No. Our server has room for the names about twice over.',
      },
    ],
    world: 'street names',
    pattern: 'trie',
    evidence: [
      {
        words: 'that the input can still turn into',
        tells: 'The input so far is the beginning of the names that are wanted.',
        decides: true,
      },
      {
        words: 'Four million from all over the world',
        tells: 'Checking all names at every key is too slow.',
        decides: false,
      },
      {
        words: 'should show right away',
        tells: 'The three best of each beginning are updated with every order.',
        decides: false,
      },
      {
        words: 'room for the names about twice over',
        tells: 'Beginnings must be shared by the names, not stored for each.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map from each possible input to its three streets needs every beginning of every name as a key, far more than the names twice over.',
    },
    why: 'Store the names character by character with the three most popular streets in each node, and go one node down at every key.',
    cost: 'O(L)',
  },
  {
    id: 'trie-12',
    text: 'Let S be a set of integers between 0 and 2^30, initially empty. Process up to 300,000 operations, each depending on the results so far: insert x into S, or, given q and m, output the largest value of s XOR q over all s in S with s at most m, or -1 if there is no such s.',
    world: 'bare integers',
    pattern: 'trie',
    evidence: [
      {
        words: 'each depending on the results so far',
        tells: 'Operations cannot be rearranged, for example by m.',
        decides: false,
      },
      {
        words: 'the largest value of s XOR q',
        tells:
          'Binary places are decided from the highest one down; an opposite symbol is worth more than all later ones.',
        decides: true,
      },
      {
        words: 'with s at most m',
        tells: 'The smallest number behind each beginning shows whether a branch may be entered.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set answers whether a certain s is there. The best s is not known, and among up to 2^30 candidates it is found only place by place.',
    },
    why: 'Store the numbers in binary from the highest place with the smallest number in each node; prefer the opposite branch if its smallest is at most m.',
    cost: 'O(30)',
  },
  {
    id: 'trie-13',
    text: 'Our message broker has 400,000 subscriptions, for example home/+/lamp, in which a plus stands for any one part. A message carries an address of the same kind, but without any plus; both have up to 20 parts between slashes. Find the subscriptions that a message satisfies. Going through all of them per message, as we do now, takes half a second; in truth, hardly any of them agree even in their first two parts.',
    world: 'message broker',
    pattern: 'trie',
    evidence: [
      {
        words: 'a plus stands for any one part',
        tells: 'At each part, the exact child and the plus are both possible.',
        decides: true,
      },
      {
        words: 'up to 20 parts',
        tells: 'A million combinations of parts and pluses cannot be tried one by one.',
        decides: true,
      },
      {
        words: 'hardly any of them agree even in their first two parts',
        tells: 'A walk from the front drops nearly all subscriptions after two steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map needs the exact subscription. Replacing each of 20 parts by a plus or not gives a million keys to try for one message.',
    },
    why: 'Store the subscriptions part by part, and follow for each part of the message both the same part and the plus, where they exist.',
    cost: 'O(nodes visited)',
  },
  {
    id: 'trie-14',
    text: 'A safe knows 100,000 secret combinations of up to 1,000 presses on eight buttons. Its lamp is green while what you pressed since the last reset can still become one of them. At a press that makes this impossible, the lamp goes red for a moment and the safe resets. You get a record of five million presses. How often does the lamp go red?',
    world: 'safe lamp',
    pattern: 'trie',
    evidence: [
      {
        words: 'can still become one of them',
        tells: 'Unfinished combinations count, so their beginnings do.',
        decides: true,
      },
      {
        words: 'a record of five million presses',
        tells: 'Every press must take about one step, continuing from the one before.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of whole combinations does not know unfinished ones, and with all beginnings as entries, each press would read up to 1,000 presses again.',
    },
    why: 'Store the combinations press by press, move one node down at each press, and count and return to the top where there is no child.',
    cost: 'O(total presses)',
  },
  {
    id: 'trie-15',
    text: 'Ticket 4711: access rules ignored. The rule for /shop/private is never applied, since /shop comes earlier among our 90,000 rules and we stop at the first that fits. Expected: of all rules that an address continues, the most specific one counts. Putting long rules first fixes it, but then requests wait for seconds. Addresses have up to 8,000 characters, rules as well, and a request may take no more than one pass over its address.',
    world: 'access rules',
    pattern: 'trie',
    evidence: [
      {
        words: '90,000 rules',
        tells: 'Trying one rule after another is too slow for a request.',
        decides: false,
      },
      {
        words: 'of all rules that an address continues',
        tells: 'Rules are beginnings of addresses, and the longest one is needed.',
        decides: true,
      },
      {
        words: 'no more than one pass over its address',
        tells: 'All rules that fit must be met while reading once.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map of rules has to be tried with each of 8,000 beginnings of an address, and forming these keys alone reads it thousands of times.',
    },
    why: 'Store the rules character by character, walk along the address, and keep the last rule whose end was passed.',
    cost: 'O(L)',
  },
  {
    id: 'trie-16',
    text: 'Dear developers, I love your bird app with its 30,000 songs. I whistle what I hear, high, low or middle, and press a key for each note. Could it say after every note how many birds are still possible? Whistling is hard, so I also need to take back the last note. Some songs have 900 notes, and my old phone cannot compare them all each time. Yours, Edna.',
    world: 'bird songs',
    pattern: 'trie',
    evidence: [
      {
        words: 'after every note how many birds are still possible',
        tells: 'Songs that open with these notes are counted, note by note.',
        decides: true,
      },
      {
        words: 'take back the last note',
        tells: 'The position among the songs moves up one step as well as down.',
        decides: false,
      },
      {
        words: 'cannot compare them all each time',
        tells: 'Each note must continue from the state before it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Taking back a note is a wish of the user, not a search. Nothing is tried in turn: the notes lead along a single path.',
    },
    why: 'Store the songs note by note with a counter in each node; a note goes one node down, and taking it back goes one node up.',
    cost: 'O(1)',
  },
  {
    id: 'trie-17',
    family: 'trie-16',
    text: 'A tango school has filmed 12,000 dances, each a series of up to 2,500 figures out of 40. At an examination, the judge enters one figure after another on a tablet. He is clumsy and may wipe out the figure entered most recently. The tablet is too slow for running through the films at each tap, yet it has to give the number of dances that can still be the one on the floor whenever a figure appears or disappears.',
    world: 'tango school',
    pattern: 'trie',
    evidence: [
      {
        words: 'wipe out the figure entered most recently',
        tells: 'The position among the dances moves up one step as well as down.',
        decides: false,
      },
      {
        words: 'too slow for running through the films at each tap',
        tells: 'Each tap must continue from the state before it.',
        decides: true,
      },
      {
        words: 'number of dances that can still be the one',
        tells: 'Dances that open with these figures are counted, figure by figure.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Wiping out a figure is up to the judge and not part of a search. The figures entered lead along a single path.',
    },
    why: 'Store the dances figure by figure with a counter in each node; a figure goes one node down, and wiping it out goes one node up.',
    cost: 'O(1)',
  },
  {
    id: 'trie-18',
    text: 'Spelling with a television remote is torture. So whenever you have picked a character, the set fills in all that must follow for sure, assuming that you want one of its 80,000 film titles. Every title ends in a period and has none elsewhere. Compute for every title how many characters you have to pick yourself.',
    world: 'television remote',
    pattern: 'trie',
    evidence: [
      {
        words: 'fills in all that must follow for sure',
        tells: 'What is certain depends on all titles that start in the same way.',
        decides: true,
      },
      {
        words: 'its 80,000 film titles',
        tells: 'Comparing each title with all others is too slow.',
        decides: false,
      },
      {
        words: 'how many characters you have to pick yourself',
        tells: 'A choice is needed exactly where titles with the same beginning part.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of titles does not show in how many ways a beginning goes on. That is what the children of a node are.',
    },
    why: 'Store the titles character by character, and count one for the first pick and one for each later node on the path of a title that has more than one child.',
    cost: 'O(total characters)',
  },
  {
    id: 'trie-19',
    text: 'A museum of control rooms collects panels, each a row of 28 switches that are up or down. Two panels are compared by the leftmost switch at which they differ: the further right it is, the more alike they are, and if it is the same, the next difference decides likewise. Panels come and go, 200,000 times. A visitor flips 28 switches. Which panel in the collection is most alike?',
    world: 'switch panels',
    pattern: 'trie',
    evidence: [
      {
        words: 'the leftmost switch at which they differ',
        tells: 'An earlier switch outweighs all later ones, so it is decided first.',
        decides: true,
      },
      {
        words: 'Panels come and go',
        tells: 'The stored panels change between the visitors.',
        decides: false,
      },
      {
        words: 'in the collection is most alike',
        tells: 'No exact match is needed, but the best among those that agree at the front.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set finds the panel of the visitor only if it is there exactly. Otherwise, up to 2^28 others would have to be tried in order of likeness.',
    },
    why: 'Store the panels switch by switch with counters, and go to the child that agrees with the visitor wherever it is not empty.',
    cost: 'O(28)',
  },
  {
    id: 'trie-20',
    family: 'trie-19',
    text: 'Which fan in the store is closest to the one that a customer brings along? A dealer in Izmir wonders all day, while he buys and sells; at times he owns 150,000 fans, and each has 40 slats that are black or white. Counting from the handle, the first slat that is not of the same color in both fans should come as late as possible. If it comes equally late in several, the next such slat decides.',
    world: 'painted fans',
    pattern: 'trie',
    evidence: [
      {
        words: 'is closest to the one that a customer brings along',
        tells: 'No exact match is needed, but the best among those that agree at the front.',
        decides: true,
      },
      {
        words: 'while he buys and sells',
        tells: 'The stored fans change between the requests.',
        decides: false,
      },
      {
        words: 'the first slat that is not of the same color',
        tells: 'An earlier slat outweighs all later ones, so it is decided first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set finds only a fan that is painted in exactly the same way. The others would have to be tried in order of closeness, and there are 2^40.',
    },
    why: 'Store the fans slat by slat with counters, and go to the child of the same color wherever it is not empty.',
    cost: 'O(40)',
  },
  {
    id: 'trie-21',
    text: 'A space probe transmits an endless series of measurements, each one of 64 symbols, like this: it takes the longest run from here on that is already in its phrase book, sends the number of that phrase and the symbol after it, and enters the run with this symbol added as a new phrase. Runs can become thousands of symbols long. The processor may spend only a few operations on a symbol.',
    world: 'space probe',
    pattern: 'trie',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map from a phrase number and the next symbol to a phrase number does it, but it is these very steps from node to child, stored in a map.',
      },
    ],
    evidence: [
      {
        words: 'the longest run from here on',
        tells: 'Symbols are followed until no phrase continues.',
        decides: true,
      },
      {
        words: 'the run with this symbol added as a new phrase',
        tells: 'Each new phrase extends a stored one by one symbol: it is its child.',
        decides: true,
      },
      {
        words: 'only a few operations on a symbol',
        tells: 'The run may not be read again for each symbol.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'The longest phrase is not found by trying cuts and taking them back: the symbols lead down one path, and it is cut where it ends.',
    },
    why: 'Store the phrases symbol by symbol, go down while a child exists, send the number of the last node, and add the missing child.',
    cost: 'O(n)',
  },
]
