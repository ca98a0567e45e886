import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'how',
      question: 'How do I write a trie?',
      asks: [
        'implement a trie',
        'trie insert search',
        'trie node children map',
        'build a trie',
        'how to write a trie',
      ],
      answer:
        'A node has a map from character to child and an end flag. Insert: walk, create missing children, set the flag at the end. Search: walk, fail on a missing child, check the flag. startsWith does not check it.',
    },
    {
      kind: 'what',
      question: 'What is a trie?',
      asks: [
        'what is a trie',
        'prefix tree',
        'trie node',
        'what is a prefix tree',
        'how are words stored in a trie',
      ],
      answer:
        'A tree in which each edge is a character, so that words with a common prefix share a path. A node has children and a flag that says whether a word ends here.',
    },
    {
      kind: 'when',
      question: 'When is a trie better?',
      asks: [
        'when trie',
        'autocomplete',
        'many words with prefixes',
        'trie or hash set',
        'recognize trie',
        'when is a trie better',
        'words with a common prefix',
        'autocomplete structure',
      ],
      answer:
        'Many words and questions about prefixes: autocomplete, "starts with", searching many words in a grid at once, longest common prefixes, maximum XOR over bits. For whole words only, a set is simpler.',
    },
    {
      kind: 'why',
      question: 'Why do I need a flag for the end of a word?',
      asks: [
        'why end of word flag',
        'isend needed',
        'search vs startswith',
        'app and apple',
        'why mark the end of a word',
        'search finds prefixes as words',
      ],
      answer:
        '"app" is a path in a trie that only contains "apple". The flag tells a word from a mere prefix: `search` needs it, `startsWith` does not.',
    },
    {
      kind: 'cost',
      question: 'How much time and memory does a trie take?',
      asks: [
        'trie complexity',
        'insert search cost',
        'trie memory',
        'space of trie',
        'memory of a trie',
        'is lookup O(length)',
      ],
      answer:
        'Insert and search take O(L) for a word of length L, independent of how many words there are. Memory is up to one node per character of all words; an array of 26 per node is fast but large, a map is smaller.',
    },
    {
      kind: 'how',
      question: 'How do I search words with a dot for any letter?',
      asks: [
        'wildcard search dot',
        'add and search words',
        'dfs in trie',
        'dot matches any',
        'dot matches any letter',
      ],
      answer:
        'At a dot try all children recursively; at a letter follow one. Accept only if the end-of-word flag is set after the last character. The worst case visits much of the trie.',
    },
    {
      kind: 'how',
      question: 'Why does Word Search II need a trie?',
      asks: [
        'word search 2',
        'trie on a grid',
        'prune when no child',
        'remove found words',
        'many words on a board',
        'why a trie for word search 2',
      ],
      answer:
        'Walk the grid and the trie together: stop as soon as no child has this letter. Take a found word out (clear its flag or word), so that it is reported once, and cut empty branches to go faster.',
    },
    {
      kind: 'mistake',
      question: 'How do I avoid duplicates in Word Search II?',
      asks: [
        'word found twice',
        'duplicates in word search 2',
        'return too early at word end',
        'same word reported twice',
      ],
      answer:
        "Clear the stored word when you report it. And do not return at a word's end: longer words may continue from there.",
    },
    {
      kind: 'how',
      question: 'How do I find the longest word that is built one letter at a time?',
      asks: [
        'longest word built one letter at a time',
        'replace words',
        'shortest root',
        'longest word that can be built',
      ],
      answer:
        'Go down only through nodes that end a word. To replace words by roots stop at the first end flag on the path.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum XOR of two numbers?',
      asks: [
        'maximum xor of two numbers',
        'binary trie',
        'bits from the top',
        'opposite bit',
        'maximum xor with a trie',
      ],
      answer:
        'Insert the numbers bit by bit from the highest. For each number follow the opposite bit when it exists: each such step sets that bit of the XOR. O(32 · n).',
    },
    {
      kind: 'compare',
      question: 'Why do I not use a set?',
      asks: [
        'trie vs hash set of prefixes',
        'why not a set',
        'hashing words',
        'hash set or trie',
        'why not just a set of prefixes',
      ],
      answer:
        'A set of all prefixes answers "is this a prefix?" too, but stores every prefix as a string, O(L²) characters per word. A trie shares them and lets you walk one character at a time.',
      with: 'hash-lookup',
    },
    {
      kind: 'how',
      question: 'How do I count the words with a prefix?',
      asks: ['trie delete', 'count words with prefix', 'store counts', 'remove a word from a trie'],
      answer:
        'Keep a counter in each node for the words that pass it: insert adds 1 along the path, delete subtracts 1. `countPrefix` is the counter of the last node.',
    },
    {
      kind: 'compare',
      question: 'Do I need a trie?',
      asks: [
        'trie vs sorted array with binary search',
        'trie vs binary search autocomplete',
        'do i need a trie',
      ],
      answer:
        'A sorted array is enough if the words do not change: two binary searches find the range with a prefix in O(L log n). A trie costs O(L), supports insertions, and lets you walk one character at a time, as in a grid search.',
    },
    {
      kind: 'what',
      question: 'What is a compressed trie?',
      asks: ['compressed trie', 'radix tree', 'reduce trie memory'],
      answer:
        'A radix tree (compressed trie) merges chains of single children into one edge with a string, so it has O(number of words) nodes instead of one per character. Insertion must split edges, so interviews rarely ask you to code it.',
    },
    {
      kind: 'when',
      question: 'How do I find the phone numbers that begin with given digits?',
      asks: [
        'suggest words while someone types',
        'which phone numbers begin with these digits',
        'replace words by their shortest root',
        'find many words in a letter grid',
        'longest common beginning of many words',
      ],
      answer:
        'Use a trie for many words and questions about their prefixes. A lookup walks one node per character, O(length), no matter how many words there are.',
    },
    {
      kind: 'mistake',
      question: 'Does a trie always save memory?',
      asks: [
        'trie always saves memory, right',
        'prefix tree is smaller than a set',
        'sharing prefixes makes it compact',
      ],
      answer:
        'No, each node has overhead, often more than the character it represents. It saves memory only if many words share long prefixes; for words without common prefixes a hash set is smaller.',
    },
    {
      kind: 'mistake',
      question: 'Is a trie faster than a hash set for words?',
      asks: [
        'trie is faster than a hash set for words',
        'exact lookup is better in a trie, right',
        'replace my set by a trie for speed',
      ],
      answer:
        'No, both take O(L) for a word of length L, since hashing also reads it all, and the set is usually faster in practice. Use a trie for prefix queries, wildcards or walking character by character.',
    },
    {
      kind: 'mistake',
      question: 'Does a word end only at a leaf?',
      asks: [
        'a word ends only at a leaf',
        'leaves are the words, right',
        'no flag needed, just check for children',
      ],
      answer:
        'No, "app" ends inside "apple", at a node with children. You need an end flag at every node where a word ends.',
    },
    {
      kind: 'mistake',
      question: 'Does deleting a word remove its nodes?',
      asks: [
        'deleting a word removes its nodes',
        'drop all nodes on the path, right',
        'remove apple deletes app too',
      ],
      answer:
        'No, other words may share the path: with "app" and "apple", deleting all nodes of "apple" destroys "app". Clear the end flag, and then remove nodes from the bottom only while they have no children and no flag.',
    },
    {
      kind: 'mistake',
      question: 'Does a trie find any substring?',
      asks: [
        'a trie finds any substring',
        'search in the middle of words with a trie',
        'contains query with prefix tree, right',
      ],
      answer:
        'No, an ordinary trie answers only prefix queries. Substrings work only if you insert all suffixes of each word, which takes up to O(L²) nodes for a word of length L.',
    },
    {
      kind: 'mistake',
      question: 'Why is every word found in my trie?',
      asks: [
        'every word is found',
        'all nodes share the same children',
        'search returns true for anything',
        'letters appear under the wrong prefix',
      ],
      answer:
        'All nodes use the same dictionary, because it is a class attribute or a default argument. Create it in the constructor: `self.children = {}`.',
    },
    {
      kind: 'mistake',
      question: 'Why does only the last word remain?',
      asks: [
        'only the last word remains',
        'second insert loses the first',
        'root moves after inserting',
        'trie forgets earlier words',
        'inserting a second word makes the first vanish',
      ],
      answer:
        'You walk with `self.root` itself, so after an insertion the root is somewhere below. Walk with a local variable: `node = self.root`, then `node = node.children[c]`.',
    },
    {
      kind: 'mistake',
      question: 'Why does `startsWith` return false for a real prefix?',
      asks: [
        'startswith returns false for a real prefix',
        'prefix check fails although the word exists',
        'app not accepted as prefix of apple',
      ],
      answer:
        'You check the end flag there too. `startsWith` returns true as soon as the whole prefix can be walked; only `search` checks the flag.',
    },
    {
      kind: 'mistake',
      question: 'Why is my index out of bounds for some letters?',
      asks: [
        'index out of bounds for some letters',
        'array of 26 crashes',
        'negative child index',
        'uppercase or dash breaks my trie',
      ],
      answer:
        "The index is wrong: use `c - 'a'` (in Python `ord(c) - ord('a')`), and only for lowercase letters. For other characters use a map as children, or convert the input first.",
    },
    {
      kind: 'when',
      question: 'How does a router pick the longest matching prefix of an address?',
      asks: [
        'router picks the longest matching address prefix',
        'phone keypad, which names fit',
        'spell checker with one wrong letter',
        'crossword fill with some known letters',
        'block all sites below a domain',
      ],
      answer:
        'Many words and queries that walk from the first character: use a trie. Each query follows one path, or a few where a character is open. For domains insert the parts from right to left.',
    },
    {
      kind: 'how',
      question: 'How do I complete a prefix with the three most popular words?',
      asks: [
        'autocomplete with the three most popular',
        'top suggestions by weight',
        'rank completions by frequency',
        'type ahead at scale',
      ],
      answer:
        'Store the top k words at each node, so a query costs O(length of the prefix) plus the output. An insertion updates the lists along its path. Without the lists you must search the whole subtree below the prefix.',
    },
    {
      kind: 'how',
      question: 'How do I find out whether a typed stream ends with any word?',
      asks: [
        'check if the latest characters end in a word',
        'stream of letters, match a suffix',
        'does the typed stream end with any word',
      ],
      answer:
        'Insert the words reversed into a trie and keep the last characters of the stream, as many as the longest word has. At each new character walk backward through them until an end flag or a missing child. O(longest word) per character.',
    },
    {
      kind: 'compare',
      question: 'Which child structure do I use in a trie?',
      asks: [
        'array of 26 or a map per node',
        'children as list or dictionary',
        'which child structure in a trie',
      ],
      answer:
        'Choose the map in an interview: it works with any alphabet and stores only children that exist. The array of 26 is faster per step but wastes memory in sparse nodes; choose it for lowercase letters and tight time limits.',
    },
  ],
  problems: [
    {
      number: 208,
      questions: [
        {
          asks: ['search returns true', 'end flag', 'children map or array'],
          answer:
            'Without the mark every prefix would count as a word. Use a map for any alphabet, an array of 26 for lowercase.',
        },
        {
          asks: ['what does a node stand for', 'trie methods cost', 'startswith checks end flag by mistake'],
          answer:
            'A node stands for the prefix spelled on the path to it. Each method takes O(length). `startsWith` must not check the flag.',
        },
      ],
    },
    {
      number: 212,
      questions: [
        {
          asks: ['2 tle', 'prune trie', 'duplicates', 'restore the cell'],
          answer:
            'Stop when the trie has no such child, delete found words and empty branches, and restore the cell when you leave it.',
        },
        {
          asks: ['what does the node in the recursion mean', 'word search ii cost', 'word listed twice'],
          answer:
            'It is the trie node for the letters walked so far. O(cells · 4 · 3^(L - 1)) in the worst case for longest word L. Clear the word when you report it, so it is not listed twice.',
        },
      ],
    },
    {
      number: 14,
      questions: [
        {
          asks: ['empty', 'shortest word'],
          answer: 'Stop at the first difference or at the end of the shortest word.',
        },
        {
          asks: ['longest common prefix cost', 'common prefix without trie', 'prefix of one word'],
          answer:
            'O(total length). Comparing column by column is simpler than a trie. For a single word the answer is the word itself.',
        },
      ],
    },
    {
      number: 211,
      questions: [
        {
          asks: ['word end flag', 'dot last', 'wildcard recursion'],
          answer:
            'At a dot try every child, at a letter follow one, and after the last character check the end mark.',
        },
        {
          asks: ['dot search cost', 'add word cost', 'true too early with dots'],
          answer:
            'Adding a word takes O(length), and so does a search without dots; each dot opens up to 26 branches, at worst the whole trie. Return the end flag after the last character, not simply true.',
        },
      ],
    },
    {
      number: 648,
      questions: [
        {
          asks: ['shortest', 'no root'],
          answer: 'If no root fits, keep the word.',
        },
        {
          asks: ['replace words cost', 'shortest root or longest', 'stops too late in the trie'],
          answer:
            'O(total length of the text and the roots). The shortest root wins, so stop at the first end flag on the way down.',
        },
      ],
    },
    {
      number: 677,
      questions: [
        {
          asks: ['overwrite', 'delta'],
          answer:
            'Store sums in the nodes and add new value minus old value along the path, so that a repeated key is overwritten and not added twice.',
        },
        {
          asks: ['what does the number in a node mean', 'map sum cost', 'same key inserted twice'],
          answer:
            'It is the sum of all values whose keys pass through this node. Insert and sum take O(length). For a repeated key add only the difference to the old value.',
        },
      ],
    },
    {
      number: 1268,
      questions: [
        {
          asks: ['sorted', 'at most three'],
          answer: 'In sorted order insert and keep the first three per node.',
        },
        {
          asks: ['suggestions cost', 'suggestions after a dead end', 'products not in order'],
          answer:
            'After a missing child all further lists are empty. Sort the products first, O(n log n) comparisons; then each typed letter costs a binary search or one step in the trie.',
        },
      ],
    },
    {
      number: 421,
      questions: [
        {
          asks: ['max trie', 'prefix set'],
          answer:
            'Insert all numbers bit by bit from the highest; for each number follow the opposite bit if it exists, because a higher bit outweighs all lower ones. Without a trie, fix the result bit by bit and check with a set of prefixes whether two of them XOR to it.',
        },
        {
          asks: ['maximum xor cost', 'why the opposite bit', 'bits from the top or bottom'],
          answer:
            'O(32 · n), with 32 steps per number. A 1 in a higher bit is worth more than all lower bits together, so go from the top and take the opposite bit whenever you can.',
        },
      ],
    },
    {
      number: 472,
      questions: [
        {
          asks: ['at least two', 'memo', 'skip itself'],
          answer: 'The word itself must not count as its only part.',
        },
        {
          asks: ['concatenated words cost', 'word counts as its own part', 'what does memo store'],
          answer:
            'The memo stores for each start index whether the rest splits into words. For a word of length L that is O(L²) trie steps. Require at least two parts.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A herb shop lists 200,000 products. While a customer types, the screen disables every key that continues no product name starting with the letters typed so far.',
      words: ['starting with the letters typed so far'],
      not: 'hash-lookup',
      why: 'A set of complete names answers only for whole names, so all 200,000 would be scanned after every letter.',
      idea: 'Store the names letter by letter, go down one node for each letter typed, and enable the keys for which there is a child.',
      cost: 'O(1) per letter typed',
    },
    {
      task: 'A studio gets 5,000 melodies of up to 20,000 notes, one by one. For each new melody, report how many notes at its start agree with the earlier melody that agrees with it the longest from the first note on.',
      words: ['how many notes at its start agree'],
      not: 'hash-lookup',
      why: 'It compares whole melodies only, and a map with every beginning of every melody would store about a trillion notes.',
      idea: 'Walk down the stored melodies note by note as far as possible, report the depth, and then add the rest of the new melody.',
      cost: 'O(L) per melody of L notes',
    },
    {
      task: 'Each of 200,000 bulbs has 30 genes, each 0 or 1. For two bulbs, write 1 for each gene in which they differ and 0 for the others, in order, and read this as a binary number. What is the largest such number?',
      words: ['1 for each gene in which they differ'],
      not: 'sorting',
      why: 'The largest number need not come from the two ends of the order: of 0000, 0111 and 1000, the best pair is 0111 and 1000.',
      idea: 'Store the bulbs gene by gene from the first on; for each bulb, walk down and take the opposite gene wherever it exists.',
      cost: 'O(n · b) for b genes',
    },
    {
      task: 'On a tiny keyboard, a thumb may have meant the key it touched or any of up to four keys around it. After 12 touches, list within milliseconds all names of 12 letters among three million contacts that may have been meant.',
      words: ['all names', 'among three million contacts'],
      not: 'backtracking',
      why: 'Trying letters without the stored names builds up to 5^12 spellings, about 244 million, although very few of them begin like any name.',
      idea: 'Store the names letter by letter and walk down with all letters possible for each touch, leaving a branch as soon as no name continues.',
      cost: 'O(number of stored beginnings that fit)',
    },
    {
      task: 'A label machine has an empty strip and three keys: add a letter at the end, remove the last letter, print the strip. Letters may be left at the end. How few keystrokes print 50,000 different names, in any order?',
      words: ['remove the last letter', 'in any order'],
      not: 'backtracking',
      why: 'The 50,000 names can be ordered in 50,000! ways, while all that counts is which beginnings they share.',
      idea: 'Store the names letter by letter: each node costs one key to add and one to remove, except on the way to the longest name, which is printed last, plus one print per name.',
      cost: 'O(total letters)',
    },
  ],
} satisfies TutorTexts
