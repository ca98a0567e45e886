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
        'how do i insert a word into a trie',
        'add a word to a trie',
        'trie insert in simple words',
        'how does a trie store words',
        'insert and search in a trie',
        'how do i search a word in a trie',
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
        'trie meaning',
        'explain tries',
      ],
      answer:
        'A trie is a tree in which each edge is a character, so that words with a common prefix share a path. A node has children and a flag that says whether a word ends here.',
      further: {
        example:
          'Insert "car", "cat" and "do".\n- From the root: c, then a. There the path splits into r and t.\n- Also from the root: d, then o.\n\nThat makes 6 nodes below the root for 8 letters, because "ca" is stored only once.',
        why: 'A node stands for the prefix spelled on its path. From the root there is only one way to spell a prefix, since a node has at most one child per character. So all words with this prefix must pass the same node.',
        check: {
          ask: 'You insert "ten", "tea" and "to" into an empty trie. How many nodes does it have, without the root?',
          right: ['5', 'five'],
          because: '5: the nodes stand for the prefixes t, te, ten, tea and to.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'That is the number of letters. Which of them are on a shared path?',
            },
            {
              says: ['6', 'six'],
              reply: 'Did you count the root, or a letter that is shared? List the different prefixes.',
            },
            {
              says: ['7', 'seven'],
              reply:
                'That is one node less than the letters. List the prefixes of all three words: how many appear more than once?',
            },
          ],
        },
        claims: [
          {
            says: ['each node stores a whole word', 'the words are stored in the nodes'],
            isRight: false,
            reply:
              'No. A node stands for a prefix, and the path to it spells that prefix. A flag says whether a word ends there.',
          },
          {
            says: ['words with a common prefix share a path', 'the common prefix is stored once'],
            isRight: true,
            reply: 'Yes. For "car" and "cat" the nodes of c and a exist only once.',
          },
          {
            says: ['a trie is a binary tree', 'each node has two children'],
            isRight: false,
            reply:
              'No. A node may have one child per character, up to 26 for lowercase letters. A trie over bits is binary, though.',
          },
        ],
      },
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
        'when do i use a trie',
        'when should i use a trie',
      ],
      answer:
        'A trie fits many words and queries about prefixes: autocomplete, "starts with", searching many words in a grid at once, longest common prefixes, or the maximum XOR over bits. For whole words only, a set is simpler.',
      further: {
        example:
          'The words are sun, sand, sail, and the user has typed "sa".\n- A set knows only whole words, so you must test all three.\n- A trie needs two steps, s and a. Everything below that node fits: sand and sail.',
        why: 'The words with a given prefix form exactly one subtree of the trie. In a set they are scattered, because the hash of a word tells nothing about the hash of its prefix.',
        check: {
          ask: 'A trie contains 50,000 words. How many nodes below the root do you pass to reach the subtree of all words that begin with `str`?',
          right: ['3', 'three'],
          because: '3: one for each letter of the prefix, however many words there are.',
          wrong: [
            {
              says: ['50000', '50,000', 'all'],
              reply: 'Do you have to look at the words one by one? What does one step in the trie rule out?',
            },
            {
              says: ['16', 'log n'],
              reply: 'That is a binary search in a sorted list. Does a trie compare whole words?',
            },
          ],
        },
        claims: [
          {
            says: ['a trie is best for looking up whole words', 'for exact words use a trie'],
            isRight: false,
            reply:
              'No. For whole words a hash set is simpler and usually faster. A trie pays when you need prefixes.',
          },
          {
            says: ['autocomplete is a typical use', 'a trie is good for autocomplete'],
            isRight: true,
            reply: 'Yes. Walk along the typed prefix; all completions are below the node you reach.',
          },
          {
            says: ['a trie finds words that contain a part in the middle', 'a trie answers contains queries'],
            isRight: false,
            reply:
              'No. It starts at the first character. For parts in the middle you would have to insert all suffixes, too.',
          },
        ],
      },
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
      further: {
        example:
          'Insert only "cart", then search "car". The walk c, a, r succeeds, because these nodes exist. The flag at r is not set, so `search` returns false, as it should. Now insert "car": no node is new, only the flag at r changes.',
        why: 'The nodes only show which prefixes occur. Whether a word ends at a node is a separate fact: a node with children may be a word or not, and its children are the same in both cases.',
        check: {
          ask: 'A trie contains only "bean". You insert "be". How many new nodes are created?',
          right: ['0', 'zero', 'none', 'no nodes', 'no node', 'nothing'],
          because: '0: b and e exist already. Inserting "be" only sets the flag at the second node.',
          wrong: [
            { says: ['2', 'two'], reply: 'Are the nodes for b and e missing? Look at the path of "bean".' },
            { says: ['1', 'one'], reply: 'Which letter of "be" has no node yet?' },
          ],
        },
        claims: [
          {
            says: ['a word ends where there are no children', 'only leaves are words'],
            isRight: false,
            reply: 'No. With "be" and "bean" the word "be" ends at a node that has a child.',
          },
          {
            says: ['startswith has to check the flag too', 'the prefix search needs the flag'],
            isRight: false,
            reply: 'No. A prefix need not be a word. `startsWith` only checks that the path exists.',
          },
          {
            says: ['search needs the flag', 'without the flag every prefix counts as a word'],
            isRight: true,
            reply: 'Yes. After inserting only "cart", `search("car")` would return true without it.',
          },
        ],
      },
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
      further: {
        example:
          'Insert "bee", "bet" and "ox".\n- "bee": 3 steps, 3 new nodes.\n- "bet": 3 steps, but b and e exist, so 1 new node.\n- "ox": 2 steps, 2 new nodes.\n\nThat is 8 steps and 6 nodes.',
        why: 'Each character costs one step, and a step looks only at the children of one node, never at the other words. A node is created only when a step finds no child, so below the root there are never more nodes than characters.',
        check: {
          ask: 'A trie contains a million words. How many steps does a search for "banana" take at most?',
          right: ['6', 'six'],
          because: '6: one step per letter. The number of words does not matter.',
          wrong: [
            {
              says: ['20', 'log'],
              reply:
                'That is a binary search over a million words. Does a step in the trie depend on the number of words?',
            },
            {
              says: ['million', '1000000'],
              reply:
                'How many children of the root can fit the first letter? The other words are never looked at.',
            },
          ],
        },
        claims: [
          {
            says: ['a search takes o(log n) for n words', 'time grows with the number of words'],
            isRight: false,
            reply:
              'No. It takes one step per character of the word you look up, with ten words or with a million.',
          },
          {
            says: ['insert takes one step per letter', 'insert is o(length of the word)'],
            isRight: true,
            reply: 'Yes. Each letter either follows an existing child or creates one, both in O(1).',
          },
          {
            says: [
              'a trie is always smaller than the words',
              'a trie always needs less memory than the list',
            ],
            isRight: false,
            reply:
              'No. A node with its links is often larger than the character it stands for. It pays only for long shared prefixes.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I search words with a dot for any letter?',
      about: 211,
      asks: [
        'how do i handle the dot',
        'handle the dot',
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
      about: 212,
      asks: [
        'how does a trie help',
        'how does the trie help in word search',
        'word search 2',
        'trie on a grid',
        'prune when no child',
        'remove found words',
        'many words on a board',
        'why a trie for word search 2',
      ],
      answer:
        'With a trie one walk searches all words at once: follow the grid and the trie together, and stop as soon as no child has the next letter. Without it you would search the grid once per word. Take a found word out, so that it is reported once, and cut empty branches to go faster.',
      further: {
        example:
          'The words are oath, oats and oak, and the current cell is an o.\n- An a is next to it: the walk o, a serves all three words. Then t or k decides which are left.\n- No a is next to it: all three are ruled out here.\n\nWith one search per word you would walk o, a three times.',
        why: 'A path in the grid spells a prefix, and the trie node of that prefix stands for all words that start with it. So one look at its children shows for all these words at once whether any of them can go on.',
        check: {
          ask: 'The words are pin, pit and pile, and the current cell is a p without any i next to it. How many of the words does this one test rule out?',
          right: ['3', 'three', 'all'],
          because: '3: all of them continue with i, so the node of p has no child that fits a neighbor.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'Which words begin with these letters? The test is about the trie node, not about one word.',
            },
            {
              says: ['2', 'two'],
              reply: 'Check the second letter of each word. Does one of them continue differently?',
            },
            { says: ['0', 'zero'], reply: 'Can any of the words go on from this cell?' },
          ],
        },
        claims: [
          {
            says: ['a set of the words is enough', 'i can look up each path in a set of words'],
            isRight: false,
            reply:
              'No. A set of whole words cannot tell that no word begins like this, so you would follow every path to the full length.',
          },
          {
            says: ['you stop when no word has the prefix', 'leave a path as soon as there is no child'],
            isRight: true,
            reply: 'Yes. No longer path can spell a word then, so the whole branch is skipped.',
          },
          {
            says: ['return as soon as a word is found', 'a found word ends the walk'],
            isRight: false,
            reply: 'No. A longer word may continue from here: after oat comes oath. Report it and go on.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I avoid duplicates in Word Search II?',
      about: 212,
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
      about: 421,
      asks: [
        'maximum xor of two numbers',
        'binary trie',
        'bits from the top',
        'opposite bit',
        'maximum xor with a trie',
      ],
      answer:
        'Insert the numbers bit by bit from the highest. For each number follow the opposite bit if it exists: each such step sets that bit of the XOR. It takes 32 steps per number, so O(32 · n).',
      further: {
        example:
          'The numbers are 5 (101), 2 (010) and 6 (110). Look for the best partner of 5.\n- Its first bit is 1: go to 0, where only 2 is left.\n- Its second bit is 0: go to 1. 2 has it.\n- Its third bit is 1: go to 0. 2 has it.\n\n5 XOR 2 = 111, which is 7.',
        why: 'Bit k of the result is worth 2^k, and all lower bits together are worth 2^k - 1. So a higher bit is worth more than everything that you may lose below it, and taking it first is never wrong.',
        check: {
          ask: 'The numbers are 8 (1000), 1 (0001) and 10 (1010). Which of them does the walk find as the partner of 10?',
          right: ['1', 'one'],
          because: '1: it is the only number whose highest bit differs from that of 10, and 10 XOR 1 = 11.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: '8 and 10 have the same highest bit. Which bit is decided first?',
            },
            {
              says: ['10', 'ten'],
              reply: 'A number XOR itself is 0. Which number has the opposite highest bit?',
            },
          ],
        },
        claims: [
          {
            says: ['start with the lowest bit', 'go from the lowest bit upward'],
            isRight: false,
            reply:
              'No. The lowest bit is worth only 1. Start at the top, because each higher bit is worth more than all lower ones together.',
          },
          {
            says: ['the opposite bit always exists', 'i can always go to the other child'],
            isRight: false,
            reply:
              'No. If no number with that bit is in this subtree, follow the same bit. The XOR then has a 0 there.',
          },
          {
            says: ['a higher bit outweighs all lower ones', 'the top bit matters most'],
            isRight: true,
            reply: 'Yes. For example 8 is more than 4 + 2 + 1 = 7.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why do I not use a set?',
      asks: [
        'why not just use a hash set of all the words',
        'why not a hash set',
        'trie vs set of words',
        'trie vs hash set of prefixes',
        'why not a set',
        'hashing words',
        'hash set or trie',
        'why not just a set of prefixes',
      ],
      answer:
        'A set of all prefixes answers "is this a prefix?" too, but stores every prefix as a string, O(L²) characters per word. A trie shares them and lets you walk one character at a time.',
      with: 'hash-lookup',
      further: {
        example:
          'The word "plane" has the prefixes p, pl, pla, plan and plane.\n- A set of prefixes stores 1 + 2 + 3 + 4 + 5 = 15 characters.\n- A trie stores 5 nodes, one character each.\n\nAdding "planet" costs the set 6 more characters, the trie 1 more node.',
        why: 'Each prefix string repeats all shorter ones. A trie node adds only the last character and gets the others from its path. And to test the next longer prefix, a set must hash the whole string again, but a trie takes one more step.',
        check: {
          ask: 'How many characters do all prefixes of a word with 4 different letters have together, the word itself included?',
          right: ['10', 'ten'],
          because: '10: the prefixes have 1, 2, 3 and 4 characters.',
          wrong: [
            { says: ['4', 'four'], reply: 'That is the number of prefixes. How long is each of them?' },
            {
              says: ['16', 'sixteen'],
              reply: 'You took all four prefixes as equally long. How long is the shortest?',
            },
          ],
        },
        claims: [
          {
            says: ['a set of the words answers starts with', 'a set of words can find prefixes'],
            isRight: false,
            reply:
              'No. It finds only whole words. You would need all prefixes in it, or go through every word.',
          },
          {
            says: ['a set of all prefixes works but takes more space', 'storing every prefix also works'],
            isRight: true,
            reply:
              'Yes. Each word of length L adds up to L(L + 1)/2 characters, while a trie adds at most L nodes.',
          },
          {
            says: ['checking a prefix in a set is o(1)', 'a set lookup is constant so it is faster'],
            isRight: false,
            reply:
              'Almost: computing the hash reads the whole prefix, so it is O(L). Only the number of words does not matter.',
          },
        ],
      },
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
      further: {
        example:
          'Look up "moon".\n- Trie: 4 steps, and each one jumps to another node in memory.\n- Hash set: it reads 4 letters for the hash, jumps to one bucket, and compares 4 letters.\n\nBoth do work for each letter, but the set makes about one jump instead of four.',
        why: 'Both must read a word that is present to its end, so neither can be better than O(L). The difference is where they look: neighboring letters of a string are read quickly, but nodes are spread over the memory.',
        check: {
          ask: 'A word has 12 letters, and only the path of its first 3 letters exists in the trie. How many letters does the search read before it fails?',
          right: ['4', 'four', 'fourth'],
          because:
            '4: three letters have nodes, and the next one finds no child. A hash set would read all 12 for the hash.',
          wrong: [
            { says: ['12', 'twelve'], reply: 'Can the walk continue when a child is missing?' },
            {
              says: ['3', 'three'],
              reply: 'Those letters have nodes. Which letter shows that there is nothing more?',
            },
          ],
        },
        claims: [
          {
            says: ['a set lookup does not depend on the length', 'hashing a word is constant time'],
            isRight: false,
            reply:
              'No. Hashing reads every letter, so a lookup takes O(L). O(1) treats the word as one unit.',
          },
          {
            says: [
              'a trie can fail early on a missing letter',
              'a trie stops at the first letter that is missing',
            ],
            isRight: true,
            reply:
              'Yes. As soon as no child fits, the word cannot be there. A hash set always reads the whole word first.',
          },
          {
            says: ['in practice the set is usually faster for whole words', 'for exact lookups take the set'],
            isRight: true,
            reply: 'Yes. It makes few jumps in memory, and it is built in. Choose the trie for prefixes.',
          },
        ],
      },
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
      further: {
        example:
          'The words are "to", "tone" and "tons", and you delete "tone".\n- Clear the flag at its last node, e. This node has no children, so remove it.\n- The node n above it still has the child s: stop.\n\n"to" and "tons" are still there.',
        why: 'A node may go only if no word needs it. Without children no longer word passes through it, and without a flag no word ends at it. Together these two conditions say exactly that.',
        check: {
          ask: 'A trie contains "in" and "inner". You delete "inner" and remove all nodes that are not needed. How many nodes go?',
          right: ['3', 'three'],
          because:
            '3: the last three nodes. The second node of the path has the flag of "in", so the removal stops there.',
          wrong: [
            { says: ['5', 'five'], reply: 'Does another word use some of these nodes?' },
            { says: ['0', 'zero', 'none'], reply: 'Which nodes are on the path of no other word?' },
            { says: ['1', 'one'], reply: 'After the last node is gone, is the one above it still needed?' },
          ],
        },
        claims: [
          {
            says: ['clearing the flag is enough', 'just set the end flag to false'],
            isRight: false,
            reply:
              'Almost: `search` is right then, but `startsWith` still finds prefixes that no word has, and the memory stays in use.',
          },
          {
            says: ['a node with children must stay', 'never remove a node that has children'],
            isRight: true,
            reply:
              'Yes. If you always remove what is no longer needed, every branch ends in a word, so a longer word passes through it.',
          },
          {
            says: ['deleting a short word removes the longer one too', 'deleting app destroys apple'],
            isRight: false,
            reply:
              'No, not if you only clear the flag of "app": its last node has a child, so no node is removed.',
          },
        ],
      },
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
      about: 208,
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
      about: 642,
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
    {
      kind: 'why',
      question: 'Why do people use tries?',
      asks: [
        'why do people use tries',
        'why use a trie',
        'what is the point of a trie',
        'why not simply a hash set instead of a trie',
        'why not a hash map instead of a trie',
        'what is a trie good for',
        'why is a trie better than a list of words',
      ],
      answer:
        'A trie finds all words with a common prefix. For car, cart and cat, you walk c, a and have all three below you; a hash set only tells whether one whole word is in it. The walk takes as many steps as the prefix has letters, no matter how many words are stored. If you never ask for prefixes, use a hash set.',
    },
    {
      kind: 'how',
      question: 'How do I insert "app" if "apple" is already in the trie?',
      asks: [
        'how do i insert app if apple is already in it',
        'insert a prefix of a stored word',
        'what happens when i insert a prefix',
        'insert app after apple',
        'insert a shorter word',
        'does inserting a prefix create nodes',
      ],
      answer:
        'Walk a, p, p: all three nodes exist, so nothing is created. Then set the end flag at the second p. That is the whole difference: before, `search("app")` was false and `startsWith("app")` true; afterward both are true. The other way around, inserting "apple" after "app" adds two nodes, for l and e.',
    },
    {
      kind: 'how',
      question: 'Can I delete a word from a trie?',
      asks: ['can i delete a word from a trie', 'how do i delete a word', 'delete in a trie'],
      answer:
        'Yes. Walk to the last node of the word and clear its end flag; that alone is enough for `search`. To save memory, go back up and remove nodes that have no children and no flag. Stop at the first node that another word needs. With "app" and "apple", deleting "apple" removes e and l and stops at the second p.',
    },
    {
      kind: 'mistake',
      question: 'What if the word or the prefix is empty?',
      about: 208,
      asks: [
        'what if the prefix is empty',
        'what if the word is empty',
        'empty string in a trie',
        'search for an empty string',
        'startswith empty string',
      ],
      answer:
        'The loop over its characters runs zero times, so you stay at the root. `startsWith("")` is true, because every word has the empty prefix. `search("")` is true only if the root has its end flag, which means that an empty word was inserted. No special case is needed.',
    },
    {
      kind: 'how',
      question: 'How do I explain a trie in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain a trie to an interviewer',
        'how do i present a trie solution',
        'what do i say about a trie',
      ],
      answer:
        'Say why a set is not enough: “I need prefixes, and a set knows only whole words.” Then the structure: “Each edge is a character, words with a common prefix share a path, and a flag marks where a word ends.” Then the cost: O(L) per operation, whatever the number of words, and up to one node per character of memory.',
    },
    {
      kind: 'how',
      question: 'How do I know that a word ends at a node?',
      asks: [
        'how do i know a word ends',
        'how do i know a word ends here',
        'where does a word end',
        'how does the trie know the end of a word',
        'how do i mark a word',
      ],
      answer:
        'By a flag in the node, often `isEnd`, that the insertion sets at the last character. Children do not tell: with "car" and "card" the word "car" ends at a node that has a child. Without the flag every prefix would count as a word.',
    },
    {
      kind: 'cost',
      question: 'What does it cost to insert n words?',
      asks: [
        'what is the cost of inserting n words',
        'cost of building a trie',
        'time to build a trie',
        'insert many words cost',
      ],
      answer:
        'One step per character: O(n · L) for n words of length up to L, or exactly the total number of characters. There are at most as many nodes, fewer if words share prefixes. "car", "card" and "care" have 11 characters, but only 5 nodes below the root: c, a, r, d, e.',
    },
    {
      kind: 'what',
      question: 'What does `startsWith` return?',
      about: 208,
      asks: [
        'what does startswith return',
        'when is startswith true',
        'startswith return value',
        'difference between search and startswith',
      ],
      answer:
        'True if the whole prefix can be walked, letter by letter, from the root; false as soon as a letter has no child. It does not look at the end flag; `search` does. With "apple" stored: `startsWith("app")` is true, `search("app")` is false, `startsWith("b")` is false.',
    },
    {
      kind: 'how',
      question: 'Can I use a dict for the children?',
      asks: [
        'can i use a dict for the children',
        'dict or array for children',
        'hash map as children',
        'children as a dictionary',
      ],
      answer:
        'Yes: `children = {}`, from a letter to the next node. It works for any alphabet and stores only children that exist, so it is the best choice in an interview. An array of 26 is a little faster per step, but takes 26 cells per node and allows only lowercase letters.',
    },
    {
      kind: 'cost',
      question: 'What does L mean in O(L)?',
      asks: [
        'what is l in o(l)',
        'what does l stand for',
        'what does o(l) mean',
        'what do the letters in the bound mean',
        'does the number of words matter for a trie',
      ],
      answer:
        'L is the length of the word or prefix you insert or search. You follow one link per character, so it takes O(L), and the number of words in the trie does not matter: finding "goat" takes 4 steps among ten words and among a million. The space is the root and at most one node per character of all words together.',
    },
  ],
  problems: [
    {
      number: 208,
      questions: [
        {
          question: 'Why does `search` return true for a mere prefix?',
          asks: ['search returns true', 'end flag', 'children map or array'],
          answer:
            'You do not check the end mark, so every prefix counts as a word. Set it at the last node of each inserted word. As children use a map for any alphabet, or an array of 26 for lowercase letters.',
        },
        {
          question: 'What does a node stand for, and what do the methods cost?',
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
          question: 'How do I make the search fast enough?',
          asks: ['2 tle', 'prune trie', 'duplicates', 'restore the cell'],
          answer:
            'Stop when the trie has no such child, delete found words and empty branches, and restore the cell when you leave it.',
        },
        {
          question: 'What does the trie node in the recursion stand for?',
          asks: ['what does the node in the recursion mean', 'word search ii cost', 'word listed twice'],
          answer:
            'It stands for the letters walked so far. O(cells · 4 · 3^(L - 1)) in the worst case for longest word L. Clear the word when you report it, so it is not listed twice.',
        },
      ],
    },
    {
      number: 14,
      questions: [
        {
          question: 'Where do I stop comparing?',
          asks: ['empty', 'shortest word'],
          answer:
            'Stop at the first character that differs, or at the end of the shortest word. If that word is empty, so is the answer.',
        },
        {
          question: 'Do I need a trie, and what if there is only one word?',
          asks: ['longest common prefix cost', 'common prefix without trie', 'prefix of one word'],
          answer:
            'Comparing column by column is simpler than a trie and takes O(total length), too. For a single word the answer is the word itself.',
        },
      ],
    },
    {
      number: 211,
      questions: [
        {
          question: 'What do I do at a dot?',
          asks: ['word end flag', 'dot last', 'wildcard recursion'],
          answer:
            'At a dot try every child, at a letter follow one, and after the last character check the end mark.',
        },
        {
          question: 'What does a search cost, and why is mine true too early?',
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
          question: 'What if no root fits?',
          asks: ['shortest', 'no root'],
          answer:
            'Then the word stays as it is: you met a missing child, or the end of the word, before any end flag.',
        },
        {
          question: 'Which root wins if several fit?',
          asks: ['replace words cost', 'shortest root or longest', 'stops too late in the trie'],
          answer:
            'The shortest root wins, so stop at the first end flag on the way down. O(total length of the text and the roots).',
        },
      ],
    },
    {
      number: 677,
      questions: [
        {
          question: 'What if a key is inserted again?',
          asks: ['overwrite', 'delta'],
          answer:
            'Store sums in the nodes and add new value minus old value along the path, so that a repeated key is overwritten and not added twice.',
          further: {
            example:
              'Insert ("ab", 3): the nodes a and b have 3 each. Insert ("ac", 2): a has 5, c has 2. Insert ("ab", 7): the difference is 7 - 3 = 4, so a has 9 and b has 7. The sum for "a" is 9 = 7 + 2.',
            why: 'Every node on the path of a key contains its old value exactly once. Adding the difference exchanges that for the new value. Adding the whole new value would leave the old one in the sum.',
            check: {
              ask: 'The node of a prefix has the sum 10. A key below it with the value 2 is inserted again with the value 6. What is the sum of that node now?',
              right: ['14', 'fourteen'],
              because: '14: the difference 6 - 2 = 4 is added, so the 2 in the sum is exchanged for a 6.',
              wrong: [
                {
                  says: ['16', 'sixteen'],
                  reply: 'You added the whole new value. Which value of this key was in the 10 already?',
                },
                {
                  says: ['6', 'six'],
                  reply:
                    'The key is not the only one below this node. What is left of the 10 without its old value?',
                },
                {
                  says: ['12', 'twelve'],
                  reply: 'Which value does the key have now, and which one did it have before?',
                },
              ],
            },
            claims: [
              {
                says: ['i can just add the new value along the path', 'adding the value again is fine'],
                isRight: false,
                reply: 'No. The old value would stay in the sums, so a repeated key would count twice.',
              },
              {
                says: ['i need a map from key to its value', 'the old value must be stored somewhere'],
                isRight: true,
                reply:
                  "Yes. Without the old value you do not know the difference. A map or a field at the key's last node stores it.",
              },
              {
                says: ['a sum query visits all keys below the prefix', 'sum has to walk the whole subtree'],
                isRight: false,
                reply:
                  'No. The node of the prefix already has the sum, so a query takes one step per letter.',
              },
            ],
          },
        },
        {
          question: 'What does the number in a node mean?',
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
          question: 'How do I get at most three products per prefix?',
          asks: ['sorted', 'at most three'],
          answer:
            'Insert the products in sorted order, and at each node keep only the first three that pass it.',
        },
        {
          question: 'What comes after a letter that fits no product?',
          asks: ['suggestions cost', 'suggestions after a dead end', 'products not in order'],
          answer:
            'After a missing child this list and all further ones are empty. Sort the products first, O(n log n) comparisons; then each typed letter costs a binary search or one step in the trie.',
        },
      ],
    },
    {
      number: 421,
      questions: [
        {
          question: 'How do I use a trie, or a set of prefixes?',
          asks: ['max trie', 'prefix set'],
          answer:
            'Insert all numbers bit by bit from the highest; for each number follow the opposite bit if it exists, because a higher bit outweighs all lower ones. Without a trie, fix the result bit by bit and check with a set of prefixes whether two of them XOR to it.',
        },
        {
          question: 'Why do I follow the opposite bit, from the top?',
          asks: ['maximum xor cost', 'why the opposite bit', 'bits from the top or bottom'],
          answer:
            'A 1 in a higher bit is worth more than all lower bits together, so go from the top and take the opposite bit whenever you can. O(32 · n), with 32 steps per number.',
        },
      ],
    },
    {
      number: 472,
      questions: [
        {
          question: 'Does a word count as its own part?',
          asks: ['at least two', 'memo', 'skip itself'],
          answer: 'No. The word itself must not count as its only part: require at least two words.',
        },
        {
          question: 'What does the memo store, and what does it cost?',
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
  claims: [
    {
      says: ['searching a trie takes the length of the word', 'lookup in a trie is o(length of the word)'],
      isRight: true,
      reply: 'Yes. It follows one link per letter, however many words are stored.',
    },
    {
      says: ['searching a trie depends on the number of words', 'a lookup takes log of the number of words'],
      isRight: false,
      reply: 'No, only on the length of the word: one link per letter.',
    },
    {
      says: ['the end of a word must be marked', 'a node needs an end flag'],
      isRight: true,
      reply: 'Yes. Otherwise "car" cannot be told from the start of "card".',
    },
    {
      says: ['each node stores a whole word', 'a node contains the word'],
      isRight: false,
      reply:
        'No. The letters are on the way down; a node only says which letters may follow, and whether a word ends.',
    },
    {
      says: [
        'i dont need the end flag if it is a leaf',
        'no end flag is needed for leaves',
        'the end flag is not needed because words end at leaves',
        'a leaf needs no end flag',
        'without an end flag the leaves are the words',
      ],
      isRight: false,
      reply:
        'No. Set the flag at the end of every word. A later insertion may extend it: insert "app" and then "apple", and the node of "app" is no longer a leaf.',
    },
    {
      says: [
        'i put the board into the trie',
        'the board goes into the trie',
        'the trie stores the board',
        'the letters of the grid are inserted into the trie',
        'all paths of the board are put into the trie',
      ],
      isRight: false,
      reply:
        'No. The words go into the trie. Then the search walks over the board and follows the trie at the same time: a neighbor cell is entered only if its letter is a child of the current node.',
    },
    {
      says: [
        'i put the words into the trie',
        'the trie is built from the word list',
        'the words are in the trie and i walk on the board',
        'build a trie from the words and search the board with it',
        'insert all words into the trie and then run dfs on the board',
      ],
      isRight: true,
      reply:
        'Yes. The trie is built from the words, and the search on the board follows it, so a path is left as soon as no word begins like it.',
    },
    {
      says: [
        'deleting removes all the nodes of the word',
        'to delete a word remove its nodes',
        'deleting a word deletes its path',
        'i delete every node on the path',
        'remove all letters of the word from the trie',
      ],
      isRight: false,
      reply:
        'No. Other words may use the same nodes. With "app" and "apple", deleting all nodes of "app" would destroy "apple". Clear the flag, and remove nodes from the end only while they have no children and no flag.',
    },
    {
      says: [
        'to delete a word clear its end flag',
        'deleting a word just removes the end flag',
        'unset the flag to delete a word',
        'delete only nodes that no other word uses',
        'nodes that other words share must stay when deleting',
      ],
      isRight: true,
      reply:
        'Yes. Walk to the last node and clear the flag. Nodes without children and without a flag may then be removed from the bottom.',
    },
    {
      says: [
        'inserting app after apple creates no new nodes',
        'inserting app only sets the flag if apple is there',
        'if apple is in the trie then app only needs the end flag',
        'app shares all its nodes with apple',
        'a prefix of a stored word needs no new nodes',
      ],
      isRight: true,
      reply: 'Yes. The path exists already, so no node is created: only the flag at the second p is set.',
    },
    {
      says: [
        'startswith looks at all the words',
        'searching a prefix checks every word',
        'a prefix search goes through all words',
        'the prefix search takes longer with more words',
      ],
      isRight: false,
      reply:
        'No. Only the path of that prefix is followed; the time depends on the length of the prefix, not on the number of words.',
    },
    {
      says: [
        'startswith does not check the flag',
        'startswith only walks the prefix',
        'startswith is search without the end flag',
        'for a prefix it is enough that the path exists',
        'search checks the flag and startswith does not',
      ],
      isRight: true,
      reply:
        'Yes. `startsWith` follows the letters of the prefix and returns true if it never falls off. The flag does not matter for it.',
    },
    {
      says: [
        'at a dot i try all children',
        'for a dot go into every child',
        'a dot means i have to check all children',
        'the wildcard tries every child',
        'at a dot i recurse into all children',
      ],
      isRight: true,
      reply:
        'Yes. The dot may be any letter, so try every child that exists, and accept if one of them succeeds.',
    },
    {
      says: [
        'a dot can match nothing',
        'the dot may be empty',
        'a dot matches any number of letters',
        'the dot can match several letters',
      ],
      isRight: false,
      reply:
        'No. A dot must match exactly one letter, so `search("b.")` does not find "b". It never counts for nothing.',
    },
    {
      says: [
        'a trie is always better than a hash set',
        'a trie is faster than a set for whole words',
        'use a trie instead of a set for lookup',
        'tries beat hash sets',
        'a trie is faster for exact search',
      ],
      isRight: false,
      reply:
        'No. A hash set answers "is this a word?" in the same O(L). A trie pays if you need prefixes, wildcards, or many words at once on a board.',
    },
    {
      says: [
        'the root is the empty prefix',
        'the root node has no letter',
        'an empty prefix matches every word',
        'the root is the empty string',
        'the empty prefix is at the root',
      ],
      isRight: true,
      reply:
        'Yes. The root spells the empty prefix, so `startsWith("")` is true in any trie that contains a word.',
    },
    {
      says: [
        'the space of a trie is the number of words',
        'a trie needs one node per word',
        'the space is o(number of words)',
        'a trie has as many nodes as words',
      ],
      isRight: false,
      reply:
        'No. Up to one node per character of all words, and less where prefixes are shared. The number of words alone does not tell: one word of 50 letters has 50 nodes.',
    },
    {
      says: [
        'the space is the total number of characters',
        'a trie needs at most one node per character',
        'the worst case space is all letters of all words',
        'space is o(total length of the words)',
        'the nodes are at most the sum of the word lengths',
      ],
      isRight: true,
      reply: 'Yes. In the worst case no prefix is shared, and there is one node for each character.',
    },
    {
      says: [
        'each node has 26 children always',
        'every trie node has 26 children',
        'a node always has 26 child nodes',
        'all 26 children exist',
      ],
      isRight: false,
      reply:
        'No. A node has only the children that occur, at most one per character. With a map unused letters take no space; an array of 26 reserves a cell for each, and most of them are null.',
    },
    {
      says: [
        'for the longest common prefix i go down while there is one child',
        'go down while there is only one child',
        'the common prefix ends at the first branch',
        'walk down the trie until a node has two children',
        'the longest common prefix ends where a word ends or the trie branches',
      ],
      isRight: true,
      reply:
        'Yes. As long as a node has exactly one child and no end flag, all words share that letter. Stop at the first branch or end of a word.',
    },
    {
      says: [
        'inserting n words costs the total length',
        'the cost of n words is the sum of their lengths',
        'n words of length l take o(n*l)',
        'building the trie takes the total number of characters',
      ],
      isRight: true,
      reply: 'Yes. Each character is followed or created once: O(total length of all words).',
    },
    {
      says: [
        'search and startswith are the same',
        'search is the same as startswith',
        'startswith and search do the same thing',
        'there is no difference between search and startswith',
      ],
      isRight: false,
      reply:
        'No. Both walk the same path, but `search` also needs the end flag. With only "apple" stored, `startsWith("app")` is true and `search("app")` is false.',
    },
  ],
} satisfies TutorTexts
