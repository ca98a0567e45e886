import { type Cases, type MethodCall, type Random, wholeNumber } from '#algorithms/cases.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

type Args = readonly [calls: readonly MethodCall[]]

const start: MethodCall = ['constructor']
const lesson = ['tea', 'ten', 'to', 'in', 'inn'].map(insert)

export const cases: Cases<Args, readonly (boolean | null)[]> = {
  kind: 'class',
  statement:
    'Design a set of words: `insert` adds a word, `search` returns whether exactly this word was inserted before, and `startsWith` returns whether any inserted word has this prefix. Inserted words consist of at least one letter from `a` to `z`, but you may be asked for any string. A word is a prefix of itself, and for the empty prefix the answer is always true.',
  name: 'Trie',
  methods: {
    // TypeScript takes its type from Object, so it does not know that this is a CodeType.
    constructor: { parameters: [], returns: 'void' as const },
    insert: { parameters: [{ name: 'word', type: 'string' }], returns: 'void' },
    search: { parameters: [{ name: 'word', type: 'string' }], returns: 'bool' },
    startsWith: { parameters: [{ name: 'prefix', type: 'string' }], returns: 'bool' },
  },
  /** The last call of each asks for a prefix, which the demo looks up. */
  examples: [
    {
      name: 'the words of the lesson',
      args: [[start, ...lesson, startsWith('te')]],
      result: [null, null, null, null, null, null, true],
    },
    {
      name: 'a prefix that ends elsewhere',
      args: [[start, ...lesson, startsWith('tin')]],
      result: [null, null, null, null, null, null, false],
    },
    {
      name: 'a whole word',
      args: [[start, ...lesson, startsWith('in')]],
      result: [null, null, null, null, null, null, true],
    },
    {
      name: 'more letters than the word',
      args: [[start, insert('go'), startsWith('got')]],
      result: [null, null, false],
    },
    { name: 'no words', args: [[start, startsWith('a')]], result: [null, false] },
    { name: 'the empty prefix', args: [[start, insert('a'), startsWith('')]], result: [null, null, true] },
    {
      name: 'a search for words, for parts of them and for what is none',
      args: [
        [
          start,
          startsWith('t'),
          ...lesson,
          insert('tea'),
          ...['in', 'te', 'inns', '', 'Tête'].map(search),
          ...['inn', 'inns', 'x'].map(startsWith),
        ],
      ],
      result: [
        ...[null, false, null, null, null, null, null, null],
        ...[true, false, false, false, false],
        ...[true, false, false],
      ],
    },
  ],
  /** Up to `size` words. */
  random(next, size) {
    const calls = [start]
    for (let left = wholeNumber(next, 0, size); left > 0; left--) {
      calls.push(insert(randomWord(next, 1)))
      if (next() < 0.5) calls.push(search(randomWord(next, 0)))
    }
    return [[...calls, startsWith(randomWord(next, 0))]]
  },
  reference: (calls) =>
    calls.map(([name, text], at) => {
      const before = calls.slice(0, at).filter(([method]) => method === 'insert')
      const words = before.map(([, word]) => String(word))
      if (name === 'search') return words.includes(String(text))
      if (name === 'startsWith') return text === '' || words.some((word) => word.startsWith(String(text)))
      return null
    }),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      insert: (word) => /^[a-z]+$/.test(String(word)),
      search: (_word) => true,
      startsWith: (_prefix) => true,
    }),
  // The demo grows the trie first and looks up one prefix.
  demoInput([[, ...calls]]) {
    const last = calls.at(-1)
    const words = calls.slice(0, -1).flatMap(([name, word]) => (name === 'insert' ? [String(word)] : []))
    return last?.[0] === 'startsWith' && words.length === calls.length - 1
      ? { words, prefix: String(last[1]) }
      : undefined
  },
  growth: {
    kind: 'Words that share their first letters, and as many prefixes one letter longer than a word: comparing each with every word takes n² / 4 comparisons.',
    order: 1,
    sizes: [512, 2048, 8192, 32_768],
    input(size) {
      const words = Array.from({ length: Math.floor(size / 2) }, (_, index) => writeInLetters(index))
      return [[start, ...words.map(insert), ...words.map((word) => startsWith(`${word}c`))]]
    },
  },
  drive: {
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
  },
}

function insert(word: string): MethodCall {
  return ['insert', word]
}

function search(word: string): MethodCall {
  return ['search', word]
}

function startsWith(prefix: string): MethodCall {
  return ['startsWith', prefix]
}

/** Two letters only, so that words share prefixes, repeat and contain each other. */
function randomWord(next: Random, minLength: number): string {
  return Array.from(
    { length: wholeNumber(next, minLength, 5) },
    () => 'aaaabbbbz'[wholeNumber(next, 0, 8)],
  ).join('')
}

/** 16 letters, `a` or `b`: the number in base 2. */
function writeInLetters(number: number): string {
  return number.toString(2).padStart(16, '0').replaceAll('0', 'a').replaceAll('1', 'b')
}
