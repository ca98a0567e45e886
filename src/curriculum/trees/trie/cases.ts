import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'driven',
  drive: {
    python: `
      trie = Trie()
      print(trie.starts_with("t"))
      for word in ["tea", "ten", "to", "in", "inn", "tea"]:
          trie.insert(word)
      for prefix in ["te", "tin", "in", "inn", "inns", "", "x"]:
          print(trie.starts_with(prefix))
      for word in ["in", "te", "inns", "", "T\u00eate"]:
          print(trie.search(word))
    `,
    typescript: `
      const trie = new Trie()
      print(trie.startsWith('t'))
      for (const word of ['tea', 'ten', 'to', 'in', 'inn', 'tea']) trie.insert(word)
      for (const prefix of ['te', 'tin', 'in', 'inn', 'inns', '', 'x']) print(trie.startsWith(prefix))
      for (const word of ['in', 'te', 'inns', '', 'T\u00eate']) print(trie.search(word))
    `,
    java: `
      Trie trie = new Trie();
      print(trie.startsWith("t"));
      for (String word : List.of("tea", "ten", "to", "in", "inn", "tea")) trie.insert(word);
      for (String prefix : List.of("te", "tin", "in", "inn", "inns", "", "x")) print(trie.startsWith(prefix));
      for (String word : List.of("in", "te", "inns", "", "T\u00eate")) print(trie.search(word));
    `,
    cpp: `
      Trie trie;
      print(trie.startsWith("t"));
      for (string word : {"tea", "ten", "to", "in", "inn", "tea"}) trie.insert(word);
      for (string prefix : {"te", "tin", "in", "inn", "inns", "", "x"}) print(trie.startsWith(prefix));
      for (string word : {"in", "te", "inns", "", "T\u00eate"}) print(trie.search(word));
    `,
  },
  results: [false, true, false, true, true, false, true, false, true, false, false, false, false],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'trie-wildcard': {
    kind: 'driven',
    drive: {
      python: `
        words = WildcardDictionary()
        print(words.matches(""))
        for word in ["bad", "dad", "mad", "ma", "end"]:
            words.add(word)
        for pattern in ["pad", "bad", ".ad", "b..", "..", "...", "....", "m.", ".", "", "e.d", "ba."]:
            print(words.matches(pattern))
      `,
      typescript: `
        const words = new WildcardDictionary()
        print(words.matches(''))
        for (const word of ['bad', 'dad', 'mad', 'ma', 'end']) words.add(word)
        for (const pattern of ['pad', 'bad', '.ad', 'b..', '..', '...', '....', 'm.', '.', '', 'e.d', 'ba.'])
          print(words.matches(pattern))
      `,
      java: `
        WildcardDictionary words = new WildcardDictionary();
        print(words.matches(""));
        for (String word : List.of("bad", "dad", "mad", "ma", "end")) words.add(word);
        for (String pattern : List.of("pad", "bad", ".ad", "b..", "..", "...", "....", "m.", ".", "", "e.d", "ba."))
          print(words.matches(pattern));
      `,
      cpp: `
        WildcardDictionary words;
        print(words.matches(""));
        for (string word : {"bad", "dad", "mad", "ma", "end"}) words.add(word);
        for (string pattern : {"pad", "bad", ".ad", "b..", "..", "...", "....", "m.", ".", "", "e.d", "ba."})
          print(words.matches(pattern));
      `,
    },
    results: [false, false, true, true, true, true, true, false, true, false, false, true, true],
  },
  'trie-board-search': {
    kind: 'function',
    name: { python: 'find_words', typescript: 'findWords', java: 'findWords', cpp: 'findWords' },
    parameters: ['string[][]', 'string[]'],
    returns: 'string[]',
    cases: [
      {
        args: [
          [
            ['o', 'a', 'a', 'n'],
            ['e', 't', 'a', 'e'],
            ['i', 'h', 'k', 'r'],
            ['i', 'f', 'l', 'v'],
          ],
          ['oath', 'pea', 'eat', 'rain'],
        ],
        result: ['eat', 'oath'],
      },
      {
        args: [
          [
            ['a', 'b'],
            ['c', 'd'],
          ],
          ['abcb', 'abdc', 'ad', 'b'],
        ],
        result: ['abdc', 'b'],
      },
      { args: [[['a', 'a']], ['a', 'aa', 'aaa']], result: ['a', 'aa'] },
      { args: [[['x']], ['y']], result: [] },
      { args: [[['x']], []], result: [] },
    ],
  },
  'trie-max-xor': {
    kind: 'function',
    name: { python: 'max_xor', typescript: 'maxXor', java: 'maxXor', cpp: 'maxXor' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[3, 10, 5, 25, 2, 8]], result: 28 },
      { args: [[7]], result: 0 },
      { args: [[4, 4]], result: 0 },
      { args: [[0, 2147483647]], result: 2147483647 },
      { args: [[6, 7, 4]], result: 3 },
    ],
  },
}
