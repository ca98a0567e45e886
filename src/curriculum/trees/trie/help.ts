import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  14: {
    asks: 'Given an array of strings, return the longest string that is a prefix of all of them, or an empty string if they have no common first character.',
    hints: [
      'Write the words below each other and look at the first column only. If its characters differ, the answer is the empty string; if they agree, go on to the second column.',
      'At index i, compare character i of every word with that of the first word. A word that has already ended is a mismatch, too, so check its length before you read.',
      'All characters before index i are common to all words. At the first column that fails, return the first i characters of the first word. If no column of the first word fails, the answer is that word itself.',
    ],
    cost: 'O(total characters) time and O(1) space, because one scan needs no trie',
  },
  208: {
    asks: 'Design a collection of words: `insert` adds a word, `search` reports whether exactly this word was added, and `startsWith` reports whether some added word has the given string as a prefix; a word is a prefix of itself.',
    hints: [
      'A node stands for the prefix spelled on the path to it, and the root for the empty prefix. Give it a map from character to child, and draw the path for one word, such as car.',
      '`insert` goes down one character at a time and creates each child that is missing. The two lookups share one walk: follow the children, and give up at the first that is missing.',
      'Write `find(prefix)`, which returns the node at the end of the path or null. `search` needs this node and its mark, `startsWith` only the node. A node exists for exactly the prefixes of inserted words, and a mark for exactly the words.',
    ],
    solvedBy: 'trie',
  },
  211: {
    asks: 'Design a collection of words: `addWord` adds a word, and `search` reports whether some added word matches the whole search string, in which each `.` may stand for any one letter.',
    hints: [
      'Write the search without dots first: start at the root, follow one child per character, and return false if it is missing. After the last character, return the end mark of the node.',
      'Let a call take an index and a node. A character continues in one child; a dot tries every child with the next index and returns true as soon as one of them does.',
      '`match(i, node)` is true if the characters from index i on lead from this node to an end mark. With no characters left, return the mark, since a prefix of a stored word is no match. The answer is `match(0, root)`.',
    ],
    solvedBy: 'trie-wildcard',
    cost: 'O(number of nodes) for a search with dots, because a dot branches into every child',
  },
  648: {
    asks: 'Given a list of roots and a sentence, replace each word that has a root as a prefix with that root, the shortest if several fit. Other words stay as they are; return the new sentence.',
    hints: [
      'Insert every root into a trie and mark its last node. Then do one word by hand: with the roots ca and cat, the word cattle becomes ca.',
      'Walk each word from the top of the trie. If the next child is missing, keep the word; if the child has a mark, replace the word with the characters read so far.',
      'Split the sentence at spaces, replace each word on its own, and join with spaces. The node always stands for the characters read so far, so its mark means that they are a stored root. A word that ends before any mark is kept.',
    ],
  },
  677: {
    asks: "Design a map from strings to integers: `insert` sets a key's value, replacing an earlier one, and `sum` returns the total of the values of all keys that start with the given prefix, or 0 if there are none.",
    hints: [
      'Insert car = 3 and cat = 2 by hand: the sum of ca is 5, the sum of cat is 2. So on the path c, a, r the first two nodes collect both values, the last only 3.',
      'Keep a map from each key to its current value. `insert` takes the new value minus the old one (0 for a new key) and adds this to every node on the path, creating nodes where needed.',
      'The number at a node is always the sum of the current values of all keys with its prefix. `sum` walks the prefix and returns the number at its end, or 0 if a child is missing. Both calls take O(length).',
    ],
  },
  1268: {
    asks: 'Given product names and a search word, return one list for each prefix of the word, from its first character to the whole word: the lexicographically smallest products that start with this prefix, at most three, in order.',
    hints: [
      'Take the products bat, bath, bag, bar and type ba: after b and after ba the answer is bag, bar, bat. Sort the products, so that the smallest words come first.',
      "For each product in this order, go down its path, and at every node add the product to the node's list unless the list already has three.",
      'The list of a node holds the three smallest products with its prefix, or all if there are fewer. Walk down with `searchWord` and output the list after each character. Once a child is missing, this answer and all later ones are empty.',
    ],
    cost: 'O(total characters · log n), because the n products are sorted first',
  },
  421: {
    asks: 'Given an array of non-negative integers, return the largest value of `nums[i] XOR nums[j]` over all choices of two indices. The indices may be equal, so a single element gives 0.',
    hints: [
      'Write 5 and 2 in three bits, 101 and 010: every bit differs, so their XOR 111 is 7. Insert each number as a path of equally many bits, the highest bit first.',
      "Walk with one number: if the opposite child exists, go there and set this bit of the XOR to 1. Otherwise take the child with the number's own bit, and this bit of the XOR is 0.",
      'Insert all numbers from bit 30 down, leading zeros included. One higher bit outweighs all lower bits together, so the walk finds the best partner for its number. Walk once per number and return the largest XOR; a single number gives 0.',
    ],
    solvedBy: 'trie-max-xor',
  },
  212: {
    asks: 'Given a board of letters and distinct words, return, in any order, each word that can be spelled along a path of horizontally or vertically adjacent cells. A path uses no cell twice, but different words may share cells.',
    hints: [
      'Insert all words into one trie and store each word at its last node. Then look at one cell: a walk from there makes sense only if the root has a child for its character.',
      'A call takes a cell and a node. It stops outside the board, on a cell of the current path, or if the node has no child for this character; otherwise it tries the four neighbors with that child.',
      'Each call first steps to the child, which then spells the path including this cell. If it stores a word, report and clear it, but walk on, since a longer word may follow. Mark the cell during its four calls and restore it afterward; start from every cell with the root.',
    ],
    solvedBy: 'trie-board-search',
    cost: 'O(R · C · 3^L), because a walk starts at every cell and has up to three directions per step',
  },
  472: {
    asks: 'Given a list of distinct words, return, in any order, each word that is formed by joining two or more shorter words from the list. The same shorter word may be used several times.',
    hints: [
      'Take cat, dog and catdog: catdog is cat followed by dog, so it counts; cat does not, because it has only one part. Insert all words into a trie with end marks.',
      'A call takes the index where the next part starts and walks from the root along the word. At each end mark it checks with another call whether the rest can be split, too.',
      '`split(start)` is true if the rest of the word from `start` consists of stored words; at the end of the word it is true. Save the result for each start, so a word of length L takes O(L²). From start 0, ignore the mark at the end of the word: one part is not enough.',
    ],
    cost: 'O(L²) per word, because a walk from the root may start at each of its characters',
  },
} satisfies ProblemHelpTexts
