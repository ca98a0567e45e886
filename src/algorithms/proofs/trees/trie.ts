import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { nodesWith, treeOf } from '../../checks/read-tree.ts'
import type { Step } from '../../step.ts'
import { growTrie } from '../../trees/trie.ts'

interface TrieInput {
  readonly words: readonly string[]
  readonly prefix: string
}

const lesson = ['tea', 'ten', 'to', 'in', 'inn']
/** Two letters only, so that words share prefixes, repeat and contain each other. */
const word = (minLength: number) =>
  fc.array(fc.constantFrom('a', 'b'), { minLength, maxLength: 5 }).map((letters) => letters.join(''))

export const proof = defineProof<TrieInput, boolean>({
  pattern: 'trie',
  inputs: fc.record({ words: fc.array(word(1), { maxLength: 6 }), prefix: word(0) }),
  examples: [
    { name: 'the words of the lesson', input: { words: lesson, prefix: 'te' }, answer: true },
    { name: 'a prefix that ends elsewhere', input: { words: lesson, prefix: 'tin' }, answer: false },
    { name: 'a whole word', input: { words: lesson, prefix: 'in' }, answer: true },
    { name: 'more letters than the word', input: { words: ['go'], prefix: 'got' }, answer: false },
    { name: 'no words', input: { words: [], prefix: 'a' }, answer: false },
    { name: 'the empty prefix', input: { words: ['a'], prefix: '' }, answer: true },
  ],
  trace: ({ words, prefix }) => growTrie(words, prefix),
  bruteForce: ({ words, prefix }) => prefix === '' || words.some((each) => each.startsWith(prefix)),
  pictured: (last) => nodesWith(last, 'result').length === 1,
  taken(decided, next) {
    const isMissing = nodesWith(next, 'frontier').length > 0
    if (isMissing) return 'Stop: no word starts like this'
    const [before, after] = [decided, next].map((step) => treeOf(step).nodes.length)
    return before === after ? 'Follow the child' : 'Create a new node'
  },
  /** Each dot ends a word that was put in, and each word that was put in before has its dot. */
  invariant(step, { words }) {
    const { nodes } = treeOf(step)
    const spelled = (id: string | undefined): string => {
      const node = nodes.find((each) => each.id === id)
      return node ? spelled(node.parent) + node.value : ''
    }
    const marked = nodes.filter(({ isWord }) => isWord).map(({ id }) => spelled(id))
    const invalid = marked.find((each) => !words.includes(each))
    if (invalid !== undefined) throw new Error(`${invalid} is marked`)
    if (!isInserting(step) && marked.length < new Set(words).size) throw new Error('a word is lost')
  },
  code: {
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
})

function isInserting({ line }: Step): boolean {
  return ['insert', 'check', 'grow', 'follow', 'mark'].includes(line)
}
